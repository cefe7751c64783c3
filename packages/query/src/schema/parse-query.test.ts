import { Fault } from "@advisor/domain/fault";
import { expect, test } from "vitest";
import * as z from "zod";
import { datasetNames, datasetOf } from "../datasets/datasets.ts";
import { parseQuery } from "./parse-query.ts";
import { Ask, Query } from "./query.ts";

const positions = { dataset: "positions", measures: ["gain"], aggregate: "total" };

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
  [{ ...positions, filters: [] }, "query: there is no filters: use where."],
  [{ ...positions, dateRange: "2026" }, "query: there is no dateRange: use period."],
  [{ ...positions, aggregate: "sum" }, 'aggregate: "sum": use total.'],
  [
    { ...positions, where: [{ field: "market_value", op: "gt", values: ["50k"] }] },
    'where[0]: "50k" is not a number; write 50000.',
  ],
  [
    { ...positions, where: [{ field: "weight", op: "gt", values: ["$1,250.50"] }] },
    'where[0]: "$1,250.50" is not a number; write 1250.5.',
  ],
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
    { ...positions, compare: {} },
    "compare: say what is changed: dataset, measure, where or period.",
  ],
  [{ ...positions, test: { op: "gt" } }, "test: needs a value, or compare."],
  [
    { ...positions, measures: ["share"] },
    "measures: share needs an amount before it that it is a share of.",
  ],
  [
    { ...positions, where: [{ field: "constructor", op: "is", values: ["x"] }] },
    "where[0]: positions has no constructor. It has ",
  ],
])("%j is answered with a hint", (raw, message) => {
  expect(messageOf(raw).startsWith(`invalid_query ${message}`)).toBe(true);
});

test("names that mean the same as ours are taken", () => {
  const listed = { ...positions, aggregate: "list", limit: 5 };
  const text = JSON.stringify({ ...listed, reduce: "average" });
  expect(parseQuery(JSON.parse(text.replace("reduce", "then")))).toEqual(
    parseQuery(JSON.parse(text)),
  );
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
