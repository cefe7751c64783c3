/** What is said of trades and of money that comes and goes, and what it means. */
export const recordFigures: readonly (readonly [RegExp, string])[] = [
  [/\bchip(?:ped)? in\b/gi, "deposit"],
  [/\b(?:shelled|forked|splashed) out\b/gi, "spent"],
  [/\b(?:shell|fork|splash)(?:ing)? out\b/gi, "spend"],
  [
    /\b(?:still )?(?:under ?way|in transit|on (?:its|their|the) way|waiting to clear)\b/gi,
    "still pending",
  ],
  [/(?<!\bthe )\bcash(?:ed)? out of\b/gi, "sell"],
  [/\b(can|could) (we|i|they|he|she) (?:wire|move|pull) out\b/gi, "$1 $2 withdraw"],
  [/\bsend to (?:my|our|the|her|his) bank(?: account)?\b/gi, "withdraw"],
  [/\bpaid out to (?:me|us|her|him|them)\b/gi, "withdrawn"],
  [/\bsnapped up|scooped up|hoovered up|(?:got|gotten) hold of\b/gi, "bought"],
  [/\b(?:go|gone) shopping for|get hold of\b/gi, "buy"],
  [/\b(?:flogged|shifted)\b/gi, "sold"],
  [
    /\b(?:chucked|bunged|popped|thrown) in\b|\b(?:stuck|popped|chucked|bunged) (?=in the accounts?\b)/gi,
    "deposited ",
  ],
  [/\bgone in from outside\b/gi, "been deposited"],
  [/\bpayments in(?= (?:have|did|were|this|last|since)\b)/gi, "deposits"],
  [/\btapped the accounts? for\b/gi, "withdrawn"],
  [
    /\b(?:yet|still) to (?:be completed|complete|go through|clear|land|come through|settle up)\b|\b(?:awaiting completion|up in the air|(?:still )?under process|in process|mid-?transfer|still hanging|in the queue|queued(?: up)?)\b/gi,
    "pending",
  ],
  [/\b(?:with|in|at) (?:an? )?(pending|completed|failed) status\b/gi, "that are $1"],
  [/\btransfers are (?:we|i|they) (?:still )?waiting (?:on|for)\b/gi, "transfers are pending"],
  [/\b(?:freshest|newest) (trade|deposit|buy|sale|transfer)\b/gi, "latest $1"],
  [
    /\bwhat (did|have) (we|i|they|she|he) (?:put|invest(?:ed)?) (?:our |my |any )?money (?:in|into)(?! (?:the|my|our|her|his|their)\b)/gi,
    "what $1 $2 buy",
  ],
  [/\b(?:put|gone|went) into buying\b/gi, "spent on buying"],
  [/\bdrawn (?:down|out)\b/gi, "withdrawn"],
  [
    /\b(?:still )?being processed\b|\byet to be finali[sz]ed\b|\bstarted but not finished\b|\bstill waitin[g']? on\b/gi,
    "pending",
  ],
  [
    /\byear[ -]to[ -]date (deposit|withdrawal|trade)s? total\b|\bytd (deposit|withdrawal|trade)s? total\b/gi,
    "total $1$2s ytd",
  ],
  [
    /\bhow much cash (?=(?:got|was|has been|have we|did we|have i|did i) (?:spent|spend)\b)/gi,
    "how much money ",
  ],
  [/\b(?:go|went|gone|going) (?:out |ahead )?and (?=(?:buy|bought|sell|sold)\b)/gi, ""],
  [/, tot(?:al)? (?:no\.?|nr\.?|number) of (?:shs|shares)(?=\W*$)/gi, ", how many in total"],
  [
    /\bthe (last|latest|most recent) (trade|buy|sale|purchase) (?:that )?((?:the|our|my|his|her|their) [^?.!,]{3,30}?) (?:has )?made\b/gi,
    "the $1 $2 in $3",
  ],
  [
    /\bnot (?:the|our|my) last trade,? (?:but )?the one (?:right |just )?before(?: it| that)?\b/gi,
    "the second most recent trade",
  ],
  [
    /\b(?:go |step )?one (?:back|step back) from (?:the|our|my) (?:last|newest|latest) trade\b/gi,
    "the second most recent trade",
  ],
  [
    /\bskip (?:the|our|my) (?:newest|last|latest) trade and (?:show|tell|give) me the one before(?: it| that)?\b/gi,
    "the second most recent trade",
  ],
  [
    /\btrade (?:sits|is|comes|came) (?:right |just )?behind the (?:latest|last|newest)(?: one)?\b/gi,
    "is the second most recent trade",
  ],
  [
    /\bnext most recent trade after the (?:latest|last|newest)(?: one)?\b/gi,
    "second most recent trade",
  ],
  [
    /\b(last|latest) (trade|deposit|purchase|sale|buy|transfer) but one\b/gi,
    "second most recent $2",
  ],
  [
    /\bsecond from the top in (?:the|our|my) (trade|transfer)s? history(?:, newest first)?\b/gi,
    "the second most recent $1",
  ],
  [
    /\b(?:didn't|did not|never) (?:go through|make it)(?: because it failed)?\b|\b(?:fell through|(?:got |get |been |was |were )?(?:kicked back|bounced)|(?:go|gone|went) (?:bust|wrong))\b/gi,
    "failed",
  ],
  [/\b(?:been )?returned or failed\b/gi, "failed"],
  [
    /\b(pay|paid) for (?:our|my|the|his|her|their) (?:newest|latest|most recent|last) (\S+) shares\b/gi,
    "$1 for our last $2 purchase",
  ],
  [/\b(average|typical|mean|per|each) buy\b(?! order)/gi, "$1 purchase"],
  [/\b(?:have (?:we|i) |did (?:we|i) )?put in per purchase\b/gi, "spent per purchase"],
  [/\bmoney goes into the average purchase\b/gi, "is the average purchase"],
  [
    /\b(?:the|that|our|this|incoming) may (?=wires?\b|deposits?\b|trades?\b|buys?\b|purchases?\b|withdrawals?\b|transfers?\b)/gi,
    "the May 1 to May 31 ",
  ],
  [
    /,? (?:not counting|excluding|without|except(?: for)?|apart from|other than|leaving out|minus) (?:the|any) (?:ones?|deposits?|withdrawals?|transfers?) (?:that(?:'s| is| are) )?(?:still )?pending(?=\W*$)/gi,
    ", only the completed ones",
  ],
  [
    /\b(my|our) clients?' (?=cash|money|holdings|positions|trades|deposits|balance|portfolio|accounts?\b)/gi,
    "$1 ",
  ],
  [
    /(?:^|(?<=[.!?]))\s*(?:i |we |he |she |they )?(?:need|want|have|plan|hope)s? to (?:buy|get|pay for|purchase) (?:a |an |some |the |her |him |his |my |our )?(?:new |used |second |bigger )?(?:van|car|truck|house|home|boat|roof|kitchen|laptop|computer|phone|holiday|vacation|ring|piano|bike|motorbike|tractor|flat|apartment|condo)\b[^.?!]*[.!]?(?=\s|$)/gi,
    " ",
  ],
];
