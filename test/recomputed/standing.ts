import type { ClassLine } from "./class-line.ts";
import { today } from "./days.ts";
import { daysAfter } from "./dice.ts";
import type { FileAccount, FileHousehold, FilePolicy } from "./file.ts";
import { type Fraction, none, read, smaller, total, whole } from "./fraction.ts";
import { cashOf, settledOf, worthOf } from "./worth.ts";

/** What the accounts of a policy hold and owe by themselves. */
export function standing(file: FileHousehold, policy: FilePolicy, order: readonly string[]) {
  const accounts = file.accounts.filter(
    ({ id, type, managed }) =>
      type !== "529" && managed && (policy.scope === undefined || policy.scope.includes(id)),
  );
  const held = worthOf(file).filter(({ account }) => accounts.includes(account));
  const valued = held.flatMap((one) =>
    one.value === undefined ? [] : [{ ...one, value: one.value }],
  );
  const sum = total([...valued.map(({ value }) => value), ...accounts.map(cashOf)]);
  const byClass = new Map<string, Fraction>([["cash", total(accounts.map(cashOf))]]);
  for (const { security, value } of valued) {
    const parts = Object.entries(security.mix);
    const rest = whole(1).minus(total(parts.map(([, weight]) => read(weight))));
    for (const [name, weight] of [
      ...parts.map(([n, w]) => [n, read(w)] as const),
      ["unclassified", rest] as const,
    ])
      byClass.set(name, (byClass.get(name) ?? none).plus(value.times(weight)));
  }
  const lines = order.map((name) => lineOf(name, byClass.get(name) ?? none, policy));
  const available = total([
    ...accounts.map(settledOf),
    ...valued.filter(({ security }) => security.mix.cash === "1").map(({ value }) => value),
  ]);
  const unsettled = total(accounts.map((one) => cashOf(one).minus(settledOf(one))));
  const cash = byClass.get("cash") ?? none;
  // Cash inside a fund of several classes cannot be spent.
  const inFunds = cash.minus(available).minus(unsettled);
  return {
    ...{ accounts, held, sum, lines, available, cash, unsettled, inFunds },
    own: total([...needsOf(file, accounts), reserveOf(policy)]),
    /** The minimum for cash in percent. */
    least: lineOf("cash", none, policy).min ?? none,
  };
}

function lineOf(name: string, value: Fraction, { targets }: FilePolicy): ClassLine {
  const own = targets.find((one) => one.class === name);
  if (own === undefined) return { name, value, target: none, min: undefined, max: undefined };
  const target = read(own.target);
  const half = smaller(whole(5), target.over(whole(4)));
  return {
    ...{ name, value, target },
    min: own.min === undefined ? target.minus(half) : read(own.min),
    max: own.max === undefined ? target.plus(half) : read(own.max),
  };
}

function needsOf({ needs }: FileHousehold, accounts: readonly FileAccount[]): Fraction[] {
  const last = daysAfter(today, 90);
  const mine = (id: string | null) => accounts.some((one) => one.id === id);
  return [
    ...needs.filter(({ due, account_id }) => due <= last && mine(account_id)),
    ...accounts.flatMap(({ pending }) =>
      pending.filter(({ direction }) => direction === "withdrawal"),
    ),
  ].map(({ amount }) => read(amount));
}

function reserveOf({ constraints: { liquidity_reserve: kept } }: FilePolicy): Fraction {
  if (kept === undefined) return none;
  return "amount" in kept ? read(kept.amount) : read(kept.months).times(read(kept.monthly_spend));
}
