import * as z from "zod";
import type { Section } from "../brokerage/dataset.ts";
import { Day } from "../day.ts";
import { decimal, sum, zero } from "../decimal.ts";
import { Percent, Usd } from "../figure.ts";
import type * as Holding from "../holding.ts";
import { toDollars, toNumber } from "../ips-check/number.ts";
import { position, totals } from "../position.ts";
import { returnOn } from "./ratio.ts";
import { symbolNormalizer } from "./symbol.ts";

/** How much the holdings of a household moved on the last trading day. Cash is not in it. */
export const DayChange = z.object({
  /** The day of the quotes, and of the prices of the holdings in the sum. */
  as_of: Day,
  change_usd: Usd,
  /** Of what the same holdings were worth before; null if that was nothing. */
  change_pct: Percent.nullable(),
  /** The percentage of the holdings' value that is in the sum. */
  coverage_pct: Percent.nullable(),
});
export type DayChange = z.infer<typeof DayChange>;

/**
 * Sums the changes of all holdings whose quote states one. A quote is of no use to a holding that is
 * priced on another day. Null if no holding has a change.
 */
export function dayChangeOf(
  holdings: readonly Holding.Info[],
  quotes: Section<"quotes"> | undefined,
): DayChange | null {
  if (quotes === undefined) return null;
  const symbols = [...quotes.quotes, ...holdings].flatMap(({ symbol }) => symbol ?? []);
  const spelled = symbolNormalizer(symbols);
  const changes = new Map(
    quotes.quotes.map(({ symbol, change_pct }) => [spelled(symbol), change_pct]),
  );
  const positions = holdings.map((holding) => {
    const sameDay = holding.price?.date === quotes.as_of;
    const stated = sameDay ? changes.get(spelled(holding.symbol ?? holding.security_id)) : null;
    return position(holding, stated == null ? null : decimal(stated));
  });
  const { day_change, day_change_coverage_pct } = totals(positions);
  if (day_change === null) return null;
  const moved = positions.filter((one) => one.day_change !== null);
  const before = sum(moved.map((one) => (one.market_value ?? zero).minus(one.day_change ?? zero)));
  const share = returnOn(day_change, before.abs())?.times(100).round(4) ?? null;
  return {
    as_of: quotes.as_of,
    change_usd: toDollars(day_change),
    change_pct: share === null ? null : toNumber(share),
    coverage_pct:
      day_change_coverage_pct === null ? null : toNumber(day_change_coverage_pct.round(4)),
  };
}
