import type { Cell } from "../evidence/cell.ts";
import type { Label } from "../evidence/label.ts";

/** A row of a list that has all of its rows: a task, a transfer, a trade, a cash need. */
export interface ListedRow {
  list: string;
  record: Readonly<Record<string, unknown>>;
  labels: readonly Label[];
  /** The day that the rows were read for. */
  asOf: string;
}

/** Lists of tools that never leave out rows without saying so. */
const wholeLists = new Set(["needs", "transfers", "unvested"]);

export function listedRows(cells: readonly Cell[]): ListedRow[] {
  const rows = new Map<unknown, ListedRow>();
  for (const { list = "", record, isOfAll, labels, origin, isDerived } of cells) {
    if (record === undefined || rows.has(record) || isDerived === true) continue;
    if (wholeLists.has(list) || (isOfAll === true && list === "rows"))
      rows.set(record, { list, record, labels, asOf: origin?.source?.as_of ?? "" });
  }
  return [...rows.values()];
}

export const textOf = ({ record }: ListedRow, ...fields: readonly string[]): string =>
  fields.flatMap((field) => (typeof record[field] === "string" ? record[field] : []))[0] ?? "";

/** The day that a row is due, happened or vests. */
export const dayOf = (row: ListedRow): string =>
  textOf(row, "due", "date", "day", "timestamp", "vests").slice(0, 10);
