import { Fault } from "@advisor/domain/fault";
import { expect, test } from "vitest";
import * as z from "zod";
import { datasetNames, datasetOf } from "../datasets/datasets.ts";
import { parseQuery } from "./parse-query.ts";
import { Ask, Query } from "./query.ts";

const positions = { dataset: "positions", measures: ["gain"], aggregate: "total" };

const desc = (by: string) => ({ order: { by, direction: "desc" } });

/** The message of the fault. */
function messageOf(raw: unknown): string {
  try {
    parseQuery(raw);
  } catch (fault) {
    if (fault instanceof Fault) return `${fault.code} ${fault.message}`;
    throw fault;
  }
  return "answered";
}

test.each([
  [
    { ...positions, measures: ["cash"] },
    "measures: positions has no cash. It exists in accounts and households.",
  ],
  [{ ...positions, window: 3 }, "query: there is no window; there are dataset, measures, "],
  [{ ...positions, aggregate: "stddev" }, "aggregate: "],
  [{ ...positions, aggregate: undefined, test: { op: "gt", value: "5" } }, "aggregate: a test is "],
  [
    { ...positions, where: [{ field: "weight", op: "gt", values: ["a lot"] }] },
    'where[0]: "a lot" is not a number.',
  ],
  [
    { ...positions, where: [{ field: "account", op: "gt", values: ["Roth"] }] },
    "where[0]: account is a name: use is, is_not or contains.",
  ],
  [
    { ...positions, where: [{ field: "price_date", op: "lt", values: ["last week"] }] },
    'where[0]: "last week" is not a day; write YYYY-MM-DD or today.',
  ],
  [{ ...positions, where: [{ field: "kind", op: "is" }] }, "where[0]: is needs a value."],
  [
    { ...positions, period: { name: "this_year" } },
    "period: positions are as of today and have no period; lots, transactions, returns, valuations, needs, required_distributions, unvested, households, tasks and documents have one.",
  ],
  [
    { ...positions, having: [{ field: "gain", op: "gt", values: ["0"] }] },
    "having: having needs group_by.",
  ],
  [
    {
      dataset: "policy_classes",
      measures: ["market_value"],
      aggregate: "total",
      compare: { measure: "max" },
      test: { op: "gt" },
    },
    "compare.measure: market_value is in usd and max in percent; compare figures in one unit.",
  ],
  [{ ...positions, limit: 3 }, "limit: limit needs group_by or a list."],
  [
    { ...positions, measures: ["gain", "cost"], aggregate: "average" },
    "aggregate: average needs exactly one measure.",
  ],
  [
    { ...positions, measures: ["gain_pct"], aggregate: "list", reduce: "total" },
    "reduce: percents do not add up; use average.",
  ],
  [
    { ...positions, compare: { ratio: true } },
    "compare: say what is changed: dataset, measure, where or period.",
  ],
  [{ ...positions, test: { op: "gt" } }, "test: needs a value, or compare."],
  [
    { ...positions, measures: ["gain_pct", "share"] },
    "measures: share needs an amount before it that it is a share of.",
  ],
  [
    { ...positions, where: [{ field: "constructor", op: "is", values: ["x"] }] },
    "where[0]: positions has no constructor. It has ",
  ],
])("%j is answered with a hint", (raw, message) => {
  expect(messageOf(raw).startsWith(`invalid_query ${message}`)).toBe(true);
});

const lots = { dataset: "lots", measures: ["quantity"], aggregate: "list" };
const bigger = { field: "market_value", op: "gt", values: ["50000"] };
const apple = { field: "symbol", op: "is", values: ["AAPL"] };

test.each<[string, object, object]>([
  ["no aggregate", { dataset: "lots", measures: ["quantity"] }, lots],
  ["groups without one", { ...positions, group_by: ["kind"] }, { aggregate: "total" }],
  ["a count without one", { dataset: "lots", measures: ["count"] }, { aggregate: "total" }],
  ["a test of rows", { ...lots, aggregate: undefined, test: { op: "any" } }, lots],
  ["aggregates of SQL", { ...lots, aggregate: "AVG" }, { aggregate: "average" }],
  ["a count as one", { dataset: "lots", aggregate: "count" }, { measures: ["count"] }],
  [
    "what is empty",
    { ...positions, where: [], show: [], order: {}, offset: 0, include_empty: false },
    positions,
  ],
  ["nulls", { ...lots, where: null, period: { name: null }, limit: null, order: {} }, lots],
  ["fields of Cube", { ...lots, filters: [apple], top: "3" }, { where: [apple], limit: 3 }],
  ["a field with its dataset", { ...lots, measures: "lots.quantity" }, lots],
  ["`then`, as in Malloy", JSON.parse('{"dataset":"lots","then":"count"}'), { reduce: "count" }],
  ["one filter", { ...lots, where: { ...apple, values: "AAPL" } }, { where: [apple] }],
  ["filters by name", { ...lots, where: { symbol: ["AAPL"] } }, { where: [apple] }],
  [
    "other operators",
    { ...lots, where: [{ field: "symbol", operator: "==", value: "AAPL" }] },
    { where: [apple] },
  ],
  [
    "a number for text",
    { ...lots, where: [{ ...bigger, op: ">", values: [50000] }] },
    { where: [bigger] },
  ],
  ["an amount", { ...lots, where: [{ ...bigger, values: ["$50k"] }] }, { where: [bigger] }],
  [
    "a percentage",
    { ...positions, test: { op: ">", value: "10%" } },
    { test: { op: "gt", value: "10" } },
  ],
  [
    "between",
    { ...lots, where: [{ field: "days", op: "between", values: [30, 60] }] },
    {
      where: [
        { field: "days", op: "gte", values: ["30"] },
        { field: "days", op: "lte", values: ["60"] },
      ],
    },
  ],
  [
    "a time stamp",
    { ...lots, where: [{ field: "acquired", op: "before", values: ["2025-01-01T00:00:00Z"] }] },
    { where: [{ field: "acquired", op: "lt", values: ["2025-01-01"] }] },
  ],
  ["a period by its name", { ...lots, period: "YTD" }, { period: { name: "this_year" } }],
  ["a year", { ...lots, period: 2025 }, { period: { from: "2025-01-01", to: "2025-12-31" } }],
  [
    "a month",
    { ...lots, period: { name: "2026-02" } },
    { period: { from: "2026-02-01", to: "2026-02-28" } },
  ],
  [
    "other names of its ends",
    { ...lots, period: { name: "custom", start: "2026-02-01", end: "2026-02-03" } },
    { period: { from: "2026-02-01", to: "2026-02-03" } },
  ],
  ["today, of what is as of today", { ...positions, period: "today" }, positions],
  ["a filter of groups, in a list", { ...lots, having: [bigger] }, { where: [bigger] }],
  ["an order of one figure", { ...positions, order: { by: "gain" } }, positions],
  [
    "what is shown beside one figure",
    { ...positions, show: ["account"] },
    { aggregate: "list", show: ["account"] },
  ],
  [
    "a name among the measures",
    { ...lots, measures: ["quantity", "acquired"] },
    { measures: ["quantity"], show: ["acquired"] },
  ],
  [
    "what is grouped by among the measures",
    { ...positions, measures: ["kind", "gain"], group_by: ["kind"] },
    { measures: ["gain"] },
  ],
  ["an order as text", { ...lots, order: "quantity" }, desc("quantity")],
  ["an order in words", { ...lots, sort: [{ field: "quantity", dir: "DESC" }] }, desc("quantity")],
  ["no limit as 0", { ...lots, limit: 0 }, lots],
  ["a limit above all", { ...lots, limit: 1_000_000 }, { limit: undefined }],
  [
    "a share of nothing else",
    { ...lots, measures: ["share"], order: "share" },
    { measures: ["weight"], ...desc("weight") },
  ],
  [
    "a share of transactions",
    { dataset: "transactions", measures: ["share"] },
    { measures: ["share", "amount"] },
  ],
  [
    "a comparison without an aggregate",
    { dataset: "positions", measures: ["gain"], compare: { measures: ["cost"] } },
    { ...positions, compare: { measure: "cost" } },
  ],
])("%s: taken as what it means", (_, raw, wanted) => {
  expect(parseQuery(raw)).toMatchObject(wanted);
});

test("a list that is compared is its total, and the market value of accounts over time their value", () => {
  const compared = { ...positions, compare: { measure: "cost" } };
  expect(parseQuery({ ...compared, aggregate: "list" })).toMatchObject(compared);
  const value = (measure: string) =>
    parseQuery({
      ...{ dataset: "valuations", measures: [measure], aggregate: "total" },
      ...{ group_by: ["month"], order: { by: measure, direction: "desc" } },
    });
  expect(value("market_value")).toEqual(value("account_value"));
});

test("a value that is not a query is answered with a hint too", () => {
  for (const raw of [null, 7, "positions", [], {}, { dataset: "nothing" }]) {
    expect(messageOf(raw)).toMatch(/^invalid_query \S+: ./);
  }
});

test("names and labels are unique in a dataset", () => {
  for (const name of datasetNames) {
    const { dimensions, measures, columns, title, order, date } = datasetOf(name);
    const fields = { ...dimensions, ...measures };
    expect(Object.keys(fields).length).toBe(
      Object.keys(dimensions).length + Object.keys(measures).length,
    );
    const labels = Object.values(fields).map(({ label }) => label);
    expect([name, new Set(labels).size]).toEqual([name, labels.length]);
    expect(Object.keys(measures)).toEqual(expect.arrayContaining([...columns, "count"]));
    expect(Object.keys(dimensions)).toEqual(expect.arrayContaining([...title]));
    expect(order === undefined || Object.hasOwn(fields, order.by)).toBe(true);
    expect(date === undefined || Object.hasOwn(dimensions, date)).toBe(true);
  }
});

test("the schema that a model sees has no unions and no recursion", () => {
  const text = JSON.stringify(z.toJSONSchema(Query, { io: "input" }));
  expect(text).not.toMatch(/anyOf|oneOf|\$ref/);
  // About 1,950 tokens.
  expect(text.length).toBeLessThan(7_800);
});

test("an ask is a query, a call, a choice of asks or a refusal", () => {
  const query = Query.parse(positions);
  const ask = { kind: "clarify", about: "gain", options: [{ kind: "query", query }] };
  expect(Ask.parse(ask)).toEqual(ask);
});
