import { zero } from "@advisor/domain/decimal";
import type { Book } from "../book/book.ts";
import type { Figure } from "../book/row.ts";
import { datasetOf } from "../datasets/datasets.ts";
import type { Query } from "../schema/query.ts";

/** What the figure of nothing is: 0 for what could have happened, a reason for what no source records. */
export function noneOf(query: Query, books: readonly Book[]): Figure {
  const { dataset } = query;
  if (dataset === "transactions") return typesOf(query, books).covered ? zero : "not_on_file";
  if (["returns", "valuations", "quotes"].includes(dataset)) return "not_on_file";
  return datasetOf(dataset).events ? zero : "no_rows";
}

export interface Types {
  /** Whether a source records at least one of the wanted types. */
  covered: boolean;
  /** Wanted and recorded nowhere. */
  missing: string[];
  recorded: string[];
}

export const typeFilter = ({ where = [] }: Pick<Query, "where">) =>
  where.find(({ field, op }) => field === "type" && op === "is");

/** The types of transactions that a query is about, against those on file. */
export function typesOf(query: Query, books: readonly Book[]): Types {
  const recorded = [
    ...new Set(books.flatMap(({ coverage }) => coverage.flatMap(({ types }) => types))),
  ];
  const wanted = typeFilter(query)?.values ?? recorded;
  const missing = wanted.filter((type) => !recorded.includes(type));
  return { covered: wanted.length > missing.length, missing, recorded };
}
