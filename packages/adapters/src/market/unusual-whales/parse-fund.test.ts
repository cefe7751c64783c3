import { expect, test } from "vitest";
import { parseFund, UnusualWhalesFundHoldings, UnusualWhalesFundInfo } from "./parse-fund.ts";

const info = { name: "SPDR S&P 500 ETF Trust", expense_ratio: "0.0945", holdings_count: 503 };
const apple = { name: "APPLE INC", short_name: "APPLE", ticker: "AAPL", weight: "7.335" };
const nvidia = { name: null, ticker: "NVDA", updated: "2026-11-19", weight: "7.753154" };
const read = (info: unknown, data: unknown[]) =>
  parseFund(
    "SPY",
    UnusualWhalesFundInfo.parse({ data: info }),
    UnusualWhalesFundHoldings.parse({ data }),
    "2026-11-20",
  );

test("weights in percent become fractions of 1, dated by the newest date given", () => {
  expect(read(info, [nvidia, apple])).toEqual({
    symbol: "SPY",
    name: "SPDR S&P 500 ETF Trust",
    as_of: "2026-11-19",
    expense_ratio_pct: "0.0945",
    leverage: "1",
    constituents: [
      { symbol: "NVDA", name: "NVDA", issuer_id: null, weight: "0.07753154" },
      { symbol: "AAPL", name: "APPLE INC", issuer_id: null, weight: "0.07335" },
    ],
  });
});

test("holdings without a date are dated today", () => {
  expect(read(info, [apple])?.as_of).toBe("2026-11-20");
});

test("holdings without weights give no fund, so that another provider is asked", () => {
  expect(() => read(info, [{ ...apple, weight: null }])).toThrowError(
    expect.objectContaining({ code: "not_found" }),
  );
});

test("a symbol without holdings is not a fund", () => {
  expect(read(info, [])).toBeUndefined();
  expect(read(null, [apple])).toBeUndefined();
});
