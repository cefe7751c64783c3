import { sum, zero } from "@advisor/domain/decimal";
import type { Position } from "@advisor/domain/position";
import { asksGainOfShare } from "../../route/per-share.ts";
import { price, usd } from "../format.ts";

/** What a share is worth more or less than it cost, where that is asked; nothing of a short or without a cost. */
export function ofOneShare(
  words: string,
  own: readonly Position[],
  quote: { price: number },
): { text: string; figures: number[] } {
  const units = sum(own.map((one) => one.quantity));
  const isKnown = own.every((one) => one.cost !== null && one.unrealized_pl !== null);
  const isWhole = own.every((one) => one.market_value?.eq(one.quantity.times(quote.price)));
  if (!(asksGainOfShare(words) && isKnown && isWhole && units.gt(0))) {
    return { text: "", figures: [] };
  }
  const cost = sum(own.map((one) => one.cost ?? zero)).div(units);
  const gain = sum(own.map((one) => one.unrealized_pl ?? zero)).div(units);
  const side = gain.lt(0) ? "below" : "above";
  return {
    text: `The price of ${price(quote.price)} is ${usd(gain.abs())} a share ${side} the cost of ${usd(cost)} a share. `,
    figures: [cost.round(2).toNumber(), gain.abs().round(2).toNumber()],
  };
}
