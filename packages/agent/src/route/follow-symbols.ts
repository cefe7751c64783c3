import { asksIfUp } from "./beside-named.ts";
import { after, type FollowTurn, onlySymbol, there, turn } from "./follow-turn.ts";
import type { Remembered } from "./routed.ts";

/** The days that were asked about, which those who name none still mean. */
const daysOf = ({ intent, params: { from, to } }: Remembered): string =>
  intent === "activity" && from !== undefined && to !== undefined ? ` from ${from} to ${to}` : "";
const saysWhen =
  /\b(?:(?:day|week|month|quarter|year)s?|20\d\d|today|yesterday|ytd|since|until|before|after|ever|so far|(?:in|of) (?!all|total)\p{L}+)\b/iu;

/** How many of it a place holds. */
const sharesIn = ([, place = ""]: RegExpExecArray, previous: Remembered): string | undefined => {
  const symbol = onlySymbol(previous);
  return symbol && `how many ${symbol} shares in ${place}`;
};

/** What is asked of the symbol that was spoken of, and what is gone back to. */
export const followSymbols: readonly FollowTurn[] = [
  {
    after: after("activity", "positions", "symbol_performance", "quotes"),
    said: turn(
      "how (?:many|much)(?: (?:shares|units|of (?:it|them|those|these)))? (did (?:we|i|they|he|she|\\p{L}+) (?:buy|sell|purchase)|have (?:we|i|they) (?:bought|sold|purchased)|has (?:he|she|\\p{L}+) (?:bought|sold|purchased)|(?:was|were) (?:bought|sold|purchased))\\b(.*)",
      "u",
    ),
    plain: ([, deed = "", said = ""], previous) => {
      const rest = said.replace(/\W+$/, "");
      const symbol = onlySymbol(previous);
      const done = /sold|sell/i.test(deed) ? "did we sell" : "did we buy";
      const active = /^w/i.test(deed) ? done : deed;
      const days = saysWhen.test(rest) ? "" : daysOf(previous);
      const where = previous.intent === "activity" ? there(previous) : "";
      return symbol && `how many ${symbol} shares ${active}${where}${rest}${days}`;
    },
  },
  {
    // After several buys it is what was paid in them, and not what all that is held has cost.
    after: after("activity"),
    said: turn(
      "(?:how much|what) did (?:we|i|they|he|she) (?:pay|spend|give) (?:for|on) (?:(?:the|those|that|our|my) )?(.{2,30}?)(?: (?:shares|ones|stock|units|purchase|buy))?",
    ),
    plain: ([, named = ""], previous) => {
      const { side, symbol } = previous.params;
      const isOfSeveral = symbol === undefined && (previous.named?.length ?? 0) > 1;
      return side === "BUY" && isOfSeveral && !/^(?:it|them|that|those|all)\b/i.test(named)
        ? `how much did we spend on purchases of ${named}${daysOf(previous)}`
        : undefined;
    },
  },
  {
    // What was paid is told; what it trades at since is not.
    after: after("activity"),
    said: turn(
      "(?:(?:and )?(?:what(?:'s| is)|how much is) )?(?:the |its )?(?:share |market )?(?:price|quote)(?: of (?:it|that))? (?:now|today|right now|currently|at the moment|at present)",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `price of ${symbol}`;
    },
  },
  {
    after: after("activity"),
    said: turn("((?:is|are) (?:it|that|they|those) .{2,40})"),
    plain: ([, asked = ""], previous) => {
      const symbol = onlySymbol(previous);
      return symbol !== undefined && asksIfUp.test(asked) ? `how is ${symbol} doing` : undefined;
    },
  },
  {
    after: after("symbol_performance", "positions", "quotes", "portfolio_ranking"),
    said: turn(
      "(?:what|which|how (?:much|big|large)(?: an?)?) (?:percent(?:age)?|%|share|part|portion|fraction) of (.{3,40}?) (?:is|does) (?:it|that)(?: (?:make up|represent))?|what (?:slice|share|chunk|percent(?:age)?|%) of ((?:the |our |his |her )?(?!.*\\b(?:cash|is|are)\\b).{3,30}?)|(?:(?:and|what(?:'s| is)) )*(?:(?:it|that) )?(?:as|in) (?:an? )?(?:percent(?:age)?|%|share|proportion|fraction) of (?!what\\b)(.{3,40}?)",
    ),
    plain: ([, of, alone, as], previous) => {
      if (as !== undefined && previous.intent === "portfolio_ranking") return undefined;
      const whole = of ?? alone ?? as ?? "";
      const symbol = onlySymbol(previous);
      const { account } = previous.params;
      const place = /^(?:that|this|the) account$/i.test(whole) ? (account ?? whole) : whole;
      return symbol && `what percent of ${place} is ${symbol}`;
    },
  },
  {
    // How big the one is that came first or last.
    after: after("portfolio_ranking"),
    said: turn(
      "how (?:big|large) (?:is|a) (?:that|it|this)(?: (?:one|holding|position))?(?: (?:in|within) (?!percent|pct)(.{3,30}?))?(,? (?:in |as a )?(?:%|percent(?:age)?|pct))?",
    ),
    plain: ([, named, how], previous) => {
      const symbol = onlySymbol(previous);
      const place = named ?? previous.params.account;
      if (symbol === undefined) return undefined;
      return how === undefined
        ? `what is ${symbol} worth${place === undefined ? "" : ` in ${place}`}`
        : `what percent of ${place ?? "our holdings"} is ${symbol}`;
    },
  },
  {
    after: after("symbol_performance", "positions"),
    said: turn(
      "(?:and )?(?:the )?same (?:stock|one|fund|etf|position|holding|thing)s? in (.{3,40}?)",
    ),
    plain: ([, place = ""], previous) => onlySymbol(previous) && `and in ${place}`,
  },
  {
    // Which account has gained the most on what several hold.
    after: after("positions", "symbol_performance"),
    said: turn(
      "which (?:one |account )?(?:of (?:those|them|these) )?(?:has|is|got) (?:the )?(best|worst|biggest|largest|smallest|highest|lowest) (?:gain|profit|loss)((?:,? (?:in )?(?:pct|percent|%)(?:[- ]?wise)?)?)",
    ),
    plain: ([, end = "", how = ""], { params: { account, symbol } }) =>
      symbol === undefined || account !== undefined
        ? undefined
        : `which account has gained the ${/worst|smallest|lowest/i.test(end) ? "least" : "most"} on ${symbol}${how === "" ? "" : " in percent"}`,
  },
  {
    after: after("positions"),
    said: turn(
      "(?:all in|in all|altogether|in total|together),? (?:that'?s|that is|it'?s|it is|they'?re|they are) worth(?: what| how much)?",
    ),
    plain: "what is it worth",
  },
  {
    // After what one purchase has gained.
    after: after("symbol_performance"),
    said: turn(
      "(?:what about |how about |how is |how's )?(?:the )?(?:whole|entire|full|total|overall) (?:position|holding|stake|lot|thing)(?: then| doing)?",
    ),
    plain: (_, { params: { purchase, symbol } }) =>
      purchase === true ? symbol && `how is ${symbol} doing` : undefined,
  },
  {
    // After how many several accounts hold: what all of them have gained.
    after: after("positions", "symbol_performance"),
    said: turn(
      "(?:what(?:'s| is|s) )?(?:the )?(?:combined|total|overall|joint) (?:gain|loss|gain or loss|profit|p&l)|(?:what(?:'s| is|s) )?(?:the |our |my )?(?:gain|loss|profit)(?: on (?:it|them|those|both))?(?: combined| together| in total| altogether)",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      const told = previous.series?.places.flat() ?? previous.params.without?.kept;
      const places = [...new Set(told)];
      return (
        symbol && `gain on ${symbol}${places.length === 0 ? "" : ` in ${places.join(" and ")}`}`
      );
    },
  },
  {
    after: after("positions", "quotes", "symbol_performance"),
    said: turn(
      "(?:(?:do we (?:have|hold|own) |are there |what about )?(?:any |the )?)(calls?|puts?|options?|covered calls?)(?: (?:on|against|for|in) (?:it|that|them|those))?(?: (?:too|as well))?",
    ),
    plain: ([, kind = ""], previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `do we hold ${kind} on ${symbol}`;
    },
  },
  {
    after: after("positions", "quotes", "symbol_performance"),
    said: turn(
      "(\\p{L}{3,}'s?),? (?:is (?:it|that)|are (?:they|those)) (?:up|down)(?: or (?:up|down))?",
      "u",
    ),
    plain: ([, whose = ""], previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `how is ${whose} ${symbol} doing`;
    },
  },
  {
    // After the day of one symbol: what it has gained since it was bought.
    after: after("symbol_performance"),
    said: turn(
      "(?:what about |how about )?(?:overall|altogether|in total|in all|all told|since (?:purchase|we bought(?: it)?)|all in all)",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      return previous.params.timeframe === "1D" && symbol
        ? `unrealized gain on ${symbol}${there(previous)}`
        : undefined;
    },
  },
  {
    after: after("positions", "symbol_performance", "quotes"),
    said: turn(
      "(?:is|are) (?:it|they|that|those) (?:(?:held|kept) )?in (.{3,30}?) or (?:in )?(.{3,30}?)",
    ),
    plain: ([, one, other], previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `how many ${symbol} shares are in ${one} and ${other}`;
    },
  },
  {
    // Of the holding that leads a ranking, and no other ranking.
    after: after("portfolio_ranking"),
    said: turn(
      "(?:what(?:'s| is|s) )?(?:the |its |our )?(?:unrealized )?(?:gain|loss|gain or loss|profit)(?: on (?:it|that|that one|this one))|how (?:much|far) (?:is|are) (?:it|that one|we)(?: gone)? (?:up|down)(?: on (?:it|that(?: one)?))?",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      const isOfValue = previous.params.basis === "market_value";
      return isOfValue && symbol ? `unrealized gain on ${symbol}${there(previous)}` : undefined;
    },
  },
  {
    // In shares, which the answer tells of the account; a ranking there would name another one.
    after: after("portfolio_ranking"),
    said: turn(
      "how (?:much|many)(?: shares)? of (?:it|that|this|them)(?: one)? (?:(?:is|are|sits?|do we (?:have|hold|own)|does (?:he|she) (?:have|hold|own))(?: held)? )?(?:in|inside|at) (.{3,40}?)",
    ),
    plain: sharesIn,
  },
  {
    after: after("portfolio_ranking"),
    said: turn("how (?:much|many)(?: shares)? of (?:it|that|this) (?:is|are) (.{3,40}?)'s?"),
    plain: ([, owner = ""], previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `how many ${symbol} shares does ${owner} have`;
    },
  },
  {
    after: after("portfolio_ranking"),
    said: turn(
      "how (?:much|many)(?: shares)? of (?:it|that|this) does (.{3,40}?) (?:hold|have|own)",
    ),
    plain: sharesIn,
  },
  {
    // The reason is told with the gain that is not known.
    after: after("symbol_performance"),
    said: turn("(?:but )?why (?:not|can't you (?:tell|say|know)(?: me)?|don't you know)"),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `gain on ${symbol}${there(previous)}`;
    },
  },
  {
    said: turn(
      "(?:(?:let's|let us|can we|could we|shall we|i(?:'d| would) like to) )?(?:(?:go|going|come|coming|get|getting|turn|turning) )?back to (.{2,40}?)(?:[:,;.]| [-–—]) *(.{3,})",
    ),
    plain: ([, named = "", asked = ""]) =>
      pointing.test(asked)
        ? asked.replace(pointing, (word) => (word === "its" ? `${named}'s` : named))
        : `${named}: ${asked}`,
  },
];
const pointing = /\b(?:it|its)\b/;
