import { after, type FollowTurn, inAccounts, inAll, it, shareOfThat, turn } from "./follow-turn.ts";

const ofSymbol = after("positions", "symbol_performance", "quotes");
const whole =
  "(?:all (?:of )?(?:the |our |my )?(?:\\d |two |three |four )?accounts|the whole (?:household|family|lot)|every(?:where| account)|(?:all )?(?:the |our )?accounts? together|across (?:all )?(?:the |our )?accounts|(?:across|for|over|in) the (?:whole |entire )?(?:household|family)|(?:household|family)[- ]wide)";

/** Another measure, another part of the cash, another scope, and names that are taken back. */
export const followValues: readonly FollowTurn[] = [
  {
    after: after("account_value", "cash_balance"),
    said: turn(
      "(?:(?:and|so|then) )*(?:(?:what(?:'s|s| is)|how (?:big|large|much) is) )?(?:the |that )?(?:difference|diff|gap)(?: between (?:them|the (?:two|2)|those|these|both))?(?: in (?:dollars|dollar terms|money|\\$))?|(?:and |so )*(?:by how much|how (?:much|far) apart(?: are (?:they|those|these|the two))?)",
    ),
    plain: (_, { intent, params: { account } }) => {
      if (account !== undefined) return undefined;
      return intent === "cash_balance"
        ? "which account has more cash"
        : "which account is worth more";
    },
  },
  {
    // The end of the accounts that were told, or the other one.
    after: after("account_value", "cash_balance"),
    said: turn(
      "(?:which (?:one )?(?:has|is) )?(?:the )?(least|lowest|smallest)(?: (?:one|of them|then))?",
    ),
    plain: (_, { intent, params: { account } }) => {
      if (account !== undefined) return undefined;
      return intent === "cash_balance" ? "which account has the least cash" : undefined;
    },
  },
  {
    after: after("cash_balance", "account_value"),
    said: turn(
      "(?:(?:and|so) )?(?:the )?(?:rest|remainder)(?: of (?:it|that))? (?:is|sits|'s) (?:(?:invested|held) )?in what|what(?:'s| is) the (?:rest|remainder)(?: of (?:it|that))? (?:(?:invested|held) )?in",
    ),
    plain: (_, { params: { account } }) => account && `what does ${account} hold`,
  },
  {
    after: after("cash_balance"),
    said: turn(
      "any(?:thing)?(?: (?:is|still))? unsettled (?:anywhere|somewhere|any place) else(?: for (?:them|us|her|him))?",
    ),
    plain: "unsettled cash in all accounts",
  },
  {
    after: after("positions_list"),
    said: turn("(?:the |its |total )*(?:account )?(?:value|worth)"),
    plain: (_, { params: { account, asset_class } }) =>
      account === undefined || asset_class !== undefined ? undefined : `value of ${account}`,
  },
  {
    after: ofSymbol,
    said: turn("(?:are|am) (?:we|i|they) (?:short|long)(?: (?:on )?(?:it|that|those|them))?"),
    plain: "do we hold it",
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:what|how much|which part|the (?:part|rest))(?: of it)?(?: that)? (?:is not|isn't|has not|hasn't|does not|doesn't)(?: (?:yet|been))*",
    ),
    plain: (_, { params: { cash } }) => (cash === "unsettled" ? "and settled" : "and unsettled"),
  },
  {
    after: after("cash_balance"),
    said: turn(
      `(?:${shareOfThat}|(?:that |and )*as an? (?:percent(?:age)?|share|proportion|fraction) of (?:the |our |my |that |this )?(?!.*cash).{3,30})`,
    ),
    plain: (_, { params: { account } }) => `what percent of ${account ?? "the portfolio"} is cash`,
  },
  {
    after: after("cash_balance", "account_value", "positions_list", "transfers"),
    said: turn(
      "(?:(?:the|its|total|overall|and) )*(?:(?:unreali[sz]ed )?(?:gain|profit|p&l|pnl|loss)(?:(?: or |\\/)(?:gain|loss))?|unreali[sz]ed)(?: (?:on|of) (?:all (?:of )?)?(?:it|that|those|them|these|this))?((?: in (?:dollars|percent|%))?)",
    ),
    plain: ([, how = ""], { params: { account, without } }) =>
      without === undefined
        ? `total unrealized gain${account === undefined ? "" : ` of ${account}`}${how}`
        : undefined,
  },
  {
    after: after("performance"),
    said: turn(
      "(?:and )?which (?:one of )?(?:of )?(?:(?:the|our) )?accounts? (?:did|has done|performed|has performed|returned|is doing|was|is) (?:the )?(best|worst|most|least|highest|lowest)",
    ),
    plain: ([, end = ""], { params: { timeframe = "YTD" } }) =>
      `which account had the ${/best|most|highest/i.test(end) ? "highest" : "lowest"} ${timeframe} return`,
  },
  {
    after: after("activity", "transfers"),
    said: turn(
      "how (?:has|have|is|did) (it|that account|this account) (?:done|doing|do|perform(?:ed)?)(.{0,25})",
    ),
    plain: ([, it = "", when = ""], { params: { account, symbol, side }, named = [] }) => {
      // Of one symbol that was bought there, it is that.
      const isOfSymbol =
        symbol !== undefined || (side && named.length === 1 && !/account/.test(it));
      return account === undefined || isOfSymbol ? undefined : `how has ${account} done${when}`;
    },
  },
  {
    said: turn(
      "(?:why|how come) (?:is|are|was|were|did|has|have) (?:it|that|this|they|those) .{2,30}",
    ),
    plain: "why",
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
    after: after("cash_balance"),
    said: turn(
      "of this (?:money|cash),? how much is (?:being )?(?:kept|held) in (.{2,40}?)|what (?:part|portion) of (?:it|this|that) is (?:held |kept )?in (.{2,40}?),? in dollars",
    ),
    plain: ([, ...places]) => `how much of it is in ${places.find(Boolean) ?? ""}`,
  },
  {
    after: after("cash_balance"),
    said: turn(
      "what (?:part|portion) of (?:it|this|that) (?:has settled|is withdrawable),? in dollars",
    ),
    plain: "and settled",
  },
  {
    after: ofSymbol,
    said: turn(
      `what did (?:${it}|all of ${it}) cost(?: (?:us|me|them))? ${inAll}|(?:how much|what) (?:did|have|has) (?:we|i|they|he|she) (?:pay|paid|lay out|laid out|spend|spent)(?: (?:for|on))? (?:${it} ${inAll}|all of ${it}(?: ${inAll})?)|${inAll},? what was paid for ${it}|what(?:'s| is) the total (?:we|i|they) paid for ${it}|(?:their|its|our|the) cost,? ${inAll}|what(?:'s| is) (?:our|the|their|its) cost ${inAll}|how much did all of ${it} cost(?: (?:us|me))?|${it} cost (?:us|me) how much ${inAll}|cost basis,? ${inAll}|(?:the )?cost basis of the whole lot(?: ${inAll})?|what did all of (?:those|these|them) cost(?: (?:us|me))?|how much did all (?:of )?(?:these|those|the) shares cost(?: (?:us|me))?(?: ${inAll})?|(?:the )?total (?:we|i|they) paid(?: for (?:those shares|these shares|it|this position))?|how much did (?:we|i) spend on all (?:those|these) shares|total for all the shares|all the shares together,? what did they cost|how much did (?:we|i) pay ${inAll}|not per share,? ${inAll}|i (?:also )?need (?:the|its) total cost(?: of it)?|how much (?:have )?(?:we|i) (?:have )?paid for (?:all )?(?:shares )?${inAll}|how much was that for all of them|how much did (?:we|i) put in to buy (?:it|them) all|what did (?:we|i) put in to buy (?:it|them) all|the total purchase cost(?: of it)?|what was the total price (?:we|i) paid for this position`,
    ),
    plain: "total cost",
  },
  {
    after: ofSymbol,
    said: turn(
      `(?:the )?(?:total |current )*value of (?:all )?(?:of )?(?:our shares|ours)|what(?:'s| is) (?:ours|all of ${it}) worth(?: (?:altogether|today))?`,
    ),
    plain: "what is it worth",
  },
  {
    after: ofSymbol,
    said: turn(
      "(?:list |show )?(?:our |the )?trades in that (?:security|stock|one)|what are the trades (?:we|i) have made in it",
    ),
    plain: "and the trades",
  },
  {
    after: ofSymbol,
    said: turn("what is (?:each|one) share trading (?:for|at)"),
    plain: "and the price",
  },
  {
    after: ofSymbol,
    said: turn(
      "same thing but in percent|what would that be in per ?cent|unrealized gain(?:\\/| or )loss as a percentage|how many percent up or down since buying",
    ),
    plain: "in percent",
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
    said: turn(
      `(?:same,? but |how much is ${it} )?(?:for |on |what about )?today(?:'s)?(?: moves?)?,? (?:alone|only|not since (?:purchase|we bought(?: ${it})?)|instead of since purchase)|on today's moves?`,
    ),
    plain: "and today",
  },
  {
    after: inAccounts,
    said: turn(
      `(?:(?:go )?back to |not only there,? |how much (?:(?:is (?:it|that) )?(?:if|when) you add up |is (?:it|that) (?:in|for|across|over) )?|how much is it when |what (?:does|would) (?:it|that) come to |it |the |total |sum |over |in |for |and )*${whole}(?: (?:are )?(?:added(?: up)?|put together|together|combined))?(?:,? (?:how much )?(?:${inAll}))?`,
    ),
    plain: "and in all accounts",
  },
  {
    after: inAccounts,
    said: turn("(?:remove|drop|lift|clear) the account filter"),
    plain: "and in all accounts",
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:the )?(?:part (?:of it )?(?:that )?(?:has not|hasn't|is not|isn't)(?: yet)? settled(?: yet)?|unsettled (?:one|part)|how much (?:cash )?(?:there )?is (?:there )?still to settle)",
    ),
    plain: "and unsettled",
  },
  {
    after: after("cash_balance"),
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
    after: after("positions_list", "portfolio_ranking"),
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
  {
    after: after("account_value", "cash_balance"),
    said: turn(
      "(?:in )?(?:which|the)(?: (?:ones?|of (?:them|those|these)))?(?: (?:is|are) the one)? (?:(?:holds|has|have|got|with|is) the (most|least|biggest|largest|highest|smallest|lowest) cash(?: balance)?|is the most cash)",
    ),
    plain: ([, most = "most"]) =>
      `which account has the ${/least|smallest|lowest/i.test(most) ? "least" : "most"} cash`,
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:which|what) accounts? (?:has|have|holds|keeps) (?:the )?(most|least)(?: of (?:it|that|them|the cash))?",
    ),
    plain: ([, most]) => `which account has the ${most} cash`,
  },
  {
    after: after("cash_balance"),
    said: turn(
      "(?:which|who)(?: (?:ones?|of (?:them|those|these)))? (?:has|have|holds|got) (?:the )?(most|least)",
    ),
    plain: ([, most]) => `which account has the ${most} cash`,
  },
  {
    after: after("account_value"),
    said: turn(
      `(?:i need to know |of (?:those|these|them),? )?(?:the |which )?(?:(?:ones?|of (?:them|those|these)|account(?: (?:from|of) these)?)(?:'s| is| are)? ?)?(?:is |has |with |worth |the )*(biggest|largest|highest|greatest|most|smallest|lowest|least)(?: (?:total|market))?(?: (?:one|account|value))?(?: (?:by value|of (?:those|these|them)))?`,
    ),
    plain: ([, most = ""], { params }, { accounts }) =>
      params.account === undefined && accounts.length > 1
        ? `which account is the ${/smallest|lowest|least/i.test(most) ? "smallest" : "largest"}`
        : undefined,
  },
  {
    after: after("account_value"),
    said: turn(
      `(?:(?:and )?what (?:are ${it}|do ${it} come to|is ${it}(?: all)?)(?: worth)?|how much (?:are ${it}|is ${it} all) worth|how much are worth|(?:i need )?(?:the |their )?(?:combined|total) (?:value|worth)|(?:what(?:'s| is) )?the total(?: value)?|all of ${it}|combined value)(?: (?:of|across) (?:all (?:of )?(?:them|those)|${it}(?: all)?))?(?: ${inAll}| combined| taken together| all accounts together)?(?:,? what are they worth)?`,
    ),
    plain: (_, { params }, { accounts }) =>
      params.account === undefined && accounts.length > 1
        ? "total value of all our accounts"
        : undefined,
  },
  {
    said: turn(
      "(?:only|just) (?:what|the (?:one|part)|that which) ([a-z]+) (?:has|holds|owns) in (?:her|his|their) (.{2,30}?)",
    ),
    plain: ([, owner, account]) => `only ${owner}'s ${account}`,
  },
];
