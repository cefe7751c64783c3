import { after, type FollowTurn, there, turn } from "./follow-turn.ts";
import { optionKind } from "./option-words.ts";

const ofSymbol = after("positions", "symbol_performance", "quotes");
const kinds = {
  stocks: "stocks",
  etf: "ETFs",
  funds: "mutual funds",
  bonds: "bonds",
  options: "options",
  private: "private investments",
};

const term = "(?:strikes?|expir(?:y|ies|ations?))(?: (?:dates?|prices?|days?))?";

/** Which ones they are, what part it is, by how much, and where: asked in two or three words. */
export const followAsked: readonly FollowTurn[] = [
  {
    // "how many ETFs are there?", and then which.
    after: after("positions_list"),
    said: turn(
      "(?:list|show|name)(?: me)?(?: all(?: of)?)? (?:them|those|these)|which (?:ones|are (?:they|those|these))|what are (?:they|those|these)",
    ),
    plain: (_, previous) => {
      const kind = previous.params.asset_class;
      return kind && `list the ${kinds[kind]}${there(previous)}`;
    },
  },
  {
    // Of options that were told.
    after: after("positions_list", "positions", "symbol_performance", "quotes"),
    said: turn(
      `(?:and )?(?:when (?:do|does|will) (?:they|it|those|that|these)(?: both)? expire(?: and (?:at|on) what strike)?|(?:what(?:'s| is| are|'re) )?(?:the |its |their )?${term}(?: (?:and|n|&|\\+) (?:the |its |their )?${term})?)`,
    ),
    plain: (_, previous) =>
      optionKind(previous) && `when does ${previous.params.symbol ?? "each of the options"} expire`,
  },
  {
    after: ofSymbol,
    said: turn(
      "(?:(?:what(?:'s| is| about)|how (?:big|large) is) )?(?:its|the|their) (?:share|weight|weighting|allocation|portion|proportion|percentage)(?: (?:of|in) (?:the |our |my )?(?:portfolio|total|whole|holdings|account))?",
    ),
    plain: (_, { params: { account } }) => `what percent of ${account ?? "the portfolio"} is it`,
  },
  {
    // "bonds", and then which funds they are.
    after: after("portfolio_ranking", "positions_list"),
    said: turn("(?:and )?(?:in )?(?:which|what) funds(?: are (?:they|those|these))?"),
    plain: (_, previous) =>
      previous.params.asset_class === "bonds" ? `list the bond funds${there(previous)}` : undefined,
  },
  {
    after: after("portfolio_ranking", "positions_list"),
    said: turn(
      "which (?:one )?of (?:those|these|them|the)(?: (?:funds|etfs|ones|bonds))? (?:has |have )?(lost|gained|fallen|risen)(?: the)? (most|least)",
    ),
    plain: ([, moved = "", most = ""], previous) =>
      previous.params.asset_class === "bonds"
        ? `which of the bond funds has ${moved} the ${most}${there(previous)}`
        : undefined,
  },
  {
    // "and the bonds?", after all classes.
    after: after("portfolio_ranking"),
    said: turn(
      "(?:what about |how about |only )?(?:the |our )?(bonds|stocks|etfs|mutual funds|options)",
    ),
    plain: ([, kind = ""], previous) =>
      previous.params.per === "asset_class"
        ? `total value of the ${kind}${there(previous)}`
        : undefined,
  },
  {
    after: after("quotes"),
    said: turn("(?:only |just |what about )?in ((?:the |our |my )?[\\p{L}'() -]{3,40}?)", "u"),
    plain: ([, place = ""], { params: { symbol } }) =>
      symbol && `how much ${symbol} is in ${place}`,
  },
  {
    after: ofSymbol,
    said: turn("(?:are we |is it )?(?:up or down|down or up|ahead or behind)(?: on it)?"),
    plain: "and the gain or loss",
  },
  {
    after: ofSymbol,
    said: turn("(?:is (?:it|that) |are we )?(at a (?:loss|gain|profit)|under ?water)"),
    plain: ([, side = ""], previous) =>
      previous.params.symbol && `is ${previous.params.symbol} ${side}${there(previous)}`,
  },
  {
    after: after("performance"),
    said: turn("(?:and )?(?:in dollars,? )?since (?:purchase|we bought|buying)(?:,? in dollars)?"),
    plain: (_, previous) => `total unrealized gain${there(previous)}`,
  },
  {
    // After the returns of each account: of which it is the highest.
    after: after("performance"),
    said: turn(
      "(?:and )?(?:the |which (?:one )?(?:is|was) (?:the )?)?(best|worst)(?: (?:one|account))?",
    ),
    plain: ([, end = ""], { params: { per, timeframe = "YTD" } }) =>
      per === "account"
        ? `which account has the ${/best/i.test(end) ? "highest" : "lowest"} ${timeframe} return`
        : undefined,
  },
  {
    // After the largest account, or the one with the most cash: the next one from that end, or from the other.
    after: after("account_value", "cash_balance"),
    said: turn(
      "(?:what about |what(?:'s| is) |which (?:one )?is |who has )?(?:the )?(second|third|fourth|next)(?:[ -](largest|biggest|most|smallest|least))?(?: (?:one|account))?",
    ),
    plain: ([, place = "", end], { intent, text }) => {
      const told = endOfAccounts.exec(text)?.[0];
      if (told === undefined) return undefined;
      const isLeast = leastOf.test(end ?? told);
      return intent === "cash_balance"
        ? `which account has the ${place} ${isLeast ? "least" : "most"} cash`
        : `the ${place} ${isLeast ? "smallest" : "largest"} account`;
    },
  },
  {
    // Of two that were told beside each other.
    after: after("account_value", "cash_balance"),
    said: turn(
      "by how much|how much (?:more|bigger|larger|higher|greater)(?: (?:is|are|does|has) .{2,20})?|(?:what(?:'s| is) )?the (?:difference|gap)(?: between (?:them|the two|those|these|both))?",
    ),
    plain: (_, { intent, params: { without } }) => {
      const [one, other, ...more] = without?.kept ?? [];
      if (one === undefined || other === undefined || more.length > 0) return undefined;
      return `which ${intent === "cash_balance" ? "has more cash" : "is worth more"}, ${one} or ${other}`;
    },
  },
];

const endOfAccounts =
  /\b(?:largest|bigg?est|most|smallest|least|lowest|highest)\b(?=.*\baccount)|(?<=\baccount\b.*)\b(?:largest|bigg?est|most|smallest|least|lowest|highest)\b/i;
const leastOf = /smallest|least|lowest/i;
