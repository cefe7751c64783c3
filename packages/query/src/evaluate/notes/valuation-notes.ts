import { flowsWithoutValuation, netFlow, type SubPeriod } from "@advisor/domain/returns/sub-period";
import type { Book } from "../../book/book.ts";
import { isKnown, type Row } from "../../book/row.ts";
import { computedReturnPrefix } from "../../datasets/returns.ts";
import { joinNames } from "../../schema/fault.ts";
import { measureOf } from "../../schema/fields.ts";
import { spanOf } from "../../schema/period.ts";
import { countOf, dayText, formatFigure } from "../../words/format.ts";
import { timeframeOf } from "../gather.ts";
import { latestRows, subPeriodsIn } from "../linked-returns.ts";
import type { Note } from "../result.ts";
import type { QueryScope } from "../scope.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

/** The dates and method of a computed return, what it excludes, and the custodian's own figure. */
export function valuationNotes({ scope }: EvaluatedTable): Note[] {
  const { query, books } = scope;
  if (query.dataset !== "valuations") return [];
  const [book, ...others] = books;
  if (book === undefined || others.length > 0) return [];
  return [
    ...(query.measures.some(isLinked) && query.aggregate === "total" ? measuredNotes(scope) : []),
    ...missingNotes(scope, book),
    ...sourceNotes(scope),
    ...withoutValues(scope, book),
    ...(query.measures.some((name) => name.startsWith("time_weighted")) ? statedNotes(scope) : []),
  ];
}

const isLinked = (name: string): boolean => measureOf("valuations", name)?.rule.how === "linked";

function measuredNotes(scope: QueryScope): Note[] {
  const rows = scope.units.flatMap((unit) => unit.rows);
  const links = subPeriodsIn(rows, spanOf(scope.query.period ?? {}, scope.books[0]?.as_of ?? ""));
  const [first, last] = [links[0], links.at(-1)];
  if (first === undefined || last === undefined || scope.query.group_by !== undefined) return [];
  const days = `Measured from ${dayText(first.from)} to ${dayText(last.to)} by the values of ${links.length + 1} days`;
  const text = `${days}, ${flowText(links)}.`;
  return [{ code: "measured", text }, ...coveredNotes(scope, first)];
}

function flowText(links: readonly SubPeriod[]): string {
  const flows = links.flatMap((link) => link.flows);
  if (flows.length === 0) return "without deposits or withdrawals";
  const net = `with net deposits of ${formatFigure(netFlow(links), "usd")}`;
  const between = flowsWithoutValuation(links).length;
  if (between === 0) return `${net}, each on a day with a value`;
  return `${net}; ${countOf(between, "flow has", "flows have")} no value of the day (Modified Dietz)`;
}

/** Cash flows before the first recorded transfer are unknown. */
function coveredNotes({ books }: QueryScope, first: SubPeriod): Note[] {
  const days = books.flatMap(({ coverage }) =>
    coverage.flatMap(({ types, days }) => (types.includes("deposit") ? (days ?? []) : [])),
  );
  const [start] = days;
  if (start === undefined || first.from >= start) return [];
  return [
    { code: "covered", text: `Deposits and withdrawals are on file from ${dayText(start)}.` },
  ];
}

/** The nearest recorded values, if the requested days have none. */
function missingNotes({ query, units }: QueryScope, book: Book): Note[] {
  const rows = book.rows("valuations");
  if (rows.length === 0) {
    return [{ code: "not_on_file", text: "No values over time are on file." }];
  }
  const span = spanOf(query.period ?? {}, book.as_of);
  const days = [...new Set(rows.flatMap(({ day }) => day ?? []))].sort();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  if (units.length === 0) {
    const before = days.findLast((day) => span.from !== null && day < span.from);
    const after = days.find((day) => span.to !== null && day > span.to);
    const near = [before, after].flatMap((day) => (day === undefined ? [] : [dayText(day)]));
    return [{ code: "not_on_file", text: `The nearest values on file are of ${joinNames(near)}.` }];
  }
  const opened = span.from === null || days.some((day) => day <= (span.from ?? ""));
  return !opened && query.measures.some(isLinked)
    ? [
        {
          code: "not_on_file",
          text: `Values are on file from ${dayText(first)} to ${dayText(last)}.`,
        },
      ]
    : [];
}

/** Who states these values, and their dates. */
function sourceNotes({ query, units }: QueryScope): Note[] {
  const rows = latestRows(units.flatMap((unit) => unit.rows));
  const by = [...new Set(rows.flatMap(({ dimensions }) => dimensions.stated_by ?? []))];
  const days = [...new Set(rows.flatMap(({ day }) => day ?? []))].sort();
  if (!query.measures.includes("account_value") || query.aggregate === "list") return [];
  if (by.length === 0 || query.group_by !== undefined) return [];
  return [{ code: "stated_by", text: `By ${joinNames(by)} of ${joinNames(days.map(dayText))}.` }];
}

/** Accounts without recorded values, if the question names none. */
function withoutValues({ query, units }: QueryScope, book: Book): Note[] {
  if ((query.where ?? []).length > 0 || units.length === 0) return [];
  const known = new Set(book.rows("valuations").map(({ dimensions }) => dimensions.account));
  const names = book
    .rows("accounts")
    .flatMap(({ dimensions: { account } }) =>
      account == null || known.has(account) ? [] : account,
    );
  const text = `Without ${joinNames(names, 5)}, of which no values over time are on file.`;
  return names.length === 0 ? [] : [{ code: "left_out", text }];
}

/** The custodian's own figure next to the computed one. */
function statedNotes(scope: QueryScope): Note[] {
  const { aggregate, group_by, compare } = scope.query;
  if (aggregate !== "total" || group_by !== undefined || compare !== undefined) return [];
  const [row, ...more] = statedRows(scope);
  const figure = row?.figures.return_pct;
  if (row === undefined || figure === undefined || !isKnown(figure) || more.length > 0) return [];
  const text = `The custodian states ${formatFigure(figure, "percent")} for ${row.dimensions.timeframe}.`;
  return [{ code: "stated", text }];
}

/** Stated returns for the same accounts and period, or for any period if there are no values. */
function statedRows({ query, books, units }: QueryScope): Row[] {
  const { where = [], period } = query;
  const all = books
    .flatMap((book) => book.rows("returns"))
    .filter(({ id }) => !id.startsWith(computedReturnPrefix));
  const timeframe = period === undefined ? "ITD" : timeframeOf(period);
  const any = units.length === 0 && period === undefined;
  const rows = any ? all : all.filter(({ dimensions }) => dimensions.timeframe === timeframe);
  if (where.length === 0) {
    return rows.length === 1 ? rows : rows.filter(({ dimensions }) => dimensions.account === "all");
  }
  const named = where.find(({ field, op }) => field === "account" && op === "is");
  if (named === undefined || where.length > 1) return [];
  return rows.filter(({ dimensions: { account } }) => named.values.includes(account ?? ""));
}
