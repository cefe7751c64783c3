import { expect, test } from "vitest";
import { failed, invalid, noLimits, signal, sourced } from "../../market.fixture.ts";
import type { FundCard } from "../../market-ports.ts";
import { runTool } from "../../run-tool.ts";
import { getEtfList } from "./get-etf-list.ts";

const cards: FundCard[] = [
  {
    symbol: "VOO",
    name: "Vanguard S&P 500 ETF",
    asset_class: "us_equity",
    expense_ratio_pct: "0.03",
  },
  { symbol: "XYZF", name: "Example Fund", asset_class: null, expense_ratio_pct: null },
];

const asked: unknown[] = [];
const run = (raw: unknown, rows = cards) =>
  runTool(
    getEtfList,
    raw,
    {
      funds: {
        get: async () => undefined,
        many: async () => new Map(),
        list: async (text, limit) => {
          asked.push([text, limit]);
          return sourced(rows);
        },
      },
    },
    signal,
  );

test("funds are listed with their cost, or null if it is unknown", async () => {
  expect(await run({ search: " s&p 500 " })).toMatchInlineSnapshot(`
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
          "funds": [
            {
              "asset_class": "us_equity",
              "expense_ratio_pct": 0.03,
              "name": "Vanguard S&P 500 ETF",
              "symbol": "VOO",
            },
            {
              "asset_class": null,
              "expense_ratio_pct": null,
              "name": "Example Fund",
              "symbol": "XYZF",
            },
          ],
          "more": false,
          "reason": null,
          "search": "s&p 500",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_etf_list:v1",
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
          "funds": [
            {
              "asset_class": "us_equity",
              "expense_ratio_pct": 0.03,
              "name": "Vanguard S&P 500 ETF",
              "symbol": "VOO",
            },
            {
              "asset_class": null,
              "expense_ratio_pct": null,
              "name": "Example Fund",
              "symbol": "XYZF",
            },
          ],
          "funds_left_out": 0,
          "more": false,
          "reason": null,
          "search": "s&p 500",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_etf_list:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual(["s&p 500", 26]);
});

test("without a search text all funds are listed, up to a limit that is stated", async () => {
  const { result } = await run({ limit: 1 });
  expect(asked.at(-1)).toEqual([null, 2]);
  expect(result.data).toMatchObject({ funds: [{ symbol: "VOO" }], more: true });
});

test("a search text without a match is answered, not refused", async () => {
  expect((await run({ search: "submarines" }, [])).result.data).toEqual({
    search: "submarines",
    funds: [],
    more: false,
    reason: "No fund on file fits.",
    failed_providers: failed,
  });
});

test("invalid texts and limits are refused", async () => {
  for (const search of ["", "  ", "x".repeat(101), 500, ["VOO"]])
    await expect(run({ search })).rejects.toMatchObject(invalid);
  for (const limit of noLimits) await expect(run({ limit })).rejects.toMatchObject(invalid);
});
