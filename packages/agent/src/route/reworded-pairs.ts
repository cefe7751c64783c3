const rows =
  "(transfers?|deposits?|withdrawals?|contributions?|trades?|transactions?|buys?|purchases?|sells?|sales?)";
const row = "(transfer|deposit|withdrawal|trade|transaction|buy|purchase|sell|sale)s?";
const status = "(pending|failed|completed)";
const most = "(?:largest|biggest|highest|smallest|lowest)";
const end = "(?:first|oldest|earliest|last|latest|newest|most recent)";
const best = "(?:biggest|largest|best|worst|top|smallest)";
const ranked = "winner|loser|gainer|performer|holding|position|stock|etf|fund";
const joins = "(?: ?,? ?(?:and|or|&) | ?/ ?)(?:the |our |my |any )?";
const extreme = "(most|least|largest|smallest|biggest|highest|lowest)";

/** Two of a kind that share a noun, each with it: "the pending and the failed deposits", "which has most and which least". */
export const pairTurns: readonly (readonly [RegExp, string])[] = [
  // "total of JNJ and PG together"
  [
    /^(\W*(?:what(?:'s|s| is) )?(?:the )?)(?:total|combined total|sum) (?:of|for|in) (?:the |our |my )?([A-Z]{2,5}) (?:and|plus|&) ([A-Z]{2,5})(?: together| combined| in all)?(?=\W*$)/g,
    "$1total value of $2 and $3",
  ],
  [new RegExp(`\\b${status}${joins}${status} ${rows}\\b`, "gi"), "$1 $3 and $2 $3"],
  [new RegExp(`\\b(${most})${joins}(${most}) ${row}\\b`, "gi"), "$1 $3 and the $2 $3"],
  [new RegExp(`\\b(${end})${joins}(${end}) ${row}\\b`, "gi"), "$1 $3 and the $2 $3"],
  [
    new RegExp(
      `\\b(${most} ${rows}) (?:vs\\.?|versus|against|compared (?:to|with)) (?=(?:the |our |my )?${most} ${rows})`,
      "gi",
    ),
    "$1 and ",
  ],
  [
    new RegExp(`\\b${status} ${rows}( [^,.?!]{2,40}?)?${joins}${status} ones?\\b`, "gi"),
    "$1 $2$3 and $4 $2",
  ],
  [
    new RegExp(
      `\\b${rows} (?:that |which )?(?:are|is|were|have) ${status}${joins}${status}\\b`,
      "gi",
    ),
    "$1 are $2, and $1 are $3",
  ],
  [
    new RegExp(`\\b${rows} by (ach|wire)${joins}(?:by )?(ach|wire)\\b`, "gi"),
    "$1 by $2 and $1 by $3",
  ],
  [
    new RegExp(
      `\\b(which|what) (account|holding|position|stock|etf|fund) (has|holds|is|had) the ${extreme}((?: [a-z]+){0,2}?),? and which(?: one| account)?(?: (?:has|holds|is|had))? the ${extreme}\\b(?! [a-z])`,
      "gi",
    ),
    "$1 $2 $3 the $4$5, and $1 $2 $3 the $6$5",
  ],
  // "when did we last buy VOO and when VXUS", "biggest holding, biggest winner", "any bonds or TSLA"
  [
    /\b(when (?:did|was|were) (?:we|i|they) (?:last |first )?(?:buy|bought|sell|sold|trade)) ([^,?.!]{1,30}?),? and when ([^\s,?.!]+)(?=\W*$)/gi,
    "$1 $2 and $1 $3",
  ],
  [
    new RegExp(`\\b(${best} (?:${ranked})), (?=(?:the |our |my )?${best} (?:${ranked})\\b)`, "gi"),
    "$1 and ",
  ],
  [/\b([Aa]ny) (bonds|ETFs|etfs|stocks|funds|options) or (?=\$?[A-Z]{2,5}\b)/g, "$1 $2, and any "],
  // "compare our YTD return with the trailing 12 months"
  [
    /\bcompare (?:the |our |my )?(ytd|year[- ]to[- ]date|\d ?y|\w+[- ]year|this (?:year|quarter|month)(?:'s)?) returns? (?:with|to|against|and|vs\.?) (?:the |our |my )?([^,?.!]{2,30}?)(?: returns?)?(?=\W*$)/gi,
    "$1 return and $2 return",
  ],
  // "the total cash, and how much of it is in the Roth", "and how is it split between accounts"
  [
    /\b(cash\b[^,?.!]{0,20}?),? and how much of (?:it|that) (?=(?:is|sits) (?:in|at)\b)/gi,
    "$1, and how much cash ",
  ],
  // "How much cash sits in the endowment? How much of it is VMFXX?": how much of that is held there.
  [
    /\b((?:cash|money)\b[^,?.!]{0,24}? (?:in|at) ((?:the |our |my |his |her )?[^,?.!]{3,40}?))[,?.!]+ (?:[Aa]nd )?(?:[Hh]ow much|[Ww]hat (?:part|portion|share)) of (?:it|that|this|the cash) (?:is|sits|are) (?:held |parked |kept |all )?(?:in (?:the )?)?([A-Z]{3,5}|money market(?: funds?)?)(?=\W*$)/g,
    "$1? How much $3 is in $2",
  ],
  [
    /,? and how (?:is|are) (?:it|they|that) (?:split|spread|divided|distributed)(?: up)? (?:between|across|among|over) (?:the |our |my |their )?accounts\b/gi,
    " by account",
  ],
];
