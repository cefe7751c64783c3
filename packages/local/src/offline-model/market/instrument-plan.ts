import type { Day } from "@advisor/domain/day";
import { optionalField } from "../clause.ts";
import type { ToolCall } from "../converse.ts";
import { type InstrumentSearch, indianMarket, instruments } from "../read/instruments.ts";
import { readPeriod } from "../read/period.ts";

/** An instrument to find on the Indian exchanges, and what to look up about it. */
export interface WantedInstrument extends InstrumentSearch {
  what: "quote" | "history" | "instrument";
  /** Arguments for the price history. */
  days: { from?: Day; to?: Day; interval?: string };
}

interface Setting {
  today: Day | null;
  /** True for the trading door, where every name is an instrument. */
  trading: boolean;
  /** The previous question, if it was about instruments. */
  before: string | undefined;
}

/** The instruments of a question; empty when neither it nor the previous one names any. */
export function wantedInstruments(
  clause: string,
  { today, trading, before = "" }: Setting,
): WantedInstrument[] {
  const own = soughtIn(clause, today, trading);
  const what = purpose(clause, today);
  if (own.length === 0 && what === undefined) return [];
  const sought = own.length > 0 ? own : soughtIn(before, today, trading);
  const days =
    historyDays(clause, today) ??
    (what === undefined ? historyDays(before, today) : undefined) ??
    {};
  return sought.map((one) => ({ ...one, what: what ?? purpose(before, today) ?? "quote", days }));
}

/** The search that must come first, because quotes and histories need an instrument id. */
export const searchFor = ({ query, type }: InstrumentSearch): ToolCall => ({
  name: "search_instruments",
  input: { query, ...optionalField("instrument_type", type ?? undefined) },
});

/** True for words that only an Indian exchange can answer. */
export const namesInstrument = (clause: string): boolean =>
  instruments(clause).length > 0 || indianMarket.test(clause) || find.test(clause);

const find = /\b(?:search|find|list|look up|which|what)\b.{0,20}\binstruments?\b/i;
const history =
  /\b(?:histor\w*|charts?|candles?|ohlc|trend|bars|closing prices|daily prices|intraday|hourly|\d+[- ]?min(?:ute)?s?|price action)\b/i;
const identity =
  /\b(?:security ids?|lot size|isin|instruments?|contracts?|find|search|list|which)\b/i;
const quote =
  /\b(?:prices?|quotes?|ltp|trading|rates?|levels?|now|current\w*|how much|up|down|worth|doing|open|close[ds]?|high|low|volume|at|today)\b/i;

function purpose(text: string, today: Day | null): WantedInstrument["what"] | undefined {
  if (history.test(text) || historyDays(text, today)?.from !== undefined) return "history";
  if (quote.test(text)) return "quote";
  return identity.test(text) ? "instrument" : undefined;
}

/** The days of the history; undefined for "today", which asks for a quote. */
function historyDays(text: string, today: Day | null): WantedInstrument["days"] | undefined {
  const days = today === null ? undefined : readPeriod(text, today);
  const interval = intervalOf(text);
  const past = days === undefined || (days.from === today && interval === undefined);
  if (past && interval === undefined) return undefined;
  return {
    ...optionalField("interval", interval),
    ...optionalField("from", days?.from),
    ...optionalField("to", days?.to),
  };
}

function intervalOf(text: string): string | undefined {
  const minutes = /\b(1|5|15|25|60)[- ]?min(?:ute)?s?\b/i.exec(text)?.[1];
  if (minutes !== undefined) return minutes;
  if (/\bhourly\b|\b(?:1|one)[- ]hour\b/i.test(text)) return "60";
  return /\bintraday\b/i.test(text) ? "5" : undefined;
}

function soughtIn(text: string, today: Day | null, trading: boolean): InstrumentSearch[] {
  const named = instruments(text, trading ? true : undefined);
  const unknown = trading || find.test(text) || indianMarket.test(text);
  if (named.length > 0 || !unknown) return named;
  if (purpose(text, today) === undefined && !/^\W*[A-Z][A-Z0-9&-]+\W*$/.test(text)) return [];
  const query = instrumentName(text);
  return query === undefined ? [] : [{ query, type: typeOf(text), segment: null }];
}

const typeOf = (text: string): InstrumentSearch["type"] =>
  /\b(?:shares?|stocks?|equity|equities)\b/i.test(text) ? "EQUITY" : null;

/** The name left after removing the words of the question; undefined when a whole sentence is left. */
function instrumentName(text: string): string | undefined {
  const kept = (text.match(/[\p{L}\p{N}&.^'’-]+/gu) ?? [])
    .map((word) => word.replace(/['’]s$|[.?!]+$/g, "").replace(/\.(?:ns|bo)$/i, ""))
    .filter((word) => word !== "" && !asking.has(word.toLowerCase()) && !/^\d+$/.test(word));
  return kept.length === 0 || kept.length > 4 ? undefined : kept.join(" ");
}

const asking = new Set(
  "a about matching match matches named called ago all an and any are as ask at bar bars bse buy by can candle candles change chart close closed closing could current currently daily data day days did do does doing down equity exchange find for from get give has have hello help hey hi high histor historical history hour hourly how i id ids in index instrument instruments intraday is isin it its last latest level list live look lot low ltp market me min minute minutes month months moving much my nse now of ohlc on one open or over past performed please price prices quote quotes rate return said search security share shares show since size sold stock stocks tell thank thanks that the their then there these this time to today today's trade trading trend up us volume was we week weeks were what what's whats when where which who will with worth would year years yesterday yes you your mcx option options future futures contract contracts expiry strike call calls put puts ok okay right rn same segment symbol between january february march april may june july august september october november december".split(
    " ",
  ),
);
