/** The source that an answer names for the figures of a dataset. */
export const sources = {
  holdings: "tool:get_household_holdings:v1",
  quotes: "tool:get_quotes:v1",
  summary: "tool:get_account_summary:v1",
  activity: "tool:get_activity:v1",
  transfers: "tool:get_transfers:v1",
  performance: "tool:get_performance:v1",
  policy: "tool:compare_to_ips:v1",
  funds: "tool:get_etf_holdings:v1",
  household: "household",
} as const;
