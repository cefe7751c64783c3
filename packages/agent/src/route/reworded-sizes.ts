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
    /\b(?:what(?:'s|s| is) )?(?:the )?(?:smallest|lowest|weakest|least) (?:unrealized )?gains? (?:among|of|amongst|out of) (?:the |our |my )?(?:winners|gainers|winning positions|profitable (?:positions|holdings))/gi,
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
];
