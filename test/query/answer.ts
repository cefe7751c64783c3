import type { Decimal } from "@advisor/domain/decimal";
import { Fault } from "@advisor/domain/fault";
import { type Book, makeBook } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import type { Result, ResultRow } from "@advisor/query/evaluate/result";
import type { Query } from "@advisor/query/schema/query";
import { records } from "./random-records.ts";

export const randomBooks = records.map(makeBook);

/** Undefined for a query that is rejected. */
export function answer(query: Query, book: Book): Result | undefined {
  try {
    return evaluate(query, [book]);
  } catch (fault) {
    if (fault instanceof Fault) return undefined;
    throw fault;
  }
}

export const valueIn = (row: ResultRow | undefined, name: string): Decimal | null =>
  row?.cells[name]?.value ?? null;

/** More precise than any displayed figure, but without the last digits of a division. */
export const text = (value: Decimal | null): string | null => value?.round(20).toFixed() ?? null;
