import type { Day } from "../day.ts";
import { type Decimal, max, min, sum, zero } from "../decimal.ts";
import type * as Household from "../household.ts";
import type * as Ips from "../ips.ts";
import { allocateCents } from "../portfolio/allocate.ts";
import { compareText } from "../text/compare-text.ts";
import { bandOf, findPolicyFaults } from "./bands.ts";
import { availableCash, type CashNeed, cashNeedsBy, reserveOf } from "./cash.ts";
import { scopeOf } from "./scope.ts";
import { cashClass, measuredTotal, valueAccounts } from "./value.ts";

/** A policy that can carry a need which no account is named for. */
interface Payer {
  ips: Ips.Info;
  total: Decimal;
  /** What it can carry before its cash falls below its floor, or further below. */
  room: Decimal;
}

/**
 * What the accounts of a policy owe. A need without an account falls due once in the household,
 * however many policies it has: it goes to the policy with the most room above its own floor, then
 * to the next, and what no room is left for is shared by total value.
 */
export function owedUnder(
  ips: Ips.Info | undefined,
  snapshot: Household.Snapshot,
  today: Day,
): CashNeed[] {
  const { needs } = snapshot.household;
  const owed = cashNeedsBy(scopeOf(snapshot, ips).accounts, needs, today);
  if (ips === undefined || snapshot.household.ips.length < 2 || owed.every(isOwn)) return owed;
  const payers = payersOf(snapshot, today);
  if (payers.length === 0) return owed;
  const at = payers.findIndex((payer) => payer.ips.id === ips.id);
  return owed.flatMap((need) => {
    if (isOwn(need)) return need;
    const part = takeShares(payers, need.amount)[at] ?? zero;
    if (part.eq(need.amount)) return need;
    return part.eq(0) ? [] : { ...need, amount: part, whole: need.amount };
  });
}

const isOwn = ({ account_id }: CashNeed): boolean => account_id !== null;

/** The policies in effect with a floor that can be compared, the one with the most room first. */
function payersOf(snapshot: Household.Snapshot, today: Day): Payer[] {
  return snapshot.household.ips
    .filter((ips) => ips.effective <= today && findPolicyFaults(ips).length === 0)
    .flatMap((ips) => {
      const { accounts } = scopeOf(snapshot, ips);
      const valuation = valueAccounts(accounts, snapshot.holdings);
      const total = measuredTotal(valuation);
      if (total === undefined) return [];
      const own = cashNeedsBy(accounts, snapshot.household.needs, today).filter(isOwn);
      const taken = reserveOf(ips.constraints.liquidity_reserve).plus(
        sum(own.map(({ amount }) => amount)),
      );
      const kept = max(availableCash(valuation), minimumCash(ips, total));
      return { ips, total, room: max(kept.minus(taken), zero).round(2, "down") };
    })
    .toSorted((a, b) => b.room.cmp(a.room) || compareText(a.ips.id, b.ips.id));
}

function minimumCash({ targets }: Ips.Info, total: Decimal): Decimal {
  const cash = targets.find((target) => target.class === cashClass);
  return cash === undefined ? zero : bandOf(cash).min.times(total).div(100);
}

/** One part per payer, which add up to the amount; takes what they carry out of their room. */
function takeShares(payers: Payer[], amount: Decimal): Decimal[] {
  let left = amount;
  const carried = payers.map((payer) => {
    const part = min(payer.room, left);
    payer.room = payer.room.minus(part);
    left = left.minus(part);
    return part;
  });
  const all = sum(payers.map(({ total }) => total));
  const rest = allocateCents(payers.map(({ total }) => left.times(total).div(all)));
  return carried.map((part, at) => part.plus(rest[at] ?? zero));
}
