import * as Account from "../account.ts";
import type { Day } from "../day.ts";
import { type Decimal, decimal, zero } from "../decimal.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { checkLots, isLongTerm, lotGain, type Term } from "../lots.ts";
import { type Recent, recentPurchases, replacedBy } from "../wash-plan.ts";
import { soleClass, type Valued } from "./value.ts";

/** A lot that could be sold today, with what its sale would mean for tax. */
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
  /** Gain / proceeds; 0 where it does not count. */
  ratio: Decimal;
  term: Term | undefined;
  note: string | null;
}

export interface Market {
  accounts: readonly Account.Info[];
  valued: readonly Valued[];
  snapshot: Household.Snapshot;
  today: Day;
  /** The classes that are sold. */
  classes: ReadonlySet<string>;
}

interface Taxed extends Pick<Market, "today"> {
  recent: Recent;
}

/** Sheltered accounts, losses, long gains, short gains, losses that would be washed, unknown basis. */
const order = ["sheltered", "loss", "long_gain", "short_gain", "washed_loss", "unknown"] as const;

/** What can be sold, the cheapest in tax first; funds of several classes cannot be sold for one of them. */
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
  const price = unit.div(holding.multiplier);
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
    return { kind: "sheltered", ratio: zero, term: undefined, note: "No tax inside this account." };
  }
  const { lot, unit } = candidate;
  const one = decimal(1);
  const gain = gainOf({ ...candidate, quantity: one, tax: unknownTax }, one);
  const long = lot && isLongTerm(lot, taxed.today);
  if (lot === undefined || gain === undefined || long === undefined) return unknownTax;
  const known = { ratio: gain.div(unit), term: long ? ("long" as const) : ("short" as const) };
  if (gain.gte(0)) return { ...known, kind: long ? "long_gain" : "short_gain", note: null };
  return { ...known, ...lossOf(candidate, lot, known.ratio, taxed) };
}

/** A loss that purchases of the last 30 days replace whole is worth nothing; in part, only the rest counts. */
function lossOf(
  { holding }: Pick<Candidate, "holding">,
  lot: Lot.Info,
  ratio: Decimal,
  { recent }: Taxed,
): Pick<Tax, "kind" | "note" | "ratio"> {
  const { quantity, review } = replacedBy(holding, lot, recent);
  if (quantity.gte(lot.quantity)) return { kind: "washed_loss", note: null, ratio };
  const allowed = decimal(1).minus(quantity.div(lot.quantity));
  return {
    kind: "loss",
    ratio: ratio.times(allowed),
    note: review
      ? "A fund on the same index was bought within 30 days: review the wash-sale rule."
      : null,
  };
}

const unknownTax: Tax = {
  kind: "unknown",
  ratio: zero,
  term: undefined,
  note: "Basis unknown: no gain can be estimated.",
};

const shelters = ["tax_free", "tax_deferred", "exempt"];

function byTax(a: Candidate, b: Candidate): number {
  if (a.tax.kind === "sheltered" && b.tax.kind === "sheltered") return shelter(a) - shelter(b);
  return order.indexOf(a.tax.kind) - order.indexOf(b.tax.kind) || a.tax.ratio.cmp(b.tax.ratio);
}

const shelter = ({ account }: Candidate): number => shelters.indexOf(Account.treatment(account));
