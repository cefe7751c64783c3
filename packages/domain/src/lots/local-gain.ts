import { type Decimal, zero } from "../decimal.ts";
import type * as Lot from "../lot.ts";

/**
 * What lots gained by the local price alone, in US dollars at the rate of their purchase; what
 * the holding gained beyond it, the currency did. `price` is local, `purchaseRates` goes by lot
 * id. Undefined as long as one rate or basis is not known.
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
