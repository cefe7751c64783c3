import type { Coverage } from "../../datasets/transactions.ts";
import { joinNames } from "../../schema/fault.ts";
import { dimensionOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { countOf, dayText, formatFigure } from "../../words/format.ts";
import { valueText } from "../../words/names.ts";
import { kindNoun, typeNoun } from "../../words/nouns.ts";
import { capitalize, labelOf } from "../../words/phrases.ts";
import { typeCoverage, typeFilter } from "../absence.ts";
import { gatherRows, type JoinedRows } from "../gather.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

const pluralOf = (type: string): string => typeNoun(type)[1];

/**
 * Says which transactions no source records and, for an empty result or for rows without any ("not traded this
 * year"), which days the sources cover.
 */
export function coverageNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  const asked = transactionsOf(query);
  if (asked === undefined) return [];
  const { missing, recorded } = typeCoverage(asked, books);
  if (recorded.length === 0) return [{ code: "not_on_file", text: "No transactions are on file." }];
  if (missing.length > 0) {
    const text = `${capitalize(joinNames(missing.map(pluralOf)))} are not on file (${joinNames(recorded.map(pluralOf))} are).`;
    return [{ code: "not_on_file", text }];
  }
  const lists = asked === query;
  if ((lists && units.length > 0) || books.length !== 1) return [];
  const wanted = typeFilter(asked)?.values ?? recorded;
  const parts = books
    .flatMap(({ coverage }) => coverage)
    .filter(({ types }) => types.some((type) => wanted.includes(type)));
  const covered = { code: "covered", text: `On file: ${joinNames(parts.map(partText))}.` };
  return [covered, ...(lists ? latestNotes(query, evaluate) : [])];
}

/** The query, if it is about transactions, or what it says that its rows do not have. */
function transactionsOf(query: Query): Pick<Query, "where"> | undefined {
  const { dataset, exists } = query;
  if (dataset === "transactions") return query;
  return exists?.dataset === "transactions" && exists.not === true ? exists : undefined;
}

const latest = 3;

/**
 * Purchases of a period without any on file may be older than the statements: the lots that are still held carry
 * their day of purchase.
 */
export function lotNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  const { dataset, period, where = [] } = query;
  const [book, ...otherBooks] = books;
  const first = book?.coverage.find(({ types }) => types.includes("buy"))?.days?.[0];
  const isBuy = typeFilter(query)?.values.join() === "buy";
  const others = where.filter(({ field }) => field !== "type");
  const known = others.every(({ field }) => dimensionOf("lots", field) !== undefined);
  const old = period?.to !== undefined && first !== undefined && period.to < first;
  const isAsked = dataset === "transactions" && isBuy && known && units.length === 0;
  if (!isAsked || !old || otherBooks.length > 0) return [];
  const lots: Query = {
    ...{ dataset: "lots", measures: ["count", "quantity", "cost"], aggregate: "total" },
    ...{ where: others, period },
  };
  const [count, quantity, cost] = Object.values(evaluate(lots).rows[0]?.cells ?? {});
  if (count?.value == null || count.value.eq(0)) return [];
  const one = others.some(({ field, values }) => field === "symbol" && values.length === 1);
  const figures = [
    ...(one && quantity?.value != null
      ? [`${formatFigure(quantity.value, quantity.unit)} units`]
      : []),
    ...(cost?.value == null ? [] : [`cost ${formatFigure(cost.value, cost.unit)}`]),
  ];
  const held = countOf(count.value.toNumber(), "lot", "lots");
  const text = `Trades before ${dayText(first)} are not on file, but ${held} bought then ${count.value.eq(1) ? "is" : "are"} still held: ${figures.join(", ")}.`;
  return [{ code: "not_on_file", text }];
}

/** Lots without their day of purchase: the days of the purchases that are on file. */
export function purchaseNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { query, units } = scope;
  const { dataset, measures, where = [] } = query;
  const symbols = where.filter(({ field }) => field === "symbol");
  const asked = dataset === "lots" && measures[0] === "days" && symbols.length > 0;
  if (!asked || units.length === 0) return [];
  if (units.some(({ rows }) => rows.some(({ day }) => day !== null))) return [];
  const bought: Filter = { field: "type", op: "is", values: ["buy"] };
  const { rows } = evaluate({
    ...{ dataset: "transactions", measures: ["quantity"], aggregate: "list" },
    where: [...symbols, bought],
  });
  const days = rows.flatMap(({ names: { date } }) => (date == null ? [] : dayText(date)));
  return days.length === 0
    ? []
    : [{ code: "purchases", text: `Purchases on file: ${joinNames(days)}.` }];
}

/** The newest transactions of the same kind, if the requested period has none. */
function latestNotes(query: Query, evaluate: EvaluatedTable["evaluate"]): Note[] {
  const { dataset, where, period } = query;
  if (period === undefined) return [];
  const columns = ["amount", "quantity", "price"];
  const { rows } = evaluate(
    withoutUndefined({ dataset, measures: columns, aggregate: "list", where, limit: latest }),
  );
  const items = rows.map((row) => {
    const names = Object.entries(row.names).flatMap(([field, value]) =>
      value === null || field === "status" ? [] : valueText(field, value),
    );
    const figures = columns.flatMap((name) => {
      const cell = row.cells[name];
      if (cell === undefined || cell.value === null) return [];
      return `${labelOf(dataset, name)} ${formatFigure(cell.value, cell.unit)}`;
    });
    return [...names, ...figures].join(", ");
  });
  return items.length === 0 ? [] : [{ code: "latest", text: `The latest: ${items.join("; ")}.` }];
}

const partText = ({ types, days }: Coverage): string =>
  days === null
    ? `no ${types.map(pluralOf).join(" or ")}`
    : `${types.map(pluralOf).join(" and ")} from ${dayText(days[0])} to ${dayText(days[1])}`;

/** When a query for a kind of security has no rows, says how many of it are held, or else of which others. */
export function emptyNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  const kinds = (query.where ?? []).filter(({ field }) => field === "kind");
  if (units.length > 0 || kinds.length === 0) return [];
  if (!["positions", "holdings", "lots"].includes(query.dataset)) return [];
  const without = (query.where ?? []).filter((filter) => !kinds.includes(filter));
  const countsOf = (where: readonly Filter[]) => {
    const all = books.flatMap((book) => gatherRows({ ...query, where: [...where] }, book).units);
    return [...Map.groupBy(all, kindOf)].map(([kind, of]) => countOf(of.length, ...kindNoun(kind)));
  };
  // Options that none of the other filters fit are held all the same.
  const same = countsOf(kinds);
  const counts = same.length > 0 ? same : countsOf(without);
  if (counts.length === 0) return [];
  const text = `${same.length > 0 ? "Held" : "Held instead"}: ${joinNames(counts)}.`;
  return [{ code: "instead", text }];
}

const kindOf = ({ rows }: JoinedRows): string => rows[0]?.dimensions.kind ?? "other";

/** The household's return, in addition to those of its accounts. */
export function wholeReturnNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { dataset, group_by, where = [], period, aggregate } = scope.query;
  const apart = dataset === "returns" && aggregate === "total" && group_by?.join() === "account";
  if (!apart || where.length > 0 || scope.units.length === 0) return [];
  const { rows } = evaluate(
    withoutUndefined({ dataset, measures: ["return_pct"], aggregate, period }),
  );
  const value = rows[0]?.cells.return_pct?.value;
  if (value == null) return [];
  const text = `All accounts together returned ${formatFigure(value, "percent")}.`;
  return [{ code: "whole", text }];
}

/** When the custodian does not state the period, lists the periods that it states. */
export function timeframeNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books, units } = scope;
  if (query.dataset !== "returns" || units.length > 0) return [];
  const stated = new Set(
    books.flatMap((book) => book.rows("returns").flatMap((row) => row.dimensions.timeframe ?? [])),
  );
  const text =
    stated.size === 0
      ? "No returns are on file."
      : `That return is not on file; on file is ${joinNames([...stated])}.`;
  return [{ code: "not_on_file", text }];
}
