const n = "(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)";
const things = "(?:holdings|positions|investments|securities|names|ones|stocks|etfs|funds|bonds)";
const paid =
  "(?:what )?(?:we|i|they|he|she) (?:have )?(?:originally )?(?:paid|pay)(?: for (?:it|them|those))?|(?:what )?(?:it|they) costs?(?: (?:us|me|them))?|(?:their|its|the|our|my) costs?(?: basis)?|costs?(?: basis)?";

type Turn = readonly [RegExp, string];

/** One turn for what is below its cost, and one for what is above. */
const sides = (
  of: (less: string, under: string, loss: string, losers: string) => string,
  plain = (side: string) => `${side} cost`,
): Turn[] => [
  [
    new RegExp(of("(?:less|lower|smaller)", "(?:under|below)", "loss", "losers"), "gi"),
    plain("below"),
  ],
  [
    new RegExp(of("(?:more|higher|greater)", "(?:over|above)", "(?:gain|profit)", "winners"), "gi"),
    plain("above"),
  ],
];

/** One turn for the largest of something, and one for the smallest. */
const ends = (
  of: (high: string, most: string) => string,
  plain: (end: "large" | "small") => string,
): Turn[] => [
  [new RegExp(of("(?:highest|largest|biggest|greatest)", "most"), "gi"), plain("large")],
  [new RegExp(of("(?:lowest|smallest)", "least"), "gi"), plain("small")],
];
const size = (end: "large" | "small"): string => `${end === "large" ? "larg" : "small"}est`;
const account = (end: "large" | "small"): string => `account is the ${size(end)}`;
const cash = (end: "large" | "small"): string =>
  `account has the ${end === "large" ? "most" : "least"} cash`;

const accounts = "(?:out )?of (?:all )?(?:of )?(?:our|my|the|their) accounts";
/** "Of everything we hold in the Roth, which": with where it is held. */
const held = (where: string): string =>
  `^(\\W*)(?:out )?of (?:everything|all|what(?:ever)?)(?: that)? (?:(?:is |we |i |they )?(?:held|hold|own|have))${where}, `;
const ranked =
  "\\brank (?:all )?(?:of )?(?:the |our |my )?([^?.!,]{3,50}?) by ([^?.!,]{3,50}?)(?:,? and (?:then )?|[.;] )(?:give me|show(?: me)?|list) (?:the |our |my )?";

/** What is ranked, and by what, put in the words that the rules know. */
export const rankingTurns: readonly Turn[] = [
  [
    /\bwhat(?: has| have)? moved against (?:us|me|them|him|her)(?: the)? most\b/gi,
    "which holding lost most",
  ],
  // "worth less than we paid", "whose value is higher than their cost": below and above cost.
  ...sides(
    (less) =>
      `(?:\\b(?:that|which)(?: is| are|'s) |\\b(?:is|are) )?(?:now |currently |today )?\\bworth ${less} (?:now |today )?than (?:${paid})\\b`,
  ),
  ...sides((less) => `\\bwhose (?:market )?value is ${less} than (?:${paid})\\b`),
  ...sides((less) => `\\bha(?:ve|s) (?:now )?${less} value (?:now )?than (?:${paid})\\b`),
  ...sides((_, under) => `\\b(?:which |that )?stands? ${under} (?:${paid})\\b`),
  ...sides(
    (_, under) =>
      `\\b(?:with )?(?:a )?(?:market )?value ${under} (?:our |my |the |their |its )?cost(?: basis)?\\b`,
  ),
  ...sides(
    (_, under) =>
      `\\btrading ${under} (?:our |my |the |their |its )?(?:average )?cost(?: basis)?\\b`,
  ),
  ...sides(
    (_, __, loss) =>
      `\\b(?:with|that have|have|having|showing|at) an? (?:unrealized|paper) ${loss}\\b(?! of)`,
  ),
  ...sides((_, __, loss) => `\\b(?:currently )?at an? ${loss} against (?:our |their )?cost\\b`),
  ...sides(
    (less) =>
      `\\bcompare (?:each|every|all)(?: of)? ([^,.?!]{3,30}?) with what (?:we|i|they) paid[.;:] which (?:ones?|of them) (?:is|are) worth ${less}\\b`,
    (side) => `which of $1 are ${side} cost`,
  ),
  ...sides(
    (_, __, ___, losers) =>
      `\\b(?:unrealized|paper) ${losers}(?: (?:vs\\.?|versus|against) cost)?\\b`,
    (side) => `holdings ${side} cost`,
  ),
  // What is held against what was paid is the gain since then.
  [
    /\bcompared (?:with|to) (?:what|the price) (?:we|i|they|he|she) (?:have )?paid\b/gi,
    "since purchase",
  ],
  [
    /\b(?:list|show(?: me)?|which(?: are)?|what) (?:the |our |my )?(holdings|positions|stocks|etfs|funds) (?:which|that) (?:are|we hold|we have) (?:held )?in ([^,.?!]{3,30}?) and (?:are )?(up|down|at a gain|at a loss)(?=\W*$)/gi,
    "which $1 in $2 are $3",
  ],
  // "the three most valuable", "from the most valuable down"
  ...ends(
    (_, most) => `\\b${n} ${most} valuable\\b`,
    (end) => `$1 ${size(end)}`,
  ),
  [/\bmost valuable down to (?:the )?least valuable\b/gi, "largest to smallest by value"],
  [new RegExp(`\\b(most|least) valuable (?=${things})`, "gi"), "$1 valued "],
  // "Rank the holdings by value and give me the top three"
  [new RegExp(`${ranked}(?:top|best|first) ${n}\\b`, "gi"), "top $3 $1 by $2"],
  [
    new RegExp(`${ranked}(?:(?:bottom|worst|last) ${n}|${n} worst)\\b`, "gi"),
    "bottom $3$4 $1 by $2",
  ],
  // "List what we own. Sort it by value."
  [
    /[.;,] (?:please )?(?:sort|order|rank|arrange) (?:it|them|these|those|that) by\b/gi,
    " sorted by",
  ],
  [/\barrange (?:all )?(?:of )?(?:the |our |my )?/gi, "sort all our "],
  [
    /,? ?(?:greatest|highest|biggest) to (?:the )?(?:least|lowest|smallest)\b/gi,
    ", largest to smallest",
  ],
  [
    /\bin order of ([a-z ]{3,40}?), starting with the (?:biggest|largest|best|highest)\b/gi,
    "sorted by $1, largest first",
  ],
  // "Which comes last by value", "sits dead last", "the most big"
  [/\bmost big plus\b/gi, "largest gain"],
  [/\bmost big minus\b/gi, "largest loss"],
  [/\bmost (big|large)\b/gi, "largest"],
  [/\bmost small\b/gi, "smallest"],
  [
    /\b(by (?:market |current )?(?:value|size)\b[^,?.!]*?|\bvalue[^?.!]*?)\b(?:comes?(?: out| in)?|ranks|sits|is|stands)(?: dead)? last\b/gi,
    "$1 is the smallest",
  ],
  [
    /\b(?:comes?(?: out| in)?|ranks|sits|stands)(?: dead)? last (by (?:market |current )?(?:value|size))\b/gi,
    "is the smallest $1",
  ],
  [/\b(?:comes out|ranks|sits|stands)(?: dead)? last\b/gi, "is the worst"],
  [/\b(which [^,?.!]{3,40}?)comes last\b/gi, "$1is the worst"],
  [/\b(which [^,?.!]{3,40}?)comes(?: out| in)? (?:first|on top)\b/gi, "$1is the best"],
  // Of the day: "the largest day P&L", "increased most in dollar value today", "took the most dollars off today"
  [/\b(?:largest|biggest|best|highest) day(?:'s)? (?:p&l|p\/l)\b/gi, "largest gain today"],
  [/\bday(?:'s)? (?:p&l|p\/l|gain or loss)\b/gi, "change of the day"],
  [/\b(biggest|largest|worst|highest) day(?:'s)? loss\b/gi, "$1 loss today"],
  [/\b(biggest|largest|best|highest) day(?:'s)? gain\b/gi, "$1 gain today"],
  [
    /\b(?:increased|risen|rose|grew) (?:the )?most in dollar value today\b/gi,
    "gained the most dollars today",
  ],
  [
    /\b(?:dropped|fallen|fell|decreased|shrunk) (?:the )?most in dollar value today\b/gi,
    "lost the most dollars today",
  ],
  [/\btook the most dollars off [^,?.!]{3,30}? today\b/gi, "lost the most dollars today"],
  [/\bmovers? to the downside\b/gi, "loser"],
  [/\bmovers? to the upside\b/gi, "gainer"],
  [/\b(by|best|worst) day (?:%|percent|percentage) (?:change|move)\b/gi, "$1 percent change today"],
  [/\b(by|best|worst) day change (?:%|percent)/gi, "$1 percent change today"],
  // Of accounts: "the highest-value account", "has the largest cash balance"
  [/\b(?:most valuable|highest[- ]valued?|richest) account(s?)\b/gi, "largest account$1"],
  [/\b(?:least valuable|lowest[- ]valued?|poorest) account\b/gi, "smallest account"],
  ...ends(
    (high) =>
      `\\baccounts? (?:that )?(?:has|have|with) (?:the )?${high} (?:total |overall |current |market )*(?:value|worth)\\b`,
    account,
  ),
  ...ends(
    (high, most) =>
      `\\b${accounts},? which(?: one)? (?:has|have|is) (?:the )?(?:${high}(?: value)?|${most} valuable|worth (?:(?:more|less) than any other|the ${most}))\\b`,
    (end) => `which ${account(end)}`,
  ),
  [
    /\b(?:look at|take) (?:all )?(?:of )?(?:our|my|the) accounts[.:;,] which one is the (biggest|largest|smallest)\b/gi,
    "which account is the $1",
  ],
  [
    /\b(?:which|what) (?:of the |of our )?accounts? comes last by value\b/gi,
    "which account is the smallest",
  ],
  [/\b((?:largest|smallest) account), which(?: one)? is it\b/gi, "which is the $1"],
  ...ends(
    (high) =>
      `\\baccount (?:that )?(?:has|with) the ${high} cash(?: balance| position| amount)?\\b`,
    cash,
  ),
  ...ends(
    (high) => `\\bwhich account(?:'s|s) cash(?: balance)? is (?:the )?${high}\\b`,
    (end) => `which ${cash(end)}`,
  ),
  ...ends(
    (high) => `\\b${high} cash balance, which account\\b`,
    (end) => `which ${cash(end)}`,
  ),
  [/\bcash-?wise,? which account has the (most|least)\b/gi, "which account has the $1 cash"],
  [
    /\b(?:look at|take) the cash in (?:all )?(?:our|my|the) accounts[.:;,] which (?:account|one) has the (most|least)\b/gi,
    "which account has the $1 cash",
  ],
  // "in the stock class"
  [/\bin the (stock|bond|etf|fund) class\b/gi, "of the individual $1s"],
  [
    new RegExp(`\\btop ${n} accounts(?:,? ranked)? by (?:total )?value\\b`, "gi"),
    "$1 largest accounts",
  ],
  [
    new RegExp(
      `\\b${accounts}, (?:which|the) ${n} (?:have the (?:highest|largest) value|biggest|largest)(?:, which (?:ones )?are they)?`,
      "gi",
    ),
    "what are the $1 largest accounts",
  ],
  [new RegExp(`\\b(biggest|largest|smallest) ${n} accounts\\b`, "gi"), "$2 $1 accounts"],
  // "Add up all the ETFs. How many dollars ahead are we?"
  [
    /^(\W*)add up (?:all )?(?:of )?((?:the |our |my )?(?:holdings|positions|investments|etfs|stocks|funds|bonds)(?: in [^.;:?!]{2,30})?)[.;:]\s*((?:how|what|by)[^,.?!]+)/i,
    "$1$3 on $2 in total",
  ],
  [
    /^(\W*)((?:our |my |the )?(?:holdings|positions|etfs|stocks|funds|bonds)) combined: up or down on cost,? and by (how many dollars|what percent(?:age)?|how much)/i,
    "$1by $3 are $2 in total up or down since purchase",
  ],
  [
    /\b(which|what) (?:of (?:our|my|the|their) )(investments|holdings|positions|etfs|stocks|funds|bonds) (?:has|have) the highest current value\b/gi,
    "$1 of our $2 is the largest by value",
  ],
  [/\bposition value, (?=\S+\W*$)/gi, "value of our position in "],
  [
    /\b(?:look at|take) what (?:each|every) (?:holding|position) is worth[.:;] which(?: one)? is the (biggest|largest|smallest)\b/gi,
    "which holding is the $1 by value",
  ],
  // "Of everything we hold, which three are worth the most": which of the holdings.
  [
    new RegExp(
      `${held("((?: (?:in|inside|within) [^,]{2,40}?)?)")}(?:which|the) ${n} (?=with|are|have|has|that)([^,.?!]+)`,
      "i",
    ),
    "$1which $3 holdings$2 $4",
  ],
  [
    new RegExp(
      `${held(" ((?:in|inside|within) [^,]{2,40}?)")}which (${n} )?(investments?|holdings?|positions?) ([^,.?!]+)`,
      "i",
    ),
    "$1which $3$5 $2 $6",
  ],
  [
    new RegExp(
      `${held("((?: (?:in|inside|within) [^,]{2,40}?)?)")}which(?: one)? (is|has)\\b`,
      "i",
    ),
    "$1which holding$2 $3",
  ],
  [/\bworth the (most|least) (?:today|now|right now|at the moment)\b/gi, "worth the $1"],
  [/\bwhat(?:'s| is) worth (?:the )?(most|least)\b/gi, "which holding is worth the $1"],
  [
    /\bdifference (?:in (dollars|percent) )?between what ([^,?.!]{3,50}?) (?:is|are) worth(?: in total)? and what (?:it|they) costs?\b/gi,
    "total gain in $1 on $2 since purchase",
  ],
  [
    /^(\W*)from (best|biggest|largest|highest|worst|smallest|lowest) to (best|biggest|largest|highest|worst|smallest|lowest) by ([^,.?!]{3,40}), (?:what are|list|show(?: me)?) ([^,.?!]+)/i,
    "$1list $5 by $4 from $2 to $3",
  ],
  [
    /, (?=(?:biggest|largest|highest|best|top|worst|smallest|lowest) to (?:smallest|lowest|least|worst|bottom|best|biggest|largest|highest)\b)/gi,
    " ",
  ],
  [
    /\bmarket value (?:less|minus) cost (?:for|of|on) ([^,.?!]+)(?:, (?:\$ |in dollars )?total)?/gi,
    "total gain on $1",
  ],
  [
    /^(\W*)(?:we|i) have (?:several|some|a few|two|three|four|\d) accounts[.;:,] which(?: one)? (?=is|has)/i,
    "$1which account ",
  ],
  [/^(\W*)1-day % change, (top|worst|best) position/i, "$1$2 position by percent change today"],
  [/\b((?:gainer|loser|gain|loss)\b[^.?!,]*), (?:our|which) positions?(?=\W*$)/gi, "$1"],
  [/\b((?:unrealized )?p\/?l)(?: in (?:pct|percent))?, (\S+)(?: position)?\b/gi, "$1 on $2"],
  [/\b(our|my|the) (two|three|four|five|six|\d) stocks\b/gi, "$1 $2 individual stocks"],
  [/^(\W*)going by ([^,.?!]{3,40})[.:] which ([^,?.!]+)/i, "$1which $3 by $2"],
  [
    /^(\W*)(best|worst|top|bottom) (performer [^,.?!]+), which (etf|stock|fund|bond)(?=\W*$)/i,
    "$1$2 $4 $3",
  ],
  // "the Roth or the joint account, which holds more cash": which of the two.
  [
    /^(\W*)((?:the |our |my )?[^,.?!:]{2,40}?) (?:or|vs\.?|versus) ((?:the |our |my )?[^,.?!:]{2,40}?)[,:]? (?:which|who)(?: (?:one|of them|of the two|account|trust|fund|stock|position|holding))? ((?:holds|has|is|gained|did|made)\b[^,?.!]+)/i,
    "$1which $4, $2 or $3",
  ],
  [/^(\W*)cash: which is (?:higher|larger|bigger), /i, "$1which has more cash, "],
  [/^(\W*)more cash: /i, "$1which has more cash, "],
  [
    /^(\W*)((?:in|by) (?:dollars|percent|percentage|value)(?: since purchase)?), (which(?: one)? [^,.?!]+), ([^,.?!]+ or [^,.?!]+)/i,
    "$1$3 $2, $4",
  ],
  [
    /\bwhich (?:fund or (?:an )?etf|etf or (?:a )?fund)\b(?: of (?:ours|mine))?([^.?!,]+)/gi,
    "which holding$1, excluding stocks",
  ],
  // "sorted by value, smallest first, top two only"
  [
    new RegExp(
      `\\bsort (?:all )?(?:of )?(?:the |our |my )?(?:household's |family's )?([^?.!,]{3,50}?) by ([^?.!,]{3,50}?),? (smallest|lowest|worst) first,? (?:the )?(?:top|first) ${n}(?: only)?`,
      "gi",
    ),
    "the $4 $3 $1 by $2",
  ],
];
