import { addDays, type Day, daysBetween } from "@advisor/domain/day";
import { decimal, max, min } from "@advisor/domain/decimal";
import type { Bar } from "@advisor/domain/market/bar";
import { type Instrument, InstrumentType, Segment } from "@advisor/domain/market/instrument";
import { returnOn } from "@advisor/domain/portfolio/ratio";
import { Interval, PriceHistory } from "@advisor/protocol/trading/tools";
import * as z from "zod";
import { defineTool } from "../../define-tool.ts";
import { number, numbers } from "../../number.ts";
import type { Ports } from "../../ports.ts";
import { checkDays, Days, refuseArguments } from "../../range.ts";
import { SecurityId } from "../../security-id.ts";
import { firstRows } from "../../shorten.ts";

/** Days that one call may span, so that its bars fit into one result. */
const mostDays: Readonly<Record<Interval, number>> = {
  "1": 5,
  "5": 30,
  "15": 90,
  "25": 90,
  "60": 90,
  day: 1_830,
};

const Input = z.object({
  security_id: SecurityId.describe("Security id from search_instruments, for example 13"),
  segment: Segment.describe("Exchange segment of the match"),
  instrument_type: InstrumentType.describe("Instrument type of the match"),
  interval: Interval.default("day").describe("Minutes of one bar, or day"),
  ...Days,
  from: Days.from.describe("First day, YYYY-MM-DD; null for 30 days, or fewer for short intervals"),
});

export const getHistoricalData = defineTool({
  name: "get_historical_data",
  reads: "Price history",
  description:
    "Price history of one instrument of the Indian exchanges, in rupees (index levels in points), as bars of a day or of some minutes; times in UTC. At most 5 days of 1-minute, 30 of 5-minute, 90 of longer bars, 1830 of daily bars a call.",
  effect: "read",
  needs: ["instrument_history", "instruments", "calendar"],
  input: Input,
  example: { security_id: "13", segment: "IDX_I", instrument_type: "INDEX" },
  output: PriceHistory,
  cost: { usd: 0, seconds: 15 },
  compact: ({ bars, ...data }) => ({
    ...data,
    order: "newest first",
    ...firstRows("bars", 60)({ bars: bars.toReversed() }),
  }),
  async execute(input, { instrument_history, instruments, calendar, signal }) {
    const { security_id, segment, instrument_type: type, interval } = input;
    const days = span(input, calendar.today());
    const asked = { security_id, segment, interval, currency: "INR" as const, ...days };
    const request = { security_id, segment, type, interval, ...days };
    const found = await instrument_history.bars(request, signal);
    if (found === undefined) return noBars(asked, instruments, signal);
    const { value, source, failed } = found;
    const bars = value.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
    return {
      source,
      failed,
      data: {
        found: true,
        ...asked,
        summary: summary(bars),
        bars: bars.map(({ at, volume, ...prices }) => ({ at, ...numbers(prices), volume })),
        reason: bars.length === 0 ? "There was no trading in these days." : null,
        suggestions: [],
      },
    };
  },
});

type Input = z.infer<typeof Input>;

function span(input: Input, today: Day): { from: Day; to: Day } {
  const most = mostDays[input.interval];
  const to = input.to ?? today;
  const from = input.from ?? addDays(to, 1 - Math.min(30, most));
  checkDays({ from, to }, today);
  const days = daysBetween(from, to) + 1;
  if (days > most)
    refuseArguments(`interval ${input.interval} allows ${most} days a call, not ${days}`);
  return { from, to };
}

function summary(bars: readonly Bar[]) {
  const [first] = bars;
  const last = bars.at(-1);
  if (first === undefined || last === undefined) return null;
  const change = decimal(last.close).minus(first.close);
  return {
    bars: bars.length,
    first_close: number(first.close),
    last_close: number(last.close),
    change_pct: returnOn(change, decimal(first.close))?.times(100).round(4).toNumber() ?? null,
    high: bars
      .map((bar) => decimal(bar.high))
      .reduce(max)
      .toNumber(),
    low: bars
      .map((bar) => decimal(bar.low))
      .reduce(min)
      .toNumber(),
  };
}

/**
 * An empty result. The instrument directory shows whether the id is unknown or just has no bars.
 */
async function noBars<Request extends { security_id: string; segment: Segment }>(
  request: Request,
  instruments: Ports["instruments"],
  signal: AbortSignal,
) {
  const { security_id, segment } = request;
  const search = { text: security_id, type: null, segment, limit: 5 };
  const { value: close, source, failed } = await instruments.search(search, signal);
  const known = close.some((instrument) => instrument.security_id === security_id);
  const suggestions = known ? [] : close.map(named);
  const reason = known
    ? "No bars of this instrument are on file for this interval and these days."
    : `${segment} ${security_id} is not on file. search_instruments finds the ids.`;
  return { source, failed, data: { ...request, ...blank, reason, suggestions } };
}

const named = ({ segment, security_id, trading_symbol }: Instrument): string =>
  `${segment} ${security_id}: ${trading_symbol}`;

const blank = { found: false, summary: null, bars: [] };
