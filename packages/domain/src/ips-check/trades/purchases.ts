import type * as Account from "../../account.ts";
import { type Decimal, max, min, sum, zero } from "../../decimal.ts";
import { cashClass } from "../value.ts";
import * as Cash from "./cash-by-account.ts";
import type { ClassLine } from "./class-lines.ts";
import { minimumPurchase } from "./limits.ts";
import { accountsOfRank, placementRanks } from "./placement.ts";
import type { ClassTrade } from "./round-trades.ts";

export interface Purchase {
  class: string;
  account: Account.Info;
  amount: Decimal;
}

/**
 * Spends each account's proceeds within that account: cash for its own needs is kept, then classes
 * are bought in the accounts that suit them best for tax, and the rest stays as cash.
 */
export function purchasesOf(input: {
  trades: readonly ClassTrade[];
  accounts: readonly Account.Info[];
  income: Cash.ByAccount;
  wanted: Cash.ByAccount;
  lines: readonly ClassLine[];
}): Purchase[] {
  const { trades, accounts, income, wanted, lines } = input;
  const ids = accounts.map((account) => account.id);
  const kept = new Map(ids.map((id) => [id, min(Cash.of(income, id), Cash.of(wanted, id))]));
  const wallets = Cash.subtract(income, kept);
  const reserved = (cash: Decimal) => max(cash.minus(Cash.total(kept)), zero);
  const wished = sum(trades.map((trade) => max(trade.amount, zero)));
  const least = trades.map((trade) => ({
    ...trade,
    amount: minimumPurchase(trade, lines),
  }));
  // If the money is not enough for all purchases, classes below their minimum are bought up to it
  // first.
  const first = Cash.total(income).lt(wished)
    ? buy(least, accounts, { wallets, reserved: reserved(amountOf(least, cashClass)) }, [])
    : [];
  const cash = max(amountOf(trades, cashClass), zero);
  const planned = buy(trades, accounts, { wallets, reserved: reserved(cash) }, first);
  const over = cashOverMaximum(trades, lines, Cash.subtract(income, spentOn(planned)));
  const spare = Cash.total(Cash.subtract(wallets, spentOn(planned)));
  const bought = over.gt(0)
    ? buy(
        upToMaximum(trades, lines),
        accounts,
        { wallets, reserved: max(spare.minus(over), zero) },
        planned,
      )
    : planned;
  const left = Cash.subtract(income, spentOn(bought));
  return [...joined(bought), ...asPurchases(cashClass, accounts, left)];
}

/**
 * The amount by which cash would end above its maximum, because sales of whole units brought in
 * more than is spent.
 */
function cashOverMaximum(
  trades: readonly ClassTrade[],
  lines: readonly ClassLine[],
  left: Cash.ByAccount,
): Decimal {
  const line = lines.find((one) => one.class === cashClass);
  if (line === undefined || line.max === null) return zero;
  const spent = min(amountOf(trades, cashClass), zero);
  const over = line.value.plus(spent).plus(Cash.total(left)).minus(line.max);
  return min(max(over, zero).round(2, "up"), Cash.total(left));
}

/** Classes that are bought anyway may take that excess, up to their own maximum. */
const upToMaximum = (trades: readonly ClassTrade[], lines: readonly ClassLine[]): ClassTrade[] =>
  trades.map((trade) => {
    const line = lines.find((one) => one.class === trade.class);
    const room = line === undefined || line.max === null ? zero : line.max.minus(line.value);
    return {
      ...trade,
      amount: trade.amount.gt(0) ? max(trade.amount, room.round(2, "down")) : zero,
    };
  });

const spentOn = (purchases: readonly Purchase[]): Cash.ByAccount =>
  purchases
    .map((one) => new Map([[one.account.id, one.amount]]))
    .reduce<Cash.ByAccount>(Cash.add, new Map());

/** Combines purchases of one class in one account. */
const joined = (purchases: readonly Purchase[]): Purchase[] =>
  [...Map.groupBy(purchases, (one) => `${one.class} ${one.account.id}`).values()].flatMap(
    ([one, ...others]) =>
      one === undefined
        ? []
        : [{ ...one, amount: sum([one.amount, ...others.map(({ amount }) => amount)]) }],
  );

/** Buys in addition to `bought`. */
function buy(
  trades: readonly ClassTrade[],
  accounts: readonly Account.Info[],
  funds: { wallets: Cash.ByAccount; reserved: Decimal },
  bought: readonly Purchase[],
): Purchase[] {
  const purchases = [...bought];
  let wallets = Cash.subtract(funds.wallets, spentOn(bought));
  const wishes = trades.filter((trade) => trade.amount.gt(0) && trade.class !== cashClass);
  for (const rank of placementRanks) {
    for (const wish of wishes) {
      const ids = accountsOfRank(accounts, wish.class, rank);
      const spendable = max(Cash.total(wallets).minus(funds.reserved), zero);
      const open = max(wish.amount.minus(purchasedAmount(purchases, wish.class)), zero);
      const drawn = Cash.draw(wallets, ids, min(open, spendable));
      wallets = Cash.subtract(wallets, drawn);
      purchases.push(...asPurchases(wish.class, accounts, drawn));
    }
  }
  return purchases;
}

const asPurchases = (
  name: string,
  accounts: readonly Account.Info[],
  wallets: Cash.ByAccount,
): Purchase[] =>
  accounts
    .map((account) => ({ class: name, account, amount: Cash.of(wallets, account.id) }))
    .filter((one) => one.amount.gt(0));

export const purchasedAmount = (purchases: readonly Purchase[], name: string): Decimal =>
  purchases
    .filter((one) => one.class === name)
    .reduce((total, one) => total.plus(one.amount), zero);

const amountOf = (trades: readonly ClassTrade[], name: string): Decimal =>
  trades.find((trade) => trade.class === name)?.amount ?? zero;
