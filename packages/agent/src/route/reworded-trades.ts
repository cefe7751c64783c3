/** A symbol or a company, as it is written. */
const name = "((?:[A-Z]{1,5}|[a-z]{2,5}|[\\p{L}&.']{3,20})(?: (?:shares?|stock))?)";

/** Purchases, their prices and how many there were, put in the words that the rules know. */
export const tradeTurns: readonly (readonly [RegExp, string])[] = [
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
];
