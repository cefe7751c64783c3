/** A symbol or a company, as it is written. */
const name = "((?:[A-Z]{1,5}|[a-z]{2,5}|[\\p{L}&.']{3,20})(?: (?:shares?|stock))?)";

/** Purchases, their prices and how many there were, put in the words that the rules know. */
export const tradeTurns: readonly (readonly [RegExp, string])[] = [
  // "biggest holding and what it's gained", "and how much it's up"
  [/,? and (?:what|how much) it['’]s (?:gained|made|up|lost|down)(?=\W*$)/gi, " and its gain"],
  // "QQQ quote and how much they own"
  [
    /^(\W*)([A-Z]{2,5})(?:'s)? (?:price|quote),? and how (?:many|much)(?: of it)? (?:do |does )?(we|they|i|he|she) (?:own|have|hold)(?=\W*$)/i,
    "$1$2 price, and how many shares of $2 do $3 own",
  ],
  // "how many MSFT shares were bought in all and at what average price"
  [
    /^(\W*)how many ([A-Z]{1,5}) shares (?:were|have been|did (?:we|they|i)) (?:bought|buy|purchased?)(?: in (?:all|total))?,? (?:and )?(?:at|for) (?:what|which) average price(?=\W*$)/i,
    "$1at what average price did we buy $2 since 2000",
  ],
  [/\b(trades|buys|sells|purchases) of fractional shares(?=\W*$)/gi, "$1 under one share"],
  [
    /\bhow much (?:did|has) (?:each|every) account (buy|bought|sell|sold|deposit|deposited|withdraw|withdrawn)\b/gi,
    "how much did we $1 in each account",
  ],
  [/\b(lack|lacks|lacking|missing|without) (?:an? |any )?cost(?=\W*$)/gi, "$1 a cost basis"],
  // "total value of my sells", "the most we paid for MSFT", "how much was invested in October"
  [
    /\btotal (?:dollar )?(?:value|amount) of (?=(?:all )?(?:of )?(?:the |our |my )?(?:sells|sales|buys|purchases|trades)\b)/gi,
    "total of ",
  ],
  ...(["most", "least"] as const).map((end): readonly [RegExp, string] => [
    new RegExp(
      `\\b(?:what(?:'s|s| is| was) )?the ${end} (?:we|i|they|he|she)(?:'ve| have| has)? (?:ever )?paid for (?=[^?.!,]{1,30}\\W*$)`,
      "gi",
    ),
    `${end === "most" ? "highest" : "lowest"} price paid for `,
  ]),
  [
    /\bhow much (?:money )?(?:was|did (?:we|i|they)|have (?:we|i|they)) invest(?:ed)? (?=(?:in (?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4]|20\d\d)|this|last|since|during|over)\b)/gi,
    "how much did we spend on purchases ",
  ],
  // "lowest price paid for MSFT": of its purchases.
  [
    new RegExp(
      `\\b(lowest|highest|cheapest|dearest) price (?:that )?(?:(?:we|i|they)(?:'ve| have)? )?(?:ever )?paid (?:for|on) ${name}(?=\\W*$| (?:in|this|last|since|during|over)\\b)`,
      "giu",
    ),
    "$1 price we bought $2 at",
  ],
  [
    new RegExp(`\\b(?:cheapest|lowest[- ]priced) ${name} (buy|purchase)\\b`, "giu"),
    "lowest price we bought $1 at",
  ],
  [
    new RegExp(
      `\\b(?:most expensive|dearest|priciest|highest[- ]priced) ${name} (buy|purchase)\\b`,
      "giu",
    ),
    "highest price we bought $1 at",
  ],
  [
    new RegExp(
      `\\b(?:average|avg|mean) (?:purchase )?price (?:paid )?(?:of|for|on) (?:the |our |my |all )*${name} (?:buys|purchases|trades)\\b`,
      "giu",
    ),
    "at what average price did we buy $1",
  ],
  // "which account holds MUB, and what's the gain there": the gain on it.
  [
    /\b((?:which|what) accounts? (?:holds?|has|have|owns?) (\S{1,20}?),? and )what(?:'s|s| is) (?:the |its |our )?(gain|loss|value|cost)(?: (?:or|and) loss)? there(?=\W*$)/gi,
    "$1what is the $3 on $2",
  ],
  // "PFE loss in the family trust and in total"
  [
    /^(\W*)(\S{1,20}) (gain|loss|value|p&l) in ([^,.?!]{3,40}?),? and (?:in total|overall|altogether|in all|everywhere|(?:across|in) all (?:the |our )?accounts)(?=\W*$)/i,
    "$1$2 $3 in $4, and total $2 $3 in all accounts",
  ],
  // "cash + VMFXX in the reserve": both of it there.
  [
    /\bcash (?:and|plus|\+|&) (\$?[A-Z]{2,5}) in ([^,.?!]{3,40}?)(?=\W*$)/g,
    "cash in $2 and value of $1 in $2",
  ],
  [
    new RegExp(
      `\\bwhich (?:buy|purchase) of ${name} was (?:the )?(cheapest|dearest|most expensive|priciest)(?=\\W*$)`,
      "giu",
    ),
    "$2 price we bought $1 at",
  ],
  // "my notes say we bought Apple at 221.40 in August; can you confirm?"
  [
    /^(\W*)(?:my notes say|according to my notes,?|i (?:think|believe|recall|remember)|i have it) (?:that )?(we|i|they) bought ([^?!;]+?)(?:[;,.] ?(?:can|could) you confirm(?: (?:that|this|it))?|[;,.] ?(?:is that |that )?(?:right|correct))?(?=\W*$)/i,
    "$1did $2 buy $3",
  ],
  [/\bwho has (?=\$?[A-Z]{2,5}\b(?! (?:price|stock price)))/g, "which accounts hold "],
  // "were the deposits all ACH?"
  [
    /\b(?:were|are) (?:all )?(?:of )?(?:the|our|my) (deposits|withdrawals|transfers) (?:all )?(?:by |sent by |made by )?(?:ach|wires?)(?=\W*$)/gi,
    "how were the $1 sent",
  ],
  // "how much VTI was bought on May 4th, and what did it cost": that purchase.
  [
    /\b((?:was|were|did (?:we|i|they|he|she)) (?:bought|purchased|buy|purchase)\b[^?!.;]*?,? and (?:for how much|what|how much) )(?:did|does) (?:it|that|this) cost(?: (?:us|me|them|in total|altogether))*(?=\W*$)/gi,
    "$1did the purchase cost",
  ],
  // "how many trades this year and how many were MSFT"
  [
    new RegExp(
      `\\b(how many (trades|buys|purchases|sales)((?: [^,.?!]*?)?)),? and how many (?:of (?:them|those|these) )?(?:were|was) (?:of |in |for )?${name}(?=\\W*$)`,
      "giu",
    ),
    "$1, and how many $2 of $4$3",
  ],
  // "cost of our MSFT versus today's price"
  [
    new RegExp(
      `\\b((?:average |avg )?cost(?: basis)?(?: per share| a share)?) (?:of|on|for) (?:our |my |the )?${name} (?:versus|vs\\.?|against|compared (?:to|with)|and) (?:today's|the current|its current|the latest|its) price(?=\\W*$)`,
      "giu",
    ),
    "$1 of $2, and the price of $2",
  ],
  // "VTI price now vs what we paid in February"
  [
    new RegExp(
      `^(\\W*)${name}(?:'s)? (?:price|quote)(?: (?:now|today|currently))*,? (?:versus|vs\\.?|against|compared (?:to|with)|and) what (?:we|i|they) paid((?: (?:in|on|last|this|back in) [^,.?!]{3,20})?)(?=\\W*$)`,
      "iu",
    ),
    "$1price of $2, and the buys of $2$3",
  ],
  // "Is 1,500 from Jan 12 cleared?": a transfer of that day.
  [
    /^(\W*(?:and |so )?)(?:is|was) (?:the |my |our )?(\$?\d[\d,.]*k?) (from|of|on) ([^,.?!]{3,25}?) (cleared|settled|posted|completed|through|in)(?: (?:yet|now|already))*(?=\W*$)/i,
    "$1has the $2 transfer $3 $4 $5",
  ],
  // "how much did I make selling MSFT": what was realised by it.
  [
    /\bhow much (?:money )?(?:did|have|has) (?:i|we|they|he|she) (?:make|made|lose|lost|gain|gained|earn|earned|profit|profited) (?:by |from |on |when )?(?:selling|the sale of|(?:i|we|they) sold) /gi,
    "what is the realized gain on the sale of ",
  ],
  // "cheapest trade by price"
  [
    /\b(cheapest|lowest|dearest|highest|most expensive) (trade|buy|purchase|sale) by price(?: (?:per|a) share)?\b/gi,
    "$2 at the $1 price",
  ],
  // What was contributed in some days is deposits; of a year a return tells it too.
  [
    /\b(?:total |all |the )?contributions? (?:made )?((?:in|during|for|between|since|from) (?!(?:the |this |last )?(?:year|ytd|20\d\d\W*$|a year|one year|1 year))(?:the )?(?:first|second|third|fourth|last|q[1-4]|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|past|\d))/gi,
    "total deposits $1",
  ],
];
