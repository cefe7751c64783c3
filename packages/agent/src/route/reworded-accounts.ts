const whose = "(?:the|our|my|their|his|her|your|[a-z]+'s?)";
const kinds = "(?:accounts?|accts?|iras?|trusts?|plans?)";
const each = `(?:(?:for|in|at|on|within|inside|under|by|per) )?(?:each|every)(?: (?:one|single|individual))?(?: of)?(?: ${whose})?(?: (?:\\d|two|three|four|five))?(?: \\w+)? ${kinds}`;
const by =
  "(?:(?:going )?acc(?:oun)?t[ -]by[ -]acc(?:oun)?t|(?:by|per) (?:account|acct|ira|trust)|(?:for )?(?:the accounts|all (?:our |the |my )?accounts) (?:one by one|one at a time|separately|individually))";
const measure =
  "(?:(?:unrealized|unrealised|total|day|daily|today's|market|ytd) )?(?:gains?|loss(?:es)?|profits?|p&l|change|cost(?: basis)?|value|returns?|performance)";
const end = "(best|worst|largest|biggest|smallest|highest|lowest|top|bottom|strongest|weakest)";
const every =
  "(?:the|our|my|their|her|his)? ?(?:all|both|two|three|four|five|\\d)?(?: of)?(?: (?:the|our|my|their))?(?: (?:two|three|four|five|\\d))? ?accounts";
const stretch =
  "(?:ytd|this year(?: so far)?|year[- ]to[- ]date|(?:the )?(?:last|past|previous) (?:year|twelve months|12 months)|twelve months|1[- ]?y(?:ea)?r?|one[- ]year)";
const opening = "^(\\W*(?:(?:and|so|ok|okay|now|please|going)[, ]+)*)";
const question = "(?: (?:please|then))?\\s*[,:;–-]+\\s*([^?.!]*[^?.!\\s])";

/** Accounts that are spoken of one by one before the question, or behind it, put where the rules look for them. */
export const accountTurns: readonly (readonly [RegExp, string])[] = [
  // "highest and lowest ytd among the accounts": all of them tell which.
  [
    /\b(?:highest|best|top) and (?:the )?(?:lowest|worst|bottom) (ytd|1y|year[- ]to[- ]date|one[- ]year|1[- ]year)(?: returns?| performances?)? (?:among|of|across|in) (?:the |our |my |all )*accounts\b/gi,
    "$1 return by account",
  ],
  [
    /\b(which (?:account|trust|ira|of (?:the|our|my|their) accounts)) (?:grew|has grown|rose|has risen) (?:the )?(?:fastest|most)\b/gi,
    "$1 did best",
  ],
  // "rank the accounts by cash, highest first"
  [
    /^(\W*)(?:please )?(?:rank|sort|order) (?:all )?(?:the |our |my )?accounts by (total |settled |unsettled )?cash(?: balance)?(?:,? (?:highest|largest|most|biggest)(?: first)?|,? descending)?(?=\W*$)/i,
    "$1most $2cash by account",
  ],
  [
    /^(\W*)(?:please )?(?:rank|sort|order) (?:all )?(?:the |our |my )?accounts by (total |settled |unsettled )?cash(?: balance)?(?:,? (?:lowest|smallest|least)(?: first)?|,? ascending)(?=\W*$)/i,
    "$1least $2cash by account",
  ],
  // "1Y return: the Family trust vs the Children's trust"
  [
    /^(\W*)(ytd|1y|one[- ]year|1[- ]year|year[- ]to[- ]date)(?: returns?| performance)?[:,] ?([^,.?!:]{2,30}?) (?:vs\.?|versus|against|or) ([^,.?!:]{2,30}?)(?=\W*$)/iu,
    "$1compare the $2 return of $3 with that of $4",
  ],
  // "positions that more than one account holds"
  [
    /\b(positions|holdings|symbols|funds|stocks|etfs) (?:that )?(?:more than one|several|two|multiple|two or more|at least two) accounts? (?:hold|holds|own|owns|have|has)(?: in common)?(?=\W*$)/gi,
    "which $1 are in more than one account",
  ],
  // "is anyone up more than 10 % this year"
  [/^(\W*)(is|was) (?:anyone|anybody) (?=(?:up|down|ahead|behind)\b)/i, "$1$2 any account "],
  // "YTD by account"
  [
    /^(\W*)(ytd|1y|one[- ]year|1[- ]year|year[- ]to[- ]date) (?:by|per|for each) account(?=\W*$)/i,
    "$1$2 return by account",
  ],
  // "compare the two accounts ytd", "how do both accounts compare over 1 year"
  [
    new RegExp(
      `^(\\W*)(?:compare|(?:a )?comparison of|how (?:do|did|does|are)) ${every}(?: (?:compare|comparing|stack up|differ))?,? (?:(?:by|on|in) )?((?:(?:for|over|in|during) )?${stretch})(?: (?:returns?|performance))?(?=\\W*$)`,
      "i",
    ),
    "$1return by account $2",
  ],
  // "how do the four accounts rank by return over the last twelve months, best first"
  [
    new RegExp(
      `\\b(?:how (?:do |did )?${every} rank(?:ed)?|(?:the )?ranking of ${every}|rank ${every}) (?:by|on|for) (?:(?:their|the) )?(?:(${stretch}) )?(?:returns?|performance)((?: (?:for|over|in|during) ${stretch})?)(?:,? (?:from )?best (?:first|to worst))?`,
      "i",
    ),
    "which account had the highest return $1$2",
  ],
  // "laggard account this year"
  [
    /^(\W*)(?:the |our |who(?:'s| is) the )?(?:laggard|laggards|slouch|worst performer) (?:account|among (?:the |our )?accounts)\b/i,
    "$1which account had the lowest return",
  ],
  // "401k YTD vs roth YTD"
  [
    /^(\W*)([\p{L}'()0-9-]+(?: [\p{L}'()0-9-]+)?) (ytd|1y) (?:vs\.?|versus|against) ([\p{L}'()0-9-]+(?: [\p{L}'()0-9-]+)?) \3(?=\W*$)/iu,
    "$1compare the $3 return of the $2 with that of the $4",
  ],
  [
    /^(\W*)(ytd|1y)(?: returns?)? of ([^,.?!]{2,30}?) (?:vs\.?|versus|against) ([^,.?!]{2,30}?)(?=\W*$)/iu,
    "$1compare the $2 return of $3 with that of $4",
  ],
  // "where is the money"
  [
    /^(\W*)where(?:'s|s| is) (?:all )?(?:the|our|my|their|his|her) money(?: (?:held|kept|at))?(?=\W*$)/i,
    "$1what is the value of each account",
  ],
  [/\bdonor[- ]advised (?:fund|account)\b/gi, "daf"],
  [/\bhealth savings (?:account|plan)\b/gi, "hsa"],
  // "who is the biggest trust"
  [
    /^(\W*)who(?:'s| is) (?=(?:the |our )?(?:biggest|largest|smallest|best|worst) (?:account|trust|ira)\b)/i,
    "$1which is ",
  ],
  // "do any two accounts hold the same fund", "what is held twice"
  [
    /\bdo (?:any )?(?:(?:two|2|several|both|different) )?(?:of )?(?:the |our |my )?accounts (?:hold|own|share|have) (?:any of )?the same (?:fund|etf|stock|position|holding|symbol|investment)s?(?=\W*$)/gi,
    "which positions are in more than one account",
  ],
  [
    /\b(?:what|which positions|anything)(?: is| are|'s)? held twice(?=\W*$)/gi,
    "which positions are in more than one account",
  ],
  // "is the household up for the year, and by how much in the SEP"
  [
    /\b((?:is|are) [^,.?!]{2,40} (?:up|down) (?:for the year|this year|ytd|year[- ]to[- ]date)),? and by how much in (?=[^,.?!]{3,40}\W*$)/gi,
    "$1, and what is the YTD return of ",
  ],
  // "give me each account's YTD"
  [
    /\b(?:each|every) account's ((?:ytd|year[- ]to[- ]date|1y|one[- ]year|1[- ]year|twelve[- ]month)(?: returns?| performance)?|returns?|performance)(?=\W*$| (?:this|over|for|in)\b)/gi,
    "$1 return by account",
  ],
  [
    /\b(ytd|1y|year[- ]to[- ]date|one[- ]year|1[- ]year) (?:return|performance)s? return by account\b/gi,
    "$1 return by account",
  ],
  [
    /\b(?:compare|list|show(?: me)?) (?:the )?(ytd|1y|year[- ]to[- ]date|one[- ]year|1[- ]year)(?: returns?| performance)? (?:of|for|across) (?:all )?(?:of )?(?:the |our |my )?(trusts|iras|accounts|roths)(?=\W*$)/gi,
    "$1 returns of the $2",
  ],
  [/\breturns of (?:all )?(?:of )?(?:the |our |my )?accounts\b/gi, "returns by account"],
  [
    /^(\W*(?:and |the |our |which is the )*)(lowest|smallest|least|highest|largest|biggest|most) (?:(?:total|settled) )?cash(?: balance)? account(?=\W*$)/i,
    "$1which account has the $2 cash",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?)(\p{L}{3,}'s) (?:share|part|portion|percentage) of (?:the |our )?(?:household|family|total|whole|everything)(?=\W*$)/iu,
    "$1what percent of our total value is in $2 accounts",
  ],
  [
    /\b(which (?:account|trust|ira|one|of (?:the|our|my|their|his|her) (?:\w+ )?accounts)) (?:(?:has |have )?(?:trails?|trailed|lags?|lagged)|is (?:trailing|lagging|behind))(?: the (?:others?|rest|most))?(?=\W*$| (?:this|over|ytd|in|for|so far)\b)/gi,
    "$1 did worst",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?(?:the )?)(ytd|1y|one[- ]year|1[- ]year)(?: returns?| performance)? (?:for|of) (?:everyone|everybody|each (?:one|person|account)|every account)(?: separately| individually)?(?=\W*$)/i,
    "$1$2 return by account",
  ],
  // "what's the YTD of each trust?", "1-year of each of Karen's accounts"
  [
    /^(\W*(?:what(?:'s|s| is|) )?(?:the )?(?:ytd|1y|one[- ]year|1[- ]year)) (?:for|of) ((?:each|every one|all) (?:of (?:(?:the|our|my) )?)?[\p{L}'() \d-]{0,30}?(?:trusts?|iras?|roths?|accounts))(?=\W*$)/iu,
    "$1 return of $2",
  ],
  [
    /\b((?:money|cash|anything|savings|assets|balance) in) an? (529|roth|401k|401\(k\)|ira|hsa|sep)(?: (?:plan|account|ira))?\b/gi,
    "$1 the $2",
  ],
  // "what's Amara's Roth invested in, and is it up?"
  [
    /\b(what(?:'s|s| is| does|) ((?:the |our |my )?[\p{L}'() \d-]{3,40}?) (?:invested in|hold|holding)),? and is it (?:up|down)(?: or (?:down|up))?(?=\W*$)/giu,
    "$1, and what is the total unrealized gain of $2",
  ],
  // "what is Karen's total, both IRAs?"
  [
    /\b(?:what(?:'s|s| is) )?(\p{L}{3,}'s) total,? (?:for |in |of |across )?(?:both|the two|her two|his two) (iras|accounts|roths)(?=\W*$)/giu,
    "total of $1 two $2",
  ],
  [
    /\b((?:total |settled |unsettled )*cash)\b[^,.?!]{0,30}?,? and where (?:it|that|all of it) is(?: held| kept)?(?=\W*$)/gi,
    "$1 by account",
  ],
  // "trust with the lowest cash"
  [
    /^(\W*(?:the |our )?)(trust|ira|account) with (?=the (?:lowest|smallest|least|highest|largest|biggest|most|best|worst)\b)/i,
    "$1which $2 has ",
  ],
  // "by how many points does the Roth lead the rollover ytd"
  [
    /\bby how (?:many (?:percentage )?points|much) (?:does|did|has|is) ((?:the |our |my )?[^,.?!]{3,40}?) (?:lead|led|beat|beaten|outperform(?:ed)?) (?=(?:the |our |my )?[^,.?!]{3,40}\b(?:ytd|year|1y|return)\b)/gi,
    "by how much is $1 ahead of ",
  ],
  // "the joint account broken down by position with values"
  [
    /^(\W*(?:i'd like |i want |give me |show me |can i have )?)((?:the |our |my )?[\p{L}'() -]{3,40}?) (?:broken|split) down by (?:position|holding|security)s?(?:,? with (?:the |their )?values?)?(?=\W*$)/iu,
    "$1positions in $2 by value",
  ],
  // "rank the trusts by size", "rank the Bennett accounts by size"
  [
    /\b(?:rank|order|sort|list) (?:all )?(?:of )?(?:the |our |my )?(?:[\p{L}']{3,15} )?(trust|ira|roth|account)s by (?:size|(?:market |account |total )?value|worth)(?:,? (?:largest|biggest) first)?(?=\W*$)/giu,
    "which $1 is the largest",
  ],
  [
    /\b(?:rank|order|sort|list) (?:all )?(?:of )?(?:the |our |my )?(trust|ira|roth|account)s by (?:(?:total|settled) )?cash(?: balance)?(?:,? (?:largest|biggest|most) first)?(?=\W*$)/gi,
    "which $1 has the most cash",
  ],
  [
    /^(\W*(?:and |the |our )*)(smallest|largest|biggest) (trust|ira|retirement account)(?=\W*$)/i,
    "$1which $3 is the $2",
  ],
  // "For each account, what is the biggest holding?"
  [new RegExp(`${opening}(${each})${question}`, "i"), "$1$3 $2"],
  // "Account by account, best and worst performer"
  [new RegExp(`${opening}${by}${question}`, "i"), "$1$2 for each account"],
  // "the unrealized gain, by account"
  [
    new RegExp(
      `,\\s*((?:(?:broken|split) (?:down |out |up )?)?(?:${each}|(?:by|per) account))(?=\\W*$)`,
      "i",
    ),
    " $1",
  ],
  // "gain and day change by account": both by account.
  [
    new RegExp(
      `\\b(${measure}),?(?: and| &| vs\\.?| versus| against| compared (?:to|with))(?: the| our)? (${measure}) (by|per|for each|of each|in each|for every) (accounts?|iras?|trusts?)\\b`,
      "gi",
    ),
    "$1 $3 $4. And the $2 $3 $4",
  ],
  // "the best and the worst account by gain": two of them.
  [
    new RegExp(
      `\\b${end}((?: \\w+ing)?) and (?:the )?${end}((?: \\w+ing)?) (account|ira|trust)s?((?: (?:by|for|in) [^?.!,;]+)?)`,
      "gi",
    ),
    "$1$2 $5$6. And the $3$4 $5$6",
  ],
  // "Of all our accounts, which one is up the most?"
  [
    new RegExp(
      `(^|[.!?]\\s+)(?:of|among|amongst|out of|between|across) (?:all (?:of )?)?(${whose} )?(?:\\w+ )?(accounts|iras|trusts),? (?:which|what)(?: (?:one|account|ira|trust))?(?= (?:has|have|is|are|did|was|holds|shows|gained|lost|moved))`,
      "gi",
    ),
    "$1which of $2$3",
  ],
  // "Compare the accounts. Which one has the most unrealized gain?"
  [
    new RegExp(
      `^(\\W*)(?:please )?(?:compare|rank|look at|take|consider|go through|check|review) (?:all (?:of )?)?${whose} (accounts|iras|trusts)[.:;,!]\\s*which(?: one| account)?(?= (?:has|have|is|are|did|does|was|holds|shows|gained|lost|moved)\\b)`,
      "i",
    ),
    "$1which of the $2",
  ],
  // "the holdings of which account have gained the most"
  [
    /\bthe (?:holdings|positions|investments) (?:of|in) which account (?:have|has) (?:together )?/gi,
    "which account has ",
  ],
];
