import * as Account from "../account.ts";
import { addDays, type Day } from "../day.ts";
import { type Decimal, decimal, max, sum, zero } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Lot from "../lot.ts";
import { companyOf, companyOfSymbol } from "../portfolio/symbol.ts";
import { countsAsPurchase, type Purchase, washSales, windowDays } from "./wash-sale.ts";

/** Part of a lot that is to be sold. `gain` is in US dollars; undefined without a known basis. */
export interface PlannedSale {
  holding: Holding.Info;
  lot: Lot.Info;
  quantity: Decimal;
  gain: Decimal | undefined;
}

/** The effect of the wash-sale rule on one planned loss. Amounts are US dollars. */
export interface PlannedWashSale {
  sold: PlannedSale;
  disallowed: Decimal;
  /** The part of `disallowed` that is permanently lost, because the replacement is in an IRA. */
  lost: Decimal;
  replacements: (PlannedPurchase & { quantity: Decimal })[];
  /** Purchases that may be substantially identical: see `washSales`. */
  review: PlannedPurchase[];
  /** The first day on which no purchase on file would disallow the loss; null when none does now. */
  clear_on: Day | null;
}

/** A purchase on file whose shares are still held after the planned sales. */
export interface PlannedPurchase {
  account_id: string;
  /** Or the name of a security without a ticker. */
  symbol: string;
  /** Null for a purchase that only the account's trades on file show. */
  lot_id: string | null;
  bought: Day;
  /** True in a tax-sheltered account, where the disallowed loss is permanently lost. */
  sheltered: boolean;
}

interface RecentPurchase extends Purchase {
  lot_id: string | null;
  /** The symbol, or the name of a security without a ticker. */
  shown: string;
}

/** Purchases within 30 days of a sale, in any account of the household, by symbol. */
export type RecentPurchases = ReadonlyMap<string, readonly RecentPurchase[]>;

const known = new WeakMap<Household.Snapshot, { day: Day; recent: RecentPurchases }>();

/** Cached by the snapshot: each list of trades asks for the same ones. */
export function recentPurchases(snapshot: Household.Snapshot, day: Day): RecentPurchases {
  const before = known.get(snapshot);
  if (before?.day === day) return before.recent;
  const [first, last] = [addDays(day, -windowDays), addDays(day, windowDays)];
  const all = [
    ...purchasedLots(snapshot.holdings, first, last),
    ...purchasesFromTrades(snapshot, first, last),
  ];
  const recent = Map.groupBy(all, ({ symbol }) => symbol);
  known.set(snapshot, { day, recent });
  return recent;
}

function purchasedLots(
  holdings: Household.Snapshot["holdings"],
  first: Day,
  last: Day,
): RecentPurchase[] {
  return holdings.flatMap((holding) =>
    holding.lots.flatMap((lot) => {
      if (lot.acquired === null || lot.acquired < first || lot.acquired > last) return [];
      const quantity = decimal(lot.quantity);
      if (!countsAsPurchase(lot.source) || quantity.lte(0)) return [];
      const { account_id } = holding;
      const symbol = symbolOf(holding);
      const company = companyOf(holding);
      return [
        {
          id: lotKey(holding, lot),
          lot_id: lot.id,
          bought: lot.acquired,
          shown: holding.symbol ?? holding.name,
          ...{ account_id, symbol, company, quantity, source: lot.source },
        },
      ];
    }),
  );
}

function purchasesFromTrades(
  { holdings, purchases = [] }: Household.Snapshot,
  first: Day,
  last: Day,
): RecentPurchase[] {
  return purchases.flatMap(({ account_id, symbol, bought, quantity }, index): RecentPurchase[] => {
    if (bought < first || bought > last) return [];
    const held = holdings.find((one) => symbolOf(one) === symbol);
    return [
      {
        ...{ id: `trades ${index}`, lot_id: null, account_id, symbol, bought },
        shown: symbol,
        company: held === undefined ? companyOfSymbol(symbol, holdings) : companyOf(held),
        quantity: decimal(quantity),
        source: "purchase",
      },
    ];
  });
}

/** The recently bought units that would replace this lot if only it were sold. */
export function replacementShares(
  holding: Holding.Info,
  lot: Lot.Info,
  recent: RecentPurchases,
): Decimal {
  const own = lotKey(holding, lot);
  const others = (recent.get(symbolOf(holding)) ?? []).filter(({ id }) => id !== own);
  return sum(others.map(({ quantity }) => quantity));
}

/**
 * Applies the wash-sale rule to sales planned for today, and returns the losses that it touches.
 * Shares that are sold in the same plan do not count as replacements; future purchases are unknown.
 */
export function planWashSales(
  sold: readonly PlannedSale[],
  snapshot: Household.Snapshot,
  today: Day,
): PlannedWashSale[] {
  const recent = recentPurchases(snapshot, today);
  if (recent.size === 0) return [];
  const sheltered = new Set(snapshot.accounts.filter(Account.sheltered).map(({ id }) => id));
  const gone = goneOf(sold);
  const purchases = [...recent.values()]
    .flat()
    .map((one) => ({ ...one, quantity: max(one.quantity.minus(gone.get(one.id) ?? 0), zero) }))
    .filter(({ quantity }) => quantity.gt(0));
  const byId = new Map(purchases.map((one) => [one.id, one]));
  const bought = (id: string) => boughtOf(byId.get(id), sheltered);
  return washSales({
    sales: lossesOf(sold, today),
    purchases,
    isIra: (id) => sheltered.has(id),
  }).flatMap((washed) => {
    const one = sold[Number(washed.id)];
    if (one === undefined || (washed.disallowed.eq(0) && washed.review.length === 0)) return [];
    const replacements = washed.replacements.flatMap(({ purchase_id, quantity }) =>
      bought(purchase_id).map((purchase) => ({ ...purchase, quantity })),
    );
    return {
      sold: one,
      disallowed: washed.disallowed,
      lost: washed.lost,
      replacements,
      review: washed.review.flatMap(bought),
      clear_on: washed.disallowed.gt(0) ? clearOn(washed.newest) : null,
    };
  });
}

const clearOn = (newest: Day | null): Day | null => newest && addDays(newest, windowDays + 1);

const symbolOf = ({ symbol, security_id }: Holding.Info): string => symbol ?? security_id;

/** Lot ids may repeat between accounts. */
const lotKey = ({ account_id, security_id }: Holding.Info, lot: Lot.Info): string =>
  [account_id, security_id, lot.id].join(" ");

const goneOf = (sold: readonly PlannedSale[]): ReadonlyMap<string, Decimal> => {
  const gone = new Map<string, Decimal>();
  for (const { holding, lot, quantity } of sold) {
    const key = lotKey(holding, lot);
    gone.set(key, quantity.plus(gone.get(key) ?? 0));
  }
  return gone;
};

/** The loss sales; the id is the sale's index in the plan. */
const lossesOf = (sold: readonly PlannedSale[], today: Day) =>
  sold.flatMap(({ holding, lot, quantity, gain }, index) => {
    if (gain === undefined || gain.gte(0)) return [];
    const { account_id } = holding;
    const symbol = symbolOf(holding);
    const purchase_id = lotKey(holding, lot);
    return {
      id: String(index),
      ...{ account_id, symbol, company: companyOf(holding), quantity, purchase_id },
      sold: today,
      acquired: lot.acquired,
      loss: gain.neg(),
    };
  });

function boughtOf(
  purchase: RecentPurchase | undefined,
  sheltered: ReadonlySet<string>,
): PlannedPurchase[] {
  if (purchase === undefined) return [];
  const { account_id, shown: symbol, bought, lot_id } = purchase;
  return [{ account_id, symbol, lot_id, bought, sheltered: sheltered.has(account_id) }];
}
