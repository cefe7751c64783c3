import { expect, test } from "vitest";
import type { Params } from "../../route/routed.ts";
import { writeWeights } from "./weights.ts";

const frame = { found: true, reason: null, available: [], account: "Brokerage" };
const looked = <Data>(data: Data, source_id: string) => ({
  data,
  source_id,
  as_of: "2026-01-15",
  simulated: false,
});
const row = (symbol: string, quantity: number, asset_class: "stocks" | "etf" = "stocks") => ({
  account: "Brokerage",
  symbol,
  quantity,
  cost_basis: 10,
  asset_class,
  multiplier: 1,
});

const held = [row("AAPL", 1), row("MSFT", 3), row("BND", 4, "etf")];

function told(
  text: string,
  params: Params,
  rows = held,
  priced: readonly string[] = ["AAPL", "MSFT", "BND"],
) {
  const quotes = priced.map((symbol) => ({ symbol, price: 100, change_pct: null }));
  return writeWeights(
    { text, params: { direction: "best", basis: "market_value", share: true, ...params } },
    looked({ ...frame, asset_class_filter: null, positions: rows, total: rows.length }, "l"),
    looked({ ...frame, quotes, not_found: [] }, "q"),
  ).text;
}

const whole = "the value of the positions held, $800.00";

test("those over a share are told with theirs, and the largest where there are none", () => {
  expect(told("any position above 40 %?", { above: 40 })).toBe(
    `Yes. One position has a share over 40 % of ${whole}: BND, 50.00 % ($400.00). As of 2026-01-15.`,
  );
  expect(told("any position above 60 %?", { above: 60 })).toBe(
    `No position has a share over 60 % of ${whole}. The largest is BND, 50.00 % ($400.00). As of 2026-01-15.`,
  );
  expect(told("any position below 10 %?", { below: 10 })).toBe(
    `No position has a share under 10 % of ${whole}. The smallest is AAPL, 12.50 % ($100.00). As of 2026-01-15.`,
  );
});

test("by weight each has its share, the largest first", () => {
  expect(told("top 2 by weight", { limit: 2 })).toBe(
    `Shares of ${whole}, without cash, largest first:\n\n| Symbol | Share | Market value |\n| --- | --- | --- |\n| BND | 50.00 % | $400.00 |\n| MSFT | 37.50 % | $300.00 |\n\nAs of 2026-01-15.`,
  );
  expect(told("the second largest weight", { nth: 2 })).toBe(
    `The second largest position is MSFT: 37.50 % of ${whole}, at $300.00. As of 2026-01-15.`,
  );
});

test("a class together is a share of all that is held", () => {
  expect(told("are bonds over 40 %?", { asset_class: "bonds", total: true, above: 40 })).toBe(
    `Yes. Bonds and bond funds are 50.00 % of ${whole}: $400.00 in BND. As of 2026-01-15.`,
  );
  expect(told("percent in options", { asset_class: "options", total: true })).toBe(
    "There are no options. Held: stocks and ETFs. As of 2026-01-15.",
  );
});

test("without every value there are no shares, and no bound is applied", () => {
  expect(told("any above 40 %?", { above: 40 }, held, ["AAPL", "MSFT"])).toBe(
    "What each is of the whole is not worked out: there is no quote on file for BND, so that the bound was not applied.\n\nBy market value, largest first:\n\n| Symbol | market value |\n| --- | --- |\n| MSFT | $300.00 |\n| AAPL | $100.00 |\n\nNot ranked: BND (no price). As of 2026-01-15.",
  );
});
