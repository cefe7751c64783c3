/** Matches text that a spreadsheet would read as a formula. */
const formula = /^[=+@\t\r-]/;
const number = /^-?\d+(?:\.\d+)?$/;

const safe = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** Rows as tab-separated cells, for the clipboard. */
export const tsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => safe(cell).replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");

/** Rows as a CSV file (RFC 4180). */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
