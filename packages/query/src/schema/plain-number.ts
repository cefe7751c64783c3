/** Converts "$50k" to 50000 and "10%" to 10; undefined if there is no number. */
export function plainNumber(text: string): string | undefined {
  const found = /^\s*(-?)\$?\s*([\d,]*\.?\d+)\s*(%|k|m|thousand|million)?\s*$/i.exec(text);
  if (found === null) return undefined;
  const [, sign = "", digits = "", unit = ""] = found;
  const factor = /^(m|million)$/i.test(unit) ? 1e6 : /^(k|thousand)$/i.test(unit) ? 1e3 : 1;
  return `${sign}${Number(digits.replaceAll(",", "")) * factor}`;
}
