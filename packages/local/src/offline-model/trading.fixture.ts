import { offlineReply } from "./answer.ts";
import type { ConverseRequest, ToolCall } from "./converse.ts";
import {
  request,
  toolOutcome,
  tradingContext,
  tradingTools,
  userMessage,
} from "./request.fixture.ts";

/** Turns of the trading door for tests. */

export const instrumentRow = (
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
export const nifty = instrumentRow("13", "IDX_I", "NIFTY", "INDEX");
export const tcs = instrumentRow("11536", "NSE_EQ", "TCS", "EQUITY");
export const tcsBombay = instrumentRow("532540", "BSE_EQ", "TCS", "EQUITY");

export type Message = ConverseRequest["messages"][number];

/** A step of the model and what its calls returned. */
export const modelStep = (...calls: [ToolCall, Record<string, unknown>][]): Message[] => [
  {
    role: "assistant",
    content: calls.map(([{ name, input }], index) => ({
      toolUse: { toolUseId: `${name}_${index}`, name, input },
    })),
  },
  {
    role: "user",
    content: calls.map(([{ name }, data], index) => ({
      toolResult: { toolUseId: `${name}_${index}`, content: [{ json: toolOutcome(name, data) }] },
    })),
  },
];

export const searchCall = (query: string, instrument_type?: string): ToolCall => ({
  name: "search_instruments",
  input: instrument_type === undefined ? { query } : { query, instrument_type },
});
export const searchResult = (query: string, ...instruments: unknown[]) => ({
  query,
  instruments,
  more: false,
  reason: instruments.length === 0 ? "No instrument matches." : null,
});

export const replyTo = (text: string, steps: Message[] = [], context = tradingContext) =>
  offlineReply(request([userMessage(text, context), ...steps], tradingTools));

const quote: ToolCall = { name: "get_market_quote", input: { securities: { IDX_I: [13] } } };
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
  ...modelStep([searchCall("NIFTY", "INDEX"), searchResult("NIFTY", nifty)]),
  ...modelStep([quote, quoted]),
];
