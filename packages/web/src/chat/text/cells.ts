/** A text that a sheet would take for a formula is none. */
const formula = /^[=+@\t\r-]/;
const number = /^-?\d+(?:\.\d+)?$/;

const safe = (text: string): string =>
  formula.test(text) && !number.test(text) ? `'${text}` : text;

/** Rows for the clipboard of a sheet. */
export const tsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => safe(cell).replace(/[\t\r\n]+/g, " ")).join("\t")).join("\n");

/** Rows as a CSV file (RFC 4180). */
export const csv = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((row) => row.map((cell) => `"${safe(cell).replaceAll('"', '""')}"`).join(","))
    .join("\r\n");
