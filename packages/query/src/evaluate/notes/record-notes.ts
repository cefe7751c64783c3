import { daysBetween } from "@advisor/domain/day";
import { decimal, sum } from "@advisor/domain/decimal";
import { isStale } from "@advisor/domain/ips-check/findings/stale";
import { newestDay } from "../../book/book.ts";
import { isKnown, type Row } from "../../book/row.ts";
import { joinNames } from "../../schema/fault.ts";
import { measureOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import type { Filter } from "../../schema/query.ts";
import { countOf, dayText, formatFigure } from "../../words/format.ts";
import { typeNoun } from "../../words/nouns.ts";
import { capitalize } from "../../words/phrases.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

/** Pending or failed transfers that a sum of completed ones excludes. */
export function uncountedNotes({ scope }: EvaluatedTable): Note[] {
  const rows = scope.gathered.flatMap(({ uncounted }) => uncounted);
  const kindOf = ({ dimensions }: Row) => `${dimensions.status} ${dimensions.type}`;
  return [...Map.groupBy(rows, kindOf).values()].flatMap((all) => {
    const [first] = all;
    if (first === undefined) return [];
    const { status, type } = first.dimensions;
    const amount = sum(
      all.flatMap(({ figures: { amount: one } }) => (one && isKnown(one) ? one : [])),
    );
    const what = countOf(all.length, `${status} ${type}`, `${status} ${typeNoun(type ?? "")[1]}`);
    const verb = all.length === 1 ? "is" : "are";
    return {
      code: "not_counted",
      text: `${what} of ${formatFigure(amount, "usd")} ${verb} not counted.`,
    };
  });
}

/** What is owned jointly, in addition to what a person owns alone. */
export function jointNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { query } = scope;
  const [name = ""] = query.measures;
  const measure = measureOf(query.dataset, name);
  const isOwner = ({ field, op, values }: Filter) =>
    field === "owner" && op === "is" && !values.includes("joint");
  const owners = (query.where ?? []).find(isOwner);
  if (owners === undefined || measure?.rule.how !== "sum" || query.exists !== undefined) return [];
  const names = scope.books.flatMap(({ jointOwners }) =>
    [...jointOwners].flatMap(([account, of]) =>
      of.some((person) => owners.values.includes(person)) ? account : [],
    ),
  );
  if (names.length === 0) return [];
  const where = (query.where ?? []).flatMap((filter): Filter[] =>
    filter === owners
      ? [
          { ...owners, values: ["joint"] },
          { field: "account", op: "is", values: names },
        ]
      : [filter],
  );
  const { dataset, period } = query;
  const beside = evaluate(
    withoutUndefined({ dataset, measures: [name], aggregate: "total", where, period }),
  );
  const value = beside.rows[0]?.cells[name]?.value ?? null;
  if (value === null || value.eq(0)) return [];
  const text = `Owned jointly and not in it: ${joinNames(names, 5)}, ${measure.label} ${formatFigure(value, measure.unit)}.`;
  return [{ code: "joint", text }];
}

/** The return of all accounts together, next to that of each. */
export function householdReturnNotes({ scope, evaluate }: EvaluatedTable): Note[] {
  const { query, books } = scope;
  const { dataset, where = [], group_by = [], period } = query;
  const isEach = group_by.join() === "account" || where.some(isNotAll);
  const isWhole = where.every((filter) => isNotAll(filter) || filter.field === "timeframe");
  if (dataset !== "returns" || books.length > 1 || !isEach || !isWhole) return [];
  const timeframes = where.filter((filter) => !isNotAll(filter));
  const all = evaluate(
    withoutUndefined({
      ...{ dataset, measures: ["return_pct"], aggregate: "list" as const, period },
      where: [...timeframes, { field: "account", op: "is" as const, values: ["all"] }],
    }),
  );
  const [row, ...more] = all.rows;
  const value = row?.cells.return_pct?.value ?? null;
  if (value === null || more.length > 0) return [];
  const text = `All accounts together returned ${formatFigure(value, "percent")}.`;
  return [{ code: "household_return", text }];
}

const isNotAll = ({ field, op, values }: Filter): boolean =>
  field === "account" && op === "is_not" && values.join() === "all";

/** Says when the custodian's stated value differs from holdings plus cash. */
export function gapNotes({ scope }: EvaluatedTable): Note[] {
  const { query, units } = scope;
  const books = [...new Set(units.map(({ book }) => book))];
  const hasGap =
    query.dataset === "accounts" || query.dataset === "households" || query.dataset === "holdings";
  const valued = ["account_value", "market_value", "weight"].some((name) =>
    query.measures.includes(name),
  );
  const whole = (query.where ?? []).every(({ field }) => field === "household");
  if (!hasGap || !valued || !whole) return [];
  return books.flatMap((book) => {
    const gaps = book
      .rows("accounts")
      .flatMap(({ figures: { unreconciled: gap } }) => (gap && isKnown(gap) ? gap : []));
    const gap = sum(gaps);
    if (gap.eq(0)) return [];
    const stated = formatFigure(book.total.plus(gap), "usd");
    const more = `${formatFigure(gap.abs(), "usd")} ${gap.gt(0) ? "more" : "less"}`;
    const text = `The custodian states ${stated} for ${book.household.name}, ${more} than holdings and cash add up to.`;
    return { code: "gap", text };
  });
}

/** Names the households whose data is older than that of the others in the answer. */
export function datesNotes({ cut }: EvaluatedTable): Note[] {
  const units = cut.flatMap(({ line }) => line.units.filter(({ rows }) => rows.length > 0));
  const books = [...new Set(units.map(({ book }) => book))];
  const newest = newestDay(books);
  const older = books.filter(({ as_of }) => as_of < newest);
  if (older.length === 0) return [];
  const names = older.map(({ household, as_of }) => `${household.name} as of ${dayText(as_of)}`);
  const text = `${capitalize(joinNames(names, 5))}; the others as of ${dayText(newest)}.`;
  return [{ code: "dates", text }];
}

/** Lists values at prices that are two or more exchange days old. */
export function staleNotes({ scope, found }: EvaluatedTable): Note[] {
  const { query } = scope;
  const valued = ["market_value", "weight", "gain", "price"].some((name) =>
    query.measures.includes(name),
  );
  if (!valued || !["positions", "holdings", "lots"].includes(query.dataset)) return [];
  const rows = found.flatMap((one) => one.rows);
  const stale = rows.flatMap(({ dimensions, as_of }) => {
    const { price_date, name } = dimensions;
    if (price_date == null || !isStale(price_date, as_of)) return [];
    const days = formatFigure(decimal(daysBetween(price_date, as_of)), "days");
    return `${name} at its price of ${dayText(price_date)} (${days} old)`;
  });
  const names = [...new Set(stale)];
  return names.length === 0
    ? []
    : [{ code: "stale", text: `Valued at an old price: ${joinNames(names, 5)}.` }];
}
