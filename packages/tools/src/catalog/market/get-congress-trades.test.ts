import type { CongressTrade } from "@advisor/domain/market/trades";
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
import { getCongressTrades } from "./get-congress-trades.ts";

const purchase: CongressTrade = {
  symbol: "AAPL",
  asset: "Apple Inc. common stock",
  member: "Jordan Example",
  chamber: "senate",
  side: "purchase",
  transaction_date: "2026-10-05",
  filed: "2026-11-12",
  amount_from: "15001",
  amount_to: "50000",
  url: "https://disclosures.example/1",
};
const report: CongressTrade = {
  symbol: null,
  asset: null,
  member: "Robin Sample",
  chamber: "house",
  side: "unknown",
  transaction_date: null,
  filed: "2026-11-10",
  amount_from: null,
  amount_to: null,
  url: "javascript:alert(1)",
};

const asked: (string | null)[] = [];
const run = (raw: unknown, rows: CongressTrade[] | undefined = [purchase, report]) =>
  runTool(
    getCongressTrades,
    raw,
    {
      congress: {
        list: async (symbol) => {
          asked.push(symbol);
          return symbol === "AAPK" || rows.length > 2 ? undefined : sourced(rows);
        },
      },
      symbols,
      calendar,
    },
    signal,
  );

test("without a ticker the newest disclosures are listed, with unknown fields as null", async () => {
  expect(await run({})).toMatchInlineSnapshot(`
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
          "purchases": 1,
          "reason": null,
          "sales": 0,
          "suggestions": [],
          "symbol": null,
          "trades": [
            {
              "amount_from_usd": 15001,
              "amount_to_usd": 50000,
              "asset": "Apple Inc. common stock",
              "chamber": "senate",
              "filed": "2026-11-12",
              "member": "Jordan Example",
              "side": "purchase",
              "symbol": "AAPL",
              "transaction_date": "2026-10-05",
              "url": "https://disclosures.example/1",
            },
            {
              "amount_from_usd": null,
              "amount_to_usd": null,
              "asset": null,
              "chamber": "house",
              "filed": "2026-11-10",
              "member": "Robin Sample",
              "side": "unknown",
              "symbol": null,
              "transaction_date": null,
              "url": null,
            },
          ],
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_congress_trades:v1",
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
          "purchases": 1,
          "reason": null,
          "sales": 0,
          "suggestions": [],
          "symbol": null,
          "trades": [
            {
              "amount_from_usd": 15001,
              "amount_to_usd": 50000,
              "asset": "Apple Inc. common stock",
              "chamber": "senate",
              "filed": "2026-11-12",
              "member": "Jordan Example",
              "side": "purchase",
              "symbol": "AAPL",
              "transaction_date": "2026-10-05",
              "url": "https://disclosures.example/1",
            },
            {
              "amount_from_usd": null,
              "amount_to_usd": null,
              "asset": null,
              "chamber": "house",
              "filed": "2026-11-10",
              "member": "Robin Sample",
              "side": "unknown",
              "symbol": null,
              "transaction_date": null,
              "url": null,
            },
          ],
          "trades_left_out": 0,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_congress_trades:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toBeNull();
});

test("with a ticker only its disclosures are requested, and paged by filing day", async () => {
  const { result } = await run({ symbol: "aapl", limit: 1 });
  expect(asked.at(-1)).toBe("AAPL");
  expect(result.data).toMatchObject({ symbol: "AAPL", purchases: 1, more_until: "2026-11-10" });
});

test("days without disclosures are distinguished from an unknown ticker", async () => {
  expect((await run({ symbol: "AAPL" }, [])).result.data).toMatchObject({
    found: true,
    reason:
      "No disclosures of AAPL are on file for these days. Filings come up to 45 days after the trade.",
  });
  expect((await run({}, [])).result.data).toMatchObject({
    found: true,
    reason:
      "No disclosures are on file for these days. Filings come up to 45 days after the trade.",
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

test("if no provider lists all disclosures, the error asks for a ticker", async () => {
  await expect(run({}, [purchase, purchase, purchase])).rejects.toMatchObject({
    kind: "missing",
    code: "not_found",
    message: "No provider lists all disclosures. Name a ticker.",
  });
});

test("invalid tickers, days and limits are refused", async () => {
  for (const symbol of noTickers.filter((one) => one !== null))
    await expect(run({ symbol })).rejects.toMatchObject(invalid);
  for (const days of noRanges) await expect(run(days)).rejects.toMatchObject(invalid);
  for (const limit of noLimits) await expect(run({ limit })).rejects.toMatchObject(invalid);
});
