const kinds = "(?:(?:individual |single )?(?:stock|equity|etf|fund|bond|option)s? )?";
const things = "(?:positions?|holdings?|stocks?|equities|etfs?|funds?|investments?|side|book)";
const shorts = "(?:the |our |my |any )?shorts?\\b";
const compares = "(?:vs\\.?|versus|against|than|compared (?:with|to))";
const out = "(?:without|excluding|except|not (?:counting|including)|ignoring|minus)";
/** Beside the shorts, and not without them. */
const alone = `(?!,? (?:and|or|&|${compares}) ${shorts})(?![^.?!]*\\b${compares} ${shorts})`;
const first = `(?<!\\bshorts?(?: positions?)?,? (?:and|or|&|${compares}) (?:the |our |my )?)(?<!\\b(?:as|how|so|too|not|no) )`;

/** What is owned and what is owed, put in the words that the rules know. */
export const sideTurns: readonly (readonly [RegExp, string])[] = [
  // "how exposed are we to Microsoft": what part it is.
  [
    /\bhow (?:much |heavily )?exposed (?:is|are) (?:we|they|he|she|the [\p{L}']{3,20}|[\p{L}']{3,20} family|the household|the portfolio) to ([^,.?!]{1,30}?)(?=\W*$)/giu,
    "what percent of the household is $1",
  ],
  // "what did all the VTI cost", "cost of all of the VTI"
  [
    /\b(?:(?:what did|how much did) all (?:of )?(?:the |our |my |their )?([A-Z]{2,5})(?: shares)? cost|cost (?:basis )?of all (?:of )?(?:the |our |my |their )?([A-Z]{2,5})(?: shares)?)(?=\W*$)/g,
    "total cost of $1$2",
  ],
  // "my long stock positions", "long only", "the longs": what is not short.
  [
    new RegExp(`${first}\\blong (${kinds}${things})(?: only)?\\b${alone}`, "gi"),
    "$1 excluding shorts ",
  ],
  // "long market value", "how many are short?"
  [
    /\b(?:total )?long (?:market )?(?:value|exposure)\b/gi,
    "total value of the positions excluding shorts",
  ],
  [/\b(?:total )?short (?:market )?(?:value|exposure)\b/gi, "total value of the shorts"],
  [
    /\bhow many (?:of (?:them|those|these) |positions )?are short(?=\W*$)/gi,
    "how many short positions are there",
  ],
  [
    new RegExp(`${first}\\b(?:longs(?: only)?|only longs)\\b${alone}`, "gi"),
    "positions excluding shorts ",
  ],
  [new RegExp(`\\b(${things}),? long(?:s)? only\\b`, "gi"), "$1 excluding shorts "],
  [
    new RegExp(
      `\\b(${things})(?: (?:that|which))?(?: (?:we|i|they|he|she))? (?:are|is|am) (?:long|not short)\\b(?! term)${alone}`,
      "gi",
    ),
    "$1 excluding shorts ",
  ],
  // "total loss, counting only the positions that are down": of those.
  [
    new RegExp(
      `[,:]\\s*(?:(?:but|and) )?(?:(?:counting|considering|including|taking|adding up|looking at) )?(only|just) (?=(?:the |our |my )?(?:(?:losing|winning|gaining|profitable|negative|positive) )?(?:${things}|names|ones|what|those|losers|winners|gainers|decliners)\\b[^,.?!]*(?:losers|winners|gainers|decliners|losing|winning|gaining|profitable|down|up|loss|gain|profit|water|red|green|black|cost|negative|positive)\\b)`,
      "gi",
    ),
    " of $1 ",
  ],
  // "are we short anything? If so, how's the short doing?"
  [
    /\b(?:if (?:so|yes|any),? )?how(?:'s|s| is| are| has) (?:the|our|my|that) (?:shorts?|short (?:positions?|ones?|side)) (?:doing|done|performing)(?=\W*$)/gi,
    "what is the gain or loss on our short positions",
  ],
  // "TSLA quote, and are we up or down on the short?": on that one.
  [
    /\b(\$?[A-Z]{1,5})\b([^.?!]*\b(?:up|down)(?: or (?:up|down))? on) (?:the|our|my) short(?=\W*$)/g,
    "$1$2 it",
  ],
  [
    /\b(?:are|am|is) (?:we|i|they) (?:up|down|ahead)(?: or (?:up|down))? on (?:the|our|my) shorts?(?: positions?)?(?=\W*$)/gi,
    "what is the gain or loss on our short positions",
  ],
  // "what's dragging the portfolio, worst names first": all that are down.
  [
    /\bwhat(?:'s|s| is| are) (?:dragging|hurting|weighing on|pulling down)(?: down)?(?: on)? (?:[^,.?!]{3,30}? )?portfolio( today)?,? (?:the )?(?:worst|biggest)(?: (?:names?|ones?|losers?|positions?|holdings?))? first(?=\W*$)/gi,
    "which positions are down$1",
  ],
  // "without the short": of all that is short.
  [
    new RegExp(
      `\\b(${out}(?: [^.?!,]{1,40}? (?:and|or|nor))?) (the|our|my|any) short(?: (?:position|sale|side|leg|stock|book))?(?=\\W*$|[,.;?!])`,
      "gi",
    ),
    "$1 $2 shorts",
  ],
];
