import { countOf, Percent, RupeesPerUnit, TradedUnits } from "@advisor/domain/figure";
import { InstrumentType, Instrument as Listed, Segment } from "@advisor/domain/market/instrument";
import * as z from "zod";
import { ToolResult } from "../tool-result.ts";

const { type: _, ...shape } = Listed.shape;

export const Instrument = z.object({ ...shape, instrument_type: InstrumentType });
export type Instrument = z.infer<typeof Instrument>;

/** The data of `search_instruments`. */
export const FoundInstruments = z.object({
  query: z.string(),
  instruments: z.array(Instrument),
  /** True when more instruments match than are listed. */
  more: z.boolean(),
  reason: z.string().nullable(),
});
export type FoundInstruments = z.infer<typeof FoundInstruments>;

const Quote = z.object({
  security_id: z.string(),
  segment: Segment,
  last_price: RupeesPerUnit,
  open: RupeesPerUnit.nullable(),
  high: RupeesPerUnit.nullable(),
  low: RupeesPerUnit.nullable(),
  previous_close: RupeesPerUnit.nullable(),
  change_pct: Percent.nullable(),
  volume: TradedUnits.nullable(),
  as_of: z.string(),
});
export type Quote = z.infer<typeof Quote>;

/** The data of `get_market_quote`. */
export const MarketQuotes = z.object({
  currency: z.literal("INR"),
  quotes: z.array(Quote),
  not_found: z.array(z.object({ security_id: z.string(), segment: Segment })),
  reason: z.string().nullable(),
});
export type MarketQuotes = z.infer<typeof MarketQuotes>;

/** The length of a bar: a number of minutes, or one day. */
export const Interval = z.enum(["1", "5", "15", "25", "60", "day"]);
export type Interval = z.infer<typeof Interval>;

const Bar = z.object({
  at: z.string(),
  open: RupeesPerUnit,
  high: RupeesPerUnit,
  low: RupeesPerUnit,
  close: RupeesPerUnit,
  volume: TradedUnits.nullable(),
});
export type Bar = z.infer<typeof Bar>;

/** The data of `get_historical_data`. Prices are in rupees. */
export const PriceHistory = z.object({
  found: z.boolean(),
  security_id: z.string(),
  segment: Segment,
  interval: Interval,
  currency: z.literal("INR"),
  from: z.string(),
  to: z.string(),
  summary: z
    .object({
      bars: countOf("bars"),
      first_close: RupeesPerUnit,
      last_close: RupeesPerUnit,
      /** The change from the first close to the last, in percent. */
      change_pct: Percent.nullable(),
      high: RupeesPerUnit,
      low: RupeesPerUnit,
    })
    .nullable(),
  /** Oldest first. */
  bars: z.array(Bar),
  reason: z.string().nullable(),
  suggestions: z.array(z.string()),
});
export type PriceHistory = z.infer<typeof PriceHistory>;

const Failed = z.object({
  failed_providers: z.array(z.object({ provider: z.string(), reason: z.string() })).default([]),
});

/** The schema of a tool result with this data, which also lists the providers that failed before. */
export const tradingResult = <Data extends z.ZodType>(data: Data) =>
  z.object({ ...ToolResult.shape, data: z.intersection(data, Failed) });

/** A direct call of a trading tool, without a model. */
export const TradingCall = z.strictObject({
  input: z.record(z.string(), z.unknown()).default({}),
  /** The trader's broker token: passed to the provider; never stored, logged or displayed. */
  access_token: z.string().min(1).max(8_192).optional(),
});
