import { companyNames } from "@advisor/domain/text/company-names";
import { after, type FollowTurn, turn } from "./follow-turn.ts";
import { optionKind, optionsOn } from "./option-words.ts";

const inUnits = after(
  ...(["symbol_performance", "positions", "positions_list", "performance"] as const),
  ...(["portfolio_ranking", "quotes"] as const),
);
const inUnit = "(?:(?:what about|how about|in|as|by|a|an|the) )*";
const asUnit = "(?:[- ]?wise|(?: (?:terms|basis|figures?|amounts?|numbers?))?)";
const percent = "(?:%|per ?cent(?:ages?)?|pct)";
const dollars = "(?:\\$|dollars?|usd)";

/** "the other ones", "the worst one": no name of a company. */
const ordinary =
  /\b(?:other|next|first|second|third|last|same|best|worst|biggest|largest|smallest|short|long|two|only|new|old|losing|winning|profitable)\b/i;

/** Another unit of what was told, what was counted in another figure, and other options. */
export const followUnits: readonly FollowTurn[] = [
  {
    said: /^(.*?\b(?:the|our|my|his|her|their)) ([\p{L}&.' ]{2,24}?) ones?\b(.*)$/iu,
    plain: ([, begins = "", name = "", ends = ""], previous) => {
      const kind = optionKind(previous);
      return kind === undefined || ordinary.test(name)
        ? undefined
        : `${begins} ${name} ${kind}${ends}`;
    },
  },
  {
    // "same for Microsoft", after the Apple calls.
    after: after("symbol_performance", "positions", "quotes"),
    said: turn(
      "(?:(?:and |the )*same (?:for|on|with|thing for)|what about|how about|and(?: for| on)?) (?:the )?([a-z&.]{2,15})",
    ),
    plain: ([, name = ""], previous, { held }) => {
      const kind = previous.params.symbol === undefined ? undefined : optionKind(previous);
      const share = (companyNames.get(name.toLowerCase()) ?? name).toUpperCase();
      return kind !== undefined && optionsOn([share], held).length > 0
        ? `and the ${name} ${kind}`
        : undefined;
    },
  },
  {
    after: after("positions"),
    said: turn(`${inUnit}${dollars}${asUnit}`),
    plain: "what is it worth",
  },
  {
    after: after("positions"),
    said: turn(
      "(?:(?:what(?:'s| is| about)|and|the|its|our) )*(?:return|performance|profit|gain|loss|gain (?:or|and) loss)(?: (?:on|of|for) (?:it|that|those|them))?",
    ),
    plain: "and how much is it up",
  },
  { after: inUnits, said: turn(`${inUnit}${percent}${asUnit}`), plain: "in percent" },
  { after: inUnits, said: turn(`${inUnit}${dollars}${asUnit}`), plain: "in dollars" },
];
