import type { Owner } from "@advisor/domain/market/trades";
import { expect, test } from "vitest";
import { invalid, noLimits, noTickers, signal, sourced, symbols } from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getInstitutionOwnership } from "./get-institution-ownership.ts";

const small: Owner = {
  symbol: "AAPL",
  name: "Example Endowment",
  shares: "9000",
  shares_change: null,
  value: null,
  owned_pct: null,
  report_date: "2026-09-30",
  filed: null,
};
const large: Owner = {
  symbol: "AAPL",
  name: "Sample Capital",
  shares: "10000000",
  shares_change: "-250000",
  value: "1931200000.40",
  owned_pct: "0.0673",
  report_date: "2026-09-30",
  filed: "2026-11-13",
};

const run = (raw: unknown, rows: Owner[] = [small, large]) =>
  runTool(
    getInstitutionOwnership,
    raw,
    {
      owners: { list: async (symbol) => (symbol === "AAPL" ? sourced(rows) : undefined) },
      symbols,
    },
    signal,
  );

test("owners are sorted by number of shares, and unreported fields are null", async () => {
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
          "owners": [
            {
              "filed": "2026-11-13",
              "name": "Sample Capital",
              "owned_pct": 0.0673,
              "report_date": "2026-09-30",
              "shares": 10000000,
              "shares_change": -250000,
              "value_usd": 1931200000.4,
            },
            {
              "filed": null,
              "name": "Example Endowment",
              "owned_pct": null,
              "report_date": "2026-09-30",
              "shares": 9000,
              "shares_change": null,
              "value_usd": null,
            },
          ],
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "totals": {
            "owners": 2,
            "shares": 10009000,
            "value_usd": 1931200000.4,
            "without_value": 1,
          },
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_institution_ownership:v1",
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
          "owners": [
            {
              "filed": "2026-11-13",
              "name": "Sample Capital",
              "owned_pct": 0.0673,
              "report_date": "2026-09-30",
              "shares": 10000000,
              "shares_change": -250000,
              "value_usd": 1931200000.4,
            },
            {
              "filed": null,
              "name": "Example Endowment",
              "owned_pct": null,
              "report_date": "2026-09-30",
              "shares": 9000,
              "shares_change": null,
              "value_usd": null,
            },
          ],
          "owners_left_out": 0,
          "reason": null,
          "suggestions": [],
          "symbol": "AAPL",
          "totals": {
            "owners": 2,
            "shares": 10009000,
            "value_usd": 1931200000.4,
            "without_value": 1,
          },
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_institution_ownership:v1",
      },
      "view": null,
    }
  `);
});

test("a model sees 20 owners and the number omitted", async () => {
  const rows = Array.from({ length: 30 }, () => large);
  expect((await run({ symbol: "AAPL", limit: 30 }, rows)).shown.data).toMatchObject({
    totals: { owners: 30 },
    owners_left_out: 10,
  });
});

test("a stock without owners on file is distinguished from an unknown ticker", async () => {
  const nothing = { reason: "No institutional owners of AAPL are on file.", suggestions: [] };
  expect((await run({ symbol: "AAPL" }, [])).result.data).toMatchObject(nothing);
  expect((await run({ symbol: "AAPK" })).result.data).toEqual({
    found: false,
    symbol: "AAPK",
    totals: null,
    owners: [],
    reason: "AAPK is not on file.",
    suggestions: ["AAPL", "AMD"],
  });
});

test("invalid tickers and limits are refused", async () => {
  for (const symbol of noTickers) await expect(run({ symbol })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ symbol: "AAPL", limit })).rejects.toMatchObject(invalid);
});
