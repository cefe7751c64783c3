type Turn = readonly [RegExp, string];

const things =
  "(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|investments?|names?|securities|options?)";
const value = "(?:(?:current |present )?(?:market )?(?:value|price|worth))";
const cost = "(?:(?:average |original )?(?:cost(?: basis)?|basis|purchase price))";
const above =
  "(?:exceeds?|(?:is|are) (?:above|over|higher than|greater than|more than|larger than)|tops?)";
const own = "(?:the |its |their |our |my )?";

const multiples = [
  ["doubled", 100],
  ["tripled", 200],
  ["quadrupled", 300],
] as const;

/** How far something has risen or fallen since purchase, said without a percentage, put as one. */
export const sizeTurns: readonly Turn[] = [
  // "sum of unrealized losses": of the losers alone.
  [
    /\b(?:the )?(?:sum|total) of (?:all )?(?:of )?(?:the |our |my )?(?:unrealized |paper )?losses(?=\W*$)/gi,
    "total unrealized gain of the losers",
  ],
  [
    /\b(?:the )?(?:sum|total) of (?:all )?(?:of )?(?:the |our |my )?(?:unrealized |paper )?gains(?=\W*$)/gi,
    "total unrealized gain of the winners",
  ],
  // "how much are the winners up and the losers down"
  [
    /\bhow much are (?:the |our |my )?(?:winners|gainers) up,? and (?:how much )?(?:are )?(?:the |our |my )?losers down(?=\W*$)/gi,
    "total unrealized gain of the winners, and total unrealized gain of the losers",
  ],
  // "net value of all positions, long minus short"
  [
    /\b(?:net|total) (?:market )?value of (?:all |the |our |my )*(?:positions|holdings),? (?:(?:the )?longs? (?:minus|less|net of) (?:the )?shorts?|net of (?:the )?shorts?)(?=\W*$)/gi,
    "total market value of all positions",
  ],
  // "which holdings have more than doubled": a gain over 100 %.
  ...multiples.flatMap(([word, percent]): Turn[] => [
    [
      new RegExp(
        `\\b(?:that )?(?:has |have |had |'s |'ve )?(?:already |ever )?(?:more than|over) ${word}(?: in (?:value|price))?(?: since (?:purchase|(?:we|i|they) bought (?:it|them)))?\\b`,
        "gi",
      ),
      `with a gain of more than ${percent} percent`,
    ],
    [
      new RegExp(
        `\\b(?:that )?(?:has |have |had |'s |'ve )(?:already |at least |ever )?${word}(?: in (?:value|price))?(?: since (?:purchase|(?:we|i|they) bought (?:it|them)))?\\b(?! (?:by|over|up|down))`,
        "gi",
      ),
      `with a gain of at least ${percent} percent`,
    ],
  ]),
  [
    /\b(?:that )?(?:has |have |had )(?:halved|lost (?:more than |over )?half (?:of )?(?:its|their) value)(?: since purchase)?\b/gi,
    "with a loss of at least 50 percent",
  ],
  [/\b(down|up) (?:by )?(more than|over|at least) (?:a )?half\b/gi, "$1 $2 50 percent"],
  // "any losses?", "are there gains in the joint account": the positions that have them.
  [
    /^(\W*(?:(?:are|is) there (?:any )?|do we have (?:any )?|any ))(?:unrealized |paper )?losses(?=\W*$| in (?:the|our|my|his|her)\b)/i,
    "$1positions at a loss",
  ],
  // "top 2 by today's move", "top 3 positions by change on the day"
  [
    /\b(top|bottom|best|worst)((?: \d{1,2}| two| three| four| five)?)(?: (?:positions|holdings|stocks|names|ones))? by (?:the )?(?:(?:today's|(?:the )?day's|daily|day) (?:move|change|gain)s?|(?:move|change|gain)s? (?:on the day|of the day|today))\b/gi,
    "$1$2 performers of the day",
  ],
  // "which short has lost the most", "is any short at a loss"
  [
    /\b(which|what|any|each|every|(?:(?:the|our|my|their) )?(?:largest|biggest|smallest|best|worst)) short(?= (?:is|has|was|are|at|in|lost|gained|up|down)\b|[?.!,]|$)/gi,
    "$1 short position",
  ],
  // "positions whose cost exceeds the market value"
  [
    new RegExp(`\\b(?:whose|where(?: the)?|with a) ${cost} ${above} ${own}${value}`, "gi"),
    "at a loss",
  ],
  [
    new RegExp(`\\b(?:whose|where(?: the)?|with a) ${value} ${above} ${own}${cost}`, "gi"),
    "at a gain",
  ],
  // "the smallest gain among the winners": all that are at a gain tell which.
  [
    /\bwhich (?:one )?of (?:the |our |my )?(?:winners|gainers)(?: has| have)? gained (?:the )?least\b/gi,
    "which positions are at a gain",
  ],
  [
    /\bwhich (?:one )?of (?:the |our |my )?losers(?: has| have)? lost (?:the )?least\b/gi,
    "which positions are at a loss",
  ],
  [
    /\b(?:what(?:'s|s| is) )?(?:the )?(?:smallest|lowest|weakest|least) (?:unrealized )?(?:gain|profit)s? (?:among|of|amongst|out of) (?:the |our |my )?(?:winners|gainers|winning positions|profitable (?:positions|holdings))/gi,
    "which positions are at a gain",
  ],
  [
    /\b(?:what(?:'s|s| is) )?(?:the )?(?:smallest|lowest|least) (?:unrealized )?loss(?:es)? (?:among|of|amongst|out of) (?:the |our |my )?(?:losers|losing positions)/gi,
    "which positions are at a loss",
  ],
  // "are we up or down on the bonds overall": what they have gained together.
  [
    new RegExp(
      `\\b(?:are|am|is) (?:we|i|they|he|she|it) (?:up or down|down or up|ahead or behind)(?: (?:overall|in total))? on (?:all )?(?:of )?${own}(${things})(?: (?:overall|in total|altogether|together|combined|as a whole))*(?=\\W*$)`,
      "gi",
    ),
    "what is the total unrealized gain of the $1",
  ],
  [
    /\bhow concentrated (?:is|are) (?=(?:the |our |my )?[\p{L}'() -]{3,40}(?:\W*$))/giu,
    "what percent is each position of ",
  ],
  // "MUB total value"
  [
    /^(\W*)(?!(?:the|our|my|account|accounts|portfolio|household|family|cash|joint|trust|roth|ira|and)\b)(\$?[\w.]{1,12}) total (value|worth)((?: in (?:the |our |my )?[^,.?!]{3,40})?)(?=\W*$)/i,
    "$1total $3 of $2$4",
  ],
  // "muni gain", "gain on the bonds": what they have gained together.
  [/\btotal bonds(?=\W*$| (?:in|of|held)\b)/gi, "total value of the bonds"],
  [
    /^(\W*(?:what(?:'s|s| is) )?(?:the |our |my )?(?:total )?)(muni|bond|stock|etf|option)s? (gain|profit|loss|p&l)(?:s|es)?(?=\W*$)/i,
    "$1unrealized $3 of all $2s in total",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?(?:the |our |my )?(?:total )?)(gain|loss|p&l)(?:s|es)? (?:on|of|in|from) (?:all )?(?:the |our |my )?(munis|bonds|stocks|etfs|options)(?=\W*$)/i,
    "$1unrealized $2 of all $3 in total",
  ],
  // "SEP gain in dollars": since purchase, where no time is named.
  [
    /^(?!.*\b(?:position|holding|best|worst|total|day|today|year|ytd|largest|biggest|smallest|unrealized|stock|etf)s?\b)(\W*(?:what(?:'s|s| is) )?)(?:the |our |my )?([\p{L}'() -]{2,30}?) (?:gain|profit) in (?:dollars|\$)(?=\W*$)/iu,
    "$1unrealized gain of $2 in dollars",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?)(?:the |our |my )?(?:gain|profit) in (?:dollars|\$) (?:for|of|in) ((?:the |our |my )?[\p{L}'() -]{3,40}?)(?=\W*$)/iu,
    "$1unrealized gain of $2 in dollars",
  ],
  [/\b(largest|biggest|smallest|best|worst) (gain|profit|loss) overall\b/gi, "$1 $2"],
  [/\b(?:unrealized |paper )?loss positions\b/gi, "positions at a loss"],
  [/\b(?:unrealized |paper )?gain positions\b/gi, "positions at a gain"],
  [
    /^(\W*)how much in (?=(?:the |our )?(?:target|money market|muni|bond|[\p{L} ]{2,20}? fund\b|[A-Z]{2,5}\W*$))/iu,
    "$1how much is in ",
  ],
];
