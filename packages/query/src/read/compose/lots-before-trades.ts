import type { Book } from "../../book/book.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";

const isBuy = ({ dataset, where = [] }: Query): boolean =>
  dataset === "transactions" &&
  where.some(({ field, op, values }) => field === "type" && op === "is" && values.join() === "buy");

/** The names that lots have for the figures of a purchase. */
const ofLots: Readonly<Record<string, string>> = { amount: "cost", price: "unit_cost" };

/**
 * "How many VOO were bought in 2024": purchases before the first trade on file are read from the lots that are
 * still held, which carry the day of purchase.
 */
export function lotsBeforeTrades(query: Query, [book, ...others]: readonly Book[]): Query {
  const first = book?.coverage.find(({ types }) => types.includes("buy"))?.days?.[0];
  const to = query.period?.to;
  const before = first !== undefined && to !== undefined && to < first;
  if (!before || others.length > 0 || !isBuy(query)) return query;
  const { order, ...rest } = query;
  const lots: Query = {
    ...rest,
    dataset: "lots",
    measures: query.measures.map((name) => ofLots[name] ?? name),
    where: (query.where ?? []).filter(({ field }) => field !== "type"),
  };
  try {
    checkQuery(lots);
    return normalize(lots);
  } catch {
    return query;
  }
}
