import { evaluate } from "@advisor/query/evaluate/evaluate";
import { narrate } from "@advisor/query/narrate/narrate";
import { parseQuery } from "@advisor/query/schema/parse-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";
import { is, list, type Raw, total } from "./examples.ts";

const tableOf = (query: Raw, household = 2) =>
  narrate(evaluate(parseQuery(query), [book(household)])).table;

test("sums, and percentages of sums, are totaled below the lines", () => {
  const gains = total("positions", ["gain", "gain_pct", "accounts"], { group_by: ["account"] });
  expect(tableOf(gains)?.total).toEqual(["All", "+$466,037.50", "+26.35%", ""]);
});

test.each<[string, Raw]>([
  ["some lines are left out", total("positions", "gain", { group_by: ["account"], limit: 2 })],
  ["weights and limits of classes", list("policy_classes", ["weight", "min", "max"])],
  ["units of several securities", list("positions", ["quantity"])],
  ["deposits and purchases", list("transactions", ["amount"])],
])("without a total: %s", (_, query) => {
  expect(tableOf(query, 1)?.rows.length).toBeGreaterThan(1);
  expect(tableOf(query, 1)?.total).toBeNull();
});

test("a column without a word in any line is left out", () => {
  const rows = { where: [is("type", "deposit")] };
  const deposits = tableOf(list("transactions", ["amount", "price"], rows), 1);
  expect(deposits?.columns).toEqual(["date", "type", "account", "method", "status", "amount"]);
  expect(deposits?.total).toEqual(["All", "", "", "", "", "$3,750.00"]);
});
