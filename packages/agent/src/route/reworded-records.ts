const takenOut =
  "(?:(?:the|our|any|all) )*(?:withdrawals|what (?:was|has been|(?:we|i|they)(?: have)?) (?:withdrawn|withdrew|taken out|took out))";
const newest = "(?:newest|latest|most recent|last)";
const oldest = "(?:first|oldest|earliest)";
const row = "(trade|buy|sell|purchase|sale|deposit|withdrawal|transfer)";
const ofOurs = `of (?:all )?(?:of )?(?:our |the |my )?((?:\\S+ ){0,3}?)${row}s\\b`;
const ofAll =
  "\\b(?:out )?of all (?:of )?(our |the |my )?((?:\\S+ )?(?:trades|buys|sells|purchases|sales|deposits|withdrawals|transfers))((?: (?:in|into|from|of|for) [^,?!.]{2,40}?)?)";

/** Trades, transfers and counts, put in the words that the rules know. */
export const recordTurns: readonly (readonly [RegExp, string])[] = [
  // Short forms of the trade.
  [/\bw\/ ?(?!o\b|out\b|d)(?=[a-z])/gi, "with "],
  [/\bmkt val(?:ue)?\b/gi, "market value"],
  [/\bper sh\b/gi, "per share"],
  [/\bpos\b/g, "position"],
  [/\bbal\b/g, "balance"],
  [/\bchg\b/gi, "change"],
  [/\bany chance (?:that )?(?:you|u) (?:could|can|might) (?:please )?/gi, "please "],
  [/,? (?:lock,? stock,? and barrel|all buys considered)\b/gi, ""],
  [
    /\b(january|february|march|april|may|june|july|august|september|october|november|december)'s (?=\w)/gi,
    "$1 ",
  ],
  // Deposits and withdrawals are the transfers.
  [/\bnet deposits ?(?:\/|and) ?withdrawals\b/gi, "net deposits"],
  [/\bdeposits to and withdrawals from\b/gi, "transfers of"],
  // "every buy and sell", "purchases and sales": trades, and no two questions.
  [
    /\b(every|each|a|any|first|last|latest|newest) (?:single )?(?:buy|purchase)(?:\s+(?:and|or|&)\s+|\/)(?:sell|sale)\b(?: trades?)?/gi,
    "$1 trade",
  ],
  [
    /(?<!\b(?:how (?:much|many)|which|what) (?:were|are|of (?:the|those|these)) )\b(?:buys|purchases)(?: ?\/ ?|\s+(?:and|&|or)\s+)(?:our |the |my )?(?:sells|sales)\b(?: together| combined)?(?! (?:come|came|add|amount|total|apart|separately))/gi,
    "trades",
  ],
  [
    /\badd(?:ed)? to (?=(?:it|them|that|those|this|the position|our position|my position)\b)/gi,
    "buy ",
  ],
  // "any positions or trades yet?": two questions.
  [
    /\b(?:(?:were|are|was|is) there(?: any)?|any) (positions|holdings|cash|trades|activity|deposits|withdrawals|transfers) or (?=(?:positions|holdings|cash|trades|activity|deposits|withdrawals|transfers)\b)(?!(?<=\b(?:deposits|withdrawals|transfers) or )(?:deposits|withdrawals|transfers)\b)/gi,
    "any $1 and any ",
  ],
  [/\b(?:bought|purchased)(?: ?\/ ?|\s+(?:and|or|&)\s+)sold\b/gi, "traded"],
  // "deposits minus withdrawals", "the difference between what we deposited and what we withdrew"
  [
    /\b(?:the )?(?:total )?(?:deposits|contributions)((?: in (?:[a-z]+|20\d\d))?),? (?:minus|less|net of|after|against) (?:the |our |my |total )*(?:withdrawals|distributions)\b/gi,
    "net deposits$1",
  ],
  [
    /\b(?:the )?net of (?:the |our |my )?deposits and (?:the |our |my )?withdrawals\b/gi,
    "net deposits",
  ],
  [
    /\b(?:the )?difference between (?:what (?:we|i|they) (?:have )?deposited|(?:the |our |my )?deposits) and (?:what (?:we|i|they) (?:have )?with(?:drew|drawn)|(?:the |our |my )?withdrawals)\b/gi,
    "net deposits",
  ],
  [
    /\btake ((?:the |our |my )?(?:\S+ ){0,3}?)deposits ([^,.?!]{0,30}?)(?: ?and) subtract (?:the |its |our |my )?withdrawals[.,;:] what(?:'s| is) left\b/gi,
    "what are $1net deposits $2",
  ],
  // "count our trades", "trade count", "count of distinct ETFs"
  [
    /(^|[.?!;:]\s*|\b(?:please|to|you|and)\s+)count (?:up )?(?:all )?(?:of )?(?:the |our |my |their )*(?:(?:different|distinct) )?(?=[a-z])(?!on\b|me\b|in\b|out\b|only\b|as\b|toward|for\b|that\b|against\b)/gi,
    "$1how many ",
  ],
  [/\b(?:a )?count of (?:the |our |my )?(?:different|distinct) /gi, "how many "],
  [
    /\b(trade|deposit|withdrawal|transfer|buy|sell|purchase|holding|position)(?: trade)? count\b/gi,
    "number of $1s",
  ],
  [/\b(buy|sell) trades\b/gi, "$1s"],
  [/\b(different|distinct) (?=etfs|stocks|funds|bonds|holdings|positions|securities)/gi, ""],
  // "of all our buys, which is the most recent", "the newest of our Apple trades": the last one.
  [
    new RegExp(
      `${ofAll},? (?:show(?: me)?|give me|which(?: one)? (?:is|was)|what(?:'s| is| was)) (?:the )?${newest}(?: one)?\\b(?! (?:\\d|two|three|four|five))`,
      "gi",
    ),
    "the last of $1$2$3",
  ],
  [
    new RegExp(
      `${ofAll},? which(?: one)? (?:came|was|is) (?:the )?(?:very )?${oldest}(?: one)?\\b`,
      "gi",
    ),
    "the first of $1$2$3",
  ],
  [new RegExp(`\\b(?:the )?${newest} ${ofOurs}`, "gi"), "the last $1$2"],
  [new RegExp(`\\b(?:the )?${oldest} ${ofOurs}`, "gi"), "the first $1$2"],
  [
    /\bthe (?:latest|last|most recent|newest) time (?:we|i|they) (bought|sold|traded) ([^,?.!]{1,40}?),? (?:show|what was|give me) (?:me )?(?:that|the) (?:purchase|sale|trade|buy)\b/gi,
    "show the last time we $1 $2",
  ],
  [
    /\bwhich (sale|purchase|buy|trade|deposit|withdrawal)s? did (?:we|i|they) make (?:last|most recently)\b/gi,
    "what was our last $1",
  ],
  [
    /\b(last|latest|first|every|each|all|the) ((?:\S+ )?)(sale|sell)(s?) (?:that )?(?:we|i|they) made\b/gi,
    "$1 $2$3$4",
  ],
  // "when was Apple first bought", "first bought when"
  [
    /\b(?:when|what day|which day|the date)(?: was| were)? ([^?.!,]{1,40}?)(?: was)? first (?:bought|purchased)\b/gi,
    "when did we first buy $1",
  ],
  [
    /\b(?:when|what day|which day|the date)(?: was| were)? ([^?.!,]{1,40}?)(?: was)? first sold\b/gi,
    "when did we first sell $1",
  ],
  [/^(\W*)([^?.!,:]{1,40}?):? first (?:bought|purchased) when\b/i, "$1when did we first buy $2"],
  [/\bbuy our first ([^?.!,]{1,30}?) shares\b/gi, "first buy $1"],
  [/\b(we|i|they) first purchased\b/gi, "$1 first bought"],
  [/\b(?:we|i|they) (bought|sold) ([^?.!,]{1,40}?) most recently\b/gi, "did we last $1 $2"],
  // Money that a sale brought in is no deposit.
  [
    /\bhow much (?:money )?(?:did|have|has) (we|i|they) (?:receive|received|get|got|take in|taken in)(?: in total)? (?:from|for|out of) (?:all )?(?:our |the |my )?(?:sales|sells|selling)\b/gi,
    "what were the total proceeds of sales",
  ],
  [
    /\bhow much (?:money )?(?:in total )?(?:has|have|did) (?:come|came) in from (?:us |our |me )?selling\b/gi,
    "what were the total proceeds of sales of",
  ],
  [
    /\bthe price (?:at which )?(we|i|they) (first|last) (?:bought|purchased) ([^?.!,]{1,40}?) (?:at|for)\b/gi,
    "at what price did $1 $2 buy $3",
  ],
  // Sums of trades and transfers.
  [/\b(?:gross|aggregate) (?:dollar )?amount of\b/gi, "total amount of"],
  [/\bdollar (?:total|sum) of\b/gi, "total of"],
  [
    /\b(?:total|aggregate|gross) (?:dollar )?(buy|purchase|sell|sale) amount\b/gi,
    "total amount of $1s",
  ],
  [
    /\badd up (?:every|each|all(?: of)?(?: the| our| my)?) (buy|purchase|sale|sell|deposit|withdrawal)s?\b/gi,
    "what is the total of all $1s",
  ],
  [
    /\bhow much (?:money )?(?:have|has|did|do) (?:all )?(?:of )?(?:our|my|the|their) (purchases|buys|sales|sells|deposits|withdrawals)\b([^?.!,]*?) (?:come|came|amount|amounted|add up|added up) to\b/gi,
    "what is the total of $1$2",
  ],
  [
    /\bspent (?:altogether|in total) on buying (?:securities|shares|things)\b/gi,
    "spent on purchases in total",
  ],
  [/\bmoney (?:in total )?was received from (sales|selling)\b/gi, "were the proceeds of $1"],
  [
    /^(\W*)(?:all )?(?:of )?((?:the |our |my )?(?:\w+ )?(?:deposits|withdrawals|purchases|sales)(?: (?:in|into|from|during|for) [^:,.?!]{2,30})?)(?: all)? together: how much\b/i,
    "$1what is the total of $2",
  ],
  [
    /\bwhat amount (?:of money )?did (we|i|they|he|she) (deposit|withdraw)\b/gi,
    "how much did $1 $2",
  ],
  [/\bhow much in (deposits|withdrawals) (?:is|are)\b/gi, "what is the total of $1 that are"],
  [
    /\bdeposits? ?(?:and|or|&|\/|\+) ?(?:our |my |the |any )?withdrawals?(?: history)?\b/gi,
    "transfers",
  ],
  [/\bnumber of times\b/gi, "how many times"],
  [
    /^(\W*)((?:our |my |the )?(?:etfs|stocks|funds|bonds|holdings|positions|trades|deposits|withdrawals|purchases|sales)): how many\b/i,
    "$1how many $2",
  ],
  // What was traded, and at what price.
  [/\b(transactions|trades|activity), (?:both )?trades,?/gi, "$1"],
  [
    /\b((?:did|have|had) (?:we|i|they|he|she)(?: all)?) (?:buy|bought) (?:and|&) (?:sell|sold)\b/gi,
    "$1 trade",
  ],
  [
    /\b(last|latest|most recent|first) (buy|purchase|sale|sell|trade): price(?: per share)?\b/gi,
    "price per share of the $1 $2",
  ],
  [/\b(\S+) cost basis, total\b/gi, "total cost of $1"],
  [/\bper (?!(?:a|each|one|the)\b)([a-z0-9]+) share\b/gi, "per share of $1"],
  [
    /\bhow much (?:money )?(?:in total )?(we|i|they) have (spent|received|deposited|withdrawn|paid)\b/gi,
    "how much have $1 $2",
  ],
  [
    /\bspent (?:for|on) buying (?:of )?(?:securities|shares|things)\b/gi,
    "spent on purchases in total",
  ],
  [
    /\bhow much (?:money )?did selling (?:securities|shares|things) bring in\b/gi,
    "what were the total proceeds of sales",
  ],
  [
    /\b(?!(?:the|a|our|my|your|total|what|current)\b)([a-z]+) share count\b/gi,
    "number of $1 shares",
  ],
  [/\bdid (\p{L}+) by (?!(?:the|an?|how|when)\b)(?=\p{L})/giu, "did $1 buy "],
  // "Only money that actually arrived."
  [
    /[.?!,]\s*(?:only|just) (?:the )?(?:money|ones|those|what)(?: that)?(?: has| have)? (?:actually |really )?(?:arrived|cleared|completed|went through|gone through|come through)(?=\W*$)/gi,
    ", completed only",
  ],
  [
    /\bwhat (?:does|do|is|are) ((?:(?! and what\b)[^,?.!]){2,50}?) trad(?:e|ing) (?:for|at)\b/gi,
    "what is the price of $1",
  ],
  [/\b(\S+) (?:pile|stash)\b(?! of)/gi, "$1 position"],
  [
    /\bwhat would (?:the |our |my )?(\S+(?: \S+)?) (?:position|holding|shares|stake) fetch\b/gi,
    "what is our $1 position worth",
  ],
  [
    /\bwhat(?:'s| is) (?:in|tucked away (?:in|for)|put by (?:in|for)|saved for) (?:the )?(?=\p{L}+'s 529 plan)/giu,
    "how much is in ",
  ],
  [
    /\btally(?: up)? (?:all )?(?=(?:the |our |my )?(?:\S+ )?(?:deposits|withdrawals|purchases|sales|buys|sells))/gi,
    "what is the total of ",
  ],
  // More ways to take the withdrawals off the deposits.
  [
    /\bwhat(?:'s| is) left when (?:you|we|i) take (?:the )?withdrawals off (?:the )?deposits\b/gi,
    "what are the net deposits",
  ],
  [
    /\bsubtract (?:the |our |my )?withdrawals from (?:the |our |my )?deposits\b/gi,
    "what are the net deposits",
  ],
  // "the net of my completed transfers": what came in less what went out, and nothing left out.
  [
    /\b(?:the )?net (?:total |amount |sum |result |effect |balance )?of (?:(?:all|my|our|the|their|his|her) )*((?:(?:completed|pending|failed|ach|wire) )*)(?:transfers|(?:cash |money )?flows|deposits (?:and|&) withdrawals|money in and (?:money )?out)\b/gi,
    "net $1transfers",
  ],
  // "how much did we deposit net of withdrawals", "after subtracting withdrawals, how much did we deposit"
  [
    new RegExp(
      `\\b(?:what|how much) (?:did (?:we|i|they) (?:deposit|put)|was (?:deposited|put)|went|came)((?: (?:in|into|to) [^,?.!]{2,40}?)?),? (?:net of|less|minus|after (?:subtracting|deducting|taking off)|once) ${takenOut}(?: (?:are|were|is) (?:taken off|subtracted|deducted|taken out))?`,
      "gi",
    ),
    "what are the net deposits$1",
  ],
  [
    /\b(?:after (?:subtracting|deducting|taking off)|net of|less|once you (?:subtract|deduct)) (?:the |our |any |all )*withdrawals, (?:what|how much) (?:did (?:we|i|they) deposit|was deposited)\b/gi,
    "what are the net deposits",
  ],
  [/\bnet (?:contributed|deposited|put in) (?=(?:to|into)\b)/gi, "net deposits "],
  [/\bnet of withdrawals, what did (?:we|i|they) deposit\b/gi, "what are the net deposits"],
  [
    /\bhow much did (?:we|i|they) (?:put|pay|deposit)( in(?:to)? [^,.?!]{2,50}?),? (?:less what was withdrawn|after subtracting what (?:we|i|they) took out)\b/gi,
    "what are the net deposits$1",
  ],
  [
    /\btake the deposits ([^,.?!]{2,50})\. subtract the withdrawals\. what is (?:it|left)\b/gi,
    "what are the net deposits $1",
  ],
  // "Just the failed ones.", "tell me if we bought": what narrows, and what asks.
  [/[.?!,]\s*(?:just|only) (?:the )?(failed|pending|completed) (?:ones?)(?=\W*$)/gi, ", $1 only"],
  [/[.?!,]\s*(?:just|only) (?:those|the ones|ones) by (ach|wire)\b(?=\W*$)/gi, " by $1"],
  [/, (ach|wire) ones only(?=\W*$)/gi, " by $1"],
  [/\b(?:came|went|come|gone|sent) through (ach|wire)\b/gi, "came by $1"],
  [/\b(tell me|check|know|see) if (?=(?:we|i|they|he|she|there|any|the)\b)/gi, "$1 whether "],
  [/^(\W*)(?:please |can you |could you )*(?:confirm|verify) (?:whether|if) /i, "$1"],
  [
    /\b(?:the )?(?:calendar )?(week|month|quarter|year) before this(?: one| (?:week|month|quarter|year))?(?=$|[ ,.?!])/gi,
    "last $1",
  ],
  [/\bsince (we|i|they|he|she) bought in\b/gi, "since $1 bought it"],
  [
    /\bhow much (?:has|have) ((?:the|my|our|her|his) [^,.?!]{2,30}?) got(?: in it)?(?=\W*$)/gi,
    "how much does $1 have",
  ],
  // All the time that there is a record of.
  [
    /\bsince (?:(?:the|our|their|my|his|her|these|this|all) )*(?:accounts?|portfolio|relationship) (?:(?:was|were|has|have|got|been|first|being) )*(?:opened|started|set up|established|funded|began|begun|opening|inception)\b/gi,
    "since inception",
  ],
  [
    /\bsince (?:opening|starting|funding|establishing)(?: (?:of|the|our|their|my|his|her|all|these|both))* (?:accounts?|portfolio)\b/gi,
    "since inception",
  ],
  [
    /\bsince (?:we|they|he|she|i|you) (?:became|become|have been|were|are|started as|came on as|signed on as) (?:an? )?(?:clients?|customers?)(?: of (?:ours|yours|mine|the firm))?\b/gi,
    "since inception",
  ],
  [
    /\b(?:since|from) (?:(?:the )?day one|launch)\b|\b(?:life|lifetime)[ -]to[ -]date\b/gi,
    "since inception",
  ],
  [
    /\b((?:returns?|performance|growth)(?: of (?:the|our|my|their) (?:portfolio|accounts?|household))?) to date\b/gi,
    "$1 since inception",
  ],
  // A return of each year.
  [/\b(?:CAGR|compound(?:ed)? annual growth(?: rate)?)\b/gi, "annualized return"],
  [
    /\b(return|performance|growth)(,?) (?:p\.a\.?|p\/a|per annum|per year|each year on average)(?=\W|$)/gi,
    "annualized $1$2",
  ],
];
