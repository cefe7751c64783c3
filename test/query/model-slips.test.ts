import { readFileSync } from "node:fs";
import { normalize } from "@advisor/query/schema/normalize";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { Query } from "@advisor/query/schema/query";
import { expect, test } from "vitest";

type Raw = Record<string, unknown>;

/** The queries of a good model. */
const queries: readonly Raw[] = readFileSync(new URL("right-queries.tsv", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => JSON.parse(line.split("\t")[2] ?? ""))
  .filter((raw: Raw) => "dataset" in raw);

const names = Object.keys(Query.shape);
const unused = (empty: unknown) => (raw: Raw) => ({
  ...Object.fromEntries(names.map((name) => [name, empty])),
  ...raw,
});

const isFilter = (raw: Raw): boolean => "field" in raw && "op" in raw;

/** With each filter rewritten, wherever it stands. */
const eachFilter = (change: (filter: Raw) => Raw) => {
  const visit = (raw: unknown): unknown => {
    if (Array.isArray(raw)) return raw.map(visit);
    if (typeof raw !== "object" || raw === null) return raw;
    const all = Object.fromEntries(
      Object.entries(raw).map(([name, value]) => [name, visit(value)]),
    );
    return isFilter(all) ? change(all) : all;
  };
  return (raw: Raw) => visit(raw) as Raw;
};

const signs: Raw = { is: "=", is_not: "!=", gt: ">", gte: ">=", lt: "<", lte: "<=" };
const sql: Raw = { total: "SUM", average: "AVG" };

const numberOf = (value: unknown) =>
  /^-?\d+(\.\d+)?$/.test(String(value)) ? Number(value) : value;

const slips: readonly [string, (raw: Raw) => Raw][] = [
  ["nulls", unused(null)],
  ["empty texts", unused("")],
  ["empty lists", unused([])],
  ["empty objects", unused({})],
  ["signs", eachFilter(({ op, ...rest }) => ({ ...rest, operator: signs[String(op)] ?? op }))],
  ["one value", eachFilter(({ values, ...rest }) => ({ ...rest, value: alone(values) }))],
  [
    "numbers",
    eachFilter(({ values = [], ...rest }) => ({ ...rest, values: [values].flat().map(numberOf) })),
  ],
  ["SQL", (raw) => ({ ...raw, aggregate: sql[String(raw.aggregate)] ?? raw.aggregate })],
  ["one measure", (raw) => ({ ...raw, measures: alone(raw.measures) })],
  [
    "paths",
    (raw) => ({
      ...raw,
      measures: [raw.measures ?? []].flat().map((name) => `${raw.dataset}.${name}`),
    }),
  ],
  ["an order as text", (raw) => ({ ...raw, order: orderText(raw.order) })],
];

const alone = (list: unknown) => (Array.isArray(list) && list.length === 1 ? list[0] : list);

const orderText = (order: unknown) =>
  typeof order === "object" && order !== null ? Object.values(order).join(" ") : order;

test.each(slips)("a query with %s is the same query", (_, slip) => {
  for (const raw of queries) {
    expect(normalize(parseQuery(slip(raw)))).toEqual(normalize(parseQuery(raw)));
  }
});
