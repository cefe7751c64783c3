import { type Day, daysBetween } from "../day.ts";
import { type Decimal, min, sum, zero } from "../decimal.ts";
import type * as Lot from "../lot.ts";
import { compareText } from "../text/compare-text.ts";

/** A loss sale; `loss` is a positive number of dollars. */
export interface LossSale {
  id: string;
  account_id: string;
  symbol: string;
  /** The company whose shares or options these are; null for everything else. */
  company: string | null;
  sold: Day;
  /** When the sold lot was bought; null when that is unknown. */
  acquired: Day | null;
  quantity: Decimal;
  loss: Decimal;
  /** The purchase of the sold lot, which is not its own replacement. Null when it is older than the data. */
  purchase_id: string | null;
}

export interface Purchase {
  id: string;
  account_id: string;
  symbol: string;
  company: string | null;
  bought: Day;
  quantity: Decimal;
  source: Lot.Info["source"];
}

export interface WashSaleResult {
  id: string;
  disallowed: Decimal;
  /** The part of `disallowed` whose replacement is in an IRA: it is permanently lost. */
  lost: Decimal;
  replacements: { purchase_id: string; quantity: Decimal }[];
  /**
   * The day of the newest purchase in the window that could replace a share of the sale, whether an
   * older one already replaces it or not; null without one.
   */
  newest: Day | null;
  /**
   * Ids of purchases, inside the window, of other funds on the same index, or of another share class
   * or an option of the same company. A person must judge them.
   */
  review: string[];
}

/** 30 days before the sale to 30 days after it: the 61-day window (26 USC 1091). */
export const windowDays = 30;

/**
 * Whether funds on the same index are substantially identical is unsettled law, so they are only
 * reported for review. The same holds for share classes of one company.
 */
const fundsByIndex: Readonly<Record<string, readonly string[]>> = {
  "S&P 500": ["SPY", "VOO", "IVV", "SPLG", "SPYM", "VFIAX", "FXAIX", "SWPPX"],
  "S&P MidCap 400": ["IJH", "MDY", "SPMD"],
  "S&P SmallCap 600": ["IJR", "SPSM"],
  "Nasdaq-100": ["QQQ", "QQQM"],
  "Russell 1000": ["IWB", "VONE"],
  "Russell 2000": ["IWM", "VTWO"],
  "CRSP US Total Market": ["VTI", "VTSAX"],
  "FTSE Global All Cap ex US": ["VXUS", "VTIAX"],
  "FTSE Developed ex US": ["VEA", "VTMGX"],
  "FTSE Emerging Markets": ["VWO", "VEMAX"],
  "MSCI EAFE": ["EFA", "FSPSX"],
  "Bloomberg US Aggregate": ["AGG", "SCHZ", "SPAB", "FXNAX", "BND", "VBTLX"],
  "gold price": ["GLD", "IAU", "GLDM"],
};

const matesBySymbol: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(fundsByIndex).flatMap((funds) =>
    funds.map((symbol) => [symbol, funds.filter((fund) => fund !== symbol)] as const),
  ),
);

/** Other funds that track the same index. They must not be proposed as a replacement. */
export const fundsOnSameIndex = (symbol: string): readonly string[] =>
  matesBySymbol.get(symbol) ?? [];

/**
 * Computes how much of each loss is disallowed. Sales and purchases are matched oldest first, and
 * each bought share is used once. Sales of one day count in the order in which their lots were
 * acquired (26 CFR 1.1091-1). Which of several purchases of one day comes first is not settled by
 * law: those in an IRA do, so that what may be lost for good is not understated. Sales in an IRA
 * are skipped, because they have no taxable loss.
 */
export function washSales(input: {
  sales: readonly LossSale[];
  purchases: readonly Purchase[];
  isIra(accountId: string): boolean;
}): WashSaleResult[] {
  const purchases = input.purchases
    .filter((purchase) => countsAsPurchase(purchase.source))
    .toSorted((a, b) => daysBetween(b.bought, a.bought) || byPlace(a, b, input.isIra));
  const bySymbol = Map.groupBy(purchases, ({ symbol }) => symbol);
  const byCompany = Map.groupBy(purchases, ({ company }) => company);
  const unused = new Map(purchases.map((purchase) => [purchase.id, purchase.quantity]));
  return input.sales
    .filter((sale) => !input.isIra(sale.account_id))
    .toSorted((a, b) => daysBetween(b.sold, a.sold) || byAcquisition(a, b))
    .map((sale) => {
      const near = (bought: readonly Purchase[] = []) =>
        bought.filter((purchase) => mayReplace(sale, purchase));
      const same = near(bySymbol.get(sale.symbol));
      const akin = sale.company === null ? [] : near(byCompany.get(sale.company));
      const matches = match(sale, same, unused);
      const inIra = matches.filter(({ purchase }) => input.isIra(purchase.account_id));
      return {
        id: sale.id,
        disallowed: lossOn(sale, matches),
        lost: lossOn(sale, inIra),
        replacements: matches.map((one) => ({
          purchase_id: one.purchase.id,
          quantity: one.quantity,
        })),
        newest: same.at(-1)?.bought ?? null,
        review: fundsOnSameIndex(sale.symbol)
          .flatMap((symbol) => near(bySymbol.get(symbol)))
          .concat(akin.filter(({ symbol }) => symbol !== sale.symbol))
          .map((purchase) => purchase.id),
      };
    });
}

/** The first acquired; those without a date last, and of one day the larger loss per share first. */
const byAcquisition = (a: LossSale, b: LossSale): number =>
  compareText(a.acquired ?? "9", b.acquired ?? "9") ||
  b.loss.times(a.quantity).cmp(a.loss.times(b.quantity)) ||
  compareText(a.account_id, b.account_id) ||
  compareText(a.purchase_id ?? "", b.purchase_id ?? "");

const byPlace = (a: Purchase, b: Purchase, isIra: (id: string) => boolean): number =>
  Number(isIra(b.account_id)) - Number(isIra(a.account_id)) ||
  compareText(a.account_id, b.account_id) ||
  compareText(a.id, b.id);

/** True for purchases and reinvested dividends; false for transfers, gifts and inheritances. */
export const countsAsPurchase = (source: Lot.Info["source"]): boolean =>
  source === "purchase" || source === "drip";

const mayReplace = (sale: LossSale, purchase: Purchase): boolean =>
  purchase.id !== sale.purchase_id && inWindow(sale.sold, purchase.bought);

const inWindow = (sold: Day, bought: Day): boolean =>
  Math.abs(daysBetween(sold, bought)) <= windowDays;

interface Match {
  purchase: Purchase;
  quantity: Decimal;
}

function match(
  sale: LossSale,
  purchases: readonly Purchase[],
  unused: Map<string, Decimal>,
): Match[] {
  const matches: Match[] = [];
  let left = sale.quantity;
  for (const purchase of purchases) {
    const free = unused.get(purchase.id) ?? zero;
    const quantity = min(left, free);
    if (quantity.lte(0)) continue;
    matches.push({ purchase, quantity });
    unused.set(purchase.id, free.minus(quantity));
    left = left.minus(quantity);
  }
  return matches;
}

function lossOn(sale: LossSale, matches: readonly Match[]): Decimal {
  const replaced = sum(matches.map((one) => one.quantity));
  return replaced.eq(0) ? zero : sale.loss.times(replaced).div(sale.quantity);
}
