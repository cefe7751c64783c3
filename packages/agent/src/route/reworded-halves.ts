const not = "(?:n't|n’t| not)";
const still = "(?: (?:already|now|yet|still|currently|actually|fully))*";
const against = "(?:vs\\.?|versus|against|compared (?:to|with)|as opposed to)";
const status = "(pending|failed|completed)";
const rows = "(transfers?|deposits?|withdrawals?|contributions?)";

const unit = "(?:day|week|month|quarter|year|yr)";
const count = "(?:\\d+|one|two|three|five|six|twelve)";
const stretch = `(?:(?:over |for |in )?(?:the )?(?:past|last|trailing) (?:12 months|twelve months|year)|ytd|year[- ]to[- ]date|(?:trailing |last |past )?${count}[- ]?(?:${unit}s?|[ymdw])(?: trailing)?|[mq]td|(?:month|quarter)[- ]to[- ]date|since inception|itd)`;
const own = "(?:the |our |my |their |this )?";
const results = "(?:returns?|performance|numbers?|figures?|results?)";
/** One stretch, with or without the noun. */
const side = `${own}(${stretch})(?:'s)?(?: ${results})?`;
/** What both are of, to the end. */
const place = "((?: (?:of|for|in|on) (?!the day\\b)[^,.?!]{3,40}?)?)(?=\\W*$)";
const both = "$1 return$3 and $2 return$3";
const better =
  "(?:(?:much|any|a lot) )?(?:better|worse|higher|lower|greater|bigger|smaller|more|less|ahead|above|below)";

/** "if the pending deposit lands" */
const landing =
  "(?:if|once|when|after|assuming|provided) (?:the |our |my |all |both |\\w+'s )*pending (deposits?|withdrawals?|transfers?) (?:lands?|clears?|settles?|arrives?|completes?|posts?|hits?|comes? (?:in|through)|goes? (?:out|through)|(?:is|are|has|have) (?:cleared|settled|completed|landed|in|through))";

/** The two halves of one question, each with the words that both share, put in the words that the rules know. */
export const halfTurns: readonly (readonly [RegExp, string])[] = [
  // "is the joint account more than a third of the total"
  [
    /^(\W*)(?:is|are) (?!any|some|one |either)([^,?.!]{3,40}?)(?:'s value)? (?:more|less) than (?:a |one )(?:half|third|quarter|fifth|tenth) of (?=(?:the |our |my )?(?:total|household|portfolio|whole|assets|money)\b)/i,
    "$1what percent is $2 of ",
  ],
  // "which positions lost money and how much in total": what the losers have lost together.
  [
    /\b((?:which|what) (?:of (?:the |our |my )?)?(?:positions|holdings|stocks|etfs|investments)(?: (?:have|has|are|that|which))* (?:lost (?:money|value)|losing(?: money)?|at a loss|down|under ?water|in the red)),? and (?:by )?how much(?: (?:is that|are they|did they lose|have they lost|do they lose))? (?:in total|altogether|together|in all|combined)(?=\W*$)/gi,
    "$1, and what is the total unrealized loss of the losing positions",
  ],
  // "how much of the joint cash is settled, and how much isn't": both of it, where it is.
  [
    new RegExp(
      `\\b(?:is|are|has|have)${still} (?:settled|cleared),? (?:and|${against}|or) (?:how much|(?:what|which) (?:part|portion|share)|what)(?: of (?:it|that|this|the cash))?(?: (?:is|are|has|have|does|did|was))?(?:${still}${not}${still}(?: (?:been )?(?:settled|cleared))?|${still} (?:to settle|to clear|unsettled|pending|open))${still}(?: (?:so far|at this point))?(?=\\W*$|,| in | at )`,
      "gi",
    ),
    "is settled and unsettled",
  ],
  // "how much of it isn't settled and how much is"
  [
    new RegExp(
      `\\b(?:is|are|has|have)${not}${still} (?:settled|cleared),? (?:and|${against}|or) (?:how much|what)(?: of (?:it|that|the cash))? (?:is|are|has|have)${still}(?: (?:settled|cleared))?(?=\\W*$)`,
      "gi",
    ),
    "is settled and unsettled",
  ],
  // "difference between our one year and year to date return", "is the YTD better than the one-year": both returns.
  [
    new RegExp(
      `\\b(?:differences?|gap|spread) between ${side} (?:and|${against}) ${side}${place}`,
      "gi",
    ),
    both,
  ],
  [
    // "our return this year, and is it better or worse than the one-year number?"
    new RegExp(
      `,? (?:and|so)?,? ?(?:is|was) (?:it|that|this) ${better}(?: or ${better})? than ${side}(?=\\W*$)`,
      "gi",
    ),
    ", and the $1 return",
  ],
  [
    new RegExp(
      `\\b(?:is|was|are|were|did) ${side} (?:${better} (?:than|of)|beat(?:ing)?|outperform(?:ing)?) ${side}${place}`,
      "gi",
    ),
    both,
  ],
  [
    new RegExp(
      `\\b(?:(?:how much )?${better} (?:is|was|are|were)|which (?:one )?(?:is|was) (?:the )?${better}[,:]?) ${side} (?:than|or|over|${against}) ${side}${place}`,
      "gi",
    ),
    both,
  ],
  [
    new RegExp(
      `^(?:\\W*(?:what about|how about|show(?: me)?|compare|and|what is|what's)\\b)*\\W*${side},? (?:${against}|and|or|minus|less) ${side}${place}`,
      "gi",
    ),
    both,
  ],
  // "how did the joint account do year to date vs over the past year"
  [
    new RegExp(
      `\\bhow (?:did|has|is|was) ((?:the |our |my )?[^,.?!]{3,40}?) (?:do|done|doing|perform|performed|return|returned) ${side},? (?:${against}|and) ${side}(?=\\W*$)`,
      "gi",
    ),
    "$2 return of $1 and $3 return of $1",
  ],
  [/\boutpac(?:ed?|ing)\b/gi, "outperformed"],
  // "ytd performance net of transfers": as a time-weighted return is.
  [
    /\b(returns?|performance) (?:net of|excluding|without|ex) (?:the |our |my |all |any )?(?:transfers|deposits|contributions|(?:cash )?flows|deposits and withdrawals|contributions and withdrawals)\b/gi,
    "$1",
  ],
  // "Inherited IRA performance, ytd and 1 year"
  [
    /\b(?:returns?|performance)[,:]? (?:for |over )?(ytd|year[- ]to[- ]date|this year) and (?:for |over )?(?:the )?(1[- ]?y(?:ear)?|one[- ]year|12 months|(?:last|past) (?:year|12 months))(?=\W*$)/gi,
    "$1 and $2 return",
  ],
  // "year to date did Anika's 401k beat the household?"
  [
    /^(\W*)(year to date|ytd|this year|over (?:the (?:last|past) year|one year)),? ((?:did|has|is) [^,.?!]{3,70}?)(?=\W*$)/i,
    "$1$3 $2",
  ],
  // "has Karen's Roth outperformed the household?"
  [
    /\b(?:has|did|is) ((?:the |our |my )?(?!(?:we|i|they|he|she|it)\b)[\p{L}\d'() -]{3,40}?) (?:outperform(?:ed)?|beat(?:en)?|ahead of|done better than) (?:the |our )?(?:total )?(?:household|family|whole portfolio|portfolio|total|rest of the (?:household|family))(?:'s)?(?: (?:total )?(?:return|performance))?((?: (?:this year|ytd|year to date|over (?:the (?:last|past) year|one year|1 year)))?)(?=\W*$)/giu,
    "the return of $1$2, and our overall return$2",
  ],
  // "is our return better than Karen's Roth?": both.
  [
    new RegExp(
      `\\b(?:is|was) (?:the |our |my |this )?(?:(?:household|family|portfolio|overall)(?:'s)? )*(?:overall |total )?(?:return|performance)((?: (?:(?:so far )?this year|in 20\\d\\d|ytd|year to date|over (?:the (?:last|past) year|1 year|one year)|for (?:the|this) year))?) ${better} than ((?:the |our |my )?(?!(?:the )?(?:market|index|benchmark|s&p|last|expected|average|usual)\\b)[\\p{L}'() -]{3,40}?)(?:'s?)?(?=\\W*$)`,
      "giu",
    ),
    "our return$1, and the return of $2$1",
  ],
  [
    /\b(?:compare|stack up) (?:our|my|the|their)(?: (?:portfolio|household|overall|total|ytd))*(?:'s)? (?:return|performance)s?((?: (?:this year|ytd|year to date))?) (?:to|with|against|vs\.?|versus) (?:the )?(?:spy|s&p(?: 500)?|sp500|nasdaq|dow(?: jones)?|market|index|russell)\b/gi,
    "what is our return$1 versus the market",
  ],
  // "the biggest loser in dollars? In percent?"
  [
    /\b((?:biggest|largest|worst|best|top) (?:loser|winner|gainer|performer|position|holding)) in (dollars|percent)\? ?(?:and )?in (dollars|percent)(?:age)?(?=\W*$)/gi,
    "$1 in $2, and $1 in $3",
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
  // "how much cash would we have if the pending deposit lands": the cash there is, and what is pending.
  [
    new RegExp(
      `\\b(?:how much|what) (settled )?(?:cash (?:would|will|do|could) (?:we|i|they|he|she|there) (?:be|have)|(?:would|will) (?:our |my |the |total )*cash (?:be|come to|balance be))((?: (?:in|at) [^,.?!]{3,40}?)?),? ${landing}(?=\\W*$)`,
      "gi",
    ),
    "how much $1cash do we have$2, and which pending $3$2",
  ],
  [
    new RegExp(
      `\\b${landing},? (?:then )?(?:how much|what) (settled )?cash (?:would|will|do|could) (?:we|i|they|he|she|there) (?:be|have)((?: (?:in|at) [^,.?!]{3,40}?)?)(?=\\W*$)`,
      "gi",
    ),
    "how much $2cash do we have$3, and which pending $1$3",
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
    /\b((?:holdings|positions|investments|securities|stocks|etfs|funds|bonds)(?: (?:in|of|at|from|inside) [^,.?!]{2,40}?)?)(?:,|,? (?:and|with|plus|showing|including)|, (?:and|with|plus|showing|including))+ (?:(?:(?:the|their|its|current|market|dollar) )*values?(?: of each| for each| each)?|(?:what|how much) (?:each|every|each one|each of them|every one)(?: one)? (?:is|are|of them is) (?:(?:currently|now) )?worth|(?:what|how much) (?:they(?: are|'re) each|is each(?: one| of them)?|are they each|is every one) worth|the (?:market )?value of each(?: one)?)(?=\W*$)(?<!\b(?:and|plus) (?:the )?value)/gi,
    "$1 ranked by market value",
  ],
  [
    /\b(?:what|which) ((?:individual )?(?:holdings|positions|investments|securities|stocks|etfs|funds|bonds)) (?:do|have) (?:we|i|they) (?:own|hold|have|got)((?: (?:in|at) [^,.?!]{3,40}?)?),? (?:and|with) (?:(?:what|how much) (?:is|are) (?:each|each one|each of them|they each|every one)|(?:what|how much) (?:each|each one|each of them|every one)(?: of them)? is) (?:(?:currently|now) )?worth(?=\W*$)/gi,
    "list our $1$2 ranked by market value",
  ],
  [
    /\b((?:what|all|everything)(?: that)? (?:(?:do|does) )?(?:we|i|they|\p{L}+) (?:own|owns|hold|holds|have|has)(?: (?:in|at) [^,.?!]{3,40}?)?),? (?:and|with) (?:(?:what|how much) (?:is|are) (?:each|each one|each of them|they each|every one)|(?:what|how much) (?:each|each one|each of them|every one)(?: of them)? is) (?:(?:currently|now) )?worth(?=\W*$)/giu,
    "$1 ranked by market value",
  ],
];
