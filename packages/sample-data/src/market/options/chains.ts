import type { OptionChain } from "@advisor/adapters/market/embedded/options";
import { type Day, daysBetween } from "@advisor/domain/day";
import type { Option } from "@advisor/domain/market/option";
import { barAt, type Facts } from "../facts.ts";
import { volatilityOf } from "../motion.ts";
import { seededRandom } from "../seeded.ts";
import { blackScholes } from "./black-scholes.ts";

const underlyings = new Set(
  "AAPL ABBV AMD AMZN AVGO BA BAC COST GOOGL HD INTC IWM JPM LLY META MSFT NFLX NVDA PLTR QQQ SPY TSLA UNH V WMT XOM".split(
    " ",
  ),
);

/** The dataset's day and two earlier days. */
const days = ["2026-11-20", "2026-11-13", "2026-10-30"];
const expirations = ["2026-11-27", "2026-12-18", "2027-01-15", "2027-03-19"];
/** The number of strikes on each side of the one nearest to the price. */
const reach = 6;
const rate = 0.04;

export const chainsOf = (facts: Facts): OptionChain[] =>
  underlyings.has(facts.security.symbol) ? days.map((day) => chain(facts, day)) : [];

function chain(facts: Facts, day: Day): OptionChain {
  const { close } = barAt(facts, day);
  const strikes = strikesAround(Number(close));
  const options = expirations.flatMap((expiration) =>
    strikes.flatMap((strike) =>
      (["call", "put"] as const).map((type) =>
        contract(facts, { day, price: Number(close), expiration, strike, type }),
      ),
    ),
  );
  return { day, underlying_price: close, options };
}

interface Terms {
  day: Day;
  price: number;
  expiration: Day;
  strike: number;
  type: Option["type"];
}

function contract({ security }: Facts, terms: Terms): Option {
  const { day, price, expiration, strike, type } = terms;
  const years = daysBetween(day, expiration) / 365;
  const away = Math.log(strike / price);
  const volatility = Math.max(0.1, volatilityOf(security)) * (1 - 0.3 * away + 0.8 * away ** 2);
  const { worth, delta } = blackScholes({ type, price, strike, years, volatility, rate });
  // American options can be exercised early, so none is worth less than its intrinsic value.
  const least = Math.max(0, type === "call" ? price - strike : strike - price);
  const mid = Math.max(worth, least, 0.02);
  const last = Math.round(mid * 100);
  const roll = seededRandom(`${security.symbol} ${Object.values(terms).join(" ")}`);
  const crowd = 12_000 * Math.exp(-60 * away ** 2) * Math.exp(-years * 2);
  return {
    contract: occ(security.symbol, terms),
    symbol: security.symbol,
    type,
    expiration,
    strike: strike.toFixed(2),
    last: (last / 100).toFixed(2),
    bid: (Math.min(last, Math.floor(mid * 98.5)) / 100).toFixed(2),
    ask: (Math.max(last + 1, Math.ceil(mid * 101.5)) / 100).toFixed(2),
    volume: Math.round(crowd * roll.between(0.1, 1)),
    open_interest: Math.round(crowd * roll.between(1, 6)),
    implied_volatility: volatility.toFixed(4),
    delta: delta.toFixed(4),
  };
}

/** The OCC symbol, such as AAPL261218C00215000. */
function occ(symbol: string, { expiration, type, strike }: Terms): string {
  const day = expiration.slice(2).replaceAll("-", "");
  const thousandths = String(Math.round(strike * 1_000)).padStart(8, "0");
  return `${symbol.replace(".", "")}${day}${type === "call" ? "C" : "P"}${thousandths}`;
}

/**
 * Strikes around the price, spaced at about 2% of it, rounded up to an interval that exchanges use.
 */
function strikesAround(price: number): number[] {
  const step = [0.5, 1, 2.5, 5, 10, 25].find((one) => one >= price / 50) ?? 50;
  const middle = Math.round(price / step);
  return Array.from({ length: 2 * reach + 1 }, (_, index) => (middle - reach + index) * step);
}
