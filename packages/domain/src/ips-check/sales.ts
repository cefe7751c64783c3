import type * as Account from "../account.ts";
import { type Decimal, decimal, max, min, sum, zero } from "../decimal.ts";
import { availableCash, type Owed } from "./cash.ts";
import { type Cut, cut, proceedsOf } from "./cut.ts";
import type { Candidate } from "./sale-order.ts";
import type { Trade } from "./settle.ts";
import { cashClass, type Valued } from "./value.ts";
import { addWallets, draw, subtractWallets, type Wallets, walletSum } from "./wallet.ts";

/** How the sales of one class are made up. */
export interface Sale {
  class: string;
  cuts: Cut[];
  /** Plain cash that is spent. */
  drawn: Wallets;
  rounding: Decimal;
  missing: Decimal;
}

export interface Purse {
  accounts: readonly Account.Info[];
  valued: readonly Valued[];
  owed: readonly Owed[];
}

/**
 * Sells for each class with a negative trade. Accounts that must keep money for their own needs are
 * served first, because money does not cross between accounts; then the sale order decides.
 */
export function salesOf(
  trades: readonly Trade[],
  candidates: readonly Candidate[],
  purse: Purse,
): Sale[] {
  let wanted = wantedCash(trades, purse);
  return trades
    .filter((trade) => trade.amount.lt(0))
    .map((trade) => {
      const own = candidates.filter((candidate) => candidate.class === trade.class);
      const amount = trade.amount.neg();
      if (trade.class === cashClass) return spendCash(own, amount, purse);
      const first = cutForNeeds(own, amount, wanted);
      wanted = subtractWallets(wanted, earnedBy(first.cuts));
      const open = amount.minus(proceedsOf(first.cuts)).minus(first.rounding);
      const rest = cut(own, open, first.cuts);
      return {
        class: trade.class,
        cuts: [...first.cuts, ...rest.cuts],
        drawn: new Map(),
        rounding: first.rounding.plus(rest.rounding),
        missing: rest.missing,
      };
    });
}

/** What each account lacks for its own needs, as far as cash is being raised. */
export function wantedCash(trades: readonly Trade[], purse: Purse): Wallets {
  const raised = trades.find((trade) => trade.class === cashClass)?.amount ?? zero;
  const lacks = new Map(
    purse.accounts.map((account) => [account.id, spareCash(account, purse).neg()]),
  );
  return draw(lacks, [...lacks.keys()], max(raised, zero));
}

/** Money per account that the sales bring in. */
export const income = (sales: readonly Sale[]): Wallets =>
  sales.reduce<Wallets>(
    (wallets, sale) => addWallets(addWallets(wallets, earnedBy(sale.cuts)), sale.drawn),
    new Map(),
  );

function earnedBy(cuts: readonly Cut[]): Wallets {
  const groups = [...Map.groupBy(cuts, ({ candidate }) => candidate.account.id)];
  return new Map(groups.map(([id, own]) => [id, proceedsOf(own)]));
}

function cutForNeeds(
  own: readonly Candidate[],
  amount: Decimal,
  wanted: Wallets,
): Pick<Sale, "cuts" | "rounding"> {
  const cuts: Cut[] = [];
  let rounding = zero;
  for (const [id, lack] of wanted) {
    const inAccount = own.filter((candidate) => candidate.account.id === id);
    const left = amount.minus(proceedsOf(cuts)).minus(rounding);
    const list = cut(inAccount, min(left, lack), cuts);
    cuts.push(...list.cuts);
    rounding = rounding.plus(list.rounding);
  }
  return { cuts, rounding };
}

/** Plain cash that no need claims comes first, cash-class funds after it. */
function spendCash(own: readonly Candidate[], amount: Decimal, purse: Purse): Sale {
  const free = new Map(
    purse.accounts.map((account) => [
      account.id,
      min(decimal(account.cash.settled), spareCash(account, purse)),
    ]),
  );
  const drawn = draw(free, [...free.keys()], amount);
  const rest = cut(own, amount.minus(walletSum(drawn)), []);
  return { ...rest, class: cashClass, drawn };
}

/** Available cash of an account beyond its own needs; negative when it lacks some. */
function spareCash(account: Account.Info, { valued, owed }: Purse): Decimal {
  const own = valued.filter((one) => one.holding.account_id === account.id);
  const available = availableCash({ settled: decimal(account.cash.settled), valued: own });
  const due = owed.filter((one) => one.account_id === account.id).map((one) => one.amount);
  return available.minus(sum(due));
}
