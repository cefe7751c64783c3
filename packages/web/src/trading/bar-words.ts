import { addDays } from "@advisor/domain/day";
import type { Bar, Instrument, Interval, Quote } from "@advisor/protocol/trading/tools";
import { providerWords } from "../chat/message/source-words.ts";
import { count, date, numberFormat, signedPercent } from "../format/figures.ts";
import { conventions } from "../format/locale.ts";
import { indianZone, zonedFormat } from "../format/zone.ts";
import type { History } from "./trading-api.ts";

export const intervals: readonly { value: Interval; label: string }[] = [
  { value: "1", label: "1 min" },
  { value: "5", label: "5 min" },
  { value: "15", label: "15 min" },
  { value: "60", label: "60 min" },
  { value: "day", label: "Day" },
];

const two = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const barPrice = (value: number | null): string =>
  value === null ? "not on file" : two.format(value).replace("-", "−");

/** Rupees, or points for an index. */
export const priceOf = ({ segment }: Pick<Instrument, "segment">, value: number): string =>
  segment === "IDX_I" ? `${barPrice(value)} points` : rupees.format(value);

const rupees = numberFormat({ style: "currency", currency: "INR" });

/** "+17.75 (+1.24%)". */
export function changeWords({ last_price, previous_close, change_pct }: Quote): string {
  const percent = change_pct === null ? undefined : signedPercent(change_pct);
  if (previous_close === null) return percent ?? "change not on file";
  const change = Math.round((last_price - previous_close) * 100) / 100;
  const moved = `${change > 0 ? "+" : ""}${barPrice(change)}`;
  return percent === undefined ? moved : `${moved} (${percent})`;
}

const minute = zonedFormat(conventions.dates, indianZone);

/** The date of a daily bar, or the minute of any other by the clock of the exchange. */
export const barTime = (at: string): string => (at.includes("T") ? minute(at) : date(at));

/**
 * Whether the bars have ranges. A provider with only closing prices repeats them, and candles of
 * those would be made up.
 */
export const hasRanges = (bars: readonly Bar[]): boolean =>
  bars.some(({ open, high, low, close }) => high > low || open !== close);

const mostDays = 182;

/** The first day to request: half a year for daily bars, or as many days as one call allows. */
export const firstDay = (interval: Interval, newest: string | undefined): string | null =>
  interval === "day" && newest !== undefined ? addDays(newest.slice(0, 10), -mostDays) : null;

/** "daily bars", "bars of 15 minutes". */
export const barsOf = (interval: string): string =>
  interval === "day" ? "daily bars" : `bars of ${interval} minutes`;

/** "124 daily bars from May 22, 2026, +4.03% from the first close to the last". */
export function spanWords({ data }: History): string {
  const [first] = data.bars;
  const change = data.summary?.change_pct ?? null;
  if (first === undefined) return "";
  const moved =
    change === null ? "" : `, ${signedPercent(change)} from the first close to the last`;
  return `${count(data.bars.length)} ${barsOf(data.interval)} from ${barTime(first.at)}${moved}`;
}

/** The accessible name of the chart. */
export function pictureName(of: Instrument, { data }: History): string {
  const { summary } = data;
  const last = data.bars.at(-1);
  if (summary === null || last === undefined) return of.trading_symbol;
  const kind = hasRanges(data.bars) ? "Candles" : "Line of closes";
  return `${kind} of ${of.name}, ${barsOf(data.interval)} to ${barTime(last.at)}: last close ${barPrice(summary.last_close)}, high ${barPrice(summary.high)}, low ${barPrice(summary.low)}`;
}

/** "Nov 20, 2026: open 1,430.35, high 1,454.55, low 1,421.56, close 1,450.00, volume 33,567,930". */
export const barWords = ({ at, open, high, low, close, volume }: Bar): string =>
  `${barTime(at)}: open ${barPrice(open)}, high ${barPrice(high)}, low ${barPrice(low)}, close ${barPrice(close)}${
    volume === null ? "" : `, volume ${count(volume)}`
  }`;

const delays: Record<History["delay"], string> = {
  realtime: "real time",
  delayed: "delayed",
  eod: "end of day",
  weekly: "weekly",
  filing: "from filings",
};

const reasons: Record<string, string> = {
  no_key: "no valid token",
  rate_limited: "too many requests",
  not_found: "not found there",
  stale: "its data is too old",
  upstream: "it is down",
};

type HistorySource = Pick<History, "provider" | "delay" | "as_of"> & {
  data: Pick<History["data"], "failed_providers">;
};

/** The provider, the age of the data, the providers that failed, and whether the token was used. */
export function sourceWords(
  { provider, delay, as_of, data }: HistorySource,
  token?: string,
): string {
  const failed = data.failed_providers.map(
    (one) =>
      ` ${providerWords(one.provider)} did not answer (${reasons[one.reason] ?? one.reason}).`,
  );
  const unused = token !== undefined && provider === "embedded" && failed.length === 0;
  const note = unused ? " The token was not used: this service answers with its own data." : "";
  return `${providerWords(provider)}, ${delays[delay]}, ${barTime(as_of)}.${failed.join("")}${note}`;
}
