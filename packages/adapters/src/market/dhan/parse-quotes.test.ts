import { expect, test } from "vitest";
import { DhanQuotes, parseInstrumentQuotes } from "./parse-quotes.ts";

const now = "2026-11-20T10:30:00.000Z";
const tcs = {
  average_price: 4520.1,
  buy_quantity: 0,
  last_price: 4525.55,
  last_quantity: 5,
  last_trade_time: "20/11/2026 15:40:30",
  lower_circuit_limit: 4084.05,
  net_change: 17.9,
  ohlc: { open: 4521.45, close: 4507.65, high: 4530, low: 4500 },
  oi: 0,
  volume: 1268364,
};
const read = (data: unknown) =>
  parseInstrumentQuotes(DhanQuotes.parse({ data, status: "success" }), now);

test("a quote is in rupees, and its Indian time is converted to UTC", () => {
  expect(read({ NSE_EQ: { "11536": tcs } })).toEqual([
    {
      security_id: "11536",
      segment: "NSE_EQ",
      last_price: "4525.55",
      open: "4521.45",
      high: "4530",
      low: "4500",
      previous_close: "4507.65",
      change_pct: "0.3971027",
      volume: 1268364,
      as_of: "2026-11-20T10:10:30.000Z",
    },
  ]);
});

test("an index has no volume and may have no time", () => {
  const nifty = { ...tcs, volume: 0, net_change: 0, last_trade_time: "01/01/1980 00:00:00" };
  expect(read({ IDX_I: { "13": nifty } })).toMatchObject([
    { segment: "IDX_I", volume: null, as_of: now, previous_close: "4507.65" },
  ]);
});

test("after the close, the previous close is computed from the change", () => {
  const closed = { ...tcs, ohlc: { ...tcs.ohlc, close: 4525.55 } };
  expect(read({ NSE_EQ: { "11536": closed } })).toMatchObject([{ previous_close: "4507.65" }]);
});

test("a price of zero becomes null", () => {
  const idle = { ...tcs, net_change: 0, ohlc: { open: 0, close: 0, high: 0, low: 0 } };
  expect(read({ NSE_EQ: { "1": { ...tcs, last_price: 0 }, "2": idle } })).toEqual([
    expect.objectContaining({
      security_id: "2",
      open: null,
      high: null,
      low: null,
      previous_close: null,
      change_pct: null,
    }),
  ]);
});

test("a response without quotes is not a failure", () => {
  expect(read({})).toEqual([]);
});
