import { withoutCorrection } from "./correction.ts";
import type { Intent, Remembered } from "./routed.ts";

interface Turn {
  /** After answers of these kinds; after any where none is named. */
  after?: ReadonlySet<Intent>;
  said: RegExp;
  /** The same, as short as the rules know it. */
  plain: string | ((found: RegExpExecArray, previous: Remembered) => string | undefined);
}

/** What leans on the answer before, put in the few words that the rules know: "in second place?", "five instead". */
export function followedUp(message: string, previous: Remembered): string {
  const corrected = withoutCorrection(message);
  return leaned(message, previous) ?? leaned(corrected, previous) ?? corrected;
}

function leaned(message: string, previous: Remembered): string | undefined {
  for (const { after, said, plain } of turns) {
    const found = after?.has(previous.intent) === false ? null : said.exec(message);
    if (found === null) continue;
    const meant = typeof plain === "string" ? plain : plain(found, previous);
    if (meant !== undefined) return meant;
  }
  return undefined;
}

const kinds = (...all: Intent[]): ReadonlySet<Intent> => new Set(all);
const records = kinds("activity", "transfers");
const rankings = kinds("portfolio_ranking");
const ofSymbol = kinds("positions", "symbol_performance", "quotes");
const inAccounts = kinds(
  ...(["cash_balance", "account_value", "positions_list", "portfolio_ranking"] as const),
  ...(["activity", "transfers", "positions", "symbol_performance"] as const),
);

const lead = "^\\W*(?:(?:and|so|now|ok|okay|then|but|well|just|please|also|right)[, ]+){0,3}";
const close = "(?:,? (?:please|pls|plz|too|as well|then|now|for me|instead|thanks))*\\W*$";
const turn = (source: string): RegExp => new RegExp(`${lead}(?:${source})${close}`, "i");

const n = "(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)";
const it = "(?:it|them|they|those|these|that|this)";
const all = "(?:in (?:all|total)|altogether|all together|together|overall)";
const ask =
  "(?:(?:i(?:'d| would) (?:like|want|rather have)|i (?:also )?(?:want|need)|give me|show me|tell me|let me (?:see|have)|what about|how about|what(?:'s| is)|which(?: one)? is) )?";
const bad = "worst|weakest|poorest|lowest|smallest";
const whole =
  "(?:all (?:of )?(?:the |our |my )?(?:\\d |two |three |four )?accounts|the whole (?:household|family|lot)|every(?:where| account)|(?:all )?(?:the |our )?accounts? together|across (?:all )?(?:the |our )?accounts)";

const month =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

const turns: readonly Turn[] = [
  {
    after: kinds("positions_list", "portfolio_ranking", "activity", "transfers"),
    said: turn(
      `(?:just tell me |i only need to know )?how many(?: of (?:them|those|these))?(?: (?:are|is) (?:there|${it})| do (?:we|i|they) (?:have|own|hold)| would that (?:make|be)| are on (?:that|the) list| did you list)?(?: ${all})?|count(?: (?:them|those|these))?|(?:what is |what's )?(?:just )?the number(?: of (?:them|those|these))?|number of (?:them|those)|what number is (?:that|it)|that makes how many(?: holdings)?`,
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
    after: records,
    said: turn(
      "(?:what(?:'s| is| was) )?(?:the )?(?:price|cost)(?: (?:paid|per share|a share|of (?:it|that one)))*|(?:how much|what) did (?:we|i|they) pay (?:a|per) share(?: that time)?|i (?:also )?need the price of that(?: one)?",
    ),
    plain: (_, { intent }) => (intent === "activity" ? "at what price" : undefined),
  },
  {
    after: records,
    said: turn(
      "(?:that|it) was when|i (?:also )?need (?:its|the) date(?: of (?:it|that(?: one)?))?",
    ),
    plain: "when",
  },
  {
    after: records,
    said: turn(
      "(?:show|give) (?:me )?(?:just |only )?the (?:newest|latest|last|most recent)(?: one)?",
    ),
    plain: "only the last one",
  },
  {
    after: records,
    said: turn(
      "(?:what (?:did (?:we|i|they) sell|was sold)|sold,? same period|(?:the )?same for sales|i need the (?:sells|sales))",
    ),
    plain: (_, { intent, params }) =>
      intent === "activity" && params.from !== undefined ? "and sales" : undefined,
  },
  {
    after: records,
    said: turn(
      "(?:what (?:did (?:we|i|they) buy|was bought)|bought,? same period|(?:the )?same for (?:buys|purchases)|i need the (?:buys|purchases))",
    ),
    plain: (_, { intent, params }) =>
      intent === "activity" && params.from !== undefined ? "and purchases" : undefined,
  },
  {
    after: records,
    said: turn(
      "how much (?:was (withdraw|deposit)(?:n|ed)|(?:came|went) (?:in|out) as (withdrawal|deposit)s|did (?:we|i|they) (withdraw|deposit))|(withdr|deposit)(?:ew|ed) how much|(?:the )?(?:same for )?(withdrawal|deposit)s(?: for the same period)?|i need the (withdrawal|deposit)s",
    ),
    plain: ([, ...said], { intent, params }) => {
      if (intent !== "transfers" || params.from === undefined) return undefined;
      return /^deposit/i.test(said.find(Boolean) ?? "") ? "and deposits" : "and withdrawals";
    },
  },
  {
    after: records,
    said: turn(
      `(?:(?:ok )?show |i(?:'d| would) like to see |i want to see |let's see |(?:for |in ))*(${month}|20\\d\\d)(?:, which were they)?`,
    ),
    plain: ([, stretch = ""]) => `and in ${stretch}`,
  },
  {
    said: turn("(?:and )?those with status (pending|failed|completed)"),
    plain: ([, status = ""]) => `and the ${status} ones`,
  },
  {
    said: turn(
      "what would it be if (.{2,40}?) (?:is|are|were|was) left out|leave (.{2,40}?) out|i need (?:that|it) excluding (.{2,40}?)",
    ),
    plain: ([, ...out]) => `and without ${out.find(Boolean) ?? ""}`,
  },
  {
    after: kinds("cash_balance"),
    said: turn(
      "of this (?:money|cash),? how much is (?:being )?(?:kept|held) in (.{2,40}?)|what (?:part|portion) of (?:it|this|that) is (?:held |kept )?in (.{2,40}?),? in dollars",
    ),
    plain: ([, ...places]) => `how much of it is in ${places.find(Boolean) ?? ""}`,
  },
  {
    after: kinds("cash_balance"),
    said: turn(
      "what (?:part|portion) of (?:it|this|that) (?:has settled|is withdrawable),? in dollars",
    ),
    plain: "and settled",
  },
  {
    after: ofSymbol,
    said: turn(
      `what did (?:${it}|all of ${it}) cost(?: (?:us|me|them))? ${all}|(?:how much|what) (?:did|have|has) (?:we|i|they|he|she) (?:pay|paid|lay out|laid out|spend|spent)(?: (?:for|on))? (?:${it} ${all}|all of ${it}(?: ${all})?)|${all},? what was paid for ${it}|what(?:'s| is) the total (?:we|i|they) paid for ${it}|(?:their|its|our|the) cost,? ${all}|what(?:'s| is) (?:our|the|their|its) cost ${all}|how much did all of ${it} cost(?: (?:us|me))?|${it} cost (?:us|me) how much ${all}|cost basis,? ${all}`,
    ),
    plain: "total cost",
  },
  {
    after: ofSymbol,
    said: turn(
      `(?:i need to know |tell me )?(?:which|what|the) (?:of our )?accounts?(?: or accounts?)? (?:(?:has|have|hold|holds) ${it}|${it}(?:'re| are|'s| is)(?: (?:sitting|held|kept))? in)|${it}(?:'re| are|'s| is) in (?:which|what) accounts?`,
    ),
    plain: "in which accounts",
  },
  {
    after: ofSymbol,
    said: turn(
      `(?:give ${it} to me|i(?:'d| would) rather have ${it}|what is ${it}|what's ${it}|show ${it}) (?:as|in|by) (?:a |the )?percent(?:age)?|how many percent is ${it}|what percent(?:age)? is ${it}(?: of what (?:we|i) paid)?`,
    ),
    plain: "in percent",
  },
  {
    after: ofSymbol,
    said: turn(`what(?:'s| is) ${it} in (?:actual |real )?(?:money|dollars)`),
    plain: "in dollars",
  },
  {
    after: rankings,
    said: turn(
      `(?:what if you go|i(?:'d| would) rather have ${it}|rank ${it}) (?:by|in) percent(?:age)?`,
    ),
    plain: "in percent",
  },
  {
    said: turn(
      `(?:same,? but |how much is ${it} )?(?:for |on |what about )?today(?:'s)?(?: moves?)?,? (?:alone|only|not since (?:purchase|we bought(?: ${it})?)|instead of since purchase)|on today's moves?`,
    ),
    plain: "and today",
  },
  {
    after: rankings,
    said: turn(
      `(?:the opposite,? |(?:from )?(?:the )?other end,? |${ask})*(?:which(?: one)? is )?(?:the )?(?:${n} )?(${bad})(?: (?:ones?|holdings?))?(?: ${n})?`,
    ),
    plain: ([, before, bottom = "", behind]) =>
      `and the ${before ?? behind ?? ""} ${/lowest|smallest/i.test(bottom) ? bottom : "worst"}`,
  },
  {
    after: rankings,
    said: turn(`(?:(?:at |from )?the other end|the opposite(?: end)?)(?:,? ${n})?`),
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
      `(?:let(?:'s| us| me) see |make it |extend it to |if you go to |show(?: me)? |give me |the same with |i(?:'d| would) like )?${n}(?: (?:rather than|instead of) \\w+| of them)?`,
    ),
    plain: ([, count = ""], { params }) =>
      `${params.direction === "worst" ? "bottom" : "top"} ${count}`,
  },
  {
    after: inAccounts,
    said: turn(
      `(?:(?:go )?back to |not only there,? |how much (?:(?:is (?:it|that) )?(?:if|when) you add up |is (?:it|that) (?:in|for|across|over) )?|how much is it when |what (?:does|would) (?:it|that) come to |it |the |total |sum |over |in |for |and )*${whole}(?: (?:are )?(?:added(?: up)?|put together|together|combined))?(?:,? (?:how much )?(?:${all}))?`,
    ),
    plain: "and in all accounts",
  },
  {
    after: inAccounts,
    said: turn("(?:remove|drop|lift|clear) the account filter"),
    plain: "and in all accounts",
  },
  {
    after: kinds("cash_balance"),
    said: turn(
      "(?:the )?(?:part (?:of it )?(?:that )?(?:has not|hasn't|is not|isn't)(?: yet)? settled(?: yet)?|unsettled (?:one|part)|how much (?:cash )?(?:there )?is (?:there )?still to settle)",
    ),
    plain: "and unsettled",
  },
  {
    after: kinds("cash_balance"),
    said: turn(
      "(?:how much (?:of (?:it|this|that) )?)?(?:(?:is |there is )?available (?:to withdraw|for withdrawal)|(?:may|can) be withdrawn|is withdrawable)",
    ),
    plain: "and settled",
  },
  {
    said: turn(
      "(?:limit|restrict|filter|narrow|confine)(?: (?:it|that|this|the list))?(?: down)? (?:to|by|for) (?:only |just )?(.{2,40}?)|(?:leave|leaving) (?:out|aside) (?:everything|all (?:the )?accounts) (?:but|except|that (?:is not|isn't)(?: in)?) (.{2,40}?)|same list,? but (.{2,40}?) only|which one is it (?:among|of) (.{2,40}?)",
    ),
    plain: ([, ...scopes]) => `only ${scopes.find(Boolean) ?? ""}`,
  },
  {
    after: kinds("positions_list", "portfolio_ranking"),
    said: turn(
      "(?:which of (?:them|those|these) are|what about) (?:the |our |my )?(etfs|stocks|funds|bonds|options)",
    ),
    plain: ([, kind = ""]) => `only ${kind}`,
  },
  {
    said: turn(
      "(?:my mistake|pardon(?: me)?|forgive me|apologies|i misspoke|wrong name|my bad)[,.;:]? (?:(?:it (?:was|is|should be)|should be|i was (?:asking about|thinking of)|i (?:wanted|want|meant)) )?(?:to know (?:about )?)?(.{2,30}?)(?: (?:is the one )?(?:i (?:want|wanted|meant)(?: to know)?))?|i said .{2,30}? but i (?:want|meant) (.{2,30}?)|could i have (.{2,30}?)(?:'s)? as well|let me see (.{2,30}?) on the same basis|i (?:should|would) also like to know it for (.{2,40}?)|how (?:does|do|is|are) (.{2,40}?) (?:stand|doing|do) on that",
    ),
    plain: ([, ...others]) => `what about ${others.find(Boolean) ?? ""}`,
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

const places = ["second", "third", "fourth", "fifth"];

function opposite(
  direction: Remembered["params"]["direction"],
  basis: Remembered["params"]["basis"],
): string {
  if (basis === "market_value") return direction === "worst" ? "largest" : "smallest";
  return direction === "worst" ? "best" : "worst";
}
