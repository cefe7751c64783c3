import type * as Account from "../../account.ts";
import { cents, type Decimal, decimal, max, min, sum, zero } from "../../decimal.ts";
import { availableCash, type CashNeed } from "../cash.ts";
import { cashClass, type ValuedHolding } from "../value.ts";
import * as Cash from "./cash-by-account.ts";
import type { ClassLine } from "./class-lines.ts";
import { limitsOf, minimumPurchases, type SaleLimits } from "./limits.ts";
import { cashForPurchases } from "./placement.ts";
import type { ClassTrade } from "./round-trades.ts";
import type { Candidate } from "./sale-order.ts";
import { type SoldLot, sellLots, totalProceeds } from "./sell-lots.ts";

/** The sales for one class. */
export interface Sale {
  class: string;
  cuts: SoldLot[];
  /** Cash spent per account; a part of it may have to settle first. */
  drawn: Cash.ByAccount;
  unsettled: Cash.ByAccount;
  /**
   * What rounding to whole units leaves unsold, in dollars; negative when the sales raise more than
   * the trade needs.
   */
  rounding: Decimal;
  missing: Decimal;
}

export interface CashPosition {
  accounts: readonly Account.Info[];
  /** Holdings of the cash class, such as money market funds. */
  cashFunds: readonly ValuedHolding[];
  owed: readonly CashNeed[];
  /** The classes before the trades, with the limits that a sale should respect. */
  lines: readonly ClassLine[];
  /** What settled cash and cash funds must hold. */
  floor: Decimal;
}

/**
 * Sells for each class with a negative trade. Accounts that need money themselves are served first,
 * because money does not move between accounts; then the sale order decides. Whole units round
 * down, unless that would leave a class, an account or cash outside its limit.
 */
export function salesOf(
  trades: readonly ClassTrade[],
  candidates: readonly Candidate[],
  position: CashPosition,
): Sale[] {
  let wanted = cashShortfalls(trades, position);
  const byClass = Map.groupBy(candidates, (candidate) => candidate.class);
  byClass.set(cashClass, unclaimed(byClass.get(cashClass) ?? [], position));
  const sold = trades.filter((trade) => trade.amount.lt(0));
  const others = sold
    .filter((trade) => trade.class !== cashClass)
    .map((trade): Sale => {
      const own = byClass.get(trade.class) ?? [];
      const limits = limitsOf(trade, position.lines);
      const first = cutForNeeds(own, limits, wanted);
      wanted = Cash.subtract(wanted, earnedBy(first));
      const none: Cash.ByAccount = new Map();
      return { class: trade.class, drawn: none, unsettled: none, ...sellLots(own, limits, first) };
    });
  // Cash is drawn last, where it is known what the other sales bring in.
  const paid = { trades, income: proceedsByAccount(others) };
  const sales = sold.flatMap((trade) =>
    trade.class === cashClass
      ? spendCash(byClass.get(cashClass) ?? [], limitsOf(trade, position.lines), position, paid)
      : others.filter((sale) => sale.class === trade.class),
  );
  return withRoundedUpSales(sales, trades, byClass, position);
}

/**
 * Rounds a sale up instead of down when whole units left too little for cash or for a class below
 * its minimum. It does not make up for what another class could not raise: that is a conflict.
 */
function withRoundedUpSales(
  sales: readonly Sale[],
  trades: readonly ClassTrade[],
  candidates: ReadonlyMap<string, readonly Candidate[]>,
  { lines }: CashPosition,
): Sale[] {
  let lacking = minimumPurchases(trades, lines).minus(Cash.total(proceedsByAccount(sales)));
  return sales.map((sale) => {
    const trade = trades.find((one) => one.class === sale.class);
    if (lacking.lte(0) || trade === undefined) return sale;
    const own = candidates.get(sale.class) ?? [];
    const limits = limitsOf(trade, lines);
    const drawn = Cash.total(sale.drawn);
    const amount = limits.amount.minus(drawn);
    const least = min(totalProceeds(sale.cuts).plus(lacking), amount);
    const more = sellLots(own, { amount, least, most: limits.most.minus(drawn) }, sale.cuts);
    lacking = lacking.minus(totalProceeds(more.cuts).minus(totalProceeds(sale.cuts)));
    return { ...sale, ...more };
  });
}

/**
 * What each account lacks for its own needs, when cash is being raised. Cash about to settle counts
 * as available, because no sale would bring it sooner.
 */
export function cashShortfalls(
  trades: readonly ClassTrade[],
  position: CashPosition,
): Cash.ByAccount {
  const raised = trades.find((trade) => trade.class === cashClass)?.amount ?? zero;
  const lacks = new Map(
    position.accounts.map((account) => [account.id, spareCash(account, "total", position).neg()]),
  );
  return Cash.draw(lacks, [...lacks.keys()], max(raised, zero));
}

/** Proceeds of the sales per account. */
export const proceedsByAccount = (sales: readonly Sale[]): Cash.ByAccount =>
  sales.reduce<Cash.ByAccount>(
    (wallets, sale) => Cash.add(Cash.add(wallets, earnedBy(sale.cuts)), sale.drawn),
    new Map(),
  );

function earnedBy(cuts: readonly SoldLot[]): Cash.ByAccount {
  const groups = [...Map.groupBy(cuts, ({ candidate }) => candidate.account.id)];
  return new Map(groups.map(([id, own]) => [id, totalProceeds(own)]));
}

function cutForNeeds(
  own: readonly Candidate[],
  limits: SaleLimits,
  wanted: Cash.ByAccount,
): SoldLot[] {
  let cuts: SoldLot[] = [];
  for (const [id, lack] of wanted) {
    const inAccount = own.filter((candidate) => candidate.account.id === id);
    const sold = totalProceeds(cuts);
    const amount = sold.plus(min(max(limits.amount.minus(sold), zero), lack));
    cuts = sellLots(inAccount, { amount, least: amount, most: limits.most }, cuts).cuts;
  }
  return cuts;
}

/** Cash that no need claims is spent first, then cash-class funds. */
function spendCash(
  own: readonly Candidate[],
  limits: SaleLimits,
  position: CashPosition,
  { trades, income }: { trades: readonly ClassTrade[]; income: Cash.ByAccount },
): Sale {
  const free = freeCash("total", position);
  const cash = cashForPurchases(trades, position.accounts, { free, income }, limits.amount);
  const spent = Cash.total(cash);
  const wanted = {
    amount: limits.amount.minus(spent),
    least: limits.least.minus(spent),
    most: limits.most.minus(spent),
  };
  const { drawn, ...sold } = withLastUnit(own, wanted.amount, cash, sellLots(own, wanted, []));
  const settled = Cash.draw(
    freeCash("settled", position),
    idsOf(position),
    settledOverFloor(position),
  );
  return { ...sold, class: cashClass, drawn, unsettled: Cash.subtract(drawn, settled) };
}

/**
 * Sells one more unit of a cash fund where whole units bring too little, and spends as much less of
 * the cash in the same account.
 */
function withLastUnit(
  own: readonly Candidate[],
  amount: Decimal,
  drawn: Cash.ByAccount,
  sale: ReturnType<typeof sellLots>,
): ReturnType<typeof sellLots> & Pick<Sale, "drawn"> {
  if (sale.rounding.lte(0)) return { ...sale, drawn };
  for (const [id, cash] of drawn) {
    const inAccount = own.filter((candidate) => candidate.account.id === id);
    const goal = { amount, least: amount, most: amount.plus(cash) };
    const more = sellLots(inAccount, goal, sale.cuts);
    if (more.rounding.gt(0) || more.missing.gt(0)) continue;
    const less = new Map([[id, more.rounding.neg()]]);
    return { ...more, rounding: zero, drawn: Cash.subtract(drawn, less) };
  }
  return { ...sale, drawn };
}

/** Cash funds without the units that the account needs itself, beyond its cash. */
function unclaimed(own: readonly Candidate[], position: CashPosition): Candidate[] {
  const left = new Map(
    position.accounts.map((account) => {
      const spare = max(spareCash(account, "total", position), zero);
      return [account.id, spare.minus(min(spare, max(decimal(account.cash.total), zero)))];
    }),
  );
  const owing = new Set(position.owed.map(({ account_id }) => account_id));
  return own.flatMap((candidate) => {
    const { account, quantity, unit } = candidate;
    const cap = left.get(account.id) ?? zero;
    if (!owing.has(account.id) || quantity.times(unit).lte(cap)) {
      left.set(account.id, cap.minus(quantity.times(unit)));
      return [candidate];
    }
    const free = max(cap, zero).div(unit).round(quantity.places, "down");
    left.set(account.id, cap.minus(free.times(unit)));
    return free.gt(zero) ? [{ ...candidate, quantity: free }] : [];
  });
}

type CashPart = "total" | "settled";

const idsOf = ({ accounts }: CashPosition): string[] => accounts.map(({ id }) => id);

/** In whole cents, as the account's cash is shown, so that the lines of an account balance. */
const freeCash = (part: CashPart, position: CashPosition): Cash.ByAccount =>
  new Map(
    position.accounts.map((account) => [
      account.id,
      cents(min(decimal(account.cash[part]), spareCash(account, part, position))),
    ]),
  );

/** Settled cash above the floor. */
function settledOverFloor({ accounts, cashFunds, floor }: CashPosition): Decimal {
  const settled = sum(accounts.map(({ cash }) => decimal(cash.settled)));
  return max(availableCash({ settled, valued: cashFunds }).minus(floor), zero);
}

/** Cash and cash-class funds of an account beyond its own needs; negative when it lacks some. */
function spareCash(
  account: Account.Info,
  part: CashPart,
  { cashFunds, owed }: CashPosition,
): Decimal {
  const own = cashFunds.filter((one) => one.holding.account_id === account.id);
  const cash = availableCash({ settled: decimal(account.cash[part]), valued: own });
  const due = owed.filter((one) => one.account_id === account.id).map((one) => one.amount);
  return cash.minus(sum(due));
}
