import type * as Source from "@advisor/domain/source";
import type { Answer, Range } from "@advisor/tools/market-ports";
import * as z from "zod";
import type { Key } from "../../dynamo/keys.ts";
import type { Table } from "../../dynamo/table.ts";
import { readPacked } from "./packed-item.ts";
import { simulatedValue } from "./simulated.ts";

/** How to parse and date the rows of a stored list. */
export interface DatedListSpec<Row> {
  row: z.ZodType<Row>;
  /** The day or time by which rows are filtered. */
  at(row: Row): string;
  delay: Source.Info["delay"];
}

/** Reads a stored list, newest first, limited to the range. It is dated by the newest row returned. */
export async function readDatedList<Row>(
  table: Table,
  key: Key,
  { row, at, delay }: DatedListSpec<Row>,
  range: Range,
): Answer<Row[]> {
  const stored = await readPacked(table, key, z.array(row));
  if (stored === undefined) return undefined;
  const rows = newestInRange(stored.value, at, range);
  return simulatedValue(rows, latestDate(rows, at) ?? stored.as_of, delay);
}

/** Newest first, from the first to the last day inclusive, at most `limit` rows. */
export const newestInRange = <Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
  range: Range,
): Row[] =>
  rows
    .filter((row) => within(at(row).slice(0, 10), range))
    .toSorted((a, b) => at(b).localeCompare(at(a)))
    .slice(0, range.limit);

export const latestDate = <Row>(
  rows: readonly Row[],
  at: (row: Row) => string,
): string | undefined => rows.map(at).sort().at(-1);

const within = (day: string, { from, to }: Range): boolean =>
  (from === null || day >= from) && (to === null || day <= to);
