import { expect, test } from "vitest";
import type { RoutedPart } from "../../route/routed.ts";
import { priced, trades } from "../answer.fixture.ts";
import { writePurchase } from "./purchase.ts";

const part = (text: string): RoutedPart => ({
  intent: "symbol_performance",
  params: { symbol: "JPM", side: "BUY", purchase: true },
  confidence: 0.9,
  assumed: [],
  text,
});
const quote = priced([["JPM", 220, -1.86]]);

test("one purchase at today's price, led by yes or no where that is asked", () => {
  const one = trades([["2026-01-08", "BUY", "JPM", 100, 226.4]]);
  const said = writePurchase(part("is that lot underwater"), one, quote);
  expect(said.text).toBe(
    "Yes. 100 JPM were bought @ $226.40 on 2026-01-08 (Brokerage); at $220.00 that is worth $22,000.00: a loss of $640.00 (-2.83 %) on a cost of $22,640.00. As of 2026-01-15.",
  );
  expect(said.sources).toEqual(["tool:activity:v1", "tool:quotes:v1"]);
  expect(writePurchase(part("how is that lot doing"), one, quote).text).toMatch(
    /^100 JPM were bought/,
  );
});

test("several purchases as one, and no sale among them", () => {
  const some = trades([
    ["2026-01-08", "BUY", "JPM", 100, 200],
    ["2026-01-07", "SELL", "JPM", 5, 210],
    ["2026-01-06", "BUY", "JPM", 50, 180],
  ]);
  expect(writePurchase(part("how are those buys doing"), some, quote).text).toBe(
    "150 JPM were bought in 2 buys; at $220.00 that is worth $33,000.00: a gain of +$4,000.00 (+13.79 %) on a cost of $29,000.00. As of 2026-01-15.",
  );
});

test("without a purchase, or a quote, there is no gain to tell", () => {
  const none = writePurchase(part("how is that lot doing"), trades([]), quote);
  expect(none.text).toMatch(/^There are no buys of JPM on file/);
  const unpriced = writePurchase(
    part("how is that lot doing"),
    trades([["2026-01-08", "BUY", "JPM", 100, 226.4]]),
    priced([]),
  );
  expect(unpriced.text).not.toMatch(/worth|gain|loss/);
});
