import { type Decimal, decimal, max, sum, zero } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type { ClassRow, Comparison, Issuer } from "./comparison.ts";
import { percentOf, toDollars } from "./number.ts";
import type { ProposedLine } from "./select-lines.ts";
import { cashClass } from "./value.ts";

/** Turnover as a percentage of the total value: the net purchases of each asset class. */
export function turnoverOf(check: Comparison, trades: readonly ProposedLine[]): number | null {
  const byClass = Map.groupBy(trades, (trade) => trade.class).values();
  const grown = sum([...byClass].map((own) => max(sum(own.map(moved)), zero)));
  return percentOf(grown, decimal(check.total_value ?? zero));
}

/** The cash that is compared with the cash floor, after the trades; null without a floor. */
export function cashAfter({ cash }: Comparison, trades: readonly ProposedLine[]) {
  if (cash.floor === null) return null;
  const change = sum(trades.filter((trade) => trade.class === cashClass).map(moved));
  return { available: toDollars(decimal(cash.available).plus(change)), floor: cash.floor };
}

const moved = ({ leg: { side, proceeds } }: ProposedLine): Decimal =>
  side === "buy" ? decimal(proceeds) : decimal(proceeds).neg();

/** The weight of a class before and after the trades. */
export function classAfter(row: ClassRow, trades: readonly ProposedLine[], check: Comparison) {
  const own = trades.filter((trade) => trade.class === row.class);
  const value = decimal(row.value).plus(sum(own.map(moved)));
  const { weight_pct, min_pct, max_pct, target_pct } = row;
  const after_pct = percentOf(value, decimal(check.total_value ?? zero));
  return { class: row.class, weight_pct, min_pct, max_pct, target_pct, after_pct };
}

/** The direct weights, before and after, of issuers that the trades change or that exceed their limit. */
export function issuersAfter(
  check: Comparison,
  trades: readonly ProposedLine[],
  holdings: readonly Holding.Info[],
) {
  return check.concentration.flatMap((issuer) => {
    const { name, value, limit_pct, direct_pct, breach } = issuer;
    const own = trades.filter((trade) => isIssuedBy(issuer, trade, holdings));
    const after = percentOf(
      decimal(value).plus(sum(own.map(moved))),
      decimal(check.total_value ?? zero),
    );
    if (limit_pct === null || direct_pct === null || after === null) return [];
    if (own.length === 0 && !breach) return [];
    return [{ name, limit_pct, before_pct: direct_pct, after_pct: after }];
  });
}

function isIssuedBy(
  { issuer_id, name, symbols }: Issuer,
  { leg: { symbol, unlisted } }: ProposedLine,
  holdings: readonly Holding.Info[],
): boolean {
  if (unlisted === undefined) return symbol !== null && symbols.includes(symbol);
  const holding = holdings.find((one) => one.security_id === unlisted.security_id);
  return issuer_id === null ? name === unlisted.name : holding?.issuer_id === issuer_id;
}
