/** A line of comma-separated values after RFC 4180, safe to open in a spreadsheet. */
export const csvLine = (values: readonly (string | number | boolean | null)[]): string =>
  `${values.map(field).join(",")}\r\n`;

/** Text that a spreadsheet would run as a formula is text; some read the wide signs of East Asia, too. */
export const unarmed = (text: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;

function field(value: string | number | boolean | null): string {
  if (value === null) return "";
  if (typeof value !== "string") return String(value);
  const text = unarmed(value);
  return text !== value || /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
