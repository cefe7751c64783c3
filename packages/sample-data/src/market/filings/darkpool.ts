import { addDays, type Day } from "@advisor/domain/day";
import type { DarkpoolTrade } from "@advisor/domain/market/trades";
import { asOf } from "../../sample.ts";
import type { Facts } from "../facts.ts";
import { seededRandom } from "../seeded.ts";

const weeks = 12;

/**
 * Weekly totals of all alternative trading systems, newest first. FINRA publishes Tier 1 stocks two
 * weeks after the week and all others after four. Every fund counts as one of the others.
 */
export function darkpoolTrades({ security, bars }: Facts): DarkpoolTrade[] {
  const traded = security.currency === "USD" && bars.some(({ volume }) => volume !== null);
  if (!traded) return [];
  const roll = seededRandom(`${security.symbol} darkpool`);
  const newest = lastMonday(addDays(asOf, security.kind === "stock" ? -21 : -35));
  return Array.from({ length: weeks }, (_, count) => addDays(newest, -7 * count)).map((monday) => {
    const next = addDays(monday, 7);
    const days = bars.filter(({ at }) => at >= monday && at < next);
    const volume = days.reduce((sum, bar) => sum + (bar.volume ?? 0), 0);
    const turnover = days.reduce((sum, bar) => sum + (bar.volume ?? 0) * Number(bar.close), 0);
    const shares = Math.round(volume * roll.between(0.09, 0.16));
    return {
      symbol: security.symbol,
      kind: "weekly_total",
      at: monday,
      price: null,
      shares: String(shares),
      value: ((turnover / volume) * shares).toFixed(2),
      trades: Math.round(shares / roll.between(80, 160)),
      venue: "all ATS",
    };
  });
}

function lastMonday(day: Day): Day {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}
