import type * as Account from "../account.ts";
import type { Day } from "../day.ts";
import type * as Holding from "../holding.ts";
import type * as Ips from "../ips.ts";
import { sameIndex } from "../wash-sale.ts";
import { forbids } from "./prohibited.ts";
import { soleClass, type Valued } from "./value.ts";

export interface Shelf {
  valued: readonly Valued[];
  constraints: Ips.Info["constraints"];
  today: Day;
  /** Symbols that the same list sells. */
  sold: readonly string[];
}

/**
 * A fund of the class that is already held, in the account itself if possible; null when none may be
 * bought. What is restricted, prohibited, or sold in the same list, or follows the index of a fund
 * that is sold there, is never proposed.
 */
export function pickFund(name: string, account: Account.Info, shelf: Shelf): string | null {
  const held = shelf.valued.filter(({ holding, value }) => value.gt(0) && mayBuy(holding, shelf));
  const funds = held.filter(({ holding }) => isFund(holding) && soleClass(holding) === name);
  const own = funds.find(({ holding }) => holding.account_id === account.id);
  return (own ?? funds[0])?.holding.symbol ?? null;
}

/** Restricted up to and including the `until` day. */
export const isRestricted = (
  symbol: string | null,
  { restricted }: Ips.Info["constraints"],
  today: Day,
): boolean => restricted.some((rule) => rule.symbol === symbol && today <= rule.until);

const isFund = ({ kind }: Holding.Info): boolean =>
  kind === "etf" || kind === "mutual_fund" || kind === "money_market";

function mayBuy(holding: Holding.Info, { constraints, today, sold }: Shelf): boolean {
  const { symbol } = holding;
  if (symbol === null || isRestricted(symbol, constraints, today)) return false;
  if (forbids(constraints.prohibited, holding) !== undefined) return false;
  return !sold.some((other) => other === symbol || sameIndex(other, symbol));
}
