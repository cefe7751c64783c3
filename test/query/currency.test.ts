import { parseQuery } from "@advisor/query/schema/parse-query";
import { queryAnswer } from "@advisor/tools/answer-query";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const notesOf = (household: number, query: Record<string, unknown>): string[] =>
  queryAnswer(parseQuery(query), [book(household)]).notes;

const reliance = [{ field: "symbol", op: "is", values: ["RELIANCE.NS"] }];
const said =
  "RELIANCE.NS is quoted in rupees: 1,450 rupees on Nov 20, 2026, $16.675 at the rate of Nov 20, 2026 ($0.0115 a rupee).";

test.each([
  { dataset: "quotes", measures: ["price"], aggregate: "list", where: reliance },
  { dataset: "positions", measures: ["price"], aggregate: "total", where: reliance },
  { dataset: "positions", measures: ["market_value"], aggregate: "total", where: reliance },
  { dataset: "lots", measures: ["gain"], aggregate: "list", where: reliance },
  { dataset: "positions", measures: ["price"], aggregate: "list" },
])("%j states the price in its own currency and the date of the rate, once", (query) => {
  expect(notesOf(4, query).filter((text) => text.includes("rupees"))).toEqual([said]);
});

test.each([
  [4, { dataset: "positions", measures: ["market_value"], aggregate: "total" }],
  [1, { dataset: "positions", measures: ["price"], aggregate: "list" }],
] as const)(
  "sums over currencies, and dollar amounts, mention no exchange rate (D%d %j)",
  (id, query) => {
    expect(notesOf(id, query).join(" ")).not.toContain("quoted in");
  },
);
