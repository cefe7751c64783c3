import type { InstrumentQuote } from "@advisor/domain/market/instrument";
import { expect, test } from "vitest";
import { invalid, signal, sourced } from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getMarketQuote } from "./get-market-quote.ts";

const reliance: InstrumentQuote = {
  security_id: "2885",
  segment: "NSE_EQ",
  last_price: "1402.55",
  open: null,
  high: null,
  low: null,
  previous_close: null,
  change_pct: null,
  volume: null,
  as_of: "2026-11-20",
};
const nifty: InstrumentQuote = {
  security_id: "13",
  segment: "IDX_I",
  last_price: "24500.25",
  open: "24410",
  high: "24560.10",
  low: "24388.40",
  previous_close: "24400",
  change_pct: "0.41",
  volume: 0,
  as_of: "2026-11-20",
};

const asked: unknown[] = [];
const run = (raw: unknown) =>
  runTool(
    getMarketQuote,
    raw,
    {
      instrument_quotes: {
        many: async (ids) => {
          asked.push(ids);
          return sourced([reliance, nifty]);
        },
      },
    },
    signal,
  );

test("ids may be numbers or text, unknown ones are listed, and missing prices stay null", async () => {
  const securities = { NSE_EQ: [2885, "2885", 999999], IDX_I: ["13"], BSE_EQ: [] };
  expect(await run({ securities })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "currency": "INR",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "not_found": [
            {
              "security_id": "999999",
              "segment": "NSE_EQ",
            },
          ],
          "quotes": [
            {
              "as_of": "2026-11-20",
              "change_pct": 0.41,
              "high": 24560.1,
              "last_price": 24500.25,
              "low": 24388.4,
              "open": 24410,
              "previous_close": 24400,
              "security_id": "13",
              "segment": "IDX_I",
              "volume": 0,
            },
            {
              "as_of": "2026-11-20",
              "change_pct": null,
              "high": null,
              "last_price": 1402.55,
              "low": null,
              "open": null,
              "previous_close": null,
              "security_id": "2885",
              "segment": "NSE_EQ",
              "volume": null,
            },
          ],
          "reason": "Some ids are not on file in their segment.",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_market_quote:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "currency": "INR",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "not_found": [
            {
              "security_id": "999999",
              "segment": "NSE_EQ",
            },
          ],
          "quotes": [
            {
              "as_of": "2026-11-20",
              "change_pct": 0.41,
              "high": 24560.1,
              "last_price": 24500.25,
              "low": 24388.4,
              "open": 24410,
              "previous_close": 24400,
              "security_id": "13",
              "segment": "IDX_I",
              "volume": 0,
            },
            {
              "as_of": "2026-11-20",
              "change_pct": null,
              "high": null,
              "last_price": 1402.55,
              "low": null,
              "open": null,
              "previous_close": null,
              "security_id": "2885",
              "segment": "NSE_EQ",
              "volume": null,
            },
          ],
          "reason": "Some ids are not on file in their segment.",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_market_quote:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual({ NSE_EQ: ["2885", "999999"], IDX_I: ["13"] });
});

test("an id is found only in its own segment", async () => {
  const { result } = await run({ securities: { BSE_EQ: [13] } });
  expect(result.data).toMatchObject({
    quotes: [],
    not_found: [{ security_id: "13", segment: "BSE_EQ" }],
  });
});

test("complete results have no missing items", async () => {
  const { result } = await run({ securities: { IDX_I: [13] } });
  expect(result.data).toMatchObject({ not_found: [], reason: null });
});

test("no ids, too many, invalid ids and unknown segments are refused", async () => {
  const sixty = Array.from({ length: 60 }, (_, id) => id);
  const odd = [
    {},
    { IDX_I: [] },
    { IDX_I: 13 },
    { IDX_I: [-1] },
    { IDX_I: [1.5] },
    { IDX_I: ["13; DROP"] },
    { IDX_I: [null] },
    { NYSE: [1] },
    { NSE_EQ: sixty, BSE_EQ: sixty },
    JSON.parse('{"__proto__": [13]}'),
    [13],
    "IDX_I:13",
    null,
  ];
  for (const securities of odd) await expect(run({ securities })).rejects.toMatchObject(invalid);
});
