const paid =
  "(?:(?:vs\\.?|versus|from|on|against|over|relative to|compared (?:to|with)) (?:what (?:we|they|he|she|was) (?:have )?paid|(?:the |our |its )?(?:cost|cost basis|purchase(?: price)?|basis))|since (?:we bought(?: it)?|purchase))";
/** What may stand first: no question, and nothing that says when, or where. */
const topic =
  "(?!(?:what|which|who|how|when|where|is|are|do|does|did|has|have|and|so|in|for|at|on|since|of|as|if|today|this|last|yesterday|now|ok|okay|hi|hello|well|also|please|quick|quickly)\\b)([^,.?!:;]{2,50}?)";
const column =
  "(?:acct|account|qty|quantity|px|price|(?:trade )?date|method|amt|amount|status|shares|shs|symbol|ticker|side)";
const apart = "(?:,| -| –|:| \\.\\.\\.?|\\.\\.\\.)\\s+";
const who = "(?:he|she|they|we|you|i|[a-z]{3,12})";
const wrote =
  "(?:wrote|has written|have written|had written|sold short|is short|are short|am short|has sold|have sold|shorted)";

/** The thing first and what is asked of it behind it, as it is spoken: put in one question. */
export const topicTurns: readonly (readonly [RegExp, string])[] = [
  // "call with George at 3 PM, how much BND is there", "records request: deposits": only says what it is asked for.
  [
    /^\W*(?:a )?(?:call|meeting|lunch|review|mtg|prepping|prep) with [^,:;?!]{2,25}?(?: (?:at|in|on) [^,:;?!]{1,15})?[,:;-]\s+/i,
    "",
  ],
  [
    /^\W*(?:records? request|(?:blotter|ops|compliance|audit|trade|cash) check|for the (?:file|record|minutes|letter)|quick (?:one|q|question))\s*[:,–-]\s+/i,
    "",
  ],
  // "qty + px on the ticket": each row of a record tells them.
  [
    new RegExp(
      `^((?=.*\\b(?:trade[sd]?|trading|executed|bought|sold|buys?|sells?|sales|deposits?|withdrawals?|transfers?|booked|ticket|wires?)\\b).*?)[,.;:?] *(?:(?:need|give me|with|show|incl(?:uding)?) )?(?:the )?${column}(?:(?:, ?| ?[+/&] ?| and |, and )(?:the )?${column})+(?: on the ticket)?(?=\\W*$| and total)`,
      "i",
    ),
    "$1",
  ],
  [/,? (?:anything|any) (?:booked|executed|filled|done)(?=\W*$)/gi, ""],
  [/\b(when (?:was|were)\b[^,.?!]{2,50}?) booked\b/gi, "$1 bought"],
  [/\b(\p{L}+'?s) own (?=(?:ira|roth|401k|401\(k\)|account|sep|trust)\b)/giu, "$1 "],
  [/^(\W*)short (calls|puts|options)\b/i, "$1the short $2"],
  // "cost to buy back all calls at today's price"
  [
    /\b(?:(?:what|how much) (?:does|would|will) it )?cost to (?:buy back|close(?: out)?|cover|buy in) (?:(?:all|both)(?: of)? )?(?:(?:the|our|his|her|their|short|written) )*(calls|puts|options)\b(?:,? at (?:today'?s?|current|the (?:current|last|latest)) (?:px|prices?|quotes?))?/gi,
    "what are all the short $1 worth together",
  ],
  // "Jennifer called about her account, what's the value today"
  [
    /^(\W*)(\p{L}{3,}) (?:just )?(?:called|emailed|rang|wrote|texted|asked|is (?:calling|asking)) about (?:her|his|their) (account|ira|roth(?: ira)?|401k|trust|sep|529)[,.:;-]+\s*/iu,
    "$1$2's $3, ",
  ],
  // "Chidi's nervous about Microsoft, how big is it against everything they've got"
  [
    /^.{0,40}?\b(?:nervous|worried|upset|anxious|asking|concerned) about ([\w&.]{2,15}), (how (?:big|large|much|is|are|has)\b.*?)\b(?:it|that)\b/i,
    "$2$1",
  ],
  [
    /\bhow (?:big|large|heavy) (?:a position |a holding )?(?:is|are) ([\w&.]{2,15}) (?:against|relative to|compared (?:to|with)|next to|vs\.?|versus) (?:everything|all|the (?:whole |entire |rest of the )?(?:household|portfolio|total|lot|thing))(?: (?:else )?(?:they|we|he|she)(?:'ve| have)?(?: got| own| hold)?)?(?=\W*$)/gi,
    "what percent of the household is $1",
  ],
  // "how much of the family trust is Pfizer"
  [
    /^(\W*)how much of ((?:the |our |my |their |his |her |\p{L}+'s )?(?:[\p{L}']+ ){0,3}(?:trust|ira|roth|401k|account|brokerage|joint|plan|rollover|sep|529|endowment|reserve|household|portfolio)) (is|are) (?!(?:in|cash|settled|unsettled|that|it|this|hers|his|mine|ours|theirs|up|down|invested|left|liquid|pending)\b)([\w&. ]{2,25}?)(?=\W*$)/iu,
    "$1what percent of $2 $3 $4",
  ],
  // "what we paid a share for ESGV versus where it is today"
  [
    /,? (?:versus|vs\.?|against|compared (?:to|with)) (?:where|what) (?:it|that)(?:'s| is)(?: (?:at|trading|going for))?(?: (?:now|today|at present|currently))?(?=\W*$)/gi,
    " and its price",
  ],
  [
    /\bwhere (?:are|is) (?:we|he|she|they) (?:at )?(?:on|with) (?=(?:the |our |his |her |that )?[\w&.]+)/gi,
    "where do we stand on ",
  ],
  [/\b(?:the |our |what(?:'s| is) the )?hit on (?=(?:the |our )?[\w&.]{2,15}\b)/gi, "the loss on "],
  [
    /\b(?:shares|shs) (?:and|\+|&) (?:dollars|\$(?: ?value)?|(?:market|mkt) val(?:ue)?)(?=\W|$)/gi,
    "shares and value",
  ],
  [/,? (?:pls|please)(?=,)/gi, ""],
  [/,? (?:w\/|with) (?:the )?(?:numbers|figures|amounts)(?=\W*$)/gi, ""],
  [/\b(?:across|in) everything(?=,| pls| please| -|:)/gi, "everywhere"],
  [/\bsettled (?:vs\.?|versus) (?:not|un-?settled)(?: settled)?\b/gi, "settled and unsettled"],
  [
    /(?:,|[.!]|,? and)? (?:then )?add (?:those|these|them|the|up the|up those) (?:losses|gains|loss|gain)(?: up)?(?: for me)?(?=\W*$)/gi,
    ", and by how much in total",
  ],
  [
    /(?:,|[.!]|,? and)? (?:then )?add (?:those|these|them)(?: all)? up(?: for me)?(?=\W*$)/gi,
    "? What do they come to",
  ],
  // "Joint only, ignore MUB and VTEB. Total unrealized gain?"
  [
    /^(\W*)(?:the |our )?([\p{L}' ]{3,25}?) only, (?:ignore|ignoring|without|excluding|skip|skipping|leave out) ([^.:;?!]{2,40})[.:;] ?([^?.!]{5,60}?)(?=\W*$)/iu,
    "$1$4 in the $2 without $3",
  ],
  // "deposits that cleared and what hasn't yet"
  [
    /\b(deposits|withdrawals|transfers)\b([^,.?!]{0,20}) that (?:actually |have |has )*(cleared|landed|completed|settled),? and (?:what|which|those that) (?:has not|have not|hasn'?t|haven'?t)(?: yet)?(?=\W*$)/gi,
    "completed $1$2, and pending $1",
  ],
  // "which accounts beat 7 % this year"
  [
    /\b(which (?:accounts?|accts?|trusts?|iras?)) (?:have |has |did )?(?:beat|beaten|topped|top|exceeded|exceed|done better than|did better than) (\d+(?:\.\d+)? ?(?:%|percent|pct))/gi,
    "$1 returned more than $2",
  ],
  // "just the 300 VTI we added in May - up or down on those"
  [
    /^(\W*)(?:just |only )?the (?:\d[\d,]*) ([\w&.]{2,12}) (?:that )?(?:we|they|he|she) (?:added|bought|picked up|purchased) ((?:in|on|last|this) [^,.?!-]{3,20}?)(?:,| -)[^?]*\b(?:up or down|how (?:is|are) (?:it|they|that|those) doing|gain|profit|p&l)\b.*$/i,
    "$1did we buy $2 $3? What is the gain on that lot",
  ],
  // "did we buy VTI in May, and is that lot up"
  [
    /^([^?!]{8,}?)(?:[?.!,]| and|, and) +(?:and )?(?:(?:is|are)|how (?:is|are)) (?:that|those) (?:lots?|buys?|purchases?|blocks?) (?:up|down|doing|ahead|behind)(?: or (?:up|down))?(?: now| today)?(?=\W*$)/i,
    "$1? What is the gain on that lot",
  ],
  [
    /\b(calls|puts|options), how many(?: are there)?,? and (?:at )?(?:what|which) strikes?\b/gi,
    "$1, how many and when do they expire",
  ],
  [/\b(?:over|for|in) (?:those|these|that) (?:12|twelve) months\b/gi, "over the last 12 months"],
  // "Marcus would like to know what we paid": who asks is not who it is about, where nobody is spoken of.
  [
    /^(\W*)\p{L}{3,} (?:would (?:also )?like to know|(?:also )?(?:wants|wanted|needs) to know|is asking|(?:just )?asked) (?=(?:what|how|which|whether|if|when|where)\b)(?!.*\b(?:he|she|his|her|hers|they|their)\b)/isu,
    "$1",
  ],
  [/^(\W*)what (we|they|he|she|i) (?:have |has )?paid\b/i, "$1what did $2 pay"],
  // "Adam's on the phone freaking out about Tesla, is he up on that short"
  [
    /^.{0,60}?\b(?:phone|line|freaking(?: out)?|worried|upset|nervous|asking|calling|called)\b[^,.?!]{0,20}? about ([\w&.]{2,15}), (.*?)\b(on|with|about) (?:that|the|his|her) (?:short|position|stock|one)\b/i,
    "$2$3 $1",
  ],
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
      `^(\\W*(?:[^?.!]{3,40}(?: -|,) )?)${topic}${apart}how (far|much)(?: (?:is|are) (?:it|we|they|he|she|that|those))? (up|down)(?: (?:is|are) (?:it|we|they|he|she|that|those))?(?: ${paid})?(?=\\W*$)`,
      "i",
    ),
    "$1how much is $2 $4",
  ],
  // "Harborview, what's the last quote"
  [
    new RegExp(
      `^(\\W*)${topic}${apart}(?:(?:what(?:'s|s| is)|and) )?(?:the |its |their )?(?:last|latest|current|most recent)? ?(quote|price)(?: (?:now|today|on file))?(?=\\W*$)`,
      "i",
    ),
    "$1$3 of $2",
  ],
  // "the three stocks - JNJ, PG and Coke - worth together"
  [
    /^(\W*)(?:the |our |those |these )?(?:two|three|four|five|\d) (?:\w+ )?(?:stocks|funds|etfs|names|positions|holdings|bonds)(?:,| -|:) ([^?!;:-]{5,60}?)(?: -|,|:) /i,
    "$1$2 ",
  ],
  // "ESGV and VSGX together, what piece of the endowment is that"
  [
    /^(\W*)([^,.?!;:]{3,40}?)(?: (?:lumped|put|taken|rolled|thrown|added))? (?:together|combined),? (?:what|how (?:big|large) an?|how much) (?:percent(?:age)?|%|piece|share|part|portion|slice|chunk|fraction)? ?of ([^,.?!;:]{3,40}?) (?:is|are|do|does) (?:that|they|it|those|these)(?: (?:make up|come to))?(?=\W*$)/i,
    "$1what percent of $3 are $2 together",
  ],
  [/\b(?:lumped|put|taken|rolled|thrown|added) together\b/gi, "together"],
  // "anything coming in that hasn't cleared"
  [
    /\b(any(?:thing|\s(?:money|cash|funds))?) (?:coming|on (?:its|the) way) in(?: for [^,.?!]{3,20}?)?,? (?:that|which) (?:has not|hasn'?t|have not|haven'?t|did not|didn'?t|is not|isn'?t)(?: yet)? (?:clear(?:ed)?|settled?|land(?:ed)?|arrived?|gone through|come through|completed?|in)(?: yet)?\b/gi,
    "any pending deposits",
  ],
  [
    /\b(any(?:thing|\s(?:money|cash|funds))?) (?:going|on (?:its|the) way) out(?: for [^,.?!]{3,20}?)?,? (?:that|which) (?:has not|hasn'?t|have not|haven'?t|did not|didn'?t|is not|isn'?t)(?: yet)? (?:clear(?:ed)?|settled?|land(?:ed)?|arrived?|gone through|come through|completed?|out)(?: yet)?\b/gi,
    "any pending withdrawals",
  ],
  // "failed or returned ACH items"
  [
    /\b(?:failed|returned|bounced|rejected)(?:(?:,| or|,? and|\/) ?(?:failed|returned|bounced|rejected))*((?: (?:ach|wire))?) (?:items|payments|entries|transactions|transfers)\b/gi,
    "failed$1 transfers",
  ],
  // "any withdrawals, completed or otherwise"
  [/,? (?:completed|pending|failed) or (?:otherwise|not)(?=\W*$)/gi, ""],
  // "what's actually come in": as money does.
  [/\bwhat(?:'s|s| has) (?:actually |really |all )?come in\b/gi, "what deposits have come in"],
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
  // "which of the trusts carries the greatest proportion of its value in cash"
  [
    /\b(which (?:of (?:the |our |my )?)?(?:\w+ )?(?:accounts?|trusts?|iras?)) (?:carries|holds|keeps|has|carry|have) the (?:greatest|highest|largest|biggest|most) (?:proportion|share|percentage|fraction|part) (?:of (?:its|their) (?:value|assets|money|balance) )?(?:in|as) cash\b/gi,
    "$1 has the most cash as a percentage",
  ],
  [
    /\b(which (?:of (?:the |our |my )?)?(?:\w+ )?(?:accounts?|trusts?|iras?)) (?:carries|holds|keeps|has|carry|have) the (?:smallest|lowest|least) (?:proportion|share|percentage|fraction|part) (?:of (?:its|their) (?:value|assets|money|balance) )?(?:in|as) cash\b/gi,
    "$1 has the least cash as a percentage",
  ],
  // "rank all of Laura's accounts from smallest to biggest": a household's accounts, in order of their value.
  [
    /^(\W*)(?:please )?(?:rank|list|order|sort|show|give me) (?:all (?:of )?)?(?:the |our |my |their |(?:[a-z]+'s (?:and [a-z]+'s )?))?accounts,? (?:from )?(smallest|biggest|largest|lowest|highest) to (smallest|biggest|largest|lowest|highest)(?=\W*$)/i,
    "$1values of the accounts from $2 to $3",
  ],
  // "the single worst thing we own anywhere in the trusts"
  [
    /\b(?:single )?(worst|best|biggest|largest|smallest) thing (?=(?:we|they|he|she|i) (?:own|hold|have)\b)/gi,
    "$1 position ",
  ],
  [/\banywhere (?=(?:in|at) (?:the|our|my|any)\b)/gi, ""],
  // "how much of David's rollover would you say is VOO, percent wise"
  [
    /^(\W*(?:so+[, ]+)?)how (?:much|big a (?:part|slice|share|chunk)) of ([^,.?!]{3,40}?) (?:would you say )?(is|are) ([^,.?!]{2,30}?),? (?:percent(?:age)?[- ]?wise|in percent(?:age)?(?: terms)?|as a percent(?:age)?)(?=\W*$)/i,
    "$1what percent of $2 $3 $4",
  ],
  // "David against Karen, who has more, not counting the joint": what is nobody's own is counted for neither.
  [
    /\b(who has (?:more|less)\b[^,.?!]{0,20}?),? (?:counting only (?:their|the) own accounts?(?:,? (?:and )?not the joint(?: account)?)?|(?:not counting|without|excluding|leaving (?:out|aside)) the joint(?: account| brokerage)?)(?=\W*$)/i,
    "$1",
  ],
  // "all the accounts but the joint: cash?"
  [
    /^(\W*)all (?:of )?(?:the |our |my )?(?:\p{L}+ )?accounts (?:but|except|excluding|without) ([^,:.?!]{3,30})(?::| -|,) ([^,.?!]{3,30}?)(?=\W*$)/iu,
    "$1$3 in all accounts without $2",
  ],
  // "remind me how deep in margin he is"
  [
    /^(\W*)(?:remind me |tell me )?how (?:deep|far) (?:in|into) (?:the )?margin (?:(?:is|are) [a-z]+|[a-z]+ (?:is|are))(?: (?:right )?now| currently| at the moment)?(?=\W*$)/i,
    "$1how much is owed on margin",
  ],
  // "off more than 5 % from cost", "down by more than 5 % on what we paid"
  [
    new RegExp(
      `\\b(?:off|under ?water|below cost|in the red) (?:by )?((?:more|less) than|over|at least|under) (\\d+(?:\\.\\d+)? ?(?:%|percent|pct))(?: ${paid})?`,
      "gi",
    ),
    "down $1 $2",
  ],
  [
    new RegExp(
      `\\b(up|down|ahead|behind) (?:by )?((?:more|less) than|over|at least|under) (\\d+(?:\\.\\d+)? ?(?:%|percent|pct)) ${paid}`,
      "gi",
    ),
    "$1 $2 $3",
  ],
  [/>\s*(\d[\d.]*) ?(?:pct|percent|%)/gi, "more than $1 %"],
  [/<\s*(\d[\d.]*) ?(?:pct|percent|%)/gi, "less than $1 %"],
  [/\bposns?\b/gi, "positions"],
  // "add up all the VTI, his Roth and the joint"
  [
    /^(\W*(?:please )?)add up (?:all (?:of )?)?(?:the |our |his |her |their )?([\w&.]{1,15}(?: shares)?),? (?:in |across |over |from |of )?((?:the|his|her|our|their|my|[a-z]+'s) [^,.?!]{3,40} (?:and|plus|&) [^,.?!]{3,40}?)(?=\W*$)/i,
    "$1total $2 in $3",
  ],
  // "BND across the board, shares and value"
  [/\bacross the board(?=,| -|:)/gi, "everywhere"],
  [/^(\W*)([\w&.]{1,12}) across the board(?=\W*$)/i, "$1how many $2 shares in all accounts"],
];
