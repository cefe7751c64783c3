import type { AssetClass, Timeframe } from "@advisor/domain/brokerage/dataset";
import type * as z from "zod";

export type Intent =
  | "activity"
  | "positions"
  | "positions_list"
  | "performance"
  | "quotes"
  | "facts"
  | "transfers"
  | "account_value"
  | "cash_balance"
  | "symbol_performance"
  | "portfolio_ranking"
  | "out_of_scope"
  | "clarify";

/** What a question says about its answer. Only what was said, or an assumption that is named. */
export interface Params {
  account?: string;
  symbol?: string;
  symbols?: string[];
  asset_class?: z.infer<typeof AssetClass>;
  side?: "BUY" | "SELL";
  from?: string;
  to?: string;
  limit?: number;
  timeframe?: Timeframe;
  method?: "twr" | "mwr";
  topic?: string;
  type?: "deposit" | "withdrawal";
  status?: "completed" | "pending" | "failed";
  cash?: "total" | "settled" | "unsettled" | "both";
  direction?: "best" | "worst";
  basis?: "unrealized_pl" | "unrealized_pl_pct" | "day_change" | "day_change_pct" | "market_value";
  /** Asks whether figures agree, so that the gap belongs into the answer. */
  reconcile?: boolean;
}

export interface RoutedPart {
  intent: Intent;
  params: Params;
  /** 0 to 1. */
  confidence: number;
  /** Set by us because the question did not say; named in the answer. */
  assumed: (keyof Params)[];
  /** For `clarify`: what is missing. For `out_of_scope`: why. */
  missing?: "intent" | "symbol" | "account" | "topic";
  scope?: "execution" | "other_household" | "not_finance" | "advice" | "trading_tools";
  /** The words of the message that this part comes from. */
  text: string;
}

export interface Routed {
  /** In order of mention, at most three. */
  parts: RoutedPart[];
  /** What was asked beyond three parts, in the message's own words. */
  left_out: string[];
  /** Who decided: the rules, or the model where the rules were unsure. */
  by: "rules" | "model";
  /** Intents that came close, best first, with their scores. */
  candidates: { intent: Intent; score: number }[];
}

/** What the router may know beside the words. */
export interface Surroundings {
  today: string;
  /** Symbols held, when they were loaded; a word such as NOW counts as a symbol when it is held. */
  held: ReadonlySet<string> | undefined;
  accounts: readonly string[];
  household_name: string;
  /** The part that the session's last answer was about, for short follow-ups. */
  previous: RoutedPart | undefined;
}
