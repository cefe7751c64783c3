import type * as Account from "../account.ts";
import { addDays, type Day } from "../day.ts";
import { type Decimal, decimal, max, sum, zero } from "../decimal.ts";
import type * as Ips from "../ips.ts";
import type * as Need from "../need.ts";
import { cashClass, classWeights, soleClass, type Valuation, type ValuedHolding } from "./value.ts";

export interface CashNeed {
  kind: string;
  account_id: string | null;
  amount: Decimal;
  /** Absent where `amount` is all of it; otherwise other policies carry the rest. */
  whole?: Decimal;
  due: Day | null;
  note: string;
}

/** How far ahead the check looks for needs. */
export const needDays = 90;

/** Settled cash plus cash-class funds: the money that can pay a need. */
export const availableCash = ({
  settled,
  valued,
}: {
  settled: Decimal;
  valued: readonly ValuedHolding[];
}): Decimal =>
  valued
    .filter((one) => soleClass(one.holding) === cashClass)
    .reduce((total, one) => total.plus(one.value), settled);

/** The cash inside funds of several classes: it counts in the weight of cash and can pay nothing. */
export const cashInsideFunds = ({ valued }: Pick<Valuation, "valued">): Decimal =>
  sum(
    valued
      .filter((one) => soleClass(one.holding) !== cashClass)
      .flatMap((one) =>
        classWeights(one.holding)
          .filter((part) => part.class === cashClass)
          .map((part) => one.value.times(part.weight)),
      ),
  );

/**
 * What each account owes: needs that are overdue or due within 90 days (day 90 included), and
 * pending withdrawals. Pending deposits do not count.
 */
export function cashNeedsBy(
  accounts: readonly Account.Info[],
  needs: readonly Need.Info[],
  today: Day,
): CashNeed[] {
  const ids = new Set(accounts.map((account) => account.id));
  const last = addDays(today, needDays);
  const known = needs
    .filter((need) => need.due <= last)
    .filter((need) => need.account_id === null || ids.has(need.account_id))
    .map(({ kind, account_id, amount, due, note }) => ({
      kind,
      account_id,
      amount: decimal(amount),
      due,
      note,
    }))
    .toSorted((a, b) => (a.due < b.due ? -1 : Number(a.due > b.due)));
  return [...known, ...accounts.flatMap(pendingWithdrawals)];
}

/** Floor = max(band minimum, reserve + needs + pending withdrawals). */
export function cashFloor(input: {
  minPct: Decimal | undefined;
  total: Decimal;
  reserve: Ips.Info["constraints"]["liquidity_reserve"];
  owed: readonly CashNeed[];
}): Decimal {
  const bandMin = input.total.times(input.minPct ?? zero).div(100);
  const owed = sum(input.owed.map((one) => one.amount));
  return max(bandMin, reserveOf(input.reserve).plus(owed));
}

function pendingWithdrawals(account: Account.Info): CashNeed[] {
  return account.pending
    .filter((pending) => pending.direction === "withdrawal")
    .map((pending) => ({
      kind: "pending_withdrawal",
      account_id: account.id,
      amount: decimal(pending.amount),
      due: pending.expected,
      note: `Pending withdrawal from ${account.name}`,
    }));
}

export function reserveOf(reserve: Ips.Info["constraints"]["liquidity_reserve"]): Decimal {
  if (reserve === null) return zero;
  if ("amount" in reserve) return decimal(reserve.amount);
  return decimal(reserve.months).times(reserve.monthly_spend);
}
