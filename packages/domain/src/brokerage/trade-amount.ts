import { type Decimal, decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import { parseOptionContract } from "../text/option-contract.ts";

const optionUnits = "100";

/**
 * What a trade costs or brings in. Options are priced per unit of the underlying: a contract has as
 * many as the holding says, and 100 where none is held.
 */
export function tradeAmount(
  { symbol, quantity, price }: { symbol: string; quantity: string; price: string },
  held: Pick<Holding.Info, "multiplier"> | undefined,
): Decimal {
  const units = held?.multiplier ?? (parseOptionContract(symbol) ? optionUnits : "1");
  return decimal(quantity).times(price).times(units);
}
