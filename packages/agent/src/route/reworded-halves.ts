const not = "(?:n't|n’t| not)";
const still = "(?: (?:already|now|yet|still|currently|actually|fully))*";
const against = "(?:vs\\.?|versus|against|compared (?:to|with)|as opposed to)";
const status = "(pending|failed|completed)";
const rows = "(transfers?|deposits?|withdrawals?|contributions?)";

const unit = "(?:day|week|month|quarter|year|yr)";
const count = "(?:\\d+|one|two|three|five|six|twelve)";
const stretch = `(?:ytd|year[- ]to[- ]date|(?:trailing |last |past )?${count}[- ]?(?:${unit}s?|[ymdw])(?: trailing)?|[mq]td|(?:month|quarter)[- ]to[- ]date|since inception|itd)`;
const own = "(?:the |our |my |their |this )?";
const results = "(?:returns?|performance|numbers?|figures?|results?)";
/** One stretch, with or without the noun. */
const side = `${own}(${stretch})(?:'s)?(?: ${results})?`;
const better =
  "(?:(?:much|any|a lot) )?(?:better|worse|higher|lower|greater|bigger|smaller|more|less|ahead|above|below)";

/** The two halves of one question, each with the words that both share, put in the words that the rules know. */
export const halfTurns: readonly (readonly [RegExp, string])[] = [
  // "how much of the joint cash is settled, and how much isn't": both of it, where it is.
  [
    new RegExp(
      `\\b(?:is|are|has|have)${still} (?:settled|cleared),? (?:and|${against}|or) (?:how much|what|which (?:part|portion))(?: of (?:it|that|this|the cash))?(?: (?:is|are|has|have|does|did|was))?(?:${still}${not}${still}(?: (?:been )?(?:settled|cleared))?|${still} (?:to settle|to clear|unsettled|pending|open))${still}(?: (?:so far|at this point))?(?=\\W*$|,| in | at )`,
      "gi",
    ),
    "is settled and unsettled",
  ],
  // "difference between our one year and year to date return", "is the YTD better than the one-year": both returns.
  [
    new RegExp(
      `\\b(?:differences?|gap|spread) between ${side} (?:and|${against}) ${side}(?=\\W*$|[,;?.])`,
      "gi",
    ),
    "$1 return and $2 return",
  ],
  [
    new RegExp(
      `\\b(?:is|was|are|were|did) ${side} (?:(?:${better}) (?:than|of)|beat(?:ing)?|outperform(?:ing)?) ${side}(?=\\W*$|[,;?.])`,
      "gi",
    ),
    "$1 return and $2 return",
  ],
  [
    new RegExp(
      `\\b(?:how much )?(?:${better}) (?:is|was|are|were) ${side} (?:than|or|over|${against}) ${side}(?=\\W*$|[,;?.])`,
      "gi",
    ),
    "$1 return and $2 return",
  ],
  [
    new RegExp(
      `^(\\W*(?:what about |how about |show (?:me )?|compare |and )*)${side} (?:${against}|and|or) ${side}(?=\\W*$)`,
      "gi",
    ),
    "$1$2 return and $3 return",
  ],
  // "completed deposits this year vs pending ones"
  [
    new RegExp(
      `\\b${status} ${rows}( [^,.?!]{2,40}?)?,? ${against} (?:the |our |my |any )?${status}(?: ones?| ${rows})?(?=\\W*$)`,
      "gi",
    ),
    "$1 $2$3 and $4 $2",
  ],
  [
    new RegExp(
      `\\b${status},? ${against} (?:the |our |my |any )?${status} ${rows}(?![\\w-])`,
      "gi",
    ),
    "$1 $3 and $2 $3",
  ],
  [
    new RegExp(`\\b${rows}( [^,.?!]{2,40}?)?[,:]? ${status} ${against} ${status}(?=\\W*$)`, "gi"),
    "$3 $1$2 and $4 $1$2",
  ],
  // "Karen's account value? David's too please": and David's.
  [
    /[?.!;,]+\s*(?:and )?(?:(?:the )?same (?:question )?(?:for|with|goes for) )((?:the |our |my |his |her )?(?!(?:me|us|it|that|this|those|them)\b)[\p{L}'() -]{2,30}?)(?:,? (?:too|as well|also|please|pls))*(?=\W*$)/giu,
    "? And $1",
  ],
  [
    /\b((?:how|what|which)\b[^?.!]*? (?:does|did|has)) (\p{L}{3,})( [^?.!,;]+)[?.!;,]+\s*(?:and )?(?:(?:the )?same for )?(?!(?:me|us|it|that|this|those|them|you)\b)(\p{L}{3,})(?<!'s),? (?:too|as well|also)(?:,? (?:please|pls))?(?=\W*$)/giu,
    "$1 $2$3, and $1 $4$3",
  ],
  [
    /[?.!;]+\s*(?:and )?((?:the |our |my |his |her )?(?!(?:me|us|it|that|this|those|them|you|thanks?|thank)\b)[\p{L}'() -]{2,30}?),? (?:too|as well|also)(?:,? (?:please|pls))?(?=\W*$)/giu,
    "? And $1",
  ],
  // "list our ETFs with their values", "holdings and what each is worth": each with its value.
  [
    /\b((?:holdings|positions|investments|securities|stocks|etfs|funds|bonds)(?: (?:in|of|at|from|inside) [^,.?!]{2,40}?)?)(?:,|,? (?:and|with|plus|showing|including)|, (?:and|with|plus|showing|including))+ (?:(?:(?:the|their|its|current|market|dollar) )*values?(?: of each| for each| each)?|(?:what|how much) (?:each|every|each one|each of them|every one)(?: one)? (?:is|are|of them is) (?:(?:currently|now) )?worth|(?:what|how much) they(?: are|'re) each worth|the (?:market )?value of each(?: one)?)(?=\W*$)(?<!\b(?:and|plus) (?:the )?value)/gi,
    "$1 ranked by market value",
  ],
];
