import { decimal } from "@advisor/domain/decimal";
import { InstrumentQuote, Segment } from "@advisor/domain/market/instrument";
import * as z from "zod";
import { keepCompleteRows } from "../shared/complete.ts";
import {
  amountField,
  changePercent,
  countField,
  isoTime,
  priceField,
  textField,
} from "../shared/values.ts";

const Quote = z.object({
  last_price: priceField,
  net_change: amountField,
  volume: countField,
  last_trade_time: textField,
  ohlc: z.object({ open: priceField, high: priceField, low: priceField, close: priceField }),
});

/** Response of marketfeed/quote, keyed by exchange segment and id. */
export const DhanQuotes = z.object({
  data: z.record(z.string(), z.record(z.string(), Quote)),
});

/** `now` is used for quotes without a time, such as those of an index. */
export const parseInstrumentQuotes = (
  { data }: z.infer<typeof DhanQuotes>,
  now: string,
): InstrumentQuote[] => {
  const rows = Object.entries(data).flatMap(([segment, quotes]) =>
    Object.entries(quotes).map(([id, quote]) => ({ segment, id, quote })),
  );
  const traded = rows.filter(({ quote }) => quote.last_price !== null);
  return keepCompleteRows(
    "dhan",
    InstrumentQuote,
    traded.map((row) => candidate(row, now)),
  );
};

function candidate(
  { segment, id, quote }: { segment: string; id: string; quote: z.infer<typeof Quote> },
  now: string,
) {
  const { ohlc, last_price, volume, last_trade_time } = quote;
  const before = previousClose(quote);
  return {
    security_id: id,
    segment: Segment.safeParse(segment).data ?? null,
    last_price,
    open: ohlc.open,
    high: ohlc.high,
    low: ohlc.low,
    previous_close: before,
    change_pct: changePercent(last_price, before),
    volume: segment === "IDX_I" ? null : volume,
    as_of: indianTime(last_trade_time) ?? now,
  };
}

/**
 * After the market closes, `close` is today's close, while the change always refers to the previous
 * day.
 */
function previousClose({ last_price, net_change, ohlc }: z.infer<typeof Quote>): string | null {
  if (last_price === null || net_change === null || decimal(net_change).eq(0)) return ohlc.close;
  const before = decimal(last_price).minus(net_change);
  return before.gt(0) ? before.toFixed() : null;
}

/** "20/11/2026 15:40:30" in Indian time; a date in 1980 means "never". */
function indianTime(text: string | null): string | null {
  const parts = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d:\d\d:\d\d)$/.exec(text ?? "");
  const [, date, month, year, time] = parts ?? [];
  if (year === undefined || year === "1980") return null;
  return isoTime(Date.parse(`${year}-${month}-${date}T${time}+05:30`));
}
