import { after, type FollowTurn, shareOfThat, there, turn } from "./follow-turn.ts";
import type { Remembered } from "./routed.ts";

/** The one symbol that a question about the day was of, or that its answer named. */
function movedToday(previous: Remembered): string | undefined {
  const { intent, params, text, named = [] } = previous;
  const isOfDay =
    intent === "quotes"
      ? moves.test(text)
      : params.timeframe === "1D" || params.basis?.startsWith("day_change") === true;
  const only = named.length === 1 ? named[0] : undefined;
  return isOfDay ? (params.symbol ?? only) : undefined;
}
const moves =
  /\b(?:today|day|mov\w+|chang\w+|doing|up|down|gain\w*|los[et]\w*|lost|f[ae]ll\w*|drop\w*|r[io]se\w*|rising|swing\w*|swung|performing)\b/i;

const that =
  "(?:that|this|(?:that|this|the|today's) (?:move|drop|fall|dip|slide|loss|gain|rise|jump|change|swing))";
const us = "(?: (?:us|me|them|him|her|the family|the household|the foundation))";
const inMoney =
  "(?: (?:in (?:actual |real )?(?:dollars?|money|cash|\\$)(?: terms)?|(?:for|to|on) (?:us|me|them|him|her|(?:our|my|their|the) (?:position|shares|holding|account|portfolio))|today))";

const sum =
  "(?:the )?(?:(?:sum|total|value|worth) of )?(?:the |our |my |their )?(?:(?:positions|holdings|securities|investments) (?:plus|and|\\+|&|with) (?:the |our |my )?cash|cash (?:plus|and|\\+|&|with) (?:the |our |my )?(?:positions|holdings|securities|investments))(?: balance)?(?: (?:together|combined|added up))?";
const stated = "(?:that|it|this|the (?:account )?(?:value|total|figure|number|balance))";
const agrees =
  "(?:match(?:es)?(?: up)?(?: with| to)?|agrees?(?: with)?|equals?|reconciles?(?: with| to)?|tie(?:s)?(?: out| back| up)?(?: with| to)?|tall(?:y|ies)(?: with)?|squares?(?: with)?|add(?:s)? up(?: to)?|come(?:s)? to|sum(?:s)?(?: up)? to|fits?(?: with)?|line(?:s)? up(?: with)?|the same as|equal to|in line with|consistent with|made up of)";

/** Another figure of what was told: the day in dollars, what is held of what was traded, whether a value adds up. */
export const followFigures: readonly FollowTurn[] = [
  {
    // After what one position made on the day: what all of them made on it.
    after: after("symbol_performance"),
    said: turn(
      "(?:what about |how about )?(?:all (?:of )?(?:the |our |my )?(?:positions|holdings|stocks and funds)|everything|the (?:whole |entire )?(?:portfolio|lot))(?: (?:together|combined|in total|altogether))?",
    ),
    plain: (_, { params: { timeframe, account } }) =>
      timeframe === "1D" && account === undefined
        ? "how much did the whole portfolio make today in dollars"
        : undefined,
  },
  {
    // "is that better than the Family Trust?", after another account's return, value or cash.
    after: after("performance", "account_value", "cash_balance"),
    said: turn(
      "(?:is|was) (?:it|that|this) (better|worse|higher|lower|more|less|bigger|smaller|larger) than (?:in |for |of )?(?!last\\b|the (?:market|index|benchmark|year|month)|before|usual|average|\\$?\\d)(.{3,40}?)(?:'s)?",
    ),
    plain: ([, more = "", other = ""], { intent, params: { account, timeframe } }) => {
      if (account === undefined) return undefined;
      const isLess = /worse|lower|less|smaller/i.test(more);
      if (intent === "performance")
        return `which did ${isLess ? "worse" : "better"} ${timeframe ?? "YTD"}, ${account} or ${other}`;
      const verb = intent === "cash_balance" ? "has" : "is worth";
      const cash = intent === "cash_balance" ? " cash" : "";
      return `which ${verb} ${isLess ? "less" : "more"}${cash}, ${account} or ${other}`;
    },
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:or )?(?:is|are) (?:it|that|they) (?:all |mostly )?in (.{3,40}?)(?: (?:one|account))?",
    ),
    plain: ([, where = ""]) => `cash in ${where}`,
  },
  {
    // How it was sent is told with it.
    after: after("transfers"),
    said: turn(
      "(?:was (?:it|that) )?(?:by|via|through) (?:wire|ach|check|cheque)(?:,? (?:or|and) (?:by |via )?(?:wire|ach|check|cheque))+",
    ),
    plain: "how was it sent",
  },
  {
    // After what each account is worth: which of them has done best.
    after: after("account_value"),
    said: turn(
      "which(?: one| account| of (?:them|those|these))? (?:did|has done|is doing|performed) (?:the )?(best|worst|better|worse)( (?:over|in|for|this|last|ytd|year|1)\\b.{0,25}?)?",
    ),
    plain: ([, end = "", when = " this year"], { params: { account, without } }) =>
      account === undefined && without === undefined
        ? `which account did ${/^w/i.test(end) ? "worst" : "best"}${when}`
        : undefined,
  },
  {
    // After the returns of two: which of them is the higher one, of the same time or of another.
    after: after("performance"),
    said: turn(
      "(?:who|which)(?: (?:one|account|of (?:them|the two|those(?: two)?)))? (?:did|has done|is doing|was|is|has) (?:the )?(better|best|worse|worst|higher|highest|lower|lowest|ahead)(?: one| return)?(?: of (?:them|the two|those))?( (?:over|in|for|this|last|ytd|year|1)\\b.{0,25}?)?",
    ),
    plain: ([, end = "", when], { params: { timeframe }, accounts }) => {
      const [one, other, ...more] = accounts?.names ?? [];
      if (one === undefined || other === undefined || more.length > 0) return undefined;
      const verb = /worse|worst|low/i.test(end) ? "worse" : "better";
      return `which did ${verb}${when ?? ` ${timeframe ?? "YTD"}`}, ${one} or ${other}`;
    },
  },
  {
    // After the returns of two: by how much they lie apart.
    after: after("performance"),
    said: turn(
      "by how much|how much (?:better|more|higher|worse|lower)(?: (?:is|did|was|has) .{2,20})?|(?:what(?:'s| is) )?the (?:difference|gap)(?: between (?:them|the two|those|these|both))?",
    ),
    plain: (_, { params: { timeframe = "YTD", direction }, accounts }) => {
      const [one, other, ...more] = accounts?.names ?? [];
      if (one === undefined || other === undefined || more.length > 0) return undefined;
      return `which did ${direction === "worst" ? "worse" : "better"} ${timeframe}, ${one} or ${other}`;
    },
  },
  {
    // After the return of one account: of which it is the lowest.
    after: after("performance"),
    said: turn(
      "(?:which|what)(?: account| one)?(?: (?:in|of) (?:the|our|my) (?:family|household))?(?: (?:is|was|has|had|did|does))? (?:the )?(weakest|worst|lowest|poorest|least|best|strongest|highest|most)(?: (?:account|one|return|performer|performing))?(?: of (?:all|any)(?: (?:of )?(?:the|our|my) accounts| accounts)?)?",
    ),
    plain: ([, end = ""], { params: { timeframe } }) =>
      `which account has the ${/weak|worst|low|poor|least/i.test(end) ? "lowest" : "highest"} ${timeframe ?? "YTD"} return`,
  },
  {
    // Of the account that the answer named as the one with the most, or the least.
    after: after("cash_balance"),
    said: turn(
      "(?:what|which) (?:percent(?:age)?|%|share|part|portion|fraction) of (?:that|this|the) account(?:'s value)? (?:is|does) (?:it|that)(?: (?:make up|represent))?",
    ),
    plain: (_, { place, params: { account = place } }) =>
      account && `what percent of ${account} is cash`,
  },
  {
    // "what share of the household is that?", "and the joint account's share?"
    after: after("account_value"),
    said: turn(shareOfThat),
    plain: (_, { params: { account } }) =>
      account === undefined ? undefined : `what percent of our total value is in ${account}`,
  },
  {
    after: after("account_value"),
    said: turn("(?:what(?:'s| is) )?(.{3,40}?)(?:'s?)? (?:share|percentage|part|portion)"),
    plain: ([, place = ""], { params: { beyond } }) =>
      beyond?.includes("weight") === true
        ? `what percent of our total value is in ${place}`
        : undefined,
  },
  {
    // What can be taken out is less than all of it by what has not settled.
    after: after("cash_balance"),
    said: turn(
      "(?:why|how come) (?:(?:is|are|was) )?(?:that|it|this|the (?:first|second|settled) (?:one|figure|number)|they|those)(?: is| are)? (?:so much |a bit |a little )?(?:less|lower|smaller|more|higher|different|not (?:all|everything|the (?:same|total|whole|full) ?(?:amount)?))(?: than .{3,30})?|what(?:'s| is) the difference",
    ),
    plain: (_, { params: { cash } }) =>
      cash === "settled" ? "total, settled and unsettled cash" : undefined,
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:and )?(?:what about |how about )?(?:the (?:rest|remainder|other part)|what(?:'s| is) left)",
    ),
    plain: (_, previous) => {
      const { cash } = previous.params;
      const other = cash === "settled" ? "unsettled" : cash === "unsettled" ? "settled" : undefined;
      return other && `${other} cash${there(previous)}`;
    },
  },
  {
    after: after("cash_balance"),
    said: turn("(?:does|do|has|have) (.{3,40}?) (?:have |hold |got )?any(?: in (?:it|there))?"),
    plain: ([, place = ""]) => `cash in ${place}`,
  },
  {
    after: after("performance"),
    said: turn("(?:what(?:'s| is)|how much is) it (?:all )?worth(?: (?:now|today|right now))?"),
    plain: (_, previous) => `account value${there(previous)}`,
  },
  {
    after: after("positions", "symbol_performance", "quotes"),
    said: turn(
      "(?:the |its )?(?:today's|day's|daily) (?:move|change|gain|loss)(?: on it)? in (?:dollars?|money|\\$)",
    ),
    plain: "how much did we make on it today in dollars",
  },
  {
    after: after("quotes", "symbol_performance", "portfolio_ranking"),
    said: turn(
      `(?:what|how much) (?:did|has) ${that} (?:cost|lost|lose|made|make|earned?|gained?|brought|bring|set)${us}(?: back)?${inMoney}*|(?:what|how much) (?:does|did) ${that} (?:(?:mean|come to|amount to|add up to|make)${inMoney}+|do (?:to|for)${us})|(?:what|how much) (?:is|was) ${that}${inMoney}+|how much did (?:we|i|they|he|she) (?:lose|gain|make|win) (?:on|with|by|from|through) ${that}${inMoney}*`,
    ),
    plain: (_, previous) => {
      const symbol = movedToday(previous);
      return symbol && `how much has ${symbol} gained or lost today${there(previous)}`;
    },
  },
  {
    after: after("activity"),
    said: turn(
      "how (?:many|much)(?: (?:shares|units))?(?: of (?:them|those|these|it|that|this))? (?:do|does|are|is) (?:we|i|they|he|she|there) (?:(?:still|now|currently) )*(?:hold|own|have|have left|got|held|holding|owning)(?:,? (?:now|today|still|left|currently|at the moment|in (?:all|total)|altogether))*",
    ),
    plain: (_, previous) => {
      const { params, named = [] } = previous;
      const symbols = params.symbol === undefined ? named : [params.symbol];
      if (symbols.length === 0) return undefined;
      // Of more than can be told at once it has to be asked which.
      const meant = symbols.length > mostAtOnce ? "" : ` of ${symbols.join(" and ")}`;
      return `how many shares${meant} do we hold${there(previous)}`;
    },
  },
  {
    after: after("account_value", "cash_balance"),
    said: turn(
      `(?:does|do|is|are|did|would|should) (?:${stated} (?:just |really |actually )?${agrees} ${sum}|${sum} (?:just |really |actually )?${agrees} ${stated})`,
    ),
    plain: (_, previous) => `do positions plus cash match the account value${there(previous)}`,
  },
];
const mostAtOnce = 3;
