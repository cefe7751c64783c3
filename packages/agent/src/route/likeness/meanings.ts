import type { Intent, Params } from "../routed.ts";
import { meantAccountValue } from "../rules/account-value.ts";
import { meantActivity } from "../rules/activity.ts";
import { meantCashBalance } from "../rules/cash-balance.ts";
import type { Claim, Meant } from "../rules/claim.ts";
import { meantFacts } from "../rules/facts.ts";
import { meantPerformance } from "../rules/performance.ts";
import { meantHoldingsValue, meantPortfolioRanking } from "../rules/portfolio-ranking.ts";
import { meantPositions } from "../rules/positions.ts";
import { meantPositionsList } from "../rules/positions-list.ts";
import { meantQuotes } from "../rules/quotes.ts";
import { meantSymbolPerformance } from "../rules/symbol-performance.ts";
import { meantTransfers } from "../rules/transfers.ts";
import type { Kind } from "./kinds.ts";

/** What is answered in one way: an intent, or what all holdings together are worth or have gained. */
export type Answer = Intent | "holdings_value" | "holdings_gain";

export interface Meaning {
  answer: Answer;
  /** Undefined where nothing is answered. */
  meant: Meant | undefined;
  /** What the kind says beyond its intent. */
  details: Params;
  /** Why it is refused, where it is. */
  scope?: NonNullable<Claim["scope"]>;
}

const meaning = (answer: Answer, meant: Meant | undefined, details: Params = {}): Meaning => ({
  answer,
  meant,
  details,
});

const refused = (scope: NonNullable<Claim["scope"]>): Meaning => ({
  ...meaning("out_of_scope", (_, score) => ({ intent: "out_of_scope", score, params: {}, scope })),
  scope,
});

const ranked = (details: Params): Meaning =>
  meaning("portfolio_ranking", meantPortfolioRanking, details);

export const meanings: Readonly<Record<Kind, Meaning>> = {
  activity: meaning("activity", meantActivity),
  "activity.buy": meaning("activity", meantActivity, { side: "BUY" }),
  "activity.sell": meaning("activity", meantActivity, { side: "SELL" }),
  positions: meaning("positions", meantPositions),
  positions_list: meaning("positions_list", meantPositionsList),
  performance: meaning("performance", meantPerformance),
  "performance.mwr": meaning("performance", meantPerformance, { method: "mwr" }),
  quotes: meaning("quotes", meantQuotes),
  facts: meaning("facts", meantFacts),
  transfers: meaning("transfers", meantTransfers),
  "transfers.deposit": meaning("transfers", meantTransfers, { type: "deposit" }),
  "transfers.withdrawal": meaning("transfers", meantTransfers, { type: "withdrawal" }),
  account_value: meaning("account_value", meantAccountValue),
  cash_balance: meaning("cash_balance", meantCashBalance),
  "cash_balance.settled": meaning("cash_balance", meantCashBalance, { cash: "settled" }),
  "cash_balance.unsettled": meaning("cash_balance", meantCashBalance, { cash: "unsettled" }),
  symbol_performance: meaning("symbol_performance", meantSymbolPerformance),
  "ranking.best": ranked({ direction: "best" }),
  "ranking.worst": ranked({ direction: "worst" }),
  "ranking.largest": ranked({ direction: "best", basis: "market_value" }),
  "ranking.smallest": ranked({ direction: "worst", basis: "market_value" }),
  holdings_value: meaning("holdings_value", meantHoldingsValue, {
    total: true,
    basis: "market_value",
  }),
  holdings_gain: meaning("holdings_gain", meantPortfolioRanking, {
    total: true,
    direction: "best",
    basis: "unrealized_pl",
  }),
  "out.order": refused("execution"),
  "out.advice": refused("advice"),
  "out.hypothetical": refused("hypothetical"),
  "out.not_on_file": refused("not_on_file"),
  "out.other_household": refused("other_household"),
  "out.not_finance": refused("not_finance"),
  clarify: meaning("clarify", undefined),
  aside: meaning("clarify", undefined),
};

/** How a rule's claim is answered. */
export const answerTo = ({ intent, params }: Pick<Claim, "intent" | "params">): Answer =>
  intent !== "portfolio_ranking" || params.total !== true
    ? intent
    : params.basis === "market_value"
      ? "holdings_value"
      : "holdings_gain";

/** How sure a kind has to be among its answer's, to say what the words leave open. */
const likely = 0.6;
/** And to change what is assumed where nothing is said. */
const likelier = 0.75;

/** The claim with what the kind says and the words do not; `share` is how sure the kind is among its answer's. */
export function detailed(claim: Claim, kind: Kind, share: number): Claim {
  const { params, assumed = [], ...rest } = claim;
  // A sum that is named says which transfer is meant.
  if (share < likely || params.amount !== undefined) return claim;
  const isAssumed = (key: string): boolean => assumed.some((one) => one === key);
  const told = Object.fromEntries(
    Object.entries(meanings[kind].details).filter(
      ([key]) => !(key in params) || (isAssumed(key) && share >= likelier),
    ),
  );
  const left = assumed.filter((key) => !(key in told));
  return {
    ...rest,
    params: { ...params, ...told },
    ...(left.length > 0 ? { assumed: left } : {}),
  };
}
