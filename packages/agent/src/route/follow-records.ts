import { after, type FollowTurn, inAll, onlySymbol, there, turn } from "./follow-turn.ts";

const records = after("activity", "transfers");
/** "and by wire?" */
const mostWords = 4;
/** "just the wires": of those it is asked on. */
const narrowed = /\b(?:only|just|solely)\b/i;
const whetherAny = /^(?:and |so )?(?:did|was|were|is|are|have|has|any|anything)\b/i;
const month =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

/** Price and day of a trade, the newest one, the other side and another stretch of what was listed. */
export const followRecords: readonly FollowTurn[] = [
  {
    after: after("activity"),
    said: turn("(?:the |its |total |gross |net |what(?:'s| were| was) the )*proceeds"),
    plain: "how much did that bring in",
  },
  {
    after: after("activity"),
    said: turn(
      "(?:(?:what(?:'s| is| was)|and) )*(?:the |our )?(?:avg|average) (?:price|cost|px)(?: (?:(?:we |they )?paid|a share|per share))? (?:on|of|for) (?:those|them|these|all (?:of )?(?:them|those|these))",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      const { from, to } = previous.params;
      const days = from === undefined || to === undefined ? "" : ` from ${from} to ${to}`;
      return symbol && `at what average price did we buy ${symbol}${there(previous)}${days}`;
    },
  },
  {
    // What is held of a symbol that was traded.
    after: after("activity"),
    said: turn(
      "how many (?:(?:of (?:those|them|it|these))|shares)(?: (?:are|do (?:we|they|he|she) (?:still )?(?:have|hold|own)|have (?:we|they) got))?(?: (?:still|now))? (?:left|remaining|still (?:there|held))",
    ),
    plain: (_, previous) => {
      const symbol = onlySymbol(previous);
      return symbol && `how many shares of ${symbol} do we hold`;
    },
  },
  {
    after: after("transfers"),
    said: turn(
      "(?:(?:did|have|has) (?:they|she|he|we) )?(?:take|took|taken|pull|pulled|draw|drew) (?:any(?:thing)? |money |some )?out",
    ),
    plain: "and the withdrawals",
  },
  {
    // After one side of them, the difference of both over the same days.
    after: after("transfers"),
    said: turn("(?:what(?:'s| is) (?:that|it|the) )?net(?: (?:amount|figure|of that|total))?"),
    plain: (_, { params: { from, to } }) =>
      from === undefined || to === undefined
        ? "net of deposits and withdrawals"
        : `net transfers from ${from} to ${to}`,
  },
  {
    // What was sold is gone, and so are its lots; what is still held has another gain.
    after: after("activity"),
    said: turn(
      "(?:what(?:'s| is| was) |how much (?:was|is) )?(?:the |our |my )?(?:profit|gain|loss|p&l)(?: or (?:loss|gain))?(?: (?:we|i) made)?(?: (?:on|from|of) (?:it|that|this|those|the sale)(?: sale| trade| one)?)?|(?:what|how much) (?:profit |money )?did (?:we|i|they) (?:make|gain|lose|earn) (?:on|from) (?:it|that|this|those)(?: (?:\\S+ )?(?:sale|trade|one))?",
    ),
    plain: (_, { params: { side, symbol } }) =>
      side === "SELL"
        ? `realized gain on my last sale${symbol === undefined ? "" : ` of ${symbol}`}`
        : undefined,
  },
  {
    after: after("transfers"),
    said: turn("(?:was|is) (?:it|that) (?:an? |by |via )?(?:wire|ach)(?: (?:transfer|deposit))?"),
    plain: "how was it sent",
  },
  {
    after: after("activity"),
    said: turn(
      "(?:the )?(?:last|latest|most recent) one,? (?:at )?(?:what|which) price|(?:at )?(?:what|which) price (?:was )?the (?:last|latest|most recent) one",
    ),
    plain: (_, { params: { symbol, side } }) => {
      const deed = side === "SELL" ? "sale" : side === "BUY" ? "buy" : "trade";
      return symbol && `last ${deed} of ${symbol} at what price`;
    },
  },
  {
    after: after("activity"),
    said: turn(
      "(?:(?:at )?what(?:'s| is| was)? |how much (?:is|was) )?(?:the |our |my )?(?:average|avg|mean)(?: purchase| sale)? (?:price|cost)(?: (?:(?:we|i|they) )?paid)?(?: (?:per|a) share)?(?: (?:for|of|on|across) (?:it|them|those|these|all(?: of (?:it|them))?))?|what (?:did|do) (?:we|i|they) pay on average(?: (?:per|a) share)?",
    ),
    plain: (_, { params: { side, symbol, from, to } }) => {
      const deed = side === "SELL" ? "sold" : "bought";
      const days = from === undefined || to === undefined ? "" : ` from ${from} to ${to}`;
      return symbol && `average price of ${symbol} ${deed}${days}`;
    },
  },
  {
    after: after("transfers"),
    said: turn("(?:and )?net of (?:the |any |all )?(?:withdrawals?|deposits?|outflows?)"),
    plain: (_, { params: { from, to } }) =>
      from === undefined || to === undefined
        ? "net of deposits and withdrawals"
        : `net of deposits and withdrawals from ${from} to ${to}`,
  },
  {
    after: after("activity"),
    said: turn(
      "(?:what|how much) (?:did|do) (?:they|those|these|all of (?:them|those|it))(?: all)? cost(?: (?:us|me|them))?",
    ),
    plain: "what do they add up to",
  },
  {
    after: records,
    said: turn(
      "(?:what about )?the (?:next )?(?:one|trade|deposit|withdrawal|purchase|sale) after (?:it|that|this)(?: one)?",
    ),
    plain: (_, { params: { nth } }) => (nth === 2 ? "only the last one" : undefined),
  },
  {
    // The row is told already: what it came to is not.
    after: after("activity"),
    said: turn(
      `how much (?:was|is) (?:it|that)(?: one)?(?: (?:for|worth))?|(?:what|how much) did (?:it|that) (?:cost|come to)(?: (?:us|me|them))?(?: ${inAll})?`,
    ),
    plain: (_, { params: { limit, nth } }) =>
      (nth ?? limit) === undefined || (limit ?? 1) > 1 ? undefined : "what did it cost in total",
  },
  {
    after: records,
    said: turn(
      "when (?:was|is|did) (?:the |our )?(?:very )?(?:last|latest|most recent)(?: one)?(?: (?:come in|made|happen))?",
    ),
    plain: (_, { intent, text, params: { type, side, symbol } }) => {
      // Whether there was any in those days has been told: the last one may be before them.
      if (!whetherAny.test(text)) return undefined;
      const kind = side === "BUY" ? "buy" : side === "SELL" ? "sale" : "trade";
      const noun = intent === "transfers" ? (type ?? "transfer") : kind;
      return `when was the last ${noun}${symbol === undefined ? "" : ` of ${symbol}`} ever`;
    },
  },
  {
    after: records,
    said: turn(
      "which(?: ones?)?,? (?:and )?(?:when|on (?:what|which) (?:day|date))|(?:(?:what(?:'s| is| was)|by (?:what|which)|which|its|the) )*(?:method|status|date|account)|how was (?:it|that|the money) (?:made|sent|moved|paid)",
    ),
    plain: "and when",
  },
  {
    after: records,
    said: turn(
      "(?:(?:what|which)(?: (?:was|is|one was))? )?(?:the )?(?:cheapest|least expensive)(?: one)?",
    ),
    plain: "and the smallest",
  },
  {
    after: records,
    said: turn(
      "(?:(?:what|which)(?: (?:was|is|one was))? )?(?:the )?(?:most expensive|dearest|priciest)(?: one)?",
    ),
    plain: "and the largest",
  },
  {
    after: after("activity"),
    said: turn(
      "(?:what(?:'s| is| was) )?(?:the |its )?(?:total|whole|overall) (?:cost|price|amount)",
    ),
    plain: "what did it cost in total",
  },
  {
    // By ACH, and then by wire: by either way.
    after: after("transfers"),
    said: turn(
      "(?:and )?(?:what(?:'s| is| was) )?(?:the )?(?:total|sum|both|(?:all of (?:it|them) )?together|combined|in total|altogether)(?: (?:of both|together|combined))?",
    ),
    plain: (_, { text, params: { via } }) =>
      via !== undefined && text.split(" ").length <= mostWords && !narrowed.test(text)
        ? "the total of all of them"
        : undefined,
  },
  {
    after: after("transfers"),
    said: turn(
      "(?:any |what |money |cash |how much )*(?:(?:went|going|coming|came|goes|paid) )?(in|out)",
    ),
    plain: ([, way = ""]) => `and the ${/^in$/i.test(way) ? "deposits" : "withdrawals"}`,
  },
  {
    after: records,
    said: turn(
      "(?:what(?:'s| is| was) )?(?:the )?(?:execution )?(?:price|cost)(?: (?:paid|per share|a share|(?:of|on|in) (?:it|(?:that|this)(?: one| trade)?)))*|(?:how much|what) did (?:we|i|they) pay (?:a|per) share(?: that time)?|i (?:also )?need the (?:execution )?price of (?:it|that(?: one)?)|(?:what |which |the )?(?:quantity|number of shares|how many(?: shares)?|size),? and (?:(?:at )?what |which |the )?price(?: per share)?|(?:what |which |the )?price,? and (?:the |what )?(?:quantity|number of shares|how many(?: shares)?)|(?:at )?(?:what|which) price (?:did (?:we|i) get it (?:done )?at|(?:was it|it was|was this trade|was that trade)(?: (?:executed|done))?)|what did (?:the|that) trade go through at(?: per share)?",
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
    after: records,
    said: turn(
      "(?:i need )?(?:the )?(?:number|quantity) of shares(?: (?:in|on) (?:it|(?:that|this)(?: one| trade)?))?|(?:that|it) was (?:for )?how many shares|for how many shares|how many shares (?:were |was |it was )?(?:in (?:it|this trade|that trade|that one)|traded(?: there)?)|share quantity|quantity(?: on that one)?",
    ),
    plain: (_, { intent }) => (intent === "activity" ? "how many shares was it" : undefined),
  },
  {
    after: records,
    said: turn("(?:what was )?the trade date|trade date"),
    plain: "when",
  },
  {
    after: records,
    said: turn("(?:i need to know )?(?:the|which) account (?:it|that) was in"),
    plain: "in which account",
  },
  {
    after: records,
    said: turn(
      `how much was (?:this|that) (?:trade|purchase|sale)(?: for)? ${inAll}|${inAll},? how much was (?:this|that) (?:trade|purchase|sale) for`,
    ),
    plain: "what did it come to",
  },
];
