/** A line of CSV (RFC 4180) that is safe to open in a spreadsheet. */
export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(field).join(",")}\r\n`;

/**
 * Quotes text that a spreadsheet would run as a formula, including full-width characters that some
 * East Asian versions accept.
 */
export const escapeFormula = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;

function field(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = escapeFormula(value);
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
