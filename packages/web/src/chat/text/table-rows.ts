const figure = /^([+−-]?)\$?(\d[\d,]*(?:\.\d+)?)(%| pp)?$/;

/** A figure as a sheet reads it: no dollar, no separators, a plain minus; the unit of percents stays in the head. */
export function plainCell(text: string): string {
  const found = figure.exec(text.replace(/\s+/g, " ").trim());
  if (found === null) return text.trim();
  const [, sign = "", digits = ""] = found;
  return `${sign === "+" || sign === "" ? "" : "-"}${digits.replaceAll(",", "")}`;
}

/** The rows of a table on the page, heads first. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) => [...row.cells].map((cell) => plainCell(cell.textContent ?? "")));

/** Whether a text has a table. */
export const hasTable = (markdown: string): boolean =>
  /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m.test(markdown);

/** Several tables as one, an empty row between them. */
export const stacked = (tables: readonly string[][][]): string[][] =>
  tables.flatMap((rows, at) => (at === 0 ? rows : [[], ...rows]));
