/** Words that can only be the name of an account. */
const account =
  "((?:the |our |my )?[\\p{L}\\d()'’ -]{0,25}?(?:\\bira|\\broth|401\\(?k\\)?|\\b529(?: plan)?|\\baccount|\\bbrokerage|\\btrust|\\bendowment|\\breserve)(?: ira| account)?)";
const whole =
  "(?:everything|the (?:total|whole)|the whole (?:household|portfolio|lot)|all(?: of it| accounts)?|our (?:total|money|assets|wealth))";
const inAll = "(?:in total|overall|altogether|in all|so far|all told)";

/** What holdings cost, cash, and what accounts are called and hold, put in the words that the rules know. */
export const valueTurns: readonly (readonly [RegExp, string])[] = [
  // "top five holdings and their weights", "cash, as a share": what part of the whole.
  [
    /\b(holdings|positions|investments|securities|stocks|etfs|funds|bonds)(?:,| and| with)+ (?:(?:the|their|its|portfolio) )*(?:weights?|weightings?|percentages?|allocations?)(?: of (?:the|our|my|their) (?:portfolio|total|whole))?(?=\W*$)/gi,
    "$1 by weight",
  ],
  [
    /,\s*(?=(?:as an? (?:share|percent\w*|fraction|proportion|portion)|percent(?:age)?[- ]?wise)\b)/gi,
    " ",
  ],
  // "etf - what is that exactly?": what an ETF is.
  [
    /^(\W*)((?:an? |the |our |my )?(?!(?:that|this|it|so|ok|okay|sorry|wait|hey|hi|hello|and|well)\b)[\p{L}\d()% ]{2,30}?) ?[-–—:,?]+ ?(?:and )?what(?:'s| is| are|s) (?:that|it|this|those|they)(?: (?:exactly|again|anyway|actually|really|please|even|then))*(?=\W*$)/iu,
    "$1what is $2",
  ],
  [
    /\b(is|are) (anything|something) in (?:all (?:of )?)?(?:our|my|the) accounts (?=(?:down|up|at a|under|below|above|losing|in the (?:red|green))\b)/gi,
    "$1 $2 ",
  ],
  // "how much of the money is in the Roth, as a percent?": what percent of it.
  [
    /\bhow much of ((?:the|our|my|all|their|his|her) [^,?.!]{3,30}?) (is|are|sits?|lies?) ((?:in|with) [^,?.!]{3,40}?),? (?:as|in) (?:an? )?(?:per ?cent(?:age)?|%)(?: terms)?(?=\W*$)/gi,
    "what percent of $1 $2 $3",
  ],
  // "what would they be worth at today's price?": what they are worth.
  [
    /\b(what|how much) would (it|that|this) be worth (?=(?:now|right now|today)\b|at (?:the )?(?:today's|current|present|latest|last|market)\b)/gi,
    "$1 is $2 worth ",
  ],
  [
    /\b(what|how much) would (they|those|these)(?: (?:\d+|two|three|four|five|six|seven|eight|nine|ten|shares))* be worth (?=(?:now|right now|today)\b|at (?:the )?(?:today's|current|present|latest|last|market)\b)/gi,
    "$1 are $2 worth ",
  ],
  [/\bhow (much|far) is (?:the|our|this) household (up|down)\b/gi, "how $1 is the portfolio $2"],
  // Money that came in, and what it comes to.
  [
    /\bhow much (?:money )?(?:have|did) (we|i|they|he|she) (?:put|pay|paid|deposit(?:ed)?) in,? (?:minus|less|net of) what (?:we|i|they|he|she) (?:took|have taken|pulled|withdrew) out\b/gi,
    "what are the net transfers",
  ],
  [/\bcontributions (or|and|nor) withdrawals\b/gi, "deposits $1 withdrawals"],
  [
    /\bhow much(?: money)? (?:have|did|has) (we|i|they|he|she) (?:put|pay|paid) in(?:,? (?:altogether|in total|in all|overall|so far))(?=\W*$)/gi,
    "how much in total did $1 deposit",
  ],
  [/\b(has|have) gone in\b(?!to\b)/gi, "$1 come in"],
  [/^(\W*)(?:put|pay|paid) any (money|cash) in\b/i, "$1did we put any $2 in"],
  [/^(\W*)(?:take|took) any (money|cash) out\b/i, "$1did we take any $2 out"],
  [
    /\bwhat (did|have|has) ([^,?.!]{2,30}?) (deposit(?:ed)?|withdraw|withdrawn|contributed?)\b([^,?.!]*), (?:in total|in all|altogether|total)(?=\W*$)/gi,
    "how much in total $1 $2 $3$4",
  ],
  // "how much is the Roth up in total?": its gain, and not its value.
  [
    new RegExp(
      `\\bhow (?:much|far) (?:is|are) ${account} (?:up|down)(?:,? (?:${inAll}|since purchase))?(?=\\W*$)`,
      "giu",
    ),
    "what is the total unrealized gain in $1",
  ],
  [
    new RegExp(
      `\\b(?:what|how much)(?: money)? (?:have|did) (?:we|i|they) (?:put|pay|paid) in(?:to)? ${account} ${inAll}(?=\\W*$)`,
      "giu",
    ),
    "total deposits into $1",
  ],
  // "the Roth as a percentage of everything"
  [
    new RegExp(
      `^\\W*(?:and )?${account} (?:as an?|in) (?:percent(?:age)?|share|fraction|proportion|portion) of ${whole}(?=\\W*$)`,
      "giu",
    ),
    "what percent of our total value is in $1",
  ],
  [
    new RegExp(
      `\\b(?:what|which) (?:percent(?:age)?|share|fraction|proportion|portion|part) of ${whole} (?:does|do) ${account} (?:make up|represent|account for|come to|hold)(?=\\W*$)`,
      "giu",
    ),
    "what percent of our total value is in $1",
  ],
  // "accounts by YTD return, best first"
  [
    /^(?=.*\b(?:returns?|performance|values?|balances?|cash|gains?)\b)(.*\baccounts?\b[^,?!]*),? (?:the )?(?:best|highest|largest|biggest|top)(?: one)? first(?=\W*$)/i,
    "$1 from largest to smallest",
  ],
  [
    /^(?=.*\b(?:returns?|performance|values?|balances?|cash|gains?)\b)(.*\baccounts?\b[^,?!]*),? (?:the )?(?:worst|lowest|smallest)(?: one)? first(?=\W*$)/i,
    "$1 from smallest to largest",
  ],
  // "the endowment's share of our cash": how much of the cash is there.
  [
    /\b(?:what(?:'s| is) |how (?:big|large) is )?((?:the |our |my )?(?!(?:what|how|which|cash|settled)\b)[\p{L}\d()' -]{3,30}?)(?:'s|(?<=s)') (?:share|percentage|part|portion|slice) of (?:the |our |my |all |total |whole )*cash\b(?! value)/giu,
    "what percent of our cash is in $1",
  ],
  // "what's a Roth IRA and how much does Rohan have in his?": in his Roth IRA.
  [
    /\b(roth ira|traditional ira|rollover ira|401\(?k\)?|529(?: plan)?|sep[- ]ira)\b(.{1,70}?)\bin (?:his|hers|theirs|ours|mine)\b(?!\s+\p{L})/giu,
    "$1$2in the $1",
  ],
  // What an account is worth after what is borrowed.
  [/\b(?:account|margin|net) equity\b/gi, "account value"],
  [
    /\b(?:the |our |my |total )?equity (?:in|of) (?=(?:the |our |my )?(?:margin|brokerage) account\b)/gi,
    "value of ",
  ],
  // What a holding cost in all.
  [/\bbook (?=cost)/gi, ""],
  [/\baggregate (?=cost)/gi, "total "],
  [/\bin total, what did ([^,?.!]{3,50}?) cost (?:us|me|them)\b/gi, "what is the total cost of $1"],
  [/\bcost basis of ([^,?.!]{2,50}), total\b/gi, "total cost of $1"],
  [/\btotal (\S+) cost basis\b/gi, "total cost of $1"],
  [
    /\b((?:total|average) cost(?: basis)?(?: per share)?),\s+(?!(?:in|of|and|per|not|by|for)\b)(?=[^,.?!]{1,25}(?:\W*$|,))/gi,
    "$1 of ",
  ],
  [/\bfor (?:one|a single) share of\b/gi, "per share of"],
  [
    /^(\W*)accounts? (?:with|holding|that (?:hold|own|have)) (?=\S+\W*$)/i,
    "$1which accounts hold ",
  ],
  // More ways to ask for a cost in all.
  [
    /\b(?:altogether|all together|in total)[, ]+what did (?:we|i|they) pay for ([^?.!,]+)/gi,
    "what is the total cost of $1",
  ],
  [
    /\bwhat did ((?!(?:it|they|that|those|these|this)\b)[^?.!,]{3,50}?) cost (?:us|me) (?:all together|altogether|in total|in all|,? ?total)\b/gi,
    "what is the total cost of $1",
  ],
  [
    /\bcash (?:plus|and|\+|&) (?:the |our |my )?money market(?: funds?)?(?! (?:balance|value))(?=\W*$)/gi,
    "cash and the value of the money market fund",
  ],
  [
    /^(\W*)tell me (?:a bit |something |more )?(?:about|bout|abt) (?=(?:the|our|my) [\p{L} ]{3,25}(?:fund|etf|stock|position|holding)\W*$)/iu,
    "$1how is ",
  ],
  // "in percent, how much of the joint account is munis", "share of VTI in the joint account"
  [
    /\b(?:in|as an?) (?:percent(?:age)?|%),? (?:how much|what) of ((?:the |our |my )?[^,.?!]{3,40}?) (?=(?:is|are|sits) )/gi,
    "what percent of $1 ",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?)(?:the )?(?:share|weight|percentage) of (\$?[A-Z]{1,5}) in (?=(?:the |our |my )?[^,.?!]{3,40}\W*$)/,
    "$1what percent is $2 of ",
  ],
  // "what % have I made overall": of what was paid.
  [
    /\b(?:what|how many) (?:%|percent(?:age)?) (?:have|did) (?:i|we|they) (?:made?|gain(?:ed)?|lose|lost|earn(?:ed)?)(?: (?:overall|in total|altogether|in all|so far|since (?:purchase|buying)))+(?=\W*$)/gi,
    "what is the total unrealized gain in percent",
  ],
  [
    /^(\W*)(?:total|overall) (?:unrealized )?(?:gain|profit|gain\/loss),? (?:in )?(?:%|percent(?:age)?)(?=\W*$)/i,
    "$1total unrealized gain in percent",
  ],
  [/\bTIPS\b/g, "TIP"],
  // "what is the rollover made of, in percent?"
  [
    /\bwhat(?:'s|s| is) ((?:the |our |my )?[^,.?!]{3,40}?) made (?:up )?(?:of|out of),? (?:in|by) (?:percent(?:age)?s?|%)(?=\W*$)/gi,
    "what percent is each position of $1",
  ],
  [
    /\bwhat(?:'s|s| is) ((?:the |our |my )?[^,.?!]{3,40}?) made (?:up )?(?:of|out of)(?=\W*$)/gi,
    "what does $1 hold",
  ],
  [
    /\bwhat(?:'s|s| is) in ((?:the |our |my )?[^,.?!]{3,40}?),? (?:largest|biggest) first(?=\W*$)/gi,
    "positions in $1 by value",
  ],
  [
    /\b[Hh]ow much of ((?:the |our |my )?[^,.?!]{3,40}?) is in (\$?[A-Z]{2,5})(?=\W*$)/g,
    "what percent of $1 is $2",
  ],
  [
    /\bwhat do (we|i|they) have in ([^,.?!]{2,30}? (?:and|&) [^,.?!]{2,30}?),? (?:combined|together|in total|altogether)(?=\W*$)/gi,
    "how much are $2 worth together",
  ],
  [
    /\bwhat would be (?:the )?cost basis of all (?:of )?(?:our|my|the) /gi,
    "what is the total cost of ",
  ],
  [
    /\b(?:total |combined )?(?:market )?(?:value|worth) of (?:the |our |all )*(?:holdings|positions) with(?:out)? (?:an? )?(?:unknown|no|missing|known)? ?(?:cost basis|cost|basis)(?: on file)?(?=\W*$)/gi,
    "which positions have no cost, and what are they worth",
  ],
  [
    /\bhow (?:is|are) (?:the |our |my )?(?:household|portfolio|money|assets|holdings|account) (?:split|divided|allocated|spread) (?:between|among|across) (?:stocks|etfs|funds|bonds|equities|fixed income)(?:(?:,| and|, and) (?:stocks|etfs|funds|bonds|equities|fixed income|cash))+(?=\W*$)/gi,
    "what is our asset allocation",
  ],
  [
    /\b(?:average |avg )?cost (?:per|a) share (?:for|of) (?:each|every) (?:holding|position|one|stock|fund|security)(?=\W*$)/gi,
    "list of all positions with their cost",
  ],
  // "exposure to VTI in percent": what part it is.
  [
    /\b(?:what(?:'s|s| is) |how (?:big|large|much) is )?(?:the |our |my |their )?(?:total )?exposure to ([^,.?!]{1,30}?),? (?:in|as an?) (?:percent(?:age)?|%)(?: terms)?(?=\W*$)/gi,
    "what percent of the portfolio is $1",
  ],
  [/\b(?:cost basis|basis) of ([^,.?!]{1,30}?) (?:in )?total(?=\W*$)/gi, "total cost of $1"],
  // Cash beside what is invested.
  [
    /\b(?:(?:what(?:'s|s| is) )?(?:the |our )?split (?:between|of) cash and|cash (?:vs\.?|versus|against|compared (?:to|with))) (?:the )?(?:invested(?: assets| money)?|investments?|positions|holdings|securities)(?: (?:split|mix|ratio|breakdown))?(?=\W*$)/gi,
    "what percent of the portfolio is cash, and what is the total market value of all positions",
  ],
  [
    /\bhow much (?:of (?:it|the money|our money|the portfolio) )?(?:is not|isn't|isn’t|aint|ain't) (?:in |held in )?cash(?=\W*$)/gi,
    "what is the total value without cash",
  ],
  [
    /\bwhat(?:'s|s| is) (?:missing|unexplained|not (?:explained|accounted for)|unaccounted for) (?:from|in|of) (?:the |our |my )?account value\b/gi,
    "does the account value reconcile",
  ],
  // "how much has the family gained in dollars overall": since purchase.
  [
    /\bhow much (?:has|have) (?:we|i|they|(?:the|our) (?:family|household|clients?|couple)) (gained|made|lost)(?: in (?:actual )?(?:dollars|money))? (?:overall|altogether|in total|in all|all told|since (?:purchase|buying))(?=\W*$)/gi,
    "what is the total unrealized gain",
  ],
  // "what percent of the household is MSFT": of what it is worth, with its cash.
  [
    /(percent(?:age)?|%|\b(?:share|fraction|proportion|portion|part)) of (?:the |our |this |their )?(?:(?:whole |entire |total |overall )*(?:household|family|client|couple)(?:'s)?(?: (?:total |whole )?(?:(?:account )?value|total|money|assets|wealth))?|(?:whole|entire) foundation|(?:total|overall) (?:assets|aum)|grand total)(?= (?:is|does|do|sits?|are|in)\b|\W*$)/gi,
    "$1 of household value",
  ],
  // "did we beat 5 %": a bound, and no benchmark.
  [
    /\b((?:did|have|has|had) (?:we|i|they|he|she|it|(?:the|our|my|their) (?:portfolio|accounts?|household|money)) (?:even |ever )?)(?:beat|beaten|top(?:ped)?|exceed(?:ed)?|surpass(?:ed)?|crack(?:ed)?|broken|break) (?=\d+(?:\.\d+)? ?(?:%|per ?cent\b))/gi,
    "$1return more than ",
  ],
  [
    /\bwhat do (?:we|you|i|they) know about (?=(?:the )?(?:\S+ ){0,4}(?:cost|basis|price))/gi,
    "what is ",
  ],
  [
    /\b(?:how much (?:of the (?:total|portfolio|whole|household|family|account)|of (?:our|my|their) (?:total|portfolio|money|assets)))( (?:is|are|does) (?:it|that|this|they|those)\b)/gi,
    "what percent of the total$1",
  ],
  [
    /\b(?:re-?investments?|re-?invested (?:buys?|purchases?)|drips?)(?= |\W*$)/gi,
    "dividend reinvestments",
  ],
  // Cash and accounts.
  [/\bof (?:all )?(?:the )?household(?:'s)? cash\b/gi, "of our cash"],
  [
    /\b(aggregate|total|overall|entire|combined) household (?=cash|value|gain|return|deposits)/gi,
    "$1 ",
  ],
  [
    /\bwhat (?:does|do|would|will) (?:all )?(?:of )?(?:the |our |my )?((?:(?:un)?settled )?cash)\b([^,?.!]*?) (?:add up|come|amount) to\b/gi,
    "how much is the total $1$2",
  ],
  [/^(\W*)((?:un)?settled) cash only: how much\b/i, "$1how much $2 cash"],
  [/\bwhat (?:part|portion) of ([^?.!,]{2,40}? cash) is\b/gi, "how much of $1 is"],
  [/\bwhat are (?:the|our|my) individual accounts worth\b/gi, "what is each account worth"],
  [/^(\W*)(?:our|my|the) portfolio: what(?:'s| is) its\b/i, "$1what is our portfolio's"],
  // What accounts are called, and what is in them.
  [/\btotal household value\b/gi, "total value of all our accounts"],
  [
    /\blist (?:the |all )?accounts (?:that )?(?:it|they|those)(?: is| are|'s|'re)? (?:held )?in\b/gi,
    "which accounts hold it",
  ],
  [
    /\badd up what all (?:of )?(our|my|the) accounts are worth\b/gi,
    "tell me the total value of all $1 accounts",
  ],
  [
    /^(\W*)(?:we|i) (?:keep|have|hold) (?:some |our )?cash[^,.?!]{0,30}[.;] how much (?:is it|is there|do we have)\b/i,
    "$1how much cash is there",
  ],
  [/\bhow much of what (?:i|we|they) (?:own|have|hold) is in\b/gi, "how much is in"],
  [/\bself[- ]employed(?:'s)? (?:retirement )?(?:account|plan|ira|pension)\b/gi, "SEP IRA"],
  [/\b(?:company|employee|employer|corporate) stock plan\b/gi, "stock plan"],
  [/,? (?:and )?nothing (?:from|in|of) (?=(?:the|my|our)\b)/gi, ", without "],
];
