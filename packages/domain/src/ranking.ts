import { type Decimal, sum, zero } from "./decimal.ts";
import type { Position, Reason } from "./position.ts";
import { dayPct, returnOn } from "./ratio.ts";

export type Basis =
  | "unrealized_pl"
  | "unrealized_pl_pct"
  | "day_change"
  | "day_change_pct"
  | "market_value"
  | "cost";

export interface Ranked {
  /** Null for what has no ticker. */
  symbol: string | null;
  name: string;
  /** In the basis's unit: US dollars, a ratio for `unrealized_pl_pct`, a percent number for `day_change_pct`. */
  figure: Decimal;
  /** Null where only the cost is known. */
  market_value: Decimal | null;
}

export interface NotRanked {
  symbol: string | null;
  name: string;
  reason: Reason | "zero_cost";
}

/** Everything that could be ranked, first place first; both lists are empty without positions. */
export interface Ranking {
  basis: Basis;
  direction: "best" | "worst";
  ranked: Ranked[];
  not_ranked: NotRanked[];
  /** How many figures are above and below 0: "the biggest loss" of nobody is the smallest gain. */
  gaining: number;
  losing: number;
}

/** Ranks what is held over all accounts; ties go to the larger value, long or short, then by symbol. */
export function rank(given: {
  positions: readonly Position[];
  basis: Basis;
  direction: "best" | "worst";
}): Ranking {
  const { basis, direction } = given;
  const groups = [...Map.groupBy(given.positions, keyOf).values()];
  const joined = groups.flatMap((parts) => join(parts) ?? []);
  const sign = direction === "best" ? 1 : -1;
  const ranked = joined
    .flatMap((one) => toRanked(one, basis) ?? [])
    .toSorted((a, b) => sign * b.figure.cmp(a.figure) || byValue(a, b));
  return {
    basis,
    direction,
    ranked: ranked.map((one) => ({ ...one, figure: shown(one.figure, basis) })),
    not_ranked: joined.flatMap((one) => toNotRanked(one, basis) ?? []).toSorted(bySymbol),
    gaining: ranked.filter((one) => one.figure.gt(0)).length,
    losing: ranked.filter((one) => one.figure.lt(0)).length,
  };
}

/** One security over all accounts: a figure is null as soon as one account's is. */
interface Joined {
  symbol: string | null;
  name: string;
  figures: Record<Basis, Decimal | null>;
  reasons: Record<Basis, NotRanked["reason"] | null>;
}

const keyOf = (position: Position): string => position.symbol ?? ` ${position.security_id}`;

function join(parts: readonly Position[]): Joined | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const value = total(parts, (one) => one.market_value);
  const profit = total(parts, (one) => one.unrealized_pl);
  const paid = total(parts, (one) => one.cost?.abs() ?? null);
  const change = total(parts, (one) => one.day_change);
  const before = total(parts, valueBefore);
  return {
    symbol: first.symbol,
    name: first.name,
    figures: {
      market_value: value,
      cost: total(parts, (one) => one.cost),
      unrealized_pl: profit,
      unrealized_pl_pct: returnOn(profit, paid),
      day_change: change,
      day_change_pct: dayPct(change, before),
    },
    reasons: {
      market_value: firstReason(parts, "market_value_reason"),
      cost: parts.find(({ cost }) => cost === null)?.unrealized_pl_reason ?? null,
      unrealized_pl: firstReason(parts, "unrealized_pl_reason"),
      unrealized_pl_pct: firstReason(parts, "unrealized_pl_reason") ?? "zero_cost",
      day_change: firstReason(parts, "day_change_reason"),
      day_change_pct: firstReason(parts, "day_change_reason") ?? "no_day_change",
    },
  };
}

function total(
  parts: readonly Position[],
  figure: (position: Position) => Decimal | null,
): Decimal | null {
  const figures = parts.map(figure);
  const numbers = figures.filter((one) => one !== null);
  return numbers.length === figures.length ? sum(numbers) : null;
}

const firstReason = (
  parts: readonly Position[],
  field: "market_value_reason" | "unrealized_pl_reason" | "day_change_reason",
): Reason | null => parts.find((one) => one[field] !== null)?.[field] ?? null;

function valueBefore({ market_value, day_change }: Position): Decimal | null {
  return market_value && day_change && market_value.minus(day_change).abs();
}

function toRanked({ symbol, name, figures }: Joined, basis: Basis): Ranked | undefined {
  const figure = figures[basis];
  if (figure === null) return undefined;
  return { symbol, name, figure, market_value: figures.market_value };
}

function toNotRanked(joined: Joined, basis: Basis): NotRanked | undefined {
  const reason = joined.reasons[basis];
  if (joined.figures[basis] !== null || reason === null) return undefined;
  return { symbol: joined.symbol, name: joined.name, reason };
}

const shown = (figure: Decimal, basis: Basis): Decimal =>
  basis === "unrealized_pl_pct" ? figure.round(4) : figure;

const byValue = (a: Ranked, b: Ranked): number => sizeOf(b).cmp(sizeOf(a)) || bySymbol(a, b);

const sizeOf = ({ market_value }: Ranked): Decimal => market_value?.abs() ?? zero;

const bySymbol = (a: NamedRow, b: NamedRow): number => {
  const [left, right] = [a.symbol ?? a.name, b.symbol ?? b.name];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

type NamedRow = Pick<Ranked, "symbol" | "name">;
