const size = "(?:biggest|largest|greatest|single biggest|real|absolute|main|sorriest)";
const bad =
  "(?:dogs?|flops?|duds?|disappointments?|letdowns?|stinkers?|clunkers?|lemons?|drags?|anchors?|turkeys?|losing (?:bets?|positions?)|money pits?|fallers?|decliners?|sinkers?|misses|miss|failures?|problem child|headaches?|black sheep|weak(?:est)? links?)";
const good =
  "(?:hits?|home runs?|success(?:es)?|stars?|standouts?|champions?|champs?|top dogs?|crown jewels?|gems?|rockets?|front-?runners?|money ?makers?|mvps?|star performers?|winning (?:bets?|positions?)|risers?|climbers?)";

/** What is said of the best, the worst, the largest and the smallest, and what it means. */
export const rankingFigures: readonly (readonly [RegExp, string])[] = [
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
  [
    /\b(?:gave|given) (?:us|me|them) (?:the )?(?:biggest|largest|best) (?:lift|boost|push)\b/gi,
    "gained the most",
  ],
  [/\b(?:the )?day's (?:star|champion|hero|winner|leader)\b/gi, "the best performer today"],
  [/\b(?:the )?day's (?:laggard|loser|dog|villain|worst)\b/gi, "the worst performer today"],
  [/\bmultiplied (?:the )?most\b/gi, "gained the most in percent"],
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
  // "what's moving the most today": which of what is held.
  [
    /\bwhat(?:'s|s| is| has| have)? (?=(?:mov(?:ed|ing|es)|chang(?:ed|ing)|swung|swinging)(?: the)? most\b(?!.*\btop\b))/gi,
    "which holding has ",
  ],
  // "split of my portfolio by position", "the spread of our holdings by percentage": what part each is.
  [
    /\b(?:split|spread|breakdown|distribution|mix|allocation) of (?:the |our |my |their )?(?:portfolio|holdings|positions|investments|money|assets) (?:by|per|in|across) (?:the |each )?(?:positions?|holdings?|percent(?:age)?s?|weights?|symbols?|names?|securit(?:y|ies))(?=\W*$)/gi,
    "holdings by weight",
  ],
  [
    /\bhow much (?:are|is) (?:the |our |my )?(top|biggest|largest) (\d+|two|three|four|five|ten) ((?:individual )?(?:holdings|positions|stocks|etfs|funds|investments)) worth (?:together|combined|in total|altogether|in all)\b/gi,
    "$1 $2 $3 by market value together",
  ],
  // "all my positions by day change", "largest position %"
  [
    /^(\W*(?:show(?: me)? |list |give me )?)(?:all )?(?:of )?(?:the |our |my )?(positions|holdings|stocks|etfs|investments) by (?:the )?(?:day(?:'s)?|today's|daily) (?:change|moves?|gain|performance)(?=\W*$)/i,
    "$1rank all $2 by change of the day",
  ],
  [
    /^(\W*(?:what(?:'s|s| is) )?(?:the |our |my )?)(largest|biggest|smallest) (position|holding),? (?:%|percent(?:age)?|weight)(?=\W*$)/i,
    "$1$2 $3 and what percent of the portfolio it is",
  ],
  [/\b(?:total )?(?:equity|stock) exposure\b/gi, "value of the stocks"],
  [/\b(?:total )?(?:bonds?|fixed[- ]income) exposure\b/gi, "value of the bonds"],
  [/\bexposure to (?:the )?(?:bonds|fixed[- ]income)(?=\W*$)/gi, "value of the bonds"],
  [/\bexposure to (?:the )?(?:stocks|equities)(?=\W*$)/gi, "value of the stocks"],
  [/\bugliest (?:mover|performer|holding|position)(?: on the downside)?\b/gi, "worst performer"],
  [/\b(?:is |are )?worth more than (?:any|all the|the) others?\b/gi, "is largest by value"],
  [
    /\bhas (?:she|he|it) got the most money (?:tied up )?in\b|\b(?:do|have) (?:we|i|they) (?:have |got )?the most money tied up in\b/gi,
    "is largest by value",
  ],
  [/\bpriciest (position|holding|stock)\b/gi, "largest $1 by value"],
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
  [/\b(?:the )?day's (?=\w)/gi, "today's "],
  [/\bas a percentage\b/gi, "in percent"],
  [/\bburn(?:ed|t)(?= (?:the )?most\b)/gi, "lost"],
  [/\bi got the most money (?:sitting |tied up )?in\b/gi, "is largest by value"],
  [
    /\beaten up (?:the )?most\b|\bset (?:us|me|him|her|them|[A-Z]\w+) back (?:the )?most\b/g,
    "lost the most",
  ],
  [
    /\b(?:do|does|did) (?:we|i|they|he|she|[a-z]+(?: and [a-z]+)?) (?:have|hold|own) the most (?:money in|of,? in dollars|dollars of)\b(?: inside)?/gi,
    "is largest by value",
  ],
  [/\btop dollar (holding|position|stock)\b/gi, "largest $1 by value"],
  [/\bby how much (?:each(?: one| of them)?|they) (?:is|are) worth\b/gi, "by value"],
  [
    /\b(?:lousiest|crummiest|rottenest|sorriest|poorest) (?=performers?|holdings?|positions?|picks?|stocks?)/gi,
    "worst ",
  ],
  [/\branks? (?:dead )?last\b/gi, "are worst"],
  [
    /(?<!\bof )\b(which|what|the|our|my) (two|three|four|five|2|3|4|5) (?=(?:have|has|are|is|did|do)\b)/gi,
    "$1 $2 holdings ",
  ],
  [
    /\bthe (two|three|four|five|2|3|4|5) (?:worst performers?|duds|stinkers|dogs|losers|laggards)\b/gi,
    "the $1 worst holdings",
  ],
  [/\b(?:costliest|dearest|biggest|worst) (?:mistake|blunder|error)s?\b/gi, "worst performer"],
  [
    /\b(?:backfired|gone south|went south|gone belly up|went belly up|blown up|blew up)\b/gi,
    "lost",
  ],
  [/\bmost embarrassed about\b/gi, "losing the most on"],
  [/\b(?:smartest|wisest|cleverest) (?:buy|purchase|pick|move|investment)\b/gi, "best performer"],
  [/\bknocked it out of the park\b/gi, "gained the most"],
];
