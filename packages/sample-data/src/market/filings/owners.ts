import { decimal } from "@advisor/domain/decimal";
import type { Owner } from "@advisor/domain/market/trades";
import { barAt, type Facts, isDomesticFiler } from "../facts.ts";
import { seededRandom } from "../seeded.ts";
import { afterWeekdays } from "../trading-days.ts";

const quarterEnd = "2026-09-30";

/** Large institutions, each with its approximate share of a company in percent. */
const institutions: readonly (readonly [name: string, around: number, issuer?: string])[] = [
  ["Vanguard Group", 8.6],
  ["BlackRock", 7.2, "blackrock"],
  ["State Street", 4.1],
  ["Fidelity (FMR)", 2.9],
  ["Geode Capital Management", 2.1],
  ["Capital Research Global Investors", 1.8],
  ["T. Rowe Price", 1.5],
  ["Morgan Stanley", 1.3, "morgan_stanley"],
  ["JPMorgan Chase", 1.1, "jpmorgan"],
  ["Norges Bank", 1.0],
  ["Northern Trust", 0.9],
];

/** 13F reports for the third quarter, filed within 45 days of its end; largest first. */
export function ownersOf(facts: Facts): Owner[] {
  const { security, listing } = facts;
  if (!isDomesticFiler(facts) || listing.shares === null) return [];
  const outstanding = decimal(listing.shares).times(1_000_000);
  const close = barAt(facts, quarterEnd).close;
  const roll = seededRandom(`${security.symbol} owners`);
  return institutions
    .filter(([, , issuer]) => issuer !== security.issuer_id)
    .map(([name, around]): Owner => {
      const owned = around * roll.between(0.7, 1.3);
      const shares = outstanding.times(decimal(owned)).div(100).round(0);
      return {
        symbol: security.symbol,
        name,
        shares: shares.toFixed(0),
        shares_change: shares.times(decimal(roll.between(-0.05, 0.06))).toFixed(0),
        value: shares.times(close).toFixed(2),
        owned_pct: shares.div(outstanding).times(100).toFixed(2),
        report_date: quarterEnd,
        filed: afterWeekdays("2026-10-30", roll.whole(1, 10)),
      };
    })
    .sort((a, b) => Number(b.shares) - Number(a.shares));
}
