import { describe, expect, test } from "vitest";
import * as slots from "./slots.ts";

test("a side is said, or both are", () => {
  expect(["what i bought", "sells", "buys and sells", "trades"].map(slots.side)).toEqual([
    "BUY",
    "SELL",
    undefined,
    undefined,
  ]);
});

describe("the state of a transfer", () => {
  test.each([
    ["pending deposits", "pending"],
    ["is there a pending deposit", "pending"],
    ["which withdrawals are pending", "pending"],
    ["did any transfers fail", "failed"],
    ["completed ones", "completed"],
    ["is my last withdrawal still pending", undefined],
    ["has my deposit cleared", undefined],
    ["why did my deposit fail", undefined],
  ])("%s", (said, status) => {
    expect(slots.transferStatus(said)).toBe(status);
  });
});

test.each([
  ["cash", "both"],
  ["settled cash", "settled"],
  ["unsettled cash", "unsettled"],
  ["cash that has not settled", "unsettled"],
  ["settled and unsettled", "both"],
  ["total cash", "total"],
  ["can i withdraw", "settled"],
])("%s is %s", (said, kind) => {
  expect(slots.cashKind(said)).toBe(kind);
});

test.each([
  ["biggest loss", "worst"],
  ["down the most", "worst"],
  ["lost the least", "best"],
  ["smallest gain", "worst"],
  ["biggest gain", "best"],
  ["gains and losses", "best"],
  ["rank them", undefined],
])("%s: %s first", (said, direction) => {
  expect(slots.direction(said)).toBe(direction);
});

test("today and percent each switch their side of the basis", () => {
  const none = { size: false, day: false, percent: false };
  expect(
    [
      none,
      { ...none, percent: true },
      { ...none, day: true },
      { ...none, day: true, percent: true },
      { ...none, size: true, percent: true },
    ].map(slots.basis),
  ).toEqual(["unrealized_pl", "unrealized_pl_pct", "day_change", "day_change_pct", "market_value"]);
});

test("a class goes by several names", () => {
  expect(
    ["etfs", "index funds", "munis", "covered calls", "equities", "cash"].map(slots.assetClass),
  ).toEqual(["etf", "funds", "bonds", "options", "stocks", undefined]);
});
