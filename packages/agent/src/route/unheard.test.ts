import { describe, expect, test } from "vitest";
import { smiths } from "./route.fixture.ts";
import type { Intent, Params, Remembered, Routed, RoutedPart } from "./routed.ts";
import { isUnheard } from "./unheard.ts";

const part = (intent: Intent, params: Params = {}): RoutedPart => ({
  ...{ intent, params, confidence: 1, assumed: [], text: "" },
});
const read = (...parts: RoutedPart[]): Routed => ({
  ...{ parts, left_out: [], by: "rules", candidates: [] },
});
const previous: Remembered = part("positions_list");
const unheard = (message: string, found: Routed): boolean =>
  isUnheard(message, found, { ...smiths, previous });

describe("what a short message names has to show in what is looked up", () => {
  test.each<[string, Routed, Routed]>([
    [
      "and the gain on MSFT?",
      read(part("portfolio_ranking", { total: true, basis: "unrealized_pl" })),
      read(part("symbol_performance", { symbol: "MSFT" })),
    ],
    [
      "how much is in Karen's Roth IRA?",
      read(part("account_value")),
      read(part("account_value", { account: "Karen's Roth IRA" })),
    ],
    [
      "deposits in March?",
      read(part("transfers", { type: "deposit" })),
      read(part("transfers", { type: "deposit", from: "2026-03-01", to: "2026-03-31" })),
    ],
    [
      "so how much are we up on those shares?",
      read(part("activity", { side: "BUY", limit: 1 })),
      read(part("symbol_performance", { symbol: "MSFT" })),
    ],
    ["and the cash?", read(part("positions_list")), read(part("cash_balance"))],
    [
      "both together?",
      read(part("transfers", { type: "deposit", nth: 2 })),
      read(part("transfers", { type: "deposit", limit: 2, measure: "sum" })),
    ],
    [
      "and net?",
      read(part("transfers", { type: "deposit", order: "largest" })),
      read(part("transfers", { measure: "net" })),
    ],
    [
      "only the ETFs",
      read(part("portfolio_ranking", { direction: "best" })),
      read(part("portfolio_ranking", { direction: "best", asset_class: "etf" })),
    ],
    [
      "just the pending ones",
      read(part("transfers")),
      read(part("transfers", { status: "pending" })),
    ],
    [
      "on average?",
      read(part("transfers", { type: "deposit" })),
      read(part("transfers", { type: "deposit", measure: "average" })),
    ],
    ["what are they worth?", read(part("activity")), read(part("symbol_performance"))],
    [
      "and overall?",
      read(part("portfolio_ranking", { account: "Joint brokerage", direction: "worst" })),
      read(part("portfolio_ranking", { direction: "worst" })),
    ],
    [
      "what about the family's biggest?",
      read(part("symbol_performance", { symbol: "VTI" })),
      read(part("portfolio_ranking", { direction: "best", basis: "market_value" })),
    ],
  ])("%j", (message, wrong, right) => {
    expect(unheard(message, wrong)).toBe(true);
    expect(unheard(message, right)).toBe(false);
  });
});

test.each<[string, Routed]>([
  ["what does that all add up to?", read(part("transfers", { measure: "sum" }))],
  ["I said Apple but I want MSFT", read(part("quotes", { symbol: "MSFT" }))],
  ["is AAPL the largest?", read(part("portfolio_ranking", { direction: "best" }))],
  ["Can Karen put more into her Roth?", read(part("facts", { topic: "roth_ira" }))],
  ["and the cash?", { ...read(part("positions_list")), left_out: ["and the cash"] }],
  ["and the cash?", read(part("clarify"))],
])("%j is heard, or nothing is looked up for it", (message, found) => {
  expect(unheard(message, found)).toBe(false);
});

test("a first message, and a long one, tells things beside what it asks", () => {
  const found = read(part("positions_list"));
  expect(isUnheard("and the cash?", found, smiths)).toBe(false);
  expect(
    unheard("we talked about cash with Karen last week, now please list the holdings", found),
  ).toBe(false);
});
