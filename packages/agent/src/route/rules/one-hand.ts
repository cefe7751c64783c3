import type { Clause } from "../clause.ts";
import * as slots from "../slots.ts";

/** "the total value without the short", "the market value of the shorts": what is owned, or owed, and not the account. */
export const isOfOneHand = ({ said, symbols, without, period }: Clause): boolean =>
  (without?.shorts === true || slots.ofShorts(said) === true) &&
  symbols.length === 0 &&
  (period === undefined || period.timeframe === "1D") &&
  /\b(?:value|worth|valued)\b/.test(said) &&
  !ofOrder.test(said);

/** One of them, or each by itself. */
const ofOrder =
  /\b(?:which|largest|biggest|smallest|highest|lowest|most|least|best|worst|top|bottom|rank\w*|sort\w*|list|each|every|by|per|percent|share|above|below|over|under|than)\b/;
