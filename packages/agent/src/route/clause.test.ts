import { expect, test } from "vitest";
import { clauseOf } from "./clause.ts";
import { read } from "./read.ts";
import { asked, demo } from "./route.fixture.ts";

test("a clause holds what it mentions beside its words", () => {
  const reading = read("AAPL and RELIANCE.NS in my Roth IRA yesterday, or NOW", demo);
  expect(clauseOf(reading.items, reading)).toEqual({
    said: "SYM in my ACC PER or now",
    plain: "SYM in my roth ira PER or now",
    text: "AAPL and RELIANCE.NS in my Roth IRA yesterday, or NOW",
    symbols: ["AAPL", "RELIANCE.NS"],
    account: { kind: "unknown", name: "Roth IRA" },
    period: { from: "2026-01-14", to: "2026-01-14" },
    periods: [{ from: "2026-01-14", to: "2026-01-14" }],
    doubtful: true,
    abroad: true,
    unheld: false,
    anotherHousehold: false,
    stranger: false,
    members: new Set(),
    today: "2026-01-15",
  });
});

test("both IRAs of three are those that hold what is asked about", () => {
  const accounts = ["Joint", "David's IRA", "Karen's IRA", "Karen's Roth IRA"];
  expect(asked("How many BND shares across both IRAs?", { accounts })).toEqual([
    {
      intent: "positions",
      params: { symbol: "BND", without: { accounts: ["Joint"], kept: accounts.slice(1) } },
    },
  ]);
});

test("of two stretches the one that is not just today is meant", () => {
  expect(asked("doing the books tonight: what did I buy in December?")[0]?.params).toEqual({
    from: "2025-12-01",
    to: "2025-12-31",
    side: "BUY",
  });
});

test("a stroke between spaces parts two questions, and one within words does not", () => {
  expect(asked("dollar gain on VOO / number of apple shares").map(({ intent }) => intent)).toEqual([
    "symbol_performance",
    "positions",
  ]);
  expect(asked("gain/loss on AAPL")).toHaveLength(1);
});

test("what of the holdings should go is advice, whatever is on file about ETFs", () => {
  expect(asked("Which one of our ETFs should we dump first?")[0]?.scope).toBe("advice");
});
