import { expect, it } from "vitest";
import { holding, price, today } from "../ips-check/household.fixture.ts";
import { dayChangeOf } from "./day-change.ts";

const quotes = (changes: Record<string, string | null>, as_of = today) => ({
  as_of,
  quotes: Object.entries(changes).map(([symbol, change_pct]) => ({
    ...{ symbol, change_pct },
    price: "1",
  })),
});

const up = holding("UP", { quantity: "100", price: price("110") });
const down = holding("DOWN", { quantity: "10", price: price("95") });

it("the change of all holdings is measured against what they were worth before", () => {
  // 100 of 100.00 and 10 of 100.00 before, so +1,000.00 and -50.00 on 11,000.00.
  expect(dayChangeOf([up, down], quotes({ UP: "10", DOWN: "-5" }))).toEqual({
    ...{ as_of: today, change_usd: 950, change_pct: 8.6364, coverage_pct: 100 },
  });
});

it("a holding with no change, or priced on another day, is only missing from the coverage", () => {
  const old = holding("OLD", { quantity: "10", price: price("95", { date: "2026-11-19" }) });
  const change = { as_of: today, change_usd: 1_000, change_pct: 10, coverage_pct: 92.0502 };
  expect(dayChangeOf([up, old], quotes({ UP: "10", OLD: "-5" }))).toEqual(change);
  expect(dayChangeOf([up, down], quotes({ UP: "10", DOWN: null }))).toEqual(change);
});

it("a short position gains what its price loses", () => {
  const short = holding("DOWN", { quantity: "-10", price: price("95") });
  expect(dayChangeOf([short], quotes({ DOWN: "-5" }))).toMatchObject({
    ...{ change_usd: 50, change_pct: 5 },
  });
});

it("one security may be spelled in two ways", () => {
  const berkshire = holding("BRK.B", { quantity: "100", price: price("110") });
  expect(dayChangeOf([berkshire], quotes({ "BRK-B": "10" }))?.change_usd).toBe(1_000);
});

it("no change is known without quotes", () => {
  expect(dayChangeOf([up], undefined)).toBeNull();
  expect(dayChangeOf([up], quotes({ UP: null }))).toBeNull();
  expect(dayChangeOf([up], quotes({ UP: "10" }, "2026-11-19"))).toBeNull();
});
