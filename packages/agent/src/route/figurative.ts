/** Figures of speech for what a ranking puts first or last, and for money. */
export const plainly = (message: string): string =>
  figures.reduce((said, [figure, plain]) => said.replace(figure, plain), message);

const size = "(?:biggest|largest|greatest|single biggest|real|absolute|main|sorriest)";
const bad =
  "(?:dogs?|flops?|duds?|disappointments?|letdowns?|stinkers?|clunkers?|lemons?|drags?|anchors?|turkeys?|losing (?:bets?|positions?)|money pits?|fallers?|decliners?|sinkers?|misses|miss|failures?|problem child|headaches?|black sheep|weak(?:est)? links?)";
const good =
  "(?:hits?|home runs?|success(?:es)?|stars?|standouts?|champions?|champs?|top dogs?|crown jewels?|gems?|rockets?|front-?runners?|money ?makers?|mvps?|star performers?|winning (?:bets?|positions?)|risers?|climbers?)";

const figures: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:took|taken|taking|take|copped) (?:the )?(?:biggest|worst|hardest|heaviest|largest) (?:hit|knock|beating|blow|hiding|tumble)\b/gi,
    "lost the most",
  ],
  [new RegExp(`\\b${size} ${bad}\\b`, "gi"), "worst performer"],
  [new RegExp(`\\b${size} ${good}\\b`, "gi"), "best performer"],
  [
    /\b(?:the|our|my|their|his|her) (?:black sheep|problem child|weakest link)\b/gi,
    "the worst performer",
  ],
  [
    /\b(?:the|our|my|their|his|her) (?:mvp|star performer|crown jewel|top dog|front-?runner)\b/gi,
    "the best performer",
  ],
  [/\bbest buy(?=\W*$| (?:so far|to date|overall|ever)\b)/gi, "best position"],
  [/\b(?:gone|going|went|go|slipped|slid) backwards?\b/gi, "lost"],
  [
    /\b(?:shrunk|shrunken|shrank|sunk(?! in)|sank|bled|suffered|withered|wilted|tanked|cratered|slumped)\b/gi,
    "lost",
  ],
  [/\b(?:the|our|my|a) heavyweight\b/gi, "the largest position"],
  [/\b(?:the|our|my|a) (?:featherweight|lightweight)\b/gi, "the smallest position"],
  [
    /\b(which|what) (holding|position|stock|fund|etf|investment|one) (?:do|have|does) (?:we|i|they|he|she) (?:have|got|hold|keep|put) (?:the )?most (?:of our |of my )?(?:money|dollars|wealth) (?:in|into)\b/gi,
    "$1 $2 is largest by value",
  ],
  [
    /\b(which|what) (holding|position|stock|fund|etf|investment|one) (?:do|have|does) (?:we|i|they|he|she) (?:have|got|hold|keep|put) (?:the )?least (?:money|dollars|wealth) (?:in|into)\b/gi,
    "$1 $2 is smallest by value",
  ],
  [/\b(?:greenbacks?|ready money|ready cash|folding money|liquid funds)\b/gi, "cash"],
  [/\bchip(?:ped)? in\b/gi, "deposit"],
  [/\b(?:is|are) the market asking for\b/gi, "is the price of"],
  [/\bg\/l\b/gi, "gain/loss"],
  [/\b(pay|paid) (?:apiece|a pop)\b/gi, "$1 per share"],
  [
    /\b(?:gave|given) (?:us|me|them) (?:the )?(?:biggest|largest|best) (?:lift|boost|push)\b/gi,
    "gained the most",
  ],
  [/\b(?:the )?day's (?:star|champion|hero|winner|leader)\b/gi, "the best performer today"],
  [/\b(?:the )?day's (?:laggard|loser|dog|villain|worst)\b/gi, "the worst performer today"],
  [/\bmultiplied (?:the )?most\b/gi, "gained the most in percent"],
  [/\b(?:shelled|forked|splashed) out\b/gi, "spent"],
  [/\b(?:shell|fork|splash)(?:ing)? out\b/gi, "spend"],
  [
    /\b(?:still )?(?:under ?way|in transit|on (?:its|their|the) way|waiting to clear)\b/gi,
    "still pending",
  ],
  [/\bwaiting to settle\b/gi, "unsettled"],
  [/(?<!\bthe )\bcash(?:ed)? out of\b/gi, "sell"],
  [/\b(can|could) (we|i|they|he|she) (?:wire|move|pull) out\b/gi, "$1 $2 withdraw"],
  [
    /\b((?:does|did|do|has|have) .{1,40}?) (?:put|invested?) (?:its|his|her|their|our|my) money in(?:to)?\b/gi,
    "$1 hold",
  ],
  // what fell and what rose
  [
    /\b(?:since|from|vs\.?|versus|against|relative to) (?:yesterday(?:'s)?|the (?:last|previous|prior)) (?:close|closing(?: price)?)\b|\b(?:in|during) today's (?:trade|trading|session)\b|\bth(?:is|e current) (?:trading )?session\b/gi,
    "today",
  ],
  [
    /\b(?:shed|slipped|slid|nosedived|dived|plunged|plummeted|tumbled|crashed|come off|came off|corrected|sagged|retreated|given back|gave back|(?:got|been|was|were) (?:whacked|hammered|clobbered|walloped|battered|pummell?ed|slammed|smashed|hit))(?= (?:the )?(?:most|furthest|hardest|worst|more|by)\b)/gi,
    "fallen",
  ],
  [
    /\b(?:popped|surged|soared|rocketed|spiked|bounced|ripped|zoomed|rallied|put on|shot up|perked up)(?= (?:the )?(?:most|furthest|hardest|highest|more|by)\b)/gi,
    "risen",
  ],
  [
    /\b(fallen|lost|dropped|risen|gained) (?:the )?(?:furthest|hardest|worst|highest)\b/gi,
    "$1 the most",
  ],
  [
    /\b(?:burned|burnt) (?:the )?(?:biggest|largest|most) hole in .{1,20}?pockets?\b/gi,
    "lost the most",
  ],
  [/\b(?:done|did) (?:us |me |them )?(?:the )?(?:most|biggest|worst) damage\b/gi, "lost the most"],
  [/\b(?:taken|took|take) (?:the )?(?:biggest|worst|largest) bath on\b/gi, "lost the most on"],
  [
    /\b(?:am|are|is) ((?:i|we|he|she|they) )out of pocket on (?:the )?most\b/gi,
    "have $1lost the most on",
  ],
  [/\b(?:made|make) (?:the )?(?:biggest|largest) killing on\b/gi, "gained the most on"],
  [
    /\b(?:on|having|had) (?:the )?(?:biggest|best|largest) (?:tear|bounce|rally|run|pop|jump|lift|boost)\b|\b(?:giving|gave) (?:us|me|them|her|him) (?:the )?(?:biggest|best|largest) (?:lift|boost|bounce)\b/gi,
    "gained the most",
  ],
  [/\b(?:roughest|ugliest|toughest|hardest) day\b/gi, "worst day"],
  [/\bbringing up the rear\b/gi, "doing worst"],
  [/\bugliest (?:mover|performer|holding|position)(?: on the downside)?\b/gi, "worst performer"],
  // what is large
  [/\b(?:is |are )?worth more than (?:any|all the|the) others?\b/gi, "is largest by value"],
  [
    /\bhas (?:she|he|it) got the most money (?:tied up )?in\b|\b(?:do|have) (?:we|i|they) (?:have |got )?the most money tied up in\b/gi,
    "is largest by value",
  ],
  [/\bpriciest (position|holding|stock)\b/gi, "largest $1 by value"],
  [/,? which ticker(?=\W*$)/gi, ""],
  // money
  [/\bsend to (?:my|our|the|her|his) bank(?: account)?\b/gi, "withdraw"],
  [/\bpaid out to (?:me|us|her|him|them)\b/gi, "withdrawn"],
  [
    /\b(?:excluding|without|ignoring|not counting) (?:the |any )?unsettled (?:stuff|bits?|part|portion|amounts?|cash|funds|money),? how much cash\b/gi,
    "how much settled cash",
  ],
  [
    /\b(?:past settlement(?: and good to go)?|no longer (?:waiting on|in) settlement|through settlement)\b/gi,
    "settled",
  ],
  [/\b(?:grand total of|total ledger) cash\b/gi, "total cash"],
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
  [/\bup by (?=(?:this|last) (?:year|month)\b)/gi, "up "],
  [/\bcmp\b(?= (?:of|for)\b)/gi, "price"],
  // what would be
  [
    /\bwhat would ([^?,.]{3,40}?) be (?:valued at|worth)(?= (?:today|now|right now|at the moment)\b)/gi,
    "what is $1 worth",
  ],
  [
    /^(\W*)if (?:i|we|you) (?:lumped|put|added|took|pooled|threw) (.+?) together,? what would (?:they|it|that|we|i|you) (?:come to|be|have|get|add up to)\b/gi,
    "$1what is the total value of $2",
  ],
  [/\bhome ?depot\b/gi, "home depot"],
  // tails that only ask again
  [
    /\s*[,–-] (?:which (?:one|ticker|position|holding|stock|share)(?: is it)?|name it|what are they|less losses)(?=\W*$)/gi,
    "",
  ],
  [/^(\W*)(?:please |kindly |pls )?(?:run|go|walk|talk|take) (?:me )?through /gi, "$1show "],
  [/\b(?:please|kindly|pls) advise\b/gi, "please tell me"],
  // what is ranked first and last
  [/\bbrought up the rear\b/gi, "done worst"],
  [/\bcome a cropper\b/gi, "lost"],
  [/\bcome good (?:the )?most\b/gi, "gained the most"],
  [/\blet (us|me|them) down (?:the )?most\b/gi, "lost the most"],
  [/\b(?:the )?(?:cracker|pick|cream) of the (?:lot|bunch|crop)\b/gi, "the best performer"],
  [/\b(?:bottom|foot) of the (?:board|table|pile|league)\b/gi, "worst performer"],
  [/\btop of the (?:board|table|pile|league)\b/gi, "best performer"],
  [
    /\b(?:littlest|tiniest|puniest|most minor|teeniest|weeest) (?:slice|bit|piece|part|position|holding)(?: of the (?:lot|portfolio|pie))?\b/gi,
    "smallest position",
  ],
  [/\b(the|our|my) tiddler\b/gi, "$1 smallest position"],
  [/\b(?:lowest|smallest) \$ (holding|position)\b/gi, "smallest $1 by value"],
  [/\$[ -]wise\b/gi, "by value"],
  [/\b(?:the )?fewest dollars\b/gi, "the least"],
  [
    /\b(?:with|has|have|having) the least money (?:tied up |sitting )?(?:in it )?(?:at current value)?/gi,
    "is smallest by value",
  ],
  [
    /\b(?:at the (?:very )?bottom|last)(?: on the list)? (?:when (?:sorted|ranked) by (?:worth|value)|by (?:position |market )?value)\b/gi,
    "smallest by value",
  ],
  [
    /\b(?:largest|biggest) (?:dollar )?(?:amount|hole|shortfall) (?:below|under|versus|vs|against) (?:its |their |the )?cost(?: basis)?\b/gi,
    "biggest loss in dollars",
  ],
  [/\b(?:most|biggest|worst) (?:rekt|bagholder) (?:position|holding|stock)\b/gi, "worst performer"],
  [
    /\b(?:slid|dipped|sold off|dumped|dropped)(?= (?:the )?(?:most|furthest|hardest|lowest)\b)/gi,
    "fallen",
  ],
  // what the holdings come to
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
  // how many, and which
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
  [/\b(?:freshest|newest) (trade|deposit|buy|sale|transfer)\b/gi, "latest $1"],
  [/\b(?:for|in|during) the month of (?=[a-z]{3})/gi, "in "],
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
    /\b(joint) (?=(?:total|holdings|positions|value|balance|stocks|etfs|portfolio)\b)/gi,
    "$1 account ",
  ],
  [/, up or down overall\b/gi, ", up or down"],
  [
    /\byear[ -]to[ -]date (deposit|withdrawal|trade)s? total\b|\bytd (deposit|withdrawal|trade)s? total\b/gi,
    "total $1$2s ytd",
  ],
  [/\b(?:all up|all in all),? (?=what|how)/gi, "in total "],
  [/\b(?:the )?day's (?=\w)/gi, "today's "],
  [/\bas a percentage\b/gi, "in percent"],
  [
    /\bhow much cash (?=(?:got|was|has been|have we|did we|have i|did i) (?:spent|spend)\b)/gi,
    "how much money ",
  ],
  [/\bshares (?:and|&) funds\b/gi, "securities"],
  [/\bburn(?:ed|t)(?= (?:the )?most\b)/gi, "lost"],
  [/\bi got the most money (?:sitting |tied up )?in\b/gi, "is largest by value"],
  [/\btop-?line (?=(?:household|portfolio) value\b)/gi, "total "],
  [/\bhousehold level\b/gi, "in total"],
  [/\b(?:go|went|gone|going) (?:out |ahead )?and (?=(?:buy|bought|sell|sold)\b)/gi, ""],
  [
    /\bcash, (?:am i|are we|is it|are they) (?:in the red|negative|overdrawn)(?:\? by how much)?(?=\W*$)/gi,
    "cash",
  ],
  [/, tot(?:al)? (?:no\.?|nr\.?|number) of (?:shs|shares)(?=\W*$)/gi, ", how many in total"],
  [
    /\bthe (last|latest|most recent) (trade|buy|sale|purchase) (?:that )?((?:the|our|my|his|her|their) [^?.!,]{3,30}?) (?:has )?made\b/gi,
    "the $1 $2 in $3",
  ],
  [/\bmy (?:little|young|younger|older|big) (?:boy|lad|man)'s\b/gi, "my son's"],
  [/\bmy (?:little|young|younger|older|big) (?:girl|lass|lady)'s\b/gi, "my daughter's"],
  [
    /^(\W*)add up ([^.?!]+?)[.,;:] ?(?:what|how much)(?:'s| is) (?:the (?:value|total|sum)|that|it)(?=\W*$)/i,
    "$1what is the total value of $2",
  ],
];
