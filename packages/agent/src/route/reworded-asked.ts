const stretch =
  "(?:(?:trailing |past |last )?(?:1|one)[- ]?(?:yr|year)|1y|ytd|year[- ]to[- ]date|(?:trailing |past |last )?(?:12|twelve) (?:mo(?:nth)?s?))";
const topic = "(?!(?:what|which|who|how|when|where|is|are|do|does|did|and|so|in|for)\\b)";

/** What is asked in the words of a desk, or of a talk: put in the words that the rules know. */
export const askedTurns: readonly (readonly [RegExp, string])[] = [
  // "Hector's IRA, 1 yr number pls"
  [
    new RegExp(
      `^(\\W*)${topic}([^,.?!:;]{3,40}?)(?:,| -|:) (${stretch}) (?:number|figure|returns?|perf(?:ormance)?)(?: (?:pls|please))?(?=\\W*$)`,
      "i",
    ),
    "$1$3 return of $2",
  ],
  // "rank them by ytd, all four accounts"
  [
    new RegExp(
      `^(\\W*)(?:rank|order|sort) (?:them|all|everything) by (${stretch})(?: returns?)?,? (?:(?:all|the|our|of|\\w+) ){0,3}accounts(?=\\W*$)`,
      "i",
    ),
    "$1which account had the highest $2 return",
  ],
  // "not counting the joint, who has more": what is nobody's own is counted for neither.
  [
    /^(\W*)(?:not counting|leaving out|without|excluding) (?:the )?joint(?: account| brokerage)?, (?=who has (?:more|less)\b)/i,
    "$1",
  ],
  // "all the VXUS they own and what's it up overall"
  [
    /^(\W*)all (?:of )?the ([\w&.]{2,12}) (?:that )?(?:they|we|he|she) (?:own|have|hold|owns|has|holds)(?=[,.?!]| and\b)/i,
    "$1how many shares of $2 do we hold",
  ],
  [
    /\bwhat(?:'s|s| is) (?:it|that) (up|down)(?: (?:overall|in total|all told))?(?=\W*$)/gi,
    "how much is it $1",
  ],
  // "Amara's VXUS, what's she up"
  [
    new RegExp(
      `^(\\W*)${topic}([^,.?!:;]{3,40}?)(?:,| -|:) what(?:'s|s| is) (?:she|he|it|they) (up|down)(?: on (?:it|that))?(?=\\W*$)`,
      "i",
    ),
    "$1how much is $2 $3",
  ],
  // "net money in, and what's still hanging": what is pending stands beside the net.
  [
    /(?<=\bnet\b[^?!]*),? and what(?:'s|s| is)(?: still)? (?:hanging|outstanding|pending|open|out there|to (?:clear|come))(?=\W*$)/gi,
    "",
  ],
  // "how much of the whole Okafor book is MSFT, as a %"
  [
    /^(\W*)ho[wm] much of (?:the )?(?:(?:whole|entire|total) )?(?:\p{L}+ )?(?:book|relationship) is ([\w&.]{2,15})(?:,? (?:as a|in) (?:%|percent(?:age)?))?(?=\W*$)/iu,
    "$1what percent of the household is $2",
  ],
  [
    /((?:percent(?:age)?|pct|%|share)) of everything (?:they|we|he|she)(?:'ve| have| has)?(?: got| own| hold)?(?: (?:here|with us))?(?=\W*$| is\b)/gi,
    "$1 of household value",
  ],
  // "MSFT lots that hit the stock plan in 2026"
  [
    /\b([\w&.]{2,12}) (?:lots|shares|tranches) that (?:hit|landed in|went into|came into|vested in(?:to)?) (?=(?:the|our|his|her|their) )/gi,
    "$1 buys in ",
  ],
  // "client asking about PFE in the trust again.. how deep in the hole"
  [
    /^.{0,40}?\b(?:asking|asked|called|calling|worried|nervous) about ([^,.?!]{2,40}?)(?: again)?(?:\.\.+|,| -)\s+how (deep|far|much) (?=(?:in the (?:hole|red)|under ?water|down|up)\b)([^,.?!]+?)(?=\W*$)/i,
    "how $2 $3 are we on $1",
  ],
  // "take out the stock plan - what are they at then"
  [
    /^(\W*)(?:take out|leave out|strip out|drop) ((?:the |our |his |her )?[^,.?!:-]{3,25}?)(?: -|,|:) (?=what|how)/i,
    "$1without $2, ",
  ],
  [/\bwhat (?:are|is) (?:they|we|it|the household) at then\b/gi, "what is everything worth then"],
  [
    /^(\W*)(?:everything|all) (?:but|except|excluding|without) ([^,:.?!]{3,30})(?::| -) (?:the )?total and (?:the )?cash(?: (?:pls|please))?(?=\W*$)/i,
    "$1total value without $2, and cash without $2",
  ],
  [
    /\b(skipping|leaving out|without|ignoring) (?:whatever|those that|what|the ones that|ones that) (?:has|have) no (?:cost|basis|cost basis)(?: on file)?,? and which (?:ones )?(?:are|is) (?:those|they|that|it)(?=\W*$)/gi,
    ", and which have no cost basis",
  ],
  [
    /\bwhat (%|percent(?:age)?|share|part) (?:is|are) (?:that|they|it|those) of (?:the |our )?(?:whole |entire |total )?(household|portfolio|total)\b/gi,
    "what $1 of the $2 is that",
  ],
  // "total red ink, everybody together"
  [
    /\b(?:the )?(?:total|all the|combined) red ink\b(?:,? (?:everybody|everyone|all of them|all accounts) (?:together|combined))?/gi,
    "sum of the unrealized losses in all accounts",
  ],
  // "munis, MUB and VTEB together"
  [
    /^(\W*)(?:\p{L}+ )?(?:munis|bonds|stocks|etfs|funds)(?:,| -|:) ([\w&.]{2,8}) (?:n|and|&) ([\w&.]{2,8}) (?:together|combined)(?=\W*$)/iu,
    "$1what are $2 and $3 worth together",
  ],
  [/\bon the (?:pair|two of them)(?=\W*$)/gi, "on both together"],
  [
    /\bwhat do (?:we|they|you) have (?:down )?(?:as|for) (?:the )?(cost|basis|cost basis) (?:on|of|for)\b/gi,
    "what is the $1 of",
  ],
  [
    /^(\W*)(?:\p{L}+'s )?(?:written|short) (calls|puts|options),? (?:what|which|at what) strikes?(?: (?:and|n|&) (?:what )?(?:expir\w+|dates?))?(?=\W*$)/iu,
    "$1the short $2, when do they expire",
  ],
  [
    /^(\W*)(?:what(?:'s|s| is| was) the |the )?premium (?:(?:in|received|collected|taken in) )?(?:on|for|from) (?=the\b)/i,
    "$1how are ",
  ],
  [
    /\b(?:what(?:'s|s| is) the )?cost to (?:buy|close|take) (?:those|them|it|these)(?: back| out)?(?: (?:rn|right now|now|today))?(?=\W*$)/gi,
    "what are they worth",
  ],
  // "how heavy are the Okafors in Microsoft, pct of everything"
  [
    /^(\W*)how (?:heavy|heavily|lopsided|concentrated|overweight|loaded up|exposed) (?:are|is) (?:the \p{L}+|they|we|he|she) (?:invested )?(?:in|on|into|to) ([\w&.]{2,15}),? (?:like )?(?:what |as a |in )?(?:pct|percent(?:age)?|%)(?: of (?:everything|the (?:total|household|whole)))?(?=\W*$)/iu,
    "$1what percent of the household is $2",
  ],
  // "Rosa's TIP - green or red, by how much", "Home Depot for them - up how much"
  [
    new RegExp(
      `^(\\W*)${topic}([^,.?!:;]{3,40}?)(?:,| -|:) (?:is it )?(?:in the )?(?:green or red|red or green|in the money or not),?(?: (?:and )?by how much)?(?=\\W*$)`,
      "i",
    ),
    "$1how much is $2 up or down since purchase",
  ],
  [
    new RegExp(
      `^(\\W*)${topic}([^,.?!:;]{3,40}?)(?:,| -|:) (up|down) (?:how much|by how much)(?=\\W*$)`,
      "i",
    ),
    "$1how much is $2 $3",
  ],
  // "rank the accounts, 12 month return, best first"
  [
    new RegExp(
      `^(\\W*)(?:rank|order|sort) (?:all )?(?:the |our )?(?:\\p{L}+ )?accounts,? (?:by |on )?(${stretch}) (?:returns?|performance)(?:,? (?:from )?best (?:first|to worst))?(?=\\W*$)`,
      "iu",
    ),
    "$1which account had the highest $2 return",
  ],
  [
    /\bsettled cash (?:vs\.?|versus|and|against) (?:the (?:part|rest|bit) that (?:has not|hasn'?t|isn'?t|is not)(?: settled)?)/gi,
    "settled and unsettled cash",
  ],
  // "Hector wants to talk about his SCHD. Shares?"
  [
    /^(\W*)(\p{L}{3,}) wants to (?:talk|chat|hear|know) about (?:his|her|their) ([\w&.]{2,12})[.,:;-]+\s*(?:how many )?shares(?=\W*$)/iu,
    "$1how many shares of $3 does $2 have",
  ],
  // "the sale in January, what was it and proceeds"
  [
    /(?<=\b(?:sale|sell|sold|selling)\b[^?!]*)(?:,| and|,? and (?:the )?(?:gross |total )?) ?proceeds(?=\W*$)/gi,
    ", and how much did it bring in",
  ],
  // "does Peter have an account that's just his"
  [
    /\b(an|any) (accounts?) (?:that(?:'s|s| is| are)|which (?:is|are)) (?:just|only|solely|all|entirely|purely) (?:his|hers|her own|his own)(?=\W*$)/gi,
    "$1 $2 of his own",
  ],
  // "BND's loss in the Children's Trust, and for the whole household"
  [
    /,? and (?:for|across|in|over) (?:the |our )?(?:whole|entire|full) (?:household|family)(?=\W*$)/gi,
    ", and overall",
  ],
  // "what is Celeste sitting on in Exxon, the unrealized I mean"
  [
    /\bwhat(?:'s|s| is| are) (\p{L}+) sitting on (?:in|with) ([\w&.]{2,15})(?:,? (?:the )?(?:unrealized|gain|profit|loss)(?: (?:gain|loss))?(?:,? i mean)?)?(?=\W*$)/giu,
    "how much is $1 up or down on $2",
  ],
  // "Microsoft: percent gain on what the foundation paid"
  [
    /\b((?:percent(?:age)?|pct|%) (?:gain|loss|return)) on what (?:we|they|he|she|the \p{L}+) paid(?=\W*$)/giu,
    "$1 on cost",
  ],
  [
    /\b(?:kid|kids|child|children|son|daughter)'?s? college (?:savings )?(?=(?:plan|account|fund)\b)/gi,
    "college ",
  ],
];
