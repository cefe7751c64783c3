import * as Account from "../../account.ts";
import { type Decimal, max, min, zero } from "../../decimal.ts";
import { cashClass } from "../value.ts";
import * as Cash from "./cash-by-account.ts";
import type { ClassTrade } from "./round-trades.ts";

/**
 * Asset location: bonds and REITs in tax-deferred accounts, growth in Roth, index equity and munis
 * in taxable.
 */
function preference(name: string): readonly Account.Treatment[] {
  if (/muni/i.test(name)) return ["taxable", "taxable_trust", "exempt", "tax_free", "tax_deferred"];
  if (/fixed|bond|credit|reit|real_estate/i.test(name)) {
    return ["tax_deferred", "exempt", "tax_free", "taxable", "taxable_trust"];
  }
  if (/growth|small|emerging/i.test(name)) {
    return ["tax_free", "exempt", "tax_deferred", "taxable", "taxable_trust"];
  }
  return ["taxable", "taxable_trust", "exempt", "tax_free", "tax_deferred"];
}

export const placementRanks = [0, 1, 2, 3, 4];

/** The accounts whose tax treatment is the class's choice number `rank`; 0 is the best choice. */
export const accountsOfRank = (
  accounts: readonly Account.Info[],
  name: string,
  rank: number,
): string[] =>
  accounts
    .filter((account) => preference(name)[rank] === Account.treatment(account))
    .map(({ id }) => id);

/**
 * The cash that pays for the purchases: first that of the accounts where each class fits best,
 * after their sale proceeds; any further cash in the order of the accounts.
 */
export function cashForPurchases(
  trades: readonly ClassTrade[],
  accounts: readonly Account.Info[],
  { free, income }: { free: Cash.ByAccount; income: Cash.ByAccount },
  amount: Decimal,
): Cash.ByAccount {
  let [left, earned] = [free, income];
  let drawn: Cash.ByAccount = new Map();
  const open = new Map(
    trades
      .filter((trade) => trade.amount.gt(0) && trade.class !== cashClass)
      .map((trade) => [trade.class, trade.amount]),
  );
  const take = (ids: readonly string[], wished: Decimal): Decimal => {
    const part = Cash.draw(left, ids, min(wished, max(amount.minus(Cash.total(drawn)), zero)));
    left = Cash.subtract(left, part);
    drawn = Cash.add(drawn, part);
    return Cash.total(part);
  };
  for (const rank of placementRanks) {
    for (const [name, wish] of open) {
      const ids = accountsOfRank(accounts, name, rank);
      const paid = Cash.draw(earned, ids, wish);
      earned = Cash.subtract(earned, paid);
      const rest = wish.minus(Cash.total(paid));
      open.set(name, rest.minus(take(ids, rest)));
    }
  }
  take(
    accounts.map(({ id }) => id),
    amount,
  );
  return new Map([...drawn].filter(([id]) => Cash.of(drawn, id).gt(0)));
}
