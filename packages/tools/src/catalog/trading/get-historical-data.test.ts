import type { Bar } from "@advisor/domain/market/bar";
import type { Instrument } from "@advisor/domain/market/instrument";
import { expect, test } from "vitest";
import { calendar, invalid, noRanges, signal, simulated, sourced } from "../../market.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { getHistoricalData } from "./get-historical-data.ts";

const bar = (at: string, close: string, volume: number | null = null): Bar => ({
  at,
  open: "100",
  high: "112.5",
  low: "99.05",
  close,
  volume,
});

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

const asked: unknown[] = [];
const run = (raw: object, bars: Bar[] | null = newestFirst) =>
  runTool(
    getHistoricalData,
    { security_id: 13, segment: "IDX_I", instrument_type: "INDEX", ...raw },
    {
      instrument_history: {
        bars: async (given) => {
          asked.push(given);
          return bars === null ? undefined : sourced(bars);
        },
      },
      instruments: { search: async () => simulated([nifty]) },
      calendar,
    },
    signal,
  );

const newestFirst = [bar("2026-11-20", "110", 1200), bar("2026-11-19", "105")];

test("the record has the oldest bar first, and a model sees the newest first", async () => {
  expect(await run({ from: "2026-11-19", to: "2026-11-20" })).toMatchInlineSnapshot(`
    {
      "highlight_ids": [],
      "result": {
        "as_of": "2026-11-20",
        "data": {
          "bars": [
            {
              "at": "2026-11-19",
              "close": 105,
              "high": 112.5,
              "low": 99.05,
              "open": 100,
              "volume": null,
            },
            {
              "at": "2026-11-20",
              "close": 110,
              "high": 112.5,
              "low": 99.05,
              "open": 100,
              "volume": 1200,
            },
          ],
          "currency": "INR",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "from": "2026-11-19",
          "interval": "day",
          "reason": null,
          "security_id": "13",
          "segment": "IDX_I",
          "suggestions": [],
          "summary": {
            "bars": 2,
            "change_pct": 4.7619,
            "first_close": 105,
            "high": 112.5,
            "last_close": 110,
            "low": 99.05,
          },
          "to": "2026-11-20",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_historical_data:v1",
      },
      "shown": {
        "as_of": "2026-11-20",
        "data": {
          "bars": [
            {
              "at": "2026-11-20",
              "close": 110,
              "high": 112.5,
              "low": 99.05,
              "open": 100,
              "volume": 1200,
            },
            {
              "at": "2026-11-19",
              "close": 105,
              "high": 112.5,
              "low": 99.05,
              "open": 100,
              "volume": null,
            },
          ],
          "bars_left_out": 0,
          "currency": "INR",
          "failed_providers": [
            {
              "provider": "fmp",
              "reason": "rate_limited",
            },
          ],
          "found": true,
          "from": "2026-11-19",
          "interval": "day",
          "order": "newest first",
          "reason": null,
          "security_id": "13",
          "segment": "IDX_I",
          "suggestions": [],
          "summary": {
            "bars": 2,
            "change_pct": 4.7619,
            "first_close": 105,
            "high": 112.5,
            "last_close": 110,
            "low": 99.05,
          },
          "to": "2026-11-20",
        },
        "delay": "eod",
        "provider": "embedded",
        "simulated": true,
        "source_id": "tool:get_historical_data:v1",
      },
      "view": null,
    }
  `);
  expect(asked.at(-1)).toEqual({
    security_id: "13",
    segment: "IDX_I",
    type: "INDEX",
    interval: "day",
    from: "2026-11-19",
    to: "2026-11-20",
  });
});

test("a model sees the 60 newest bars and the number omitted, and the summary covers all", async () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute)).toISOString();
  const bars = Array.from({ length: 70 }, (_, minute) => bar(at(minute), String(100 + minute)));
  const { shown } = await run({ interval: "1", from: "2026-11-20" }, bars);
  expect(shown.data).toMatchObject({ bars_left_out: 10, summary: { bars: 70, first_close: 100 } });
  expect((shown.data as { bars: Bar[] }).bars[0]).toMatchObject({ at: at(69), close: 169 });
});

test.each([
  ["day", "2026-10-22"],
  ["60", "2026-10-22"],
  ["1", "2026-11-16"],
])("without a range, interval %s starts on %s", async (interval, from) => {
  await run({ interval });
  expect(asked.at(-1)).toMatchObject({ from, to: "2026-11-20" });
});

test.each([
  ["1", "2026-11-16", "2026-11-15", 5],
  ["5", "2026-10-22", "2026-10-21", 30],
  ["15", "2026-08-23", "2026-08-22", 90],
  ["day", "2021-11-17", "2021-11-16", 1830],
])("interval %s may begin on %s and not on %s", async (interval, first, tooEarly, most) => {
  await expect(run({ interval, from: first })).resolves.toBeDefined();
  await expect(run({ interval, from: tooEarly })).rejects.toMatchObject({
    ...invalid,
    message: `The arguments do not fit: interval ${interval} allows ${most} days a call, not ${most + 1}.`,
  });
});

test("days without trading have no summary, and a first close of zero has no percent change", async () => {
  expect((await run({}, [])).result.data).toMatchObject({
    found: true,
    summary: null,
    reason: "There was no trading in these days.",
  });
  const { result } = await run({}, [bar("2026-11-19", "0"), bar("2026-11-20", "5")]);
  expect(result.data).toMatchObject({ summary: { change_pct: null } });
});

test("an unknown id is answered with similar instruments, and a known one with what is missing", async () => {
  expect((await run({ security_id: "1" }, null)).result.data).toEqual({
    found: false,
    security_id: "1",
    segment: "IDX_I",
    interval: "day",
    currency: "INR",
    from: "2026-10-22",
    to: "2026-11-20",
    summary: null,
    bars: [],
    reason: "IDX_I 1 is not on file. search_instruments finds the ids.",
    suggestions: ["IDX_I 13: NIFTY"],
  });
  expect((await run({}, null)).result.data).toMatchObject({
    found: false,
    reason: "No bars of this instrument are on file for this interval and these days.",
    suggestions: [],
  });
});

test("invalid ids, segments, types, intervals and days are refused", async () => {
  const odd = [
    { security_id: "NIFTY" },
    { security_id: null },
    { segment: "NYSE" },
    { instrument_type: "STOCK" },
    { interval: 5 },
    { interval: "week" },
    ...noRanges,
  ];
  for (const raw of odd) await expect(run(raw)).rejects.toMatchObject(invalid);
});
