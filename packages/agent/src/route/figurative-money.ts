/** An account by its kind, with whose it is. */
const account =
  "(?:the |my |our |her |his |[a-z]+'s )*(?:roth|ira|401\\(?k\\)?|529|hsa|sep|joint|brokerage|rollover|trust|traditional|inherited|stock plan|endowment|reserve)";

/** What is said of cash, accounts, holdings and prices, and what it means. */
export const moneyFigures: readonly (readonly [RegExp, string])[] = [
  [/\b(?:greenbacks?|ready money|ready cash|folding money|liquid funds)\b/gi, "cash"],
  [
    /\b(?:the )?money (?:which|that) (?:is|has)(?: not|n't) (?:been )?(?:put|invested|parked|placed) (?:in|into) anything\b|\bmoney not put in anything\b/gi,
    "cash",
  ],
  [/\b(lift|pull|haul|fish) out of (?=(?:the|my|our|her|his) )/gi, "withdraw from "],
  [/\b(today's|the day's) damage (?=on\b)/gi, "$1 change "],
  [/\bthe tab (?=(?:per|a|each) (?:share|unit))/gi, "the price "],
  [
    /(?<=\b(?:bought|buy|purchased?|pick(?:ed)? up|sell|sold|sale)\b[^.?!]{0,80}),? and (?:what|how much) was the (?:price|cost)(?: (?:per|a|each) (?:share|unit))?(?=\W*$)/gi,
    ", and at what price per share",
  ],
  [
    /\bwhat(?:'s| is|s) (?:it|she|that|this) all (add up|come|amount) to\b/gi,
    "what does it all $1 to",
  ],
  [
    /(?<=\babout (?:our|the|my|his|her|their) cash[.,:;] [^\n]{0,120})\bhow much (?=(?:is |do we have )?in\b)/gi,
    "how much cash ",
  ],
  [/\b(?:standing|sitting) to the credit of\b/gi, "in"],
  [/\bthe tally of (?=(?:all|the|my|our)\b)/gi, "the total of "],
  [/,? with (?:all )?(?:the |its |their )?cash in (?:it|them)\b/gi, ""],
  [/\b(?:run|take|walk) me (?:down|through) the line-?up\b/gi, "list the holdings"],
  [
    /(?<=, and [^.?!]{0,60}\b(?:lost|gained|made|down|up|ahead|behind) )on (?:our|my|the|his|her|their) shares\b(?! of| in (?!dollars|percent))/gi,
    "on it",
  ],
  // "what price did Helen get her Pfizer at": what was got was bought; "what did she get for it" was sold.
  [
    /\b((?:what|which) price did [^,.?!]{1,30}? )get (?=[^,.?!]{1,40}? (?:at|for)\b(?! it))/gi,
    "$1buy ",
  ],
  [/\bc(?:asch|assh|aash|asg)\b/gi, "cash"],
  [/, (?:the )?(?:whole|entire|overall) (?:portfolio|household|family)(?=\W*$)/gi, ""],
  [
    /,? and (?:by )?how much since (?:purchase|we bought (?:it|them)|buying)(?=\W*$)/gi,
    " since purchase, and by how much",
  ],
  [/\blast by (?=(?:of|for|in)\b)/gi, "last buy "],
  [/\b(?:is|are) the market asking for\b/gi, "is the price of"],
  [/\bg\/l\b/gi, "gain/loss"],
  [/\b(pay|paid) (?:apiece|a pop)\b/gi, "$1 per share"],
  [/\bwaiting to settle\b/gi, "unsettled"],
  [
    /\b((?:does|did|do|has|have) .{1,40}?) (?:put|invested?) (?:its|his|her|their|our|my) money in(?:to)?\b/gi,
    "$1 hold",
  ],
  [/,? which ticker(?=\W*$)/gi, ""],
  [
    /\b(?:excluding|without|ignoring|not counting) (?:the |any )?unsettled (?:stuff|bits?|part|portion|amounts?|cash|funds|money),? how much cash\b/gi,
    "how much settled cash",
  ],
  [
    /\b(?:past settlement(?: and good to go)?|no longer (?:waiting on|in) settlement|through settlement)\b/gi,
    "settled",
  ],
  [/\b(?:grand total of|total ledger) cash\b/gi, "total cash"],
  [/\bup by (?=(?:this|last) (?:year|month)\b)/gi, "up "],
  [/\bcmp\b(?= (?:of|for)\b)/gi, "price"],
  [
    /\bwhat would ([^?,.]{3,40}?) be (?:valued at|worth)(?= (?:today|now|right now|at the moment)\b)/gi,
    "what is $1 worth",
  ],
  [
    /^(\W*)if (?:i|we|you) (?:lumped|put|added|took|pooled|threw) (.+?) together,? what would (?:they|it|that|we|i|you) (?:come to|be|have|get|add up to)\b/gi,
    "$1what is the total value of $2",
  ],
  [/\bhome ?depot\b/gi, "home depot"],
  [
    /\s*[,–-] (?:which (?:one|ticker|position|holding|stock|share)(?: is it)?|name it|what are they|less losses)(?=\W*$)/gi,
    "",
  ],
  [/^(\W*)(?:please |kindly |pls )?(?:run|go|walk|talk|take) (?:me )?through /gi, "$1show "],
  [/\b(?:please|kindly|pls) advise\b/gi, "please tell me"],
  [/\bex[ -]cash\b/gi, "without cash"],
  [/\bcash (?:not included|stripped out|excluded|left out|aside)\b/gi, "without cash"],
  [/\b(?:setting|putting|leaving) cash (?:to one side|aside)\b/gi, "without cash"],
  [/\bnon-?cash part of the (?:household|portfolio|accounts?)\b/gi, "portfolio without cash"],
  [
    /\b(?:value|worth|total) of (my|our|the|her|his|their) (?:investments?|holdings|stocks|positions|securities) and (?:the )?cash\b/gi,
    "value of $1 accounts",
  ],
  [
    /\b(total (?:balance|value)[^,?.]{0,20}), (?:stocks|investments|holdings) and cash(?: and all)?\b/gi,
    "$1",
  ],
  [
    /\b(what|how much) (?:does|do|would) (our|my|the|her|his|their) cash (?:all )?add up to\b/gi,
    "what is $2 total cash",
  ],
  [/\badd up (?:all )?(?:of )?(?:the|our|my) cash\b/gi, "tell me the total cash"],
  [
    /\b(?:headcount|tally|total count|count) (?:on|of) (?:the |our |my )?(positions|holdings)\b/gi,
    "how many $1",
  ],
  [/\b(?:position|holding)s? count\b/gi, "how many positions"],
  [
    /\b(?:actual|single|individual|particular) companies\b|\bsingle names\b|\bcompany shares\b|\b(?:direct|individual) (?:share holdings|shareholdings|shares)\b/gi,
    "individual stocks",
  ],
  [/\bwhich companies' shares (?=(?:do|are|have)\b)/gi, "which individual stocks "],
  [/\b(which|what) (positions|holdings|securities|investments) make up\b/gi, "$1 $2 are in"],
  [/\bbits and (?:pieces|bobs)\b/gi, "holdings"],
  [
    /\b(what|how)(?:'s| is) (?:the )?(\S+?)(?:'s)? share price (?:doing|looking|holding up|getting on)\b/gi,
    "what is the price of $2",
  ],
  [/\b(?:for|in|during) the month of (?=[a-z]{3})/gi, "in "],
  [
    /\b(joint) (?=(?:total|holdings|positions|value|balance|stocks|etfs|portfolio)\b)/gi,
    "$1 account ",
  ],
  [/, up or down overall\b/gi, ", up or down"],
  [/\b(?:all up|all in all),? (?=what|how)/gi, "in total "],
  [/\bshares (?:and|&) funds\b/gi, "securities"],
  [/\btop-?line (?=(?:household|portfolio) value\b)/gi, "total "],
  [/\bhousehold level\b/gi, "in total"],
  [
    /\bcash, (?:am i|are we|is it|are they) (?:in the red|negative|overdrawn)(?:\? by how much)?(?=\W*$)/gi,
    "cash",
  ],
  [/\bmy (?:little|young|younger|older|big) (?:boy|lad|man)'s\b/gi, "my son's"],
  [/\bmy (?:little|young|younger|older|big) (?:girl|lass|lady)'s\b/gi, "my daughter's"],
  [
    /^(\W*)add up ([^.?!]+?)[.,;:] ?(?:what|how much)(?:'s| is) (?:the (?:value|total|sum)|that|it)(?=\W*$)/i,
    "$1what is the total value of $2",
  ],
  [/\b(?:second|2nd)[- ](?:to[- ])?(?:the[- ])?most[- ]recent\b/gi, "second most recent"],
  [
    /\b(?:total|combined|overall|aggregate) (?:dollar |market )?(?:value|worth) of (?:every|each|all) (?:of )?(?:the |our |my )?(etf|bond fund|mutual fund|option)s?\b/gi,
    "worth of all the $1s together",
  ],
  [
    /\b(?:total|combined|overall|aggregate) (etf|bond fund|mutual fund) (?:value|money|worth|total)\b|\b(etf|bond fund|mutual fund)s? total\b|\btotal of (?:our|my|the) (etf|bond fund|mutual fund) money\b/gi,
    "worth of all the $1$2$3s together",
  ],
  [
    /^(\W*)(?:add|tally|total|tot|sum) up (?:all )?(?:of )?(?:the |our |my )?(etf|bond fund|mutual fund|option)s?(?: positions| holdings)?(?: for me)?\b[^?]*$/gi,
    "$1what are all the $2s worth together",
  ],
  [
    /^(\W*)add up (?:all )?(?:of )?(?:the |our |my )?gains and losses ([^,?.]+), what(?:'s| is) the (?:dollar )?(?:figure|total|amount|number)(?=\W*$)/gi,
    "$1what is the total gain in dollars $2",
  ],
  [/, what (?:were|are|was) the (?:particulars|details|specifics)(?=\W*$)/gi, ""],
  [
    /\b(?:topped|topping|(?:went|gone|going) past|beat|surpass(?:ed|ing)?|exceed(?:ed|ing|s)?|north of|upwards of|in excess of) (?:the )?(?=\$\d)/gi,
    "over ",
  ],
  [/\b(?:south of|shy of) (?:the )?(?=\$\d)/gi, "under "],
  [/(\$\d[\d,.]*) mark\b/gi, "$1"],
  [/,? (?:one|a) year back(?: to now)?\b/gi, " over the last year"],
  [/\b(?:are|is) they asking (?:per share |a share )?for\b/gi, "is the price of"],
  [/\b(?:are|is) (?:we|i|they|he|she) up to(?= (?:in|at|now|by now|currently)\b)/gi, "do we have"],
  [
    /^(\W*)(?:and )?(?:just|only) (the|my|our) (investments|holdings|positions|securities),? without (?:the )?cash(?=\W*$)/gi,
    "$1what are all $2 $3 worth together without cash",
  ],
  [
    /\b(ira|roth|account) (?:that )?(?:i|we|he|she) inherited(?: from (?:my |her |his )?\w+)?\b/gi,
    "inherited $1",
  ],
  [
    /\bhow(?:'s| is) ([^,?.]{3,40}), what(?:'s| is) the (balance|value|total)\b/gi,
    "what is the $2 of $1",
  ],
  [/\bwhat does (that|it|this) (?:actually|even|really|exactly) mean\b/gi, "what does $1 mean"],
  [
    /^\W*(?:(?:ugh|wow|phew|man|gosh|oh|well)\W+)?what a (?:\w+ )?(?:day|week|month|year)[.!,]+\s*(?=\w)/gi,
    "",
  ],
  [
    /\b(how many) [^,?.]{3,40} shares, ([a-z]{2,5}),? (?:i mean|that is|specifically), /gi,
    "$1 $2 shares ",
  ],
  [
    new RegExp(
      `^(\\W*)(${account}(?: ira| account| plan| brokerage)?):? (?:how much in )?total(?=\\W*$)`,
      "gi",
    ),
    "$1what is the total value of $2",
  ],
  [/\b(?:total|net|overall) day(?:'s)? change\b/gi, "total change of all holdings today"],
  [/\b(?:end|ended) up paying\b/gi, "pay"],
  [/\bmax(?:imum)? roth(?: ira)? contribution\b/gi, "Roth IRA contribution limit"],
  [
    /\bwhat (?:kind|sort) of (month|year|week|quarter) (?:have|did|has) (?:we|i|the portfolio) (?:had|have|been having)\b/gi,
    "what is our return this $1",
  ],
  [/\bwithout (?:the )?joint(?=\W*$)/gi, "without the joint account"],
  [/\bhd (?=monitor|tv|television|video|screen|camera|display|quality|movie)/gi, ""],
  [/\b(on|is|of|for) it( worth)? in (?:that|this) (?:same )?account\b/gi, "$1 it$2 there"],
  [
    /([.?!]) both (?:the )?(?:number of shares|quantity) and (?:the )?price(?:,? please)?\W*$/gi,
    "$1",
  ],
  [
    /\b(?:what|how much) would (our|my|the|his|her|their) (\S+(?: shares| stake| holding)?) fetch(?= (?:at today's price|today|now)\b)/gi,
    "what are $1 $2 worth",
  ],
];
