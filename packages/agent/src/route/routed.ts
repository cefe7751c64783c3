import type { AssetClass, Timeframe } from "@advisor/domain/brokerage/dataset";
import type * as z from "zod";
import type { Comparison } from "./comparison/comparison.ts";

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

export type Beyond =
  | "benchmark"
  | "after_tax"
  | "currency"
  | "class_return"
  | "extended_hours"
  | "reason"
  | "condition"
  | "schedule"
  | "interest"
  | "settlement"
  | "extreme"
  | "dollars"
  | "weight"
  | "other_day"
  | "average"
  | "annualized"
  | "contents"
  | "quote_detail"
  | "enough";

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
  basis?:
    | "unrealized_pl"
    | "unrealized_pl_pct"
    | "day_change"
    | "day_change_pct"
    | "market_value"
    | "cost";
  /** Worked out for each account, or asset class, by itself; of the whole of each account where `total` says so. Records also by symbol, or by when they were. */
  per?: "account" | "asset_class" | "symbol" | "method" | "month" | "quarter" | "year";
  /** Stretches of time whose trades or transfers are held against each other. */
  stretches?: { from: string; to: string }[];
  /** The place in a ranking or on record: 2 for the second best, or the trade before the last. */
  nth?: number;
  /** Only what is of more, of less or of exactly this many dollars, or percent where a ranking is in percent. */
  above?: number;
  below?: number;
  at_least?: number;
  at_most?: number;
  amount?: number;
  /** The same for trades, in shares or units. */
  units?: Partial<Record<"above" | "below" | "at_least" | "at_most" | "amount", number>>;
  /** Which comes first, where it is not the newest; dearest and cheapest by the price a share. */
  order?: "oldest" | "largest" | "smallest" | "dearest" | "cheapest";
  /** What is worked out of all that fits; `price` is the average paid or got a share, `net` what came in less what went out. */
  measure?: "sum" | "average" | "count" | "price" | "net";
  /** What the question asks for that is on no statement, said beside the answer. */
  beyond?: Beyond[];
  /** The account is named by whose it is: a symbol that is not in it is looked for in all. */
  whose?: true;
  /** Of everything together. */
  total?: boolean;
  /** What each, all of a class together, or the cash of an account, is of the whole: bounds are in percent of it. */
  share?: true;
  /** Such a share is of the account value, cash included, and not of the positions alone. */
  with_cash?: true;
  /** How money was moved: only these transfers. */
  via?: "ACH" | "wire";
  /** Only positions at a gain, or only those at a loss: told of before, or to be added up. */
  sign?: "gaining" | "losing";
  /** Ranked by how far it has moved, up or down. */
  either_way?: true;
  /** Only positions that are owed. */
  short?: boolean;
  /** Of what was bought then, and not of all that is held. */
  purchase?: true;
  /** Asks when options expire, or at what strike. */
  terms?: true;
  /** Only positions whose cost is not on file. */
  uncosted?: boolean;
  /** Only what more than one account holds. */
  several?: true;
  /** Only of what is held. */
  owned?: boolean;
  /** What was said to be left out of the answer; `others` in the question's own words, and in `kept` the accounts that were named where `accounts` are the rest. */
  without?: {
    symbols?: string[];
    asset_classes?: z.infer<typeof AssetClass>[];
    accounts?: string[];
    kept?: string[];
    others?: string[];
    shorts?: true;
  };
  /** Only these symbols are ranked. */
  among?: string[];
  /** Two are held against each other. */
  comparison?: Comparison;
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
  missing?: "intent" | "symbol" | "account" | "topic" | "period" | "household";
  scope?:
    | "execution"
    | "other_household"
    | "not_finance"
    | "advice"
    | "trading_tools"
    | "not_on_file"
    | "hypothetical";
  /** For `clarify` of a symbol: what is asked of the one that the part before turns out to name ("and what is that stock at"). */
  ofNamed?: Intent;
  /** For `clarify` within a follow-up: what is answered, with these params, once that is said. */
  asked?: Intent;
  /** The words of the message that this part comes from. */
  text: string;
  /** Of a part that was answered: the only account that its answer names. */
  place?: string;
  /** Joint accounts that are not counted among one person's, of which the answer tells. */
  shared?: readonly string[];
  /** The member of the household that was spoken of last, by the first name in small letters. */
  person?: string;
}

/**
 * What a session has asked about of one kind, in that order; `atOnce` by one message, so that "they" are all of it and
 * what was asked about before it is `earlier`.
 */
export interface Group {
  names: readonly string[];
  atOnce: boolean;
  earlier?: readonly string[];
}

/** Turns that asked one figure of one place after the other: the accounts of each, in that order. */
export interface Series {
  places: readonly (readonly string[])[];
}

/** The ranking last told, with the symbols in the order of the answer: "the next one" goes on from it. */
export type RankingTold = Pick<RoutedPart, "params" | "assumed" | "text"> & {
  named: readonly string[];
};

/** The part that a session was last about, with the symbols that its answer named, and what was asked about before it. */
export interface Remembered extends RoutedPart {
  named?: readonly string[];
  ranking?: RankingTold;
  /** The account that was listed last, and its rows, while they are spoken of. */
  listed?: { account: string; named: readonly string[] };
  symbols?: Group;
  accounts?: Group;
  series?: Series;
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
  /** `others` are the names of the advisor's other households, when they were loaded. */
  household: { id: string; name: string; members: readonly string[]; others?: readonly string[] };
  /** The part that the session's last answer was about, for short follow-ups. */
  previous: Remembered | undefined;
}
