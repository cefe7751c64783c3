import { expect, test } from "vitest";
import type { By, Comparison, Side } from "../../route/comparison/comparison.ts";
import { looked, row } from "../answer.fixture.ts";
import type { Evidence } from "./figures.ts";
import { writeComparison } from "./write.ts";

const account = (name: string, total_value: number, total_cash: number) => ({
  account: name,
  total_value,
  total_cash,
  settled_cash: total_cash,
  unsettled_cash: 0,
});

const given: Evidence = {
  stated: [
    account("Joint brokerage", 5000, 500),
    account("Hector's IRA", 3000, 100),
    account("Rosa's IRA", 1000, 40),
    account("Rosa's Roth IRA", 2000, 10),
  ],
  rows: [
    row("KO", 10, { account: "Joint brokerage", cost_basis: 40 }),
    row("PG", 5, { account: "Rosa's IRA", cost_basis: 95 }),
    row("KO", 4, { account: "Rosa's IRA", cost_basis: 55 }),
    row("VTI", 2, { account: "Hector's IRA", cost_basis: 200, asset_class: "etf" }),
    row("XOM", 1, { account: "Hector's IRA", cost_basis: null }),
  ],
  quotes: [
    { symbol: "KO", price: 50, change_pct: 1 },
    { symbol: "PG", price: 90, change_pct: -1 },
    { symbol: "VTI", price: 250, change_pct: 2 },
    { symbol: "XOM", price: 100, change_pct: null },
  ],
  used: [looked("account_summary", {})],
};

const joint: Side = { accounts: ["Joint brokerage"] };
const hector: Side = { person: "Hector", accounts: ["Hector's IRA"] };
const rosa: Side = { person: "Rosa", accounts: ["Rosa's IRA", "Rosa's Roth IRA"] };
const peter: Side = { person: "Peter", accounts: [] };

const said = (by: By, sides: Comparison["sides"], over: Partial<Comparison> = {}): string =>
  writeComparison({ by, sides, end: "most", ...over }, given).text.replace(
    " As of 2026-01-15.",
    "",
  );

test("of two persons each account is told, and what both own is counted for neither", () => {
  const comparison: Comparison = {
    by: "value",
    end: "most",
    claim: "more",
    sides: [rosa, hector],
    couple: true,
    neither: ["Joint brokerage"],
  };
  expect(writeComparison(comparison, given)).toEqual({
    text: `No. The value is the same for Rosa and for Hector: $3,000.00 each. Joint brokerage, which both own, is counted for neither.

| Whose | Account | Value |
| --- | --- | --- |
| Rosa | Rosa's IRA | $1,000.00 |
| Rosa | Rosa's Roth IRA | $2,000.00 |
| Hector | Hector's IRA | $3,000.00 |

As of 2026-01-15.`,
    sources: ["tool:account_summary:v1"],
    calculated: [3000, 3000, 3000, 3000, 1000, 1000, 2000, 2000, 3000, 3000, 0, 0],
    certainty: 1,
  });
});

test.each<[string, By, Comparison["sides"], Partial<Comparison>]>([
  [
    "Yes. Joint brokerage holds more cash than Hector's IRA: $500.00 against $100.00, $400.00 more.",
    "cash",
    [joint, { accounts: ["Hector's IRA"] }],
    { claim: "more" },
  ],
  [
    "No. Joint brokerage is worth more than Hector's IRA: $5,000.00 against $3,000.00, $2,000.00 more.",
    "value",
    [{ ...hector, kind: "ira" }, joint],
    { claim: "more" },
  ],
  [
    "KO is worth more than PG: $700.00 against $450.00, $250.00 more.",
    "value",
    [{ symbol: "KO" }, { symbol: "PG" }],
    {},
  ],
  [
    "There is less in ETFs than in cash: $500.00 against $650.00, $150.00 less.",
    "value",
    [{ cash: true }, { asset_class: "etf" }],
    { end: "least" },
  ],
  [
    "The unrealized gain of PG is below that of KO: -$25.00 against +$80.00, $105.00 less.",
    "gain",
    [{ symbol: "KO" }, { symbol: "PG" }],
    { end: "least", loss: true },
  ],
  [
    "The unrealized gain in percent of VTI is above that of KO: +25.00 % against +12.90 %, 12.10 percentage points more.",
    "gain_pct",
    [{ symbol: "KO" }, { symbol: "VTI" }],
    {},
  ],
  [
    "No. The unrealized gain of KO is below that of VTI: +$80.00 against +$100.00, $20.00 less. Neither is at a loss.",
    "gain",
    [{ symbol: "KO" }, { symbol: "VTI" }],
    { end: "least", claim: "less", loss: true },
  ],
  [
    "The change on the day in percent of VTI is above that of PG: +2.00 % against -1.00 %, 3.00 percentage points more.",
    "day_pct",
    [{ symbol: "VTI" }, { symbol: "PG" }],
    {},
  ],
  [
    "Joint brokerage holds more KO than Rosa's IRA: 10 shares against 4 shares, 6 shares more.",
    "shares",
    [
      { symbol: "KO", ...joint },
      { symbol: "KO", accounts: ["Rosa's IRA"] },
    ],
    {},
  ],
  [
    "There are fewer positions in Joint brokerage than in Rosa's IRA: 1 against 2, 1 fewer.",
    "positions",
    [joint, { accounts: ["Rosa's IRA"] }],
    { end: "least" },
  ],
  [
    "The average cost a share of PG is above that of KO: $95.00 against $44.29, $50.71 more.",
    "average_cost",
    [{ symbol: "KO" }, { symbol: "PG" }],
    {},
  ],
  [
    "The cost of KO is above that of PG: $620.00 against $475.00, $145.00 more.",
    "cost",
    [{ symbol: "KO" }, { symbol: "PG" }],
    {},
  ],
  [
    "The price of PG is above that of KO: $90.00 against $50.00.",
    "price",
    [{ symbol: "KO" }, { symbol: "PG" }],
    {},
  ],
  [
    "The price of PG is above that of KO: $90.00 against $50.00, $40.00 more.",
    "price",
    [{ symbol: "KO" }, { symbol: "PG" }],
    { gap: true },
  ],
])("%s", (text, by, sides, over) => {
  expect(said(by, sides, over)).toBe(text);
});

test.each<[string, By, Comparison["sides"], Partial<Comparison>]>([
  [
    "Which of the two is more cannot be said. For Hector the value is $3,000.00. No account on file is in the name of Peter alone.",
    "value",
    [hector, peter],
    { claim: "more" },
  ],
  [
    "Which of the two is ahead cannot be said. There is no cost on file for XOM. The unrealized gain of Joint brokerage is +$100.00.",
    "gain",
    [{ accounts: ["Hector's IRA"] }, joint],
    {},
  ],
  [
    "Which of the two is ahead cannot be said. TSLA is not held. The unrealized gain of KO is +$80.00.",
    "gain",
    [{ symbol: "TSLA" }, { symbol: "KO" }],
    { claim: "more" },
  ],
  [
    "Which of the two is more cannot be said. There are no bonds on file. The value of ETFs is $500.00.",
    "value",
    [{ asset_class: "bonds" }, { asset_class: "etf" }],
    {},
  ],
  [
    "Which of the two is more cannot be said. There is no quote on file for TSLA. The price of KO is $50.00.",
    "price",
    [{ symbol: "TSLA" }, { symbol: "KO" }],
    {},
  ],
])("nothing is ranked: %s", (text, by, sides, over) => {
  expect(said(by, sides, over)).toBe(text);
});
