const paid =
  "(?:(?:vs\\.?|versus|from|on|against|over|relative to|compared (?:to|with)) (?:what (?:we|they|he|she|was) (?:have )?paid|(?:the |our |its )?(?:cost|cost basis|purchase(?: price)?|basis))|since (?:we bought(?: it)?|purchase))";
/** What may stand first: no question, and nothing that says when, or where. */
const topic =
  "(?!(?:what|which|who|how|when|where|is|are|do|does|did|has|have|and|so|in|for|at|on|since|of|as|if|today|this|last|yesterday|now|ok|okay|hi|hello|well|also|please|quick|quickly)\\b)([^,.?!:;]{2,50}?)";
const apart = "(?:,| -| –|:| \\.\\.\\.?|\\.\\.\\.)\\s+";
const who = "(?:he|she|they|we|you|i|[a-z]{3,12})";
const wrote =
  "(?:wrote|has written|have written|had written|sold short|is short|are short|am short|has sold|have sold|shorted)";

/** The thing first and what is asked of it behind it, as it is spoken: put in one question. */
export const topicTurns: readonly (readonly [RegExp, string])[] = [
  // "the apple calls he wrote", "the calls Adam wrote on Apple": those that are held.
  [
    new RegExp(
      `\\b(calls|puts|options|(?:call|put) options|contracts) (?:that )?${who} ${wrote} (?:on|against|over) ((?:the |our |his |her )?[\\w&.]{1,15})`,
      "gi",
    ),
    "$2 $1",
  ],
  [
    new RegExp(
      `\\b(calls|puts|options|(?:call|put) options|contracts) (?:that )?${who} ${wrote}(?=\\W|$)`,
      "gi",
    ),
    "$1",
  ],
  [
    /\bhow many ((?:[\w&.]{1,15} )?(?:calls|puts|options|(?:call|put) options|contracts)) (?:did|have|has) (?:he|she|they|we|i|[a-z]{3,12}) (?:write|written|wrote|sell short|sold short|shorted)\b/gi,
    "how many $1 are held",
  ],
  // "the apple calls, where do we stand"
  [
    new RegExp(
      `^(\\W*)${topic}${apart}(?:so )?where (?:do|does|are|is) (?:we|they|he|she|i|it|that) (?:stand|at)(?: (?:on|with) (?:it|them|that|those))?(?: (?:now|today|right now))?(?=\\W*$)`,
      "i",
    ),
    "$1where do we stand on $2",
  ],
  // "bond fund in the endowment, how far down vs what we paid"
  [
    new RegExp(
      `^(\\W*(?:[^?.!]{3,40} - )?)${topic}${apart}how (far|much)(?: (?:is|are) (?:it|we|they|he|she|that|those))? (up|down)(?: (?:is|are) (?:it|we|they|he|she|that|those))?(?: ${paid})?(?=\\W*$)`,
      "i",
    ),
    "$1how much is $2 $4",
  ],
  // "Adam's margin, what does he owe"
  [
    /^(\W*)(?:[a-z]+'s |the |his |her |our |their )?margin(?: loan| balance| debit| account)?(?:,| -|:) (?:what|how much) (?:do|does) [a-z]+ owe(?: on it| us| there| the broker)?(?=\W*$)/i,
    "$1how much is owed on margin",
  ],
  // "what did it cost the foundation to begin with, in total"
  [
    /\bcost (?:(?:the |our )?(?:foundation|family|household|clients?|couple)|us|them|him|her)(?: (?:to begin with|originally|initially|at the (?:start|time)|back then))?,? (?=(?:in total|all told|altogether|in all|overall)\b)/gi,
    "cost ",
  ],
  // "how many bucks did VOO throw off today": what is held of it.
  [
    /\bhow many (?:bucks|dollars) (?:did|has|have) (?:the |our |my )?([\w&.]{1,15}) (?:throw|thrown|threw|made?|make|bring|brought|earn|earned|add|added|gain|gained|lose|lost|cost)(?: off| in| us)?((?: for [a-z]+)?) (today|on the day)\b(?:,? just (?:the )?price moves?)?/gi,
    "how much did $1 move $3 in dollars$2",
  ],
  // "add up all the VTI, his Roth and the joint"
  [
    /^(\W*(?:please )?)add up (?:all (?:of )?)?(?:the |our |his |her |their )?([\w&.]{1,15}(?: shares)?),? (?:in |across |over |from |of )?((?:the|his|her|our|their|my|[a-z]+'s) [^,.?!]{3,40} (?:and|plus|&) [^,.?!]{3,40}?)(?=\W*$)/i,
    "$1total $2 in $3",
  ],
  // "BND across the board, shares and value"
  [/\bacross the board(?=,| -|:)/gi, "everywhere"],
  [/^(\W*)([\w&.]{1,12}) across the board(?=\W*$)/i, "$1how many $2 shares in all accounts"],
];
