import { after, type FollowTurn, turn } from "./follow-turn.ts";

const inUnits = after(
  ...(["symbol_performance", "positions", "positions_list", "performance"] as const),
  ...(["portfolio_ranking", "quotes"] as const),
);
const inUnit = "(?:(?:what about|how about|in|as|by|a|an|the) )*";
const asUnit = "(?:[- ]?wise|(?: (?:terms|basis|figures?|amounts?|numbers?))?)";
const percent = "(?:%|per ?cent(?:ages?)?|pct)";
const dollars = "(?:\\$|dollars?|usd)";

/** Another unit of what was told. */
export const followUnits: readonly FollowTurn[] = [
  { after: inUnits, said: turn(`${inUnit}${percent}${asUnit}`), plain: "in percent" },
  { after: inUnits, said: turn(`${inUnit}${dollars}${asUnit}`), plain: "in dollars" },
];
