import type { Instrument } from "@advisor/domain/market/instrument";
import { expect, test } from "vitest";
import { failed, invalid, noLimits, signal, sourced } from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { searchInstruments } from "./search-instruments.ts";

const nifty: Instrument = {
  security_id: "13",
  segment: "IDX_I",
  type: "INDEX",
  symbol: "NIFTY",
  name: "Nifty 50",
  trading_symbol: "NIFTY",
  underlying: null,
  isin: null,
  lot_size: null,
};
const future: Instrument = {
  ...nifty,
  security_id: "35001",
  segment: "NSE_FNO",
  type: "FUTIDX",
  trading_symbol: "NIFTY-Nov2026-FUT",
  underlying: "NIFTY",
  lot_size: 75,
};

const asked: unknown[] = [];
const run = (raw: unknown, rows = [nifty, future]) =>
  runTool(
    searchInstruments,
    raw,
    {
      instruments: {
        search: async (given) => {
          asked.push(given);
          return sourced(rows);
        },
      },
    },
    signal,
  );

test("matches have the fields that the quote and history tools require", async () => {
  expect(await run({ query: " NIFTY " })).toMatchInlineSnapshot(`
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
          "instruments": [
            {
              "instrument_type": "INDEX",
              "isin": null,
              "lot_size": null,
              "name": "Nifty 50",
              "security_id": "13",
              "segment": "IDX_I",
              "symbol": "NIFTY",
              "trading_symbol": "NIFTY",
              "underlying": null,
            },
            {
              "instrument_type": "FUTIDX",
              "isin": null,
              "lot_size": 75,
              "name": "Nifty 50",
              "security_id": "35001",
              "segment": "NSE_FNO",
              "symbol": "NIFTY",
              "trading_symbol": "NIFTY-Nov2026-FUT",
              "underlying": "NIFTY",
            },
          ],
          "more": false,
          "query": "NIFTY",
          "reason": null,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:search_instruments:v1",
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
          "instruments": [
            {
              "instrument_type": "INDEX",
              "isin": null,
              "lot_size": null,
              "name": "Nifty 50",
              "security_id": "13",
              "segment": "IDX_I",
              "symbol": "NIFTY",
              "trading_symbol": "NIFTY",
              "underlying": null,
            },
            {
              "instrument_type": "FUTIDX",
              "isin": null,
              "lot_size": 75,
              "name": "Nifty 50",
              "security_id": "35001",
              "segment": "NSE_FNO",
              "symbol": "NIFTY",
              "trading_symbol": "NIFTY-Nov2026-FUT",
              "underlying": "NIFTY",
            },
          ],
          "more": false,
          "query": "NIFTY",
          "reason": null,
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:search_instruments:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual({ text: "NIFTY", type: null, segment: null, limit: 11 });
});

test("type and segment narrow the search, and the result states when more match than are listed", async () => {
  const raw = { query: "NIFTY", instrument_type: "INDEX", segment: "IDX_I", limit: 1 };
  const { result } = await run(raw);
  expect(asked.at(-1)).toEqual({ text: "NIFTY", type: "INDEX", segment: "IDX_I", limit: 2 });
  expect(result.data).toMatchObject({ instruments: [{ security_id: "13" }], more: true });
});

test("a search text without a match is answered, not refused", async () => {
  expect((await run({ query: "NIFTTY" }, [])).result.data).toEqual({
    query: "NIFTTY",
    instruments: [],
    more: false,
    reason: "No instrument matches.",
    failed_providers: failed,
  });
});

test("invalid texts, types, segments and limits are refused", async () => {
  for (const query of ["", " ", "x".repeat(101), 13, null, ["NIFTY"]])
    await expect(run({ query })).rejects.toMatchObject(invalid);
  for (const odd of [{ instrument_type: "STOCK" }, { segment: "NYSE" }, { segment: ["IDX_I"] }])
    await expect(run({ query: "NIFTY", ...odd })).rejects.toMatchObject(invalid);
  for (const limit of noLimits)
    await expect(run({ query: "NIFTY", limit })).rejects.toMatchObject(invalid);
});
