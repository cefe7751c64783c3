import type { Day } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { Fundamentals } from "@advisor/domain/market/fundamentals";
import type {
  Instrument,
  InstrumentQuote,
  InstrumentType,
  Segment,
} from "@advisor/domain/market/instrument";
import type { News } from "@advisor/domain/market/news";
import type { Option } from "@advisor/domain/market/option";
import type {
  CongressTrade,
  DarkpoolTrade,
  InsiderTrade,
  Owner,
} from "@advisor/domain/market/trades";
import type { Transcript } from "@advisor/domain/market/transcript";
import type { Company, WebResult } from "@advisor/domain/market/web-result";
import type * as Security from "@advisor/domain/security";
import type { Sourced } from "./sourced.ts";

/** Dates are inclusive; null means open-ended. Results are newest first, at most `limit`. */
export interface Range {
  from: Day | null;
  to: Day | null;
  limit: number;
}

/** A provider's answer. Undefined means that it has no such item, which is not a failure. */
export type Answer<Value> = Promise<Sourced<Value> | undefined>;

/**
 * All market data that tools need, one port per kind. A provider implements some of them, and each
 * port's chain tries its providers in order. A provider throws a Fault with the code no_key,
 * rate_limited, not_found, stale or upstream.
 */
export interface MarketPorts {
  quotes: {
    get(symbol: string, signal?: AbortSignal): Answer<QuotedSecurity>;
    /** Uses a single request if the provider supports it. Unknown symbols are omitted. */
    many(symbols: string[], signal?: AbortSignal): Promise<Sourced<QuotedSecurity[]>>;
  };
  history: {
    daily(symbol: string, range: Range, signal?: AbortSignal): Answer<Bar[]>;
  };
  fundamentals: { get(symbol: string, signal?: AbortSignal): Answer<Fundamentals> };
  news: {
    /** News about any of the symbols, without duplicates. */
    list(symbols: string[], range: Range, signal?: AbortSignal): Promise<Sourced<News[]>>;
  };
  insiders: { list(symbol: string, range: Range, signal?: AbortSignal): Answer<InsiderTrade[]> };
  darkpool: { list(symbol: string, range: Range, signal?: AbortSignal): Answer<DarkpoolTrade[]> };
  congress: {
    /** Null requests the newest for all symbols. */
    list(symbol: string | null, range: Range, signal?: AbortSignal): Answer<CongressTrade[]>;
  };
  owners: { list(symbol: string, limit: number, signal?: AbortSignal): Answer<Owner[]> };
  options: {
    /** The option chain as quoted on `day`; null requests the newest. */
    chain(
      symbol: string,
      day: Day | null,
      signal?: AbortSignal,
    ): Answer<{ day: Day; underlying_price: string | null; options: Option[] }>;
  };
  transcripts: {
    /** Null requests the newest quarter. */
    get(symbol: string, quarter: string | null, signal?: AbortSignal): Answer<Transcript>;
  };
  funds: {
    get(symbol: string, signal?: AbortSignal): Answer<Security.Fund>;
    /** The funds among these symbols, by symbol; other symbols are omitted. */
    many(symbols: string[]): Promise<ReadonlyMap<string, Security.Fund>>;
    list(text: string | null, limit: number, signal?: AbortSignal): Promise<Sourced<FundCard[]>>;
  };
  symbols: {
    /** Tickers similar to the text, best first. */
    suggest(text: string): Promise<Sourced<string[]>>;
    search(text: string, limit: number, signal?: AbortSignal): Promise<Sourced<Security.Info[]>>;
  };
  instruments: {
    /** Exact matches come before partial ones. Funds are excluded from equity segments. */
    search(
      request: {
        text: string;
        type: InstrumentType | null;
        segment: Segment | null;
        limit: number;
      },
      signal?: AbortSignal,
    ): Promise<Sourced<Instrument[]>>;
  };
  instrument_quotes: {
    /** Takes ids by segment; unknown ids are omitted. */
    many(
      ids: Partial<Record<Segment, string[]>>,
      signal?: AbortSignal,
    ): Promise<Sourced<InstrumentQuote[]>>;
  };
  instrument_history: {
    bars(
      request: {
        security_id: string;
        segment: Segment;
        type: InstrumentType;
        interval: "1" | "5" | "15" | "25" | "60" | "day";
        from: Day;
        to: Day;
      },
      signal?: AbortSignal,
    ): Answer<Bar[]>;
  };
  companies: {
    lookup(text: string, limit: number, signal?: AbortSignal): Promise<Sourced<Company[]>>;
  };
  web: {
    search(
      query: string,
      limit: number,
      signal?: AbortSignal,
    ): Promise<Sourced<{ answer: string | null; results: WebResult[]; cost_usd: number | null }>>;
  };
}

export interface QuotedSecurity {
  security: Security.Info;
  quote: Security.Quote;
}

export interface FundCard {
  symbol: string;
  name: string;
  asset_class: string | null;
  expense_ratio_pct: string | null;
}
