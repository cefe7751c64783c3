import type { AssetClass } from "@advisor/domain/brokerage/dataset";
import type * as z from "zod";

/** By which figure two are held against each other; gains are unrealized, "day" is the change on the day. */
export type By =
  | "value"
  | "cash"
  | "settled_cash"
  | "unsettled_cash"
  | "gain"
  | "gain_pct"
  | "day"
  | "day_pct"
  | "shares"
  | "positions"
  | "price"
  | "cost"
  | "average_cost";

/** One of the two: a symbol, a class or the cash of some accounts, or all that is in them; without accounts, of every one. */
export interface Side {
  symbol?: string;
  asset_class?: z.infer<typeof AssetClass>;
  cash?: true;
  accounts?: readonly string[];
  /** Whose the accounts are, where a person is meant and not an account. */
  person?: string;
  /** Of what kind the person's accounts are to be: "IRA". */
  kind?: string;
}

/** Two of a kind, and the figure by which one of them is more. */
export interface Comparison {
  by: By;
  sides: readonly [Side, Side];
  /** Which of the two is asked for, and so is told first. */
  end: "most" | "least";
  /** Who has lost more is asked: what has gained has lost nothing. */
  loss?: true;
  /** How far they are apart is asked by name. */
  gap?: true;
  /** What is said of the first side, where "yes" or "no" answers. */
  claim?: Claimed;
  /** Accounts that are no one person's, where two persons are compared. */
  neither?: readonly string[];
  /** The two persons are the couple of the household. */
  couple?: true;
}

export type Claimed = "more" | "less" | "same" | "at_least";

/** What is compared, and no place in which it is. */
export const isThing = ({ symbol, asset_class, cash }: Side): boolean =>
  symbol !== undefined || asset_class !== undefined || cash === true;
