import type { InsiderTrade } from "@advisor/domain/market/trades";
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
import { getInsiderTrades } from "./get-insider-trades.ts";

const sale: InsiderTrade = {
  symbol: "AAPL",
  owner: "Doe Jane",
  title: "Chief Financial Officer",
  transaction_date: "2026-11-17",
  filed: "2026-11-19",
  code: "S",
  side: "disposed",
  shares: "1000.5",
  price: "193.10",
  value: "193196.55",
  shares_after: "52000",
  planned: true,
};
const unpriced: InsiderTrade = {
  ...sale,
  title: null,
  transaction_date: "2026-11-02",
  filed: null,
  price: null,
  value: null,
  shares_after: null,
  planned: null,
};
const grant: InsiderTrade = { ...sale, code: "A", side: "acquired", price: "0", value: "0" };

const run = (raw: unknown, rows: InsiderTrade[] = [sale, grant, unpriced]) =>
  runTool(
    getInsiderTrades,
    raw,
    {
      insiders: { list: async (symbol) => (symbol === "AAPL" ? sourced(rows) : undefined) },
      symbols,
      calendar,
    },
    signal,
  );

test("fields missing from the form are null, and totals state what they omit", async () => {
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
          "purchases": {
            "trades": 0,
            "value_usd": 0,
            "without_value": 0,
          },
          "reason": null,
          "sales": {
            "trades": 2,
            "value_usd": 193196.55,
            "without_value": 1,
          },
          "suggestions": [],
          "symbol": "AAPL",
          "trades": [
            {
              "code": "S",
              "filed": "2026-11-19",
              "owner": "Doe Jane",
              "planned": true,
              "price_usd": 193.1,
              "shares": 1000.5,
              "shares_after": 52000,
              "side": "disposed",
              "title": "Chief Financial Officer",
              "transaction_date": "2026-11-17",
              "value_usd": 193196.55,
            },
            {
              "code": "A",
              "filed": "2026-11-19",
              "owner": "Doe Jane",
              "planned": true,
              "price_usd": 0,
              "shares": 1000.5,
              "shares_after": 52000,
              "side": "acquired",
              "title": "Chief Financial Officer",
              "transaction_date": "2026-11-17",
              "value_usd": 0,
            },
            {
              "code": "S",
              "filed": null,
              "owner": "Doe Jane",
              "planned": null,
              "price_usd": null,
              "shares": 1000.5,
              "shares_after": null,
              "side": "disposed",
              "title": null,
              "transaction_date": "2026-11-02",
              "value_usd": null,
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_insider_trades:v1",
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
          "purchases": {
            "trades": 0,
            "value_usd": 0,
            "without_value": 0,
          },
          "reason": null,
          "sales": {
            "trades": 2,
            "value_usd": 193196.55,
            "without_value": 1,
          },
          "suggestions": [],
          "symbol": "AAPL",
          "trades": [
            {
              "code": "S",
              "filed": "2026-11-19",
              "owner": "Doe Jane",
              "planned": true,
              "price_usd": 193.1,
              "shares": 1000.5,
              "shares_after": 52000,
              "side": "disposed",
              "title": "Chief Financial Officer",
              "transaction_date": "2026-11-17",
              "value_usd": 193196.55,
            },
            {
              "code": "A",
              "filed": "2026-11-19",
              "owner": "Doe Jane",
              "planned": true,
              "price_usd": 0,
              "shares": 1000.5,
              "shares_after": 52000,
              "side": "acquired",
              "title": "Chief Financial Officer",
              "transaction_date": "2026-11-17",
              "value_usd": 0,
            },
            {
              "code": "S",
              "filed": null,
              "owner": "Doe Jane",
              "planned": null,
              "price_usd": null,
              "shares": 1000.5,
              "shares_after": null,
              "side": "disposed",
              "title": null,
              "transaction_date": "2026-11-02",
              "value_usd": null,
            },
          ],
          "trades_left_out": 0,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_insider_trades:v1",
      },
      "view": null,
    }
  `);
});

test("a total of sales without any value is unknown, not zero", async () => {
  const { result } = await run({ symbol: "AAPL" }, [unpriced]);
  expect(result.data).toMatchObject({
    purchases: { trades: 0, value_usd: 0, without_value: 0 },
    sales: { trades: 1, value_usd: null, without_value: 1 },
  });
});

test("a full page states where the next one begins, and totals cover only that page", async () => {
  const { result } = await run({ symbol: "AAPL", limit: 2 });
  expect(result.data).toMatchObject({
    trades: [{ code: "S" }, { code: "A" }],
    sales: { trades: 1 },
    more_until: "2026-11-02",
  });
});

test("a model sees 20 trades and the number omitted", async () => {
  const rows = Array.from({ length: 25 }, () => sale);
  const { shown } = await run({ symbol: "AAPL" }, rows);
  expect(shown.data).toMatchObject({ sales: { trades: 25 }, trades_left_out: 5 });
});

test("days without trades are distinguished from an unknown ticker", async () => {
  expect((await run({ symbol: "AAPL" }, [])).result.data).toMatchObject({
    found: true,
    reason: "No insider trades of AAPL in these days.",
  });
  expect((await run({ symbol: "AAPK" })).result.data).toEqual({
    found: false,
    symbol: "AAPK",
    purchases: null,
    sales: null,
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

test("why a list is not whole is part of every result that has a reason", async () => {
  const ports = {
    insiders: { list: async () => ({ ...sourced([sale]), partial: "Only 1 form was read." }) },
    symbols,
    calendar,
  };
  const { result, shown } = await runTool(getInsiderTrades, { symbol: "AAPL" }, ports, signal);
  expect(result.data.not_whole).toBe("Only 1 form was read.");
  expect(shown.data).toMatchObject({ not_whole: "Only 1 form was read." });
  expect((await run({ symbol: "AAPL" })).result.data).not.toHaveProperty("not_whole");
});
