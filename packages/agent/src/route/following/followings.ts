/**
 * What may be asked after an answer: the same of something else, another intent, what all holdings come to or have
 * gained, something of the rows that were just told, nothing, or several things at once.
 */
export const followings = [
  "same",
  "activity",
  "positions",
  "positions_list",
  "performance",
  "quotes",
  "facts",
  "transfers",
  "account_value",
  "cash_balance",
  "symbol_performance",
  "portfolio_ranking",
  "holdings_value",
  "holdings_gain",
  "out_of_scope",
  "clarify",
  "sum",
  "count",
  "rows",
  "largest",
  "smallest",
  "newest",
  "oldest",
  "next",
  "nothing",
  "several",
] as const;

export type Following = (typeof followings)[number];
