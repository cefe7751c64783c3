import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import { type Position, totals } from "@advisor/domain/position";
import { type Basis, type Ranking, rank } from "@advisor/domain/ranking";
import { dayPct } from "@advisor/domain/ratio";
import { asksMover } from "../../route/mover.ts";
import type { RoutedPart } from "../../route/routed.ts";
import { asksLoss, type Side } from "../../route/sides.ts";
import { isOfSize, isSized } from "../picked.ts";
import { isAmount } from "./ranking-words.ts";

/** The gain, the day's change, the value or the cost of one account's holdings; null where nothing of it is known. */
export interface AccountSum {
  account: string;
  figure: Decimal | null;
  /** A ratio for gains, a percent number for the day. */
  percent: Decimal | null;
  /** What is counted, and what is not. */
  ranking: Ranking;
}

/** What is asked of the sums of accounts. */
export interface Asked {
  asked: Pick<RoutedPart, "params" | "text">;
  basis: Basis;
  side: Side;
  /** The question as it was asked. */
  words: string;
}

export function sumOf(account: string, positions: readonly Position[], basis: Basis): AccountSum {
  const own = basis === "cost" ? positions.filter(({ quantity }) => quantity.gt(0)) : positions;
  const ranking = rank({ positions: own, basis: inDollars(basis), direction: "best" });
  return { account, ...figuresIn(own, basis), ranking };
}

/** The basis without its percent. */
export const inDollars = (basis: Basis): Exclude<Basis, `${string}_pct`> => {
  if (basis === "day_change_pct") return "day_change";
  return basis === "unrealized_pl_pct" ? "unrealized_pl" : basis;
};

/** What is known of them together, in dollars and in percent. */
function figuresIn(
  positions: readonly Position[],
  basis: Basis,
): Pick<AccountSum, "figure" | "percent"> {
  if (isAmount(basis)) {
    const field = basis === "cost" ? "cost" : "market_value";
    const amounts = positions.flatMap((one) => one[field] ?? []);
    return { figure: amounts.length === 0 ? null : sum(amounts), percent: null };
  }
  if (basis.startsWith("unrealized")) {
    const { unrealized_pl, unrealized_pl_pct } = totals(positions);
    return { figure: unrealized_pl, percent: unrealized_pl_pct };
  }
  const moved = positions.filter(({ day_change }) => day_change !== null);
  const { day_change: change, market_value: now } = totals(moved);
  return { figure: change, percent: change === null ? null : dayPct(change, now.minus(change)) };
}

/** What accounts are put in order by, and are measured against. */
export const sizeOf = ({ figure, percent }: AccountSum, basis: Basis): Decimal | null =>
  basis.endsWith("_pct") ? percent : figure;

/** As they are listed where no order is asked for; what has moved the most may have moved either way. */
export function inOrder(
  sums: readonly AccountSum[],
  { asked, basis }: Pick<Asked, "asked" | "basis">,
): readonly AccountSum[] {
  const { direction } = asked.params;
  if (direction === undefined) return sums;
  const isMove = isOfMove({ asked, basis });
  const size = (one: AccountSum): Decimal => {
    const own = sizeOf(one, basis) ?? zero;
    return isMove ? own.abs() : own;
  };
  const sign = direction === "best" ? -1 : 1;
  const [known, unknown] = [true, false].map((wanted) =>
    sums.filter((one) => (sizeOf(one, basis) !== null) === wanted),
  );
  return [...(known ?? []).toSorted((a, b) => sign * size(a).cmp(size(b))), ...(unknown ?? [])];
}

export const isOfMove = ({ asked, basis }: Pick<Asked, "asked" | "basis">): boolean =>
  asksMover(asked) && basis.startsWith("day_change");

/** Those on the side, of the size or of the number that is asked for; undefined where all are. */
export function pickedFrom(
  ordered: readonly AccountSum[],
  { asked: { params }, basis, side, words }: Asked,
): AccountSum[] | undefined {
  const of = side ?? (isSized(params) ? (asksLoss(words) ? "losing" : "gaining") : undefined);
  if (of === undefined && params.limit === undefined) return undefined;
  const fitting = ordered.filter((one) => {
    const size = sizeOf(one, basis);
    return size !== null && isOn(size, basis, of) && isOfSize(measured(size, basis), params);
  });
  return fitting.slice(0, params.limit);
}

function isOn(size: Decimal, basis: Basis, side: Side): boolean {
  if (isAmount(basis) || side === undefined || side === "ends") return true;
  if (side === "not_gaining") return !size.gt(0);
  if (side === "not_losing") return !size.lt(0);
  return side === "losing" ? size.lt(0) : size.gt(0);
}

/** As a question says it: without its sign, percent as percent. */
const measured = (size: Decimal, basis: Basis): Decimal =>
  basis === "unrealized_pl_pct" ? size.abs().times(100) : size.abs();
