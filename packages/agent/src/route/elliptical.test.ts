import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

test("a symbol at the end is of both", () => {
  expect(asked("avg cost and current price for VOO")).toEqual([
    { intent: "positions", params: { symbol: "VOO" } },
    { intent: "quotes", params: { symbol: "VOO" } },
  ]);
});

test("the same is asked of other days, and of another symbol in them", () => {
  const days = (from: string, to: string) => ({ from, to });
  expect(asked("Trades in December and in January")).toEqual([
    { intent: "activity", params: days("2025-12-01", "2025-12-31") },
    { intent: "activity", params: days("2026-01-01", "2026-01-15") },
  ]);
  expect(
    asked("What price did we pay for VOO in November and for AAPL in December?").map(
      ({ params }) => [params.symbol, params.from],
    ),
  ).toEqual([
    ["VOO", "2025-11-01"],
    ["AAPL", "2025-12-01"],
  ]);
});

test("a stretch alone that has a return is a question of its own", () => {
  expect(asked("trades this month and the ytd number").map(({ intent }) => intent)).toEqual([
    "activity",
    "performance",
  ]);
});

test("two columns of one row are one question", () => {
  expect(asked("What was the quantity and price of the last AAPL buy, and my cash?")).toMatchObject(
    [
      { intent: "activity", params: { symbol: "AAPL", side: "BUY", limit: 1 } },
      { intent: "cash_balance" },
    ],
  );
});

test("days between two commas are days of their own, and within those told of none", () => {
  const from = (message: string) => asked(message).map(({ params }) => params.from);
  expect(from("trades in november, december")).toEqual(["2025-11-01", "2025-12-01"]);
  expect(from("trades in the last two months of 2025 (November and December)")).toEqual([
    "2025-11-01",
  ]);
});

test("the same is asked by the other way", () => {
  const year = { from: "2026-01-01", to: "2026-01-15" };
  const own = { ...year, type: "deposit", measure: "sum" };
  expect(asked("How much went in by wire this year and how much by ACH?")).toEqual([
    { intent: "transfers", params: { ...own, via: "wire" } },
    { intent: "transfers", params: { ...own, via: "ACH" } },
  ]);
});
