import { Day } from "@advisor/domain/day";
import { type Decimal, decimal } from "@advisor/domain/decimal";
import { countOf, Percent, TradedUnits, UsdPerUnit } from "@advisor/domain/figure";
import type { Option } from "@advisor/domain/market/option";
import * as Security from "@advisor/domain/security";
import * as z from "zod";
import { notFoundResult, Suggestions } from "../../absence.ts";
import { defineTool } from "../../define-tool.ts";
import { number } from "../../number.ts";
import { checkDays } from "../../range.ts";
import { firstRows } from "../../shorten.ts";

const Input = z.object({
  symbol: Security.Ticker.describe("Ticker of the underlying, for example AAPL"),
  date: Day.nullable().default(null).describe("Day of the quotes; null for the newest"),
  type: z.enum(["call", "put"]).nullable().default(null).describe("Only calls or only puts"),
  expiration: Day.nullable().default(null).describe("Only this expiration day"),
  near_money_pct: z
    .number()
    .positive()
    .max(1_000)
    .nullable()
    .default(10)
    .describe("Only strikes within this percent of the underlying's price; null for all"),
  limit: z.int().min(1).max(200).default(40).describe("How many contracts at most"),
});

export const getHistoricalOptions = defineTool({
  name: "get_historical_options",
  reads: "Option prices",
  description:
    "The option chain of one underlying as it was quoted on a day, strikes near the money first kept, in US dollars a share. implied_volatility_pct is a percent number.",
  effect: "read",
  needs: ["options", "symbols", "calendar"],
  input: Input,
  example: { symbol: "AAPL" },
  output: z.object({
    found: z.boolean(),
    symbol: z.string(),
    quoted_on: z.string().nullable(),
    underlying_price_usd: UsdPerUnit.nullable(),
    /** All expirations in the chain. */
    expirations: z.array(z.string()),
    /** All matching contracts, listed or not. */
    matching: countOf("contracts"),
    contracts: z.array(
      z.object({
        contract: z.string(),
        type: z.enum(["call", "put"]),
        expiration: z.string(),
        strike_usd: UsdPerUnit,
        last_usd: UsdPerUnit.nullable(),
        bid_usd: UsdPerUnit.nullable(),
        ask_usd: UsdPerUnit.nullable(),
        volume: TradedUnits.nullable(),
        open_interest: countOf("open contracts").nullable(),
        implied_volatility_pct: Percent.nullable(),
        delta: z
          .number()
          .describe("US dollars that the option moves per dollar of the underlying")
          .nullable(),
      }),
    ),
    note: z.string().nullable(),
    ...Suggestions.shape,
  }),
  cost: { usd: 0, seconds: 15 },
  compact: firstRows("contracts", 40),
  async execute(input, { options, symbols, calendar, signal }) {
    const { symbol, date } = input;
    checkDays({ date }, calendar.today());
    const found = await options.chain(symbol, date, signal);
    if (found === undefined) {
      const otherwise = `No options of ${symbol} are on file${date === null ? "" : ` for ${date}`}.`;
      return notFoundResult(blank(symbol), symbol, otherwise, symbols);
    }
    const { value, source, failed, partial } = found;
    return { source, failed, partial, data: selection(value, input) };
  },
});

type Input = z.infer<typeof Input>;

interface Chain {
  day: Day;
  underlying_price: string | null;
  options: Option[];
}

function selection({ day, underlying_price, options }: Chain, input: Input) {
  const price = underlying_price === null ? null : decimal(underlying_price);
  const fits = options.filter((option) => asked(option, input) && near(option, price, input));
  const expirations = [...new Set(options.map(({ expiration }) => expiration))].sort();
  return {
    found: true,
    symbol: input.symbol,
    quoted_on: day,
    underlying_price_usd: number(underlying_price),
    expirations,
    matching: fits.length,
    contracts: nearest(fits, price, input.limit).map(contract),
    note: note(day, price, input),
    reason: fits.length === 0 ? "No contract of the chain fits." : null,
    suggestions: [],
  };
}

const asked = (option: Option, { type, expiration }: Input): boolean =>
  (type === null || option.type === type) &&
  (expiration === null || option.expiration === expiration);

function near(option: Option, price: Decimal | null, { near_money_pct: pct }: Input): boolean {
  if (pct === null || price === null) return true;
  return distance(option, price).lte(price.times(pct).div(100));
}

const distance = ({ strike }: Option, price: Decimal): Decimal =>
  decimal(strike).minus(price).abs();

/** Keeps the contracts closest to the money, in chain order. */
function nearest(options: readonly Option[], price: Decimal | null, limit: number): Option[] {
  const inOrder = options.toSorted(byPlace);
  if (price === null) return inOrder.slice(0, limit);
  return inOrder
    .toSorted((a, b) => distance(a, price).cmp(distance(b, price)))
    .slice(0, limit)
    .toSorted(byPlace);
}

const byPlace = (a: Option, b: Option): number =>
  a.expiration.localeCompare(b.expiration) ||
  decimal(a.strike).cmp(b.strike) ||
  a.type.localeCompare(b.type);

const contract = ({ symbol: _, strike, last, bid, ask, implied_volatility, ...row }: Option) => ({
  ...row,
  strike_usd: number(strike),
  last_usd: number(last),
  bid_usd: number(bid),
  ask_usd: number(ask),
  implied_volatility_pct:
    implied_volatility === null ? null : decimal(implied_volatility).times(100).toNumber(),
  delta: number(row.delta),
});

function note(day: Day, price: Decimal | null, { date, near_money_pct }: Input): string | null {
  const notes = [
    date !== null && date !== day ? `Quotes of ${day}: the provider has none of ${date}.` : [],
    price === null && near_money_pct !== null
      ? "The price of the underlying is not known, so strikes are not limited to those near the money."
      : [],
  ].flat();
  return notes.length === 0 ? null : notes.join(" ");
}

const blank = (symbol: string) => ({
  symbol,
  quoted_on: null,
  underlying_price_usd: null,
  expirations: [],
  matching: 0,
  contracts: [],
  note: null,
});
