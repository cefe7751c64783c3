import {
  americanSeparators,
  escapeForRegExp,
  pageSeparators,
  type Separators,
} from "../../format/separators.ts";
import { bracketMarks } from "./bracket-marks.ts";

const currency = /US\$|\$US|\$/;

/**
 * A figure for a spreadsheet: no dollar sign or separators, and a plain minus; the percent sign
 * stays in the heading.
 */
export function plainCell(text: string, separators: Separators): string {
  const found = figureIn(separators).exec(text.replace(currency, "").trim());
  if (found === null) return text.trim();
  const [, sign = "", whole = "", decimals] = found;
  const digits = whole.replaceAll(separators.group, "");
  return `${sign === "+" || sign === "" ? "" : "-"}${digits}${decimals ? `.${decimals}` : ""}`;
}

/** Groups have three digits, or two in India. */
function figureIn(separators: Separators): RegExp {
  const [group, decimal] = [escapeForRegExp(separators.group), escapeForRegExp(separators.decimal)];
  const whole = String.raw`\d{1,3}(?:${group}\d{2,3})*${group}\d{3}|\d+`;
  return new RegExp(String.raw`^([+−-]?)(${whole})(?:${decimal}(\d+))?\s*(?:%|pp)?$`);
}

/** Answers use the service's separators, and other tables the page's own. */
export const separatorsIn = (table: Element): Separators =>
  table.closest(".answer") === null ? pageSeparators : americanSeparators;

/** The rows of a table, headings first. */
export const rowsOf = (table: HTMLTableElement): string[][] =>
  [...table.rows].map((row) =>
    [...row.cells].map((cell) => plainCell(machineText(cell), separatorsIn(table))),
  );

/** The text of an element, with days as machines write them. */
function machineText(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const day of copy.querySelectorAll("time")) day.replaceWith(day.dateTime);
  bracketMarks(copy);
  return copy.textContent ?? "";
}

/** Whether the Markdown contains a table. */
export const hasTable = (markdown: string): boolean =>
  /^\|.*\|\s*\n\|[\s:|-]+\|\s*$/m.test(markdown);

/** Several tables as one, separated by empty rows. */
export const stackTables = (tables: readonly string[][][]): string[][] =>
  tables.flatMap((rows, at) => (at === 0 ? rows : [[], ...rows]));
