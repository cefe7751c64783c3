import { type Decimal, decimal, sum } from "../../decimal.ts";
import { dollarsExact } from "../../money.ts";
import { date } from "../../text/display.ts";
import { availableCash } from "../cash.ts";
import type { Conflict } from "../comparison.ts";
import type { Facts } from "../facts.ts";
import { toDollars } from "../number.ts";

/**
 * Required distributions that their account's own cash cannot pay. Cash of other accounts covers
 * the floor, but a distribution leaves the account that it is required from (IRC 401(a)(9)).
 */
export function distributionConflicts(facts: Facts): Conflict[] {
  const due = facts.owed.filter(({ kind }) => kind === "rmd");
  return facts.scope.accounts.flatMap((account) => {
    const own = due.filter(({ account_id }) => account_id === account.id);
    if (own.length === 0) return [];
    const amount = sum(own.map((need) => need.amount));
    const cash = cashOf(account.id, facts);
    const missing = amount.minus(cash);
    if (missing.lte(0)) return [];
    const [first] = own.flatMap((need) => need.due ?? []);
    const by = first === undefined ? "" : ` due ${date(first)}`;
    return {
      code: "distribution_unfunded" as const,
      message: `${account.name} has ${dollarsExact(cash)} in cash for its required distribution of ${dollarsExact(amount)}${by}; ${dollarsExact(missing)} must be raised in it.`,
      account_id: account.id,
      amount: toDollars(missing),
    };
  });
}

/** Settled cash and cash funds of one account. */
function cashOf(id: string, { scope, valuation }: Facts): Decimal {
  const settled = scope.accounts.filter((account) => account.id === id);
  return availableCash({
    settled: sum(settled.map((account) => decimal(account.cash.settled))),
    valued: valuation.valued.filter(({ holding }) => holding.account_id === id),
  });
}
