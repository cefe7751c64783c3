import * as Account from "../../account.ts";
import type { Day } from "../../day.ts";
import { type Decimal, decimal, zero } from "../../decimal.ts";
import type * as Household from "../../household.ts";
import type * as Lot from "../../lot.ts";
import { checkLots, isLongTerm, lotGain, type Term } from "../../lots/lots.ts";
import { type RecentPurchases, recentPurchases, replacementShares } from "../../lots/wash-plan.ts";
import { soleClass, type Valued } from "../value.ts";

/** A lot that could be sold today, with the tax effect of its sale. */
export interface Candidate extends Valued {
  account: Account.Info;
  /** Undefined when the lots do not add up to the holding. */
  lot: Lot.Info | undefined;
  class: string;
  quantity: Decimal;
  tax: Tax;
}

interface Tax {
  kind: "sheltered" | "loss" | "long_gain" | "short_gain" | "washed_loss" | "unknown";
  /** Gain and proceeds per unit; candidates of one kind are ordered by their ratio. */
  gain: Decimal;
  unit: Decimal;
  /**
   * The same ratio as a float; exact decimals are compared only when two floats are nearly equal.
   */
  rank: number;
  term: Term | undefined;
  note: string | null;
}

export interface Market {
  accounts: readonly Account.Info[];
  valued: readonly Valued[];
  snapshot: Household.Snapshot;
  today: Day;
  /** The classes to sell. */
  classes: ReadonlySet<string>;
}

interface Taxed extends Pick<Market, "today"> {
  recent: RecentPurchases;
}

/**
 * Tax-sheltered accounts, losses, long-term gains, short-term gains, losses that a wash sale would
 * disallow, unknown basis.
 */
const order = ["sheltered", "loss", "long_gain", "short_gain", "washed_loss", "unknown"] as const;

/**
 * What can be sold, lowest tax cost first. A fund of several classes cannot be sold for one of
 * them.
 */
export function saleOrder(market: Market): Candidate[] {
  const accounts = new Map(market.accounts.map((account) => [account.id, account]));
  const { today, snapshot, classes } = market;
  const taxed = { today, recent: recentPurchases(snapshot.holdings, today) };
  return market.valued
    .filter((one) => one.value.gt(0))
    .flatMap((one) => {
      const account = accounts.get(one.holding.account_id);
      const name = soleClass(one.holding);
      return account && name !== undefined && classes.has(name)
        ? lotsOf(one, account, name, taxed)
        : [];
    })
    .toSorted(byTax);
}

/** The gain of selling part of a lot; undefined without a known basis. */
export function gainOf({ lot, holding, unit }: Candidate, quantity: Decimal): Decimal | undefined {
  if (lot === undefined) return undefined;
  const price = holding.multiplier === "1" ? unit : unit.div(holding.multiplier);
  return lotGain(lot, quantity.times(holding.multiplier), price);
}

function lotsOf(one: Valued, account: Account.Info, name: string, taxed: Taxed): Candidate[] {
  const base = { ...one, account, class: name };
  if (checkLots(one.holding)) {
    const quantity = decimal(one.holding.quantity);
    return [{ ...base, lot: undefined, quantity, tax: taxOf({ ...base, lot: undefined }, taxed) }];
  }
  return one.holding.lots
    .filter((lot) => decimal(lot.quantity).gt(0))
    .map((lot) => ({
      ...base,
      lot,
      quantity: decimal(lot.quantity),
      tax: taxOf({ ...base, lot }, taxed),
    }));
}

function taxOf(candidate: Omit<Candidate, "quantity" | "tax">, taxed: Taxed): Tax {
  if (Account.sheltered(candidate.account)) {
    return {
      ...uncounted,
      kind: "sheltered",
      term: undefined,
      note: "No tax inside this account.",
    };
  }
  const { lot, unit } = candidate;
  const one = decimal(1);
  const gain = gainOf({ ...candidate, quantity: one, tax: unknownTax }, one);
  const long = lot && isLongTerm(lot, taxed.today);
  if (lot === undefined || gain === undefined || long === undefined) return unknownTax;
  const term = long ? ("long" as const) : ("short" as const);
  const known = { gain, unit, rank: rankOf(gain, unit), term };
  if (gain.gte(0)) return { ...known, kind: long ? "long_gain" : "short_gain", note: null };
  return { ...known, ...lossOf(candidate, lot, gain, taxed) };
}

/**
 * A loss that purchases of the last 30 days fully replace is worth nothing; if they replace a part,
 * only the rest counts.
 */
function lossOf(
  { holding, unit }: Pick<Candidate, "holding" | "unit">,
  lot: Lot.Info,
  gain: Decimal,
  { recent }: Taxed,
): Pick<Tax, "kind" | "note" | "gain" | "rank"> {
  const quantity = replacementShares(holding, lot, recent);
  if (quantity.gte(lot.quantity))
    return { kind: "washed_loss", note: null, gain, rank: rankOf(gain, unit) };
  const kept = quantity.eq(0) ? gain : gain.times(decimal(1).minus(quantity.div(lot.quantity)));
  return { kind: "loss", gain: kept, rank: rankOf(kept, unit), note: null };
}

const uncounted = { gain: zero, unit: decimal(1), rank: 0 };

const unknownTax: Tax = {
  ...uncounted,
  kind: "unknown",
  term: undefined,
  note: "Basis unknown: no gain can be estimated.",
};

const shelters = ["tax_free", "tax_deferred", "exempt"];

function byTax(a: Candidate, b: Candidate): number {
  if (a.tax.kind === "sheltered" && b.tax.kind === "sheltered") return shelter(a) - shelter(b);
  return order.indexOf(a.tax.kind) - order.indexOf(b.tax.kind) || byRatio(a.tax, b.tax);
}

/** Gain / proceeds ascending, computed without a division. */
function byRatio(a: Tax, b: Tax): number {
  const apart = a.rank - b.rank;
  return Math.abs(apart) > 1e-9 ? apart : a.gain.times(b.unit).cmp(b.gain.times(a.unit));
}

const rankOf = (gain: Decimal, unit: Decimal): number => Number(gain) / Number(unit);

const shelter = ({ account }: Candidate): number => shelters.indexOf(Account.treatment(account));
