import { answer } from "./answer.ts";
import type { Call, Converse } from "./converse.ts";
import { request, result, trader, tradingTools, user } from "./request.fixture.ts";

/** Turns of the trading door for tests. */

export const row = (
  security_id: string,
  segment: string,
  symbol: string,
  instrument_type: string,
) => ({
  security_id,
  segment,
  symbol,
  name: `${symbol} Limited`,
  trading_symbol: symbol,
  underlying: null,
  isin: null,
  lot_size: 1,
  instrument_type,
});
export const nifty = row("13", "IDX_I", "NIFTY", "INDEX");
export const tcs = row("11536", "NSE_EQ", "TCS", "EQUITY");
export const tcsBombay = row("532540", "BSE_EQ", "TCS", "EQUITY");

export type Message = Converse["messages"][number];

/** A step of the model and what its calls returned. */
export const step = (...calls: [Call, Record<string, unknown>][]): Message[] => [
  {
    role: "assistant",
    content: calls.map(([{ name, input }], index) => ({
      toolUse: { toolUseId: `${name}_${index}`, name, input },
    })),
  },
  {
    role: "user",
    content: calls.map(([{ name }, data], index) => ({
      toolResult: { toolUseId: `${name}_${index}`, content: [{ json: result(name, data) }] },
    })),
  },
];

export const search = (query: string, instrument_type?: string): Call => ({
  name: "search_instruments",
  input: instrument_type === undefined ? { query } : { query, instrument_type },
});
export const found = (query: string, ...instruments: unknown[]) => ({
  query,
  instruments,
  more: false,
  reason: instruments.length === 0 ? "No instrument matches." : null,
});

export const ask = (text: string, steps: Message[] = [], context = trader) =>
  answer(request([user(text, context), ...steps], tradingTools));

const quote: Call = { name: "get_market_quote", input: { securities: { IDX_I: [13] } } };
const quoted = {
  currency: "INR",
  quotes: [
    {
      security_id: "13",
      segment: "IDX_I",
      last_price: 24_480.3,
      open: 24_260.77,
      high: 24_503.65,
      low: 24_025.25,
      previous_close: 24_238.96,
      change_pct: 1,
      volume: null,
      as_of: "2026-11-20T10:00:00Z",
    },
  ],
  not_found: [],
  reason: null,
};
export const quotedNifty = [
  ...step([search("NIFTY", "INDEX"), found("NIFTY", nifty)]),
  ...step([quote, quoted]),
];
