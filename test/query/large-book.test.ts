import { makeBook } from "@advisor/query/book/book";
import { evaluate } from "@advisor/query/evaluate/evaluate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { statements } from "@advisor/sample-data/brokerage/statements";
import { samples } from "@advisor/sample-data/samples";
import { expect, test } from "vitest";
import { fundsBySymbol } from "./books.ts";

/** Copies of the samples, each a household with its own name. */
const records = Array.from({ length: 504 }, (_, index) => {
  const sample = samples[index % samples.length] ?? samples[0];
  if (sample === undefined) throw new Error("there are no samples");
  const { snapshot } = sample;
  const household = {
    ...snapshot.household,
    id: `hh_${index}`,
    name: `${snapshot.household.name} ${index}`,
  };
  return {
    ...sample,
    snapshot: { ...snapshot, household },
    statements: statements(sample),
    funds: fundsBySymbol,
  };
});

const positive = (field: string) => [{ field, op: "gt", values: ["0"] }];

const queries = [
  {
    dataset: "positions",
    measures: ["market_value"],
    aggregate: "total",
    group_by: ["household"],
    where: [{ field: "symbol", op: "is", values: ["PFE"] }],
  },
  {
    dataset: "holdings",
    measures: ["market_value", "weight"],
    aggregate: "total",
    group_by: ["asset_class"],
  },
  { dataset: "positions", measures: ["weight"], aggregate: "list", limit: 20 },
  { dataset: "positions", measures: ["gain_pct"], aggregate: "median" },
  {
    dataset: "lots",
    measures: ["gain"],
    aggregate: "total",
    where: [{ field: "gain", op: "lt", values: ["0"] }],
  },
  {
    dataset: "transactions",
    measures: ["amount"],
    aggregate: "total",
    group_by: ["month", "type"],
  },
  { dataset: "households", measures: ["account_value"], aggregate: "list", limit: 10 },
  { dataset: "tasks", measures: ["count"], aggregate: "total", group_by: ["status"] },
  {
    dataset: "policies",
    measures: ["cash_shortfall"],
    aggregate: "list",
    where: positive("cash_shortfall"),
  },
  {
    dataset: "policy_classes",
    measures: ["drift"],
    aggregate: "list",
    order: { by: "drift", direction: "largest" },
    limit: 10,
  },
  {
    dataset: "exposures",
    measures: ["market_value", "weight"],
    aggregate: "total",
    group_by: ["issuer"],
    limit: 10,
  },
];

// Processor time, so that other work on the machine does not count.
test("a question about 504 households takes less than two seconds of processor time", () => {
  const books = records.map(makeBook);
  const times = queries.map((query) => {
    const before = process.cpuUsage();
    const { rows } = evaluate(parseQuery(query), books);
    expect(rows.length).toBeGreaterThan(0);
    const { user, system } = process.cpuUsage(before);
    return [query.dataset, (user + system) / 1_000] as const;
  });
  expect(times.filter(([, milliseconds]) => milliseconds >= 2_000)).toEqual([]);
}, 60_000);
