import { describe, expect, test } from "vitest";
import { asked } from "./route.fixture.ts";
import * as slots from "./slots.ts";

test("a side is said, or both are", () => {
  expect(["what i bought", "sells", "buys and sells", "trades"].map(slots.side)).toEqual([
    "BUY",
    "SELL",
    undefined,
    undefined,
  ]);
});

test.each([
  ["what money came in PER", "deposit"],
  ["money in PER", "deposit"],
  ["when did they fund the account", "deposit"],
  ["contributions", "deposit"],
  ["how much has been pulled out", "withdrawal"],
  ["did any grants go out", "withdrawal"],
  ["money that left the account", "withdrawal"],
  ["has anything moved in or out PER", undefined],
  ["transfers", undefined],
])("%s: %s", (said, type) => {
  expect(slots.transferType(said)).toBe(type);
});

test("a side has many words", () => {
  expect(["picked up", "unloaded", "proceeds", "spent"].map(slots.side)).toEqual([
    "BUY",
    "SELL",
    "SELL",
    "BUY",
  ]);
});

describe("the state of a transfer", () => {
  test.each([
    ["pending deposits", "pending"],
    ["is there a pending deposit", "pending"],
    ["which withdrawals are pending", "pending"],
    ["did any transfers fail", "failed"],
    ["completed ones", "completed"],
    ["transfers that have not completed", "pending"],
    ["not gone through yet", "pending"],
    ["what is still outstanding", "pending"],
    ["transfers not pending", "completed"],
    ["which deposits went through", "completed"],
    ["confirm that the 500 withdrawal completed", undefined],
    ["did it clear", undefined],
    ["is my last withdrawal still pending", undefined],
    ["has my deposit cleared", undefined],
    ["is a deposit still pending", "pending"],
    ["is there a deposit today and has it completed", undefined],
    ["is there a deposit that has completed", "completed"],
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
  ["cash that has not cleared", "unsettled"],
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
  ["not making money", "worst"],
  ["are not in the green", "worst"],
  ["not losing money", "best"],
  ["biggest laggard", "worst"],
  ["deepest in the red", "worst"],
  ["what is bleeding", "worst"],
  ["dragging PER", "worst"],
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

test.each([
  "which position gained most relative to what i paid",
  "best position in proportion to its cost",
  "which has grown most against its purchase price",
  "best holding per dollar invested",
])("%s is asked in percent", (said) => {
  expect(slots.inPercent(said)).toBe(true);
});

test("money is no percent", () => {
  expect(slots.inPercent("which position gained most money")).toBe(false);
});

test("a class goes by several names", () => {
  expect(
    ["etfs", "index funds", "muni funds", "bond etfs", "covered calls", "equities", "cash"].map(
      slots.assetClass,
    ),
  ).toEqual(["etf", "funds", "bonds", "bonds", "options", "stocks", undefined]);
});

test("the superlative says which end is meant, whatever is gained or lost", () => {
  expect(asked("weakest holding, judged by percentage gain or loss")).toEqual([
    {
      intent: "portfolio_ranking",
      params: { direction: "worst", basis: "unrealized_pl_pct" },
    },
  ]);
});

test("bond or equity ETFs are ETFs", () => {
  expect(["bond or equity etfs", "bond etfs"].map(slots.assetClass)).toEqual(["etf", "bonds"]);
});
