import * as Account from "../../account.ts";
import type { Day } from "../../day.ts";
import { type Decimal, decimal, zero } from "../../decimal.ts";
import type * as Household from "../../household.ts";
import type * as Lot from "../../lot.ts";
import { checkLots, isLongTerm, lotGain, oldestFirst, type Term } from "../../lots/lots.ts";
import { type RecentPurchases, recentPurchases, replacementShares } from "../../lots/wash-plan.ts";
import { compareText } from "../../text/compare-text.ts";
import { soleClass, type ValuedHolding } from "../value.ts";

/** A lot that could be sold today, with the tax effect of its sale. */
export interface Candidate extends ValuedHolding {
  account: Account.Info;
  /** Undefined when the lots do not add up to the holding. */
  lot: Lot.Info | undefined;
  class: string;
  quantity: Decimal;
  tax: Tax;
}

interface Tax {
  kind: "sheltered" | "loss" | "long_gain" | "short_gain" | "washed_loss" | "unknown";
  /** About gain / proceeds, by which candidates of one kind are ordered. */
  rank: number;
  /** The gain of one unit, asked for only when two ranks are nearly equal. */
  gain(): Decimal;
  term: Term | undefined;
  note: string | null;
}

export interface Market {
  accounts: readonly Account.Info[];
  valued: readonly ValuedHolding[];
  snapshot: Household.Snapshot;
  today: Day;
  /** The classes to sell. */
  classes: ReadonlySet<string>;
}

interface Taxed extends Pick<Market, "today"> {
  recent: RecentPurchases;
  sheltered: ReadonlySet<Account.Info>;
}

/**
 * Tax-sheltered accounts, losses, long-term gains, short-term gains, losses that a wash sale would
 * disallow, unknown basis.
 */
const order = ["sheltered", "loss", "long_gain", "short_gain", "washed_loss", "unknown"] as const;

/**
 * What can be sold, lowest tax cost first, then in the order of `byHolding`. A fund of several
 * classes cannot be sold for one of them.
 */
export function saleOrder(market: Market): Candidate[] {
  const accounts = new Map(market.accounts.map((account) => [account.id, account]));
  const { today, snapshot, classes } = market;
  const recent = recentPurchases(snapshot, today);
  const sheltered = new Set(market.accounts.filter(Account.sheltered));
  const taxed = { today, recent, sheltered };
  return market.valued
    .filter((one) => one.value.gt(0))
    .flatMap((one) => {
      const account = accounts.get(one.holding.account_id);
      const name = soleClass(one.holding);
      return account && name !== undefined && classes.has(name)
        ? lotsOf(one, account, name, taxed)
        : [];
    })
    .toSorted((a, b) => byTax(a, b) || byHolding(a, b) || byLot(a.lot, b.lot));
}

/** The gain of selling part of a lot; undefined without a known basis. */
export function gainOf(
  { lot, holding, unit }: Pick<Candidate, "lot" | "holding" | "unit">,
  quantity: Decimal,
): Decimal | undefined {
  if (lot === undefined) return undefined;
  if (holding.multiplier === "1") return lotGain(lot, quantity, unit);
  return lotGain(lot, quantity.times(holding.multiplier), unit.div(holding.multiplier));
}

function lotsOf(
  one: ValuedHolding,
  account: Account.Info,
  name: string,
  taxed: Taxed,
): Candidate[] {
  const { holding, unit, value } = one;
  const of = (lot: Lot.Info | undefined, quantity: Decimal): Candidate => ({
    ...{ holding, unit, value, account, class: name, lot, quantity },
    tax: taxOf({ holding, unit, account, lot }, taxed),
  });
  if (checkLots(holding)) return [of(undefined, decimal(holding.quantity))];
  return holding.lots.flatMap((lot) => {
    const quantity = decimal(lot.quantity);
    return quantity.gt(zero) ? [of(lot, quantity)] : [];
  });
}

type Sellable = Pick<Candidate, "holding" | "unit" | "account" | "lot">;

function taxOf(one: Sellable, taxed: Taxed): Tax {
  if (taxed.sheltered.has(one.account)) return shelteredTax;
  const { lot } = one;
  const long = lot && isLongTerm(lot, taxed.today);
  const rank = lot && gainRank(one, lot);
  if (lot === undefined || rank === undefined || long === undefined) return unknownTax;
  let known: Decimal | undefined;
  const gain = () => (known ??= gainOf(one, unity) ?? zero);
  const term = long ? ("long" as const) : ("short" as const);
  if (rank >= 0) return { kind: long ? "long_gain" : "short_gain", rank, gain, term, note: null };
  return { ...lossOf(one, lot, { rank, gain }, taxed), term, note: null };
}

/** About gain / proceeds, with the exact sign; undefined without a known basis. */
function gainRank(one: Sellable, lot: Lot.Info): number | undefined {
  if (lot.cost_per_share === null) return undefined;
  const unit = one.unit.toNumber();
  const cost = Number(lot.cost_per_share) * Number(one.holding.multiplier);
  const gain = unit - cost;
  if (lot.source !== "gift" && Math.abs(gain) > nearlyEqual * unit) return gain / unit;
  const exact = gainOf(one, unity);
  return exact && exact.toNumber() / unit;
}

/**
 * A loss that purchases of the last 30 days fully replace is worth nothing; if they replace a part,
 * only the rest counts.
 */
function lossOf(
  { holding }: Sellable,
  lot: Lot.Info,
  { rank, gain }: Pick<Tax, "rank" | "gain">,
  { recent }: Taxed,
): Pick<Tax, "kind" | "gain" | "rank"> {
  const replaced = recent.size === 0 ? zero : replacementShares(holding, lot, recent);
  if (replaced.eq(zero)) return { kind: "loss", gain, rank };
  if (replaced.gte(lot.quantity)) return { kind: "washed_loss", gain, rank };
  const kept = decimal(1).minus(replaced.div(lot.quantity));
  return { kind: "loss", gain: () => gain().times(kept), rank: rank * kept.toNumber() };
}

const unity = decimal(1);
const uncounted = { gain: () => zero, rank: 0, term: undefined };

const shelteredTax: Tax = {
  ...uncounted,
  kind: "sheltered",
  note: "No tax inside this account.",
};

const unknownTax: Tax = {
  ...uncounted,
  kind: "unknown",
  note: "Basis unknown: no gain can be estimated.",
};

const shelters = ["tax_free", "tax_deferred", "exempt"];

function byTax(a: Candidate, b: Candidate): number {
  if (a.tax.kind !== b.tax.kind) return order.indexOf(a.tax.kind) - order.indexOf(b.tax.kind);
  if (a.tax.kind === "sheltered") return shelter(a) - shelter(b);
  return a.tax.kind === "unknown" ? 0 : byRatio(a, b);
}

/**
 * At the same tax cost, what has a market first: a private holding cannot be sold on the day, and
 * not at its statement's price. Then the larger holding, so that the amount is raised in fewer lines.
 * Equal ones go by security and account: the order in which a file lists them decides nothing.
 */
const byHolding = (a: Candidate, b: Candidate): number =>
  Number(isPrivate(a)) - Number(isPrivate(b)) ||
  b.value.cmp(a.value) ||
  compareText(symbolOf(a.holding), symbolOf(b.holding)) ||
  compareText(a.account.id, b.account.id);

/** In one holding, the lots as they would be sold by default: the oldest first. */
const byLot = (a: Lot.Info | undefined, b: Lot.Info | undefined): number =>
  a === undefined || b === undefined ? 0 : oldestFirst(a, b);

const isPrivate = ({ holding }: Candidate): boolean => holding.kind === "private";
const symbolOf = ({ symbol, security_id }: Candidate["holding"]): string => symbol ?? security_id;

/** Gain / proceeds ascending, computed without a division. */
function byRatio(a: Candidate, b: Candidate): number {
  const apart = a.tax.rank - b.tax.rank;
  if (Math.abs(apart) > nearlyEqual) return apart;
  return a.tax.gain().times(b.unit).cmp(b.tax.gain().times(a.unit));
}

const nearlyEqual = 1e-9;

const shelter = ({ account }: Candidate): number => shelters.indexOf(Account.treatment(account));
