import { type Decimal, zero } from "../decimal.ts";
import type * as Lot from "../lot.ts";

/**
 * The part of a gain that comes from the price in its own currency, in US dollars at the purchase
 * rates; the rest of the gain comes from the exchange rate. `price` is in the local currency,
 * `purchaseRates` in US dollars per unit of it, by lot id. Undefined if any rate or basis is unknown.
 */
export function localGain(
  lots: readonly Lot.Info[],
  price: Decimal,
  purchaseRates: ReadonlyMap<string, Decimal>,
): Decimal | undefined {
  let total = zero;
  for (const lot of lots) {
    const rate = purchaseRates.get(lot.id);
    if (rate === undefined || lot.cost_per_share === null) return undefined;
    total = total.plus(rate.times(price).minus(lot.cost_per_share).times(lot.quantity));
  }
  return total;
}
