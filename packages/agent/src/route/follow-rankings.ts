import { after, type FollowTurn, inAll, it, number, turn, whatInAll } from "./follow-turn.ts";
import type { Remembered } from "./routed.ts";
import { sideOf as signOf } from "./sides.ts";

const rankings = after("portfolio_ranking");
const ask =
  "(?:(?:i(?:'d| would) (?:like|want|rather have)|i (?:also )?(?:want|need)|give me|show me|tell me|let me (?:see|have)|what about|how about|what(?:'s| is)|which(?: one)? is) )?";
const bad = "worst|weakest|poorest|lowest|smallest";

/** How many they are, the other side of their cost, the other end, the next one, as many. */
export const followRankings: readonly FollowTurn[] = [
  {
    // What all of a class, which was added up, is of everything.
    after: after("portfolio_ranking"),
    said: turn(
      "(?:(?:and|what(?:'s| is)|it|that) )*(?:as|in) (?:an? )?(?:%|percent(?:age)?|pct|share) of (?:the |our )?(?:total|whole|household|everything|account value)",
    ),
    plain: (_, { params: { total, asset_class, account } }) =>
      total === true && asset_class !== undefined && account === undefined
        ? `what percent of the household is in ${asset_class === "etf" ? "etfs" : asset_class}`
        : undefined,
  },
  {
    after: after("positions_list"),
    said: turn(
      "how(?:'s| is| has) (?:that|this)(?: one)? (?:doing|done|performing|performed)(.{0,20}?)",
    ),
    plain: ([, when = ""], { named = [] }) =>
      named.length === 1 ? `how is it doing${when}` : undefined,
  },
  {
    after: after("positions_list"),
    said: turn(
      "(?:how much|what) (?:(?:have|has|did) )?(?:we|i|they|he|she) (?:made|make|gained|gain|lost|lose|earned|earn) (?:on|with|from) (?:them|those|these|it)(?: so far| (?:in )?(?:all|total)| altogether| together)*",
    ),
    plain: (_, previous) =>
      previous.named?.length === 1 ? undefined : `total unrealized gain on our ${rows(previous)}`,
  },
  {
    // Of those without a cost, by name.
    after: after("positions_list"),
    said: turn(
      `(?:what|how much) (?:are|is) (?:${it}|each(?: one)?)(?: (?:of (?:them|those) )?(?:all )?)? ?worth(?: (?:now|today))?|(?:their|the) (?:values?|worth)|(?:the )?values? of (?:them|those|these|each)`,
    ),
    plain: (_, { params: { uncosted }, named = [] }) => {
      if (uncosted !== true || named.length === 0 || named.length > mostNamed) return undefined;
      return named.length === 1 ? "what is it worth" : `market value of ${named.join(" and ")}`;
    },
  },
  {
    after: after("positions_list"),
    said: turn(
      "(?:is|are|was|were) any(?:thing)? (?:of (?:it|them|those|that|these) |in (?:there|it) )?(down|losing(?: money)?|up|under ?water|at a loss|in the red|below cost)((?: today)?)",
    ),
    plain: ([, how = "", when = ""]) => `which of those are ${how}${when}`,
  },
  {
    after: rankings,
    said: turn(
      "(.{3,30}?),? (?:by|on|in) (?:that|the same) (?:measure|basis|metric|yardstick|figure)",
    ),
    plain: ([, asked = ""]) => asked,
  },
  {
    after: after("positions_list"),
    said: turn(
      "(?:what|how much) (?:do|are|would) (?:we|they|i|you|he|she) (?:owe|owing)(?: (?:on|for) (?:it|them|those|these|that))?(?: (?:in (?:all|total)|altogether|all told))?",
    ),
    plain: (_, { params: { short } }) =>
      short === true ? "total market value of our short positions" : undefined,
  },
  {
    after: after("positions_list"),
    said: turn(
      "(?:(?:what|how much) is |and )?(?:the |our )?(?:total )?(?:gain|loss|p&l)(?: or (?:gain|loss))?(?: (?:on|of) (?:it|them|those|these))?",
    ),
    plain: (_, { params: { short } }) =>
      short === true ? "total gain or loss on our short positions" : undefined,
  },
  {
    // Of those that gain or lose, and not of all that is held.
    after: rankings,
    said: turn(whatInAll),
    plain: (_, previous) => (isOfSide(previous) ? "how much in total" : undefined),
  },
  {
    after: rankings,
    said: turn("by (?:today's|the day's|the daily|daily) (?:moves?|changes?|performance)"),
    plain: "today",
  },
  {
    // Of a holding it is what the holder has made, beside what the price has done.
    after: rankings,
    said: turn(
      "(?:by )?how (?:much|far) (?:is|was|has) (?:it|that)(?: one)? (?:gone )?(?:up|down) today",
    ),
    plain: (_, { named: [symbol, ...others] = [] }) =>
      symbol === undefined || others.length > 0
        ? undefined
        : `how much has ${symbol} gained or lost today`,
  },
  {
    after: rankings,
    said: turn("since (?:the )?(?:purchase|(?:we|i|they) (?:bought|got)(?: (?:it|them))?)"),
    plain: (_, { params: { direction } }) => `the ${direction ?? "best"} by unrealized gain`,
  },
  {
    after: after("positions_list", "portfolio_ranking", "activity", "transfers"),
    said: turn(
      `(?:just tell me |i only need to know )?how many(?: of (?:them|those|these))?(?: (?:are|is) (?:there|${it})| do (?:we|i|they) (?:have|own|hold)| would that (?:make|be)| are on (?:that|the) list| did you list)?(?: ${inAll})?|count(?: (?:them|those|these))?|(?:what is |what's )?(?:just )?the number(?: of (?:them|those|these))?|number of (?:them|those)|what number is (?:that|it)|that makes how many(?: holdings)?`,
    ),
    plain: (_, previous) => {
      if (previous.intent === "positions_list") return `how many ${rows(previous)} do we own`;
      const side = sideOf(previous);
      if (side !== undefined) return `how many of our ${rows(previous)} are ${side} cost`;
      return previous.intent === "portfolio_ranking" ? undefined : "how many";
    },
  },
  {
    after: rankings,
    said: turn(
      "(?:the opposite,? |the other way(?: round)?,? |(?:i|sorry,? i) (?:meant|also need) |what about |(?:and )?which(?: ones)? (?:of them )?are |(?:the )?ones? |those(?: (?:standing|that are))? )*(above|below|over|under)(?: (?:it|cost))?",
    ),
    plain: ([, side], previous) =>
      sideOf(previous) === undefined
        ? undefined
        : `which of our ${rows(previous)} are ${side} cost`,
  },
  {
    after: rankings,
    said: turn(
      `(?:what if you go|i(?:'d| would) rather have ${it}|rank ${it}) (?:by|in) percent(?:age)?`,
    ),
    plain: "in percent",
  },
  {
    after: rankings,
    said: turn(
      `(?:the opposite,? |(?:from )?(?:the )?other end,? |${ask})*(?:which(?: one)? is )?(?:the )?(?:${number} )?(${bad})(?: (?:ones?|holdings?))?(?: ${number})?`,
    ),
    plain: ([, before, bottom = "", behind]) =>
      `and the ${before ?? behind ?? ""} ${/lowest|smallest/i.test(bottom) ? bottom : "worst"}`,
  },
  {
    after: rankings,
    said: turn(
      `(?:${ask}(?:in|as|by|what|which|how much|a|an|the|is|are) |${ask})*(?:percent(?:age)?|%|share|part|weight) (?:of|in) (?:the |our |my |their )?(?:whole |entire |total )?(?:portfolio|household|total|whole|everything|holdings)`,
    ),
    plain: "by weight",
  },
  {
    after: rankings,
    said: turn(
      "the one that (?:has |'s )?(?:lost|fell|fallen|dropped)(?: (?:the )?(?:most|furthest))?",
    ),
    plain: "and the worst",
  },
  {
    after: rankings,
    said: turn(`(?:(?:at |from )?the other end|the opposite(?: end)?)(?:,? ${number})?`),
    plain: (_, { params: { direction, basis } }) => `and the ${opposite(direction, basis)}`,
  },
  {
    after: rankings,
    said: turn(
      "(?:what about |what(?:'s| is) |what |which (?:one |holding )?(?:is )?)?(?:in )?(?:(?:the )?second(?: place)?(?: one)?|number (?:two|2)|no\\.? ?2|#2|after (?:that|it)(?: one)?|the one (?:right )?(?:after|behind)(?: (?:it|that(?: one)?))?|comes (?:right )?(?:next|after (?:it|that))|right behind(?: it)?|follows(?: it)?|the next one)",
    ),
    plain: (_, { params }) => `and the ${places[(params.nth ?? 1) - 1] ?? "next"}`,
  },
  {
    after: rankings,
    said: turn(
      `(?:let(?:'s| us| me) see |make it |extend it to |if you go to |show(?: me)? |give me |the same with |i(?:'d| would) like )?${number}(?: (?:rather than|instead of) \\w+| of them)?`,
    ),
    plain: ([, count = ""], { params }) =>
      `${params.direction === "worst" ? "bottom" : "top"} ${count}`,
  },
];

const classes = {
  ...{ etf: "ETFs", stocks: "individual stocks", funds: "mutual funds", bonds: "bonds" },
  ...{ options: "options", private: "private funds" },
};

/** What was listed, in words: "ETFs in Karen's Roth IRA". */
function rows({ params: { asset_class, account } }: Remembered): string {
  const held = asset_class === undefined ? "holdings" : classes[asset_class];
  return account === undefined ? held : `${held} in ${account}`;
}

/** Which side of its cost everything is that was told. */
function sideOf({ intent, params, text }: Remembered): "above" | "below" | undefined {
  const isOfCost =
    /\b(?:cost|under ?water|at a (?:loss|gain|profit)|in the (?:red|green|black))\b/i;
  if (intent !== "portfolio_ranking" || params.total === true || !isOfCost.test(text)) {
    return undefined;
  }
  return params.direction === "worst" ? "below" : "above";
}

/** Only those that gain, or that lose, were told. */
function isOfSide({ params: { sign, total }, text }: Remembered): boolean {
  const told = sign ?? signOf({ text });
  return total !== true && (told === "losing" || told === "gaining");
}

const mostNamed = 3;
const places = ["second", "third", "fourth", "fifth"];

function opposite(
  direction: Remembered["params"]["direction"],
  basis: Remembered["params"]["basis"],
): string {
  if (basis === "market_value") return direction === "worst" ? "largest" : "smallest";
  return direction === "worst" ? "best" : "worst";
}
