import type * as Holding from "../holding.ts";
import type { Leg } from "./comparison.ts";

type Place = Pick<Leg, "account_id" | "symbol" | "unlisted">;

/** Whether a leg sells this holding. Its lots do not tell: a lot's id is unique within its holding only. */
export const sellsHolding = (
  { account_id, symbol, unlisted }: Place,
  holding: Pick<Holding.Info, "account_id" | "symbol" | "security_id">,
): boolean =>
  holding.account_id === account_id &&
  (unlisted === undefined
    ? symbol !== null && holding.symbol === symbol
    : holding.security_id === unlisted.security_id);

/** The holding that a leg sells. One security may be filed twice under two ids, with lots of its own. */
export function soldHolding(
  leg: Place & Pick<Leg, "lots">,
  holdings: readonly Holding.Info[],
): Holding.Info | undefined {
  const [first] = leg.lots;
  const own = holdings.filter((one) => sellsHolding(leg, one));
  return own.find(({ lots }) => first === undefined || lots.some((lot) => lot.id === first.id));
}
