const other =
  "(?!(?:he|she|it|they|we|you|i|us|me|him|her|them|who|that|this|those|the|an?|any|all|both|each|every|our|my|his|their|one|anyone|anybody|everyone|everybody|someone|somebody|nobody|ourselves|law|default|now|far|mistake|then|accident|value|weight|size|accounts?|class|kind|type|symbol|market|gains?|loss|performance|percent|cost|numbers?|name|sector|ticker|price|date|clients?|household|family|couple|custodian|owner)\\b)";
const places =
  "(?:iras?|roths?|roth iras?|accounts?|401\\(?k\\)?s?|529s?|trusts?|brokerage|rollover|traditional|sep|plans?)";
const count = "(?:(?:two|three|four|both|all|\\d) )?";

/** Whose something is, put in the words that the rules know. */
export const peopleTurns: readonly (readonly [RegExp, string])[] = [
  // "what he's got in cash"
  [/\b(he|she)['’]s got\b/gi, "$1 has"],
  [/\b(they|we|you|i)['’]ve got\b/gi, "$1 have"],
  // "does Karen have more than David in her accounts": the two of them.
  [
    new RegExp(
      `\\b(more|less)((?: (?:cash|money|in cash))?) than ${other}(\\p{L}{3,})(?: (?:has|does|have))? (?:in|across) (?:(?:her|his|their|both) )?(?:own )?accounts\\b`,
      "giu",
    ),
    "$1$2 than $3",
  ],
  // "does Karen hold in her two IRAs": in Karen's.
  [
    new RegExp(
      `\\b(?:does|did) ${other}(\\p{L}{3,}) (hold|own|have|keep)((?: [^,.?!]{1,20}?)?) (in|across|inside|within) (?:both of |all of )?(?:her|his|their) (?=${count}(?:(?:own|traditional|roth|rollover|individual) )?${places}\\b)`,
      "giu",
    ),
    "do we $2$3 $4 $1's ",
  ],
  // "how much of the value belongs to Rosa": is Rosa's.
  [
    new RegExp(
      `\\b(?:belongs?|belonging) to ${other}(\\p{L}{3,})(?:'s)?(?: (?:alone|only))?(?=\\W*$|\\s*[,;?.]|,? (?:in|as) (?:an? )?percent)`,
      "giu",
    ),
    "is $1's",
  ],
  // "who did better this year, Hector or Rosa": the return of the two.
  [
    /^(\W*)(?:who|which of the two) (?:did|has done) (better|worse|best|worst)([^,.?!]*)[,:] ?(\p{L}{3,}) or (\p{L}{3,})(?=\W*$)/giu,
    "$1did $4 or $5 do $2$3",
  ],
  [
    /^(\W*)((?:who|which of the two)\b[^,.?!]*\b(?:returns?|returned|performed|performance)\b[^,.?!]*)[,:] ?(\p{L}{3,}) or (\p{L}{3,})(?=\W*$)/giu,
    "$1$3 or $4 $2",
  ],
  // "Karen's share of the cash"
  [
    new RegExp(
      `^(\\W*(?:(?:what|how much)(?:'s| is|s) )?)${other}(\\p{L}{3,})'s (?:share|part|portion|percentage|slice) of (?:the |our |all (?:the |our )?)?(?:household )?cash(?=\\W*$)`,
      "giu",
    ),
    "what percent of the cash is $2's",
  ],
  // "who's worth the most": nothing is on file but by account.
  [/\bwho(?:'s| is|s) worth (?:the )?(most|least|more|less)\b/gi, "which account is worth the $1"],
  // "how much of VXUS is held by Karen": in Karen's accounts.
  [
    new RegExp(
      `\\b(held|owned) by ${other}(\\p{L}{3,})(?:'s)?(?: (?:alone|only|herself|himself))?(?=\\W*$|\\s*[,;?.]|,? (?:and|or) (?:what|how|which|who)\\b)`,
      "giu",
    ),
    "held in $2's accounts",
  ],
];
