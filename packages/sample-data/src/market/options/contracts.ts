import { daysBetween } from "@advisor/domain/day";
import type { Bar } from "@advisor/domain/market/bar";
import type { DerivedRow } from "../instrument-rows.ts";
import { seededRandom } from "../seeded.ts";
import { blackScholes } from "./black-scholes.ts";

/** How many days a contract has traded. */
const life = 60;
const rate = 0.06;
const volatility = 0.16;

/** The daily bars of a future or option, derived from its underlying. */
export function contractBars(row: DerivedRow, underlying: readonly Bar[]): Bar[] {
  const roll = seededRandom(`${row.id} volume`);
  return underlying.slice(-life).map(({ at, open, high, low, close }) => {
    const priced = (price: string) => worth(row, at, Number(price)).toFixed(2);
    const [top, bottom] = row.option?.type === "put" ? [low, high] : [high, low];
    return {
      at,
      open: priced(open),
      high: priced(top),
      low: priced(bottom),
      close: priced(close),
      volume: roll.whole(2_000, 90_000) * row.lot,
    };
  });
}

function worth({ expiry, option }: DerivedRow, day: string, price: number): number {
  const years = daysBetween(day, expiry) / 365;
  if (option === undefined) return price * (1 + rate * years);
  return Math.max(0.05, blackScholes({ ...option, price, years, volatility, rate }).worth);
}

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** The display name: NIFTY-Nov2026-24500-CE is "NIFTY 24 NOV 24500 CALL". */
export function contractName({ underlying, expiry, option }: DerivedRow): {
  name: string;
  trading_symbol: string;
} {
  const [year, month, day] = expiry.split("-");
  const short = months[Number(month) - 1] ?? "";
  const stem = `${underlying}-${short}${year}`;
  if (option === undefined) {
    return { name: `${underlying} ${short.toUpperCase()} FUT`, trading_symbol: `${stem}-FUT` };
  }
  const { strike, type } = option;
  return {
    name: `${underlying} ${day} ${short.toUpperCase()} ${strike} ${type.toUpperCase()}`,
    trading_symbol: `${stem}-${strike}-${type === "call" ? "CE" : "PE"}`,
  };
}
