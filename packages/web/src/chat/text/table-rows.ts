import { american, literal, ofPage, type Separators } from "../../format/separators.ts";

const currency = /US\$|\$US|\$/;

/** A figure as a sheet reads it: no dollar, no separators, a plain minus; the unit of percents stays in the head. */
export function plainCell(text: string, separators: Separators): string {
  const found = figureIn(separators).exec(text.replace(currency, "").trim());
  if (found === null) return text.trim();
  const [, sign = "", whole = "", decimals] = found;
  const digits = whole.replaceAll(separators.group, "");
  return `${sign === "+" || sign === "" ? "" : "-"}${digits}${decimals ? `.${decimals}` : ""}`;
}

/** Thousands have three digits, in India also two. */
function figureIn(separators: Separators): RegExp {
  const [group, decimal] = [literal(separators.group), literal(separators.decimal)];
  const whole = String.raw`\d{1,3}(?:${group}\d{2,3})*${group}\d{3}|\d+`;
  return new RegExp(String.raw`^([+−-]?)(${whole})(?:${decimal}(\d+))?\s*(?:%|pp)?$`);
}

/** An answer is written by the service; the other tables are the page's own. */
export const separatorsIn = (table: Element): Separators =>
  table.closest(".answer") === null ? ofPage : american;

/** The rows of a table on the page, heads first. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) =>
    [...row.cells].map((cell) => plainCell(cell.textContent ?? "", separatorsIn(table))),
  );

/** Whether a text has a table. */
export const hasTable = (markdown: string): boolean =>
  /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m.test(markdown);

/** Several tables as one, an empty row between them. */
export const stacked = (tables: readonly string[][][]): string[][] =>
  tables.flatMap((rows, at) => (at === 0 ? rows : [[], ...rows]));
