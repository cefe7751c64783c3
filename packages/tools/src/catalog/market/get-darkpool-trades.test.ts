import type { DarkpoolTrade } from "@advisor/domain/market/trades";
import { expect, test } from "vitest";
import {
  calendar,
  invalid,
  noLimits,
  noRanges,
  noTickers,
  signal,
  sourced,
  symbols,
} from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getDarkpoolTrades } from "./get-darkpool-trades.ts";

const print: DarkpoolTrade = {
  symbol: "AAPL",
  kind: "print",
  at: "2026-11-19T18:05:11Z",
  price: "193.11",
  shares: "25000",
  value: "4827750",
  trades: null,
  venue: null,
};
const week: DarkpoolTrade = {
  symbol: "AAPL",
  kind: "weekly_total",
  at: "2026-10-26",
  price: null,
  shares: "41250300",
  value: null,
  trades: 512004,
  venue: "UBS ATS",
};

const run = (raw: unknown, rows: DarkpoolTrade[] = [print, week]) =>
  runTool(
    getDarkpoolTrades,
    raw,
    {
      darkpool: { list: async (symbol) => (symbol === "AAPL" ? sourced(rows) : undefined) },
      symbols,
      calendar,
    },
    signal,
  );

test("prints and weekly totals are separate, and a missing price stays null", async () => {
  expect(await run({ symbol: "AAPL" })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "more_until": null,
          "note": "Weekly totals, published two to four weeks late. They are no single trades.",
          "prints": {
            "shares": 25000,
            "value_usd": 4827750,
            "without_value": 0,
          },
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "trades": [
            {
              "at": "2026-11-19T18:05:11Z",
              "kind": "print",
              "price_usd": 193.11,
              "shares": 25000,
              "trades": null,
              "value_usd": 4827750,
              "venue": null,
            },
            {
              "at": "2026-10-26",
              "kind": "weekly_total",
              "price_usd": null,
              "shares": 41250300,
              "trades": 512004,
              "value_usd": null,
              "venue": "UBS ATS",
            },
          ],
          "weekly_totals": {
            "shares": 41250300,
            "value_usd": null,
            "without_value": 1,
          },
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_darkpool_trades:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "more_until": null,
          "note": "Weekly totals, published two to four weeks late. They are no single trades.",
          "prints": {
            "shares": 25000,
            "value_usd": 4827750,
            "without_value": 0,
          },
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "trades": [
            {
              "at": "2026-11-19T18:05:11Z",
              "kind": "print",
              "price_usd": 193.11,
              "shares": 25000,
              "trades": null,
              "value_usd": 4827750,
              "venue": null,
            },
            {
              "at": "2026-10-26",
              "kind": "weekly_total",
              "price_usd": null,
              "shares": 41250300,
              "trades": 512004,
              "value_usd": null,
              "venue": "UBS ATS",
            },
          ],
          "trades_left_out": 0,
          "weekly_totals": {
            "shares": 41250300,
            "value_usd": null,
            "without_value": 1,
          },
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_darkpool_trades:v1",
      },
      "view": null,
    }
  `);
});

test("prints alone carry no note about weekly totals", async () => {
  expect((await run({ symbol: "AAPL" }, [print])).result.data.note).toBeNull();
});

test("the next page begins on the day of the first omitted row", async () => {
  const earlier = { ...print, at: "2026-11-18T20:00:00Z" };
  const { result } = await run({ symbol: "AAPL", limit: 1 }, [print, earlier]);
  expect(result.data).toMatchObject({ more_until: "2026-11-18", prints: { shares: 25_000 } });
});

test("days without trading are distinguished from an unknown ticker", async () => {
  expect((await run({ symbol: "AAPL" }, [])).result.data).toMatchObject({
    found: true,
    reason: "No off-exchange trading of AAPL in these days.",
  });
  expect((await run({ symbol: "AAPK" })).result.data).toEqual({
    found: false,
    symbol: "AAPK",
    note: null,
    prints: null,
    weekly_totals: null,
    trades: [],
    more_until: null,
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("invalid tickers, days and limits are refused", async () => {
  for (const symbol of noTickers) await expect(run({ symbol })).rejects.toMatchObject(invalid);
  for (const days of noRanges)
    await expect(run({ symbol: "AAPL", ...days })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ symbol: "AAPL", limit })).rejects.toMatchObject(invalid);
});
