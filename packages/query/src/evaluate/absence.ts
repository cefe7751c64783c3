import { zero } from "@advisor/domain/decimal";
import type { Book } from "../book/book.ts";
import type { Figure } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import type { Query } from "../schema/query.ts";

/** The figure for an empty result: 0 for events that did not happen, a reason when no source records them. */
export function emptyFigure(query: Query, books: readonly Book[]): Figure {
  const { dataset } = query;
  if (dataset === "transactions") return typeCoverage(query, books).covered ? zero : "not_on_file";
  if (["returns", "valuations", "quotes"].includes(dataset)) return "not_on_file";
  return datasetOf(dataset).events ? zero : "no_rows";
}

export interface TypeCoverage {
  /** True when a source records at least one of the requested types. */
  covered: boolean;
  /** Requested types that no source records. */
  missing: string[];
  recorded: string[];
}

export const typeFilter = ({ where = [] }: Pick<Query, "where">) =>
  where.find(({ field, op }) => field === "type" && op === "is");

/** Compares the transaction types of a query with the types that are on file. */
export function typeCoverage(query: Pick<Query, "where">, books: readonly Book[]): TypeCoverage {
  const recorded = [
    ...new Set(books.flatMap(({ coverage }) => coverage.flatMap(({ types }) => types))),
  ];
  const wanted = typeFilter(query)?.values ?? recorded;
  const missing = wanted.filter((type) => !recorded.includes(type));
  return { covered: wanted.length > missing.length, missing, recorded };
}
