const end = "(?=\\W*$)";
const kinds = "(?:(?:individual |single |mutual )?(?:stocks|etfs|funds|bonds|options))";
const n = "(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)";
const place = "(?:the |our |my )?[^,.?!:]{2,30}?";

/** What stands in an unusual place of the sentence, or is said in passing, put where and as the rules know it. */
export const orderTurns: readonly (readonly [RegExp, string])[] = [
  // "the gain, for the joint account, on VXUS": a phrase between commas that says where.
  [
    new RegExp(
      `, ((?:by|for|in|from|of|under|within|at) ${place}), (?=(?:happened|were|was|did|have|has|are|is|came|went|the|what|how|on|over|since|during)\\b)`,
      "gi",
    ),
    " $1 ",
  ],
  // "Since June, trades please, joint account"
  [
    new RegExp(
      `^(\\W*(?:since|in|during|from|for) [^,.?!]{3,20}, (?:any |the |all )?(?:trades|buys|sells|deposits|withdrawals|transfers))(?: please)?, (?:the |our )?([^,.?!]{3,30}?)(?: please)?${end}`,
      "gi",
    ),
    "$1 in $2",
  ],
  // "worst three, by percent", "biggest gainers today in dollars, top two"
  [
    new RegExp(
      `^(\\W*(?:and )?(?:the )?(?:worst|best|top|bottom|biggest|largest|smallest) ${n}), (?=(?:by|in) (?:percent|%|dollars|value))`,
      "gi",
    ),
    "$1 ",
  ],
  [
    new RegExp(
      `^(\\W*)(?:the |our |my )?(?:biggest|best|largest|top) ([^,.?!]*), (?:the )?top ${n}(?: only)?${end}`,
      "gi",
    ),
    "$1top $3 $2",
  ],
  [
    new RegExp(
      `\\b(?:what|which (?:holdings?|positions?|stocks?)) moved (?:the )?most((?: today)?)((?: in (?:dollars|percent))?), (?:the )?top ${n}${end}`,
      "gi",
    ),
    "the $3 biggest movers$1$2",
  ],
  [
    new RegExp(
      `^(\\W*)(?:the |our |my )?(?:biggest|worst|largest) (losers?|decliners?|fallers?)\\b([^,.?!]*), (?:the )?(?:top|worst|bottom) ${n}(?: only)?${end}`,
      "gi",
    ),
    "$1worst $4 $2$3",
  ],
  // "biggest loser in dollars, stocks only, in the joint account": of the stocks there.
  [
    new RegExp(
      `^(\\W*[^,.?!]*\\b(?:losers?|gainers?|winners?|movers?|holdings?|positions?|performers?|gains?|loss(?:es)?)\\b[^,.?!]*), (?:just |only )?(?:the )?(${kinds})(?: only)?,? ((?:in|for|at|within) [^,.?!]{3,40}?)${end}`,
      "gi",
    ),
    "$1 among the $2 $3",
  ],
  // "the individual stocks: what are they up in total?", "options only: what have they made so far"
  [
    new RegExp(
      `^(\\W*)(?:just |only )?(?:the |our |my )?(${kinds})(?: only)?[:,] (?:what|how much) (?:are|is|have) they (?:up|down|made|gained|lost|earned)(?: so far| (?:in )?total| altogether| in all| overall)*${end}`,
      "gi",
    ),
    "$1what is the total unrealized gain on our $2",
  ],
  // "how much of the portfolio is MSFT, in %"
  [
    new RegExp(
      `\\bhow (?:much|large a (?:part|share)) of (the |our |my )(portfolio|holdings|total|household|account) (is|are) ([^,.?!]{2,30}?),? in (?:%|percent(?:age)?(?: terms)?)${end}`,
      "gi",
    ),
    "what percent of $1$2 $3 $4",
  ],
  // "Rank the accounts by value with their percent share"
  [
    /\b(?:rank|list|show|sort|order|give)(?: me)? (?:all )?(?:the |our |my )?accounts\b[^.?!]*\b(?:percent(?:age)?s?|%|shares?|weights?)\b[^.?!]*/gi,
    "each account's share of the total value",
  ],
  // "which account returned less over one year, Hector's or Rosa's, and by how much": of the two.
  [
    new RegExp(
      `^(\\W*)which (?:account|one) (?:returned|made|did|gained) (?:less|worse)([^,.?!]*), (${place}) or (${place})(?:,? and by how much)?${end}`,
      "gi",
    ),
    "$1which did worse$2, $3 or $4",
  ],
  [
    new RegExp(
      `^(\\W*)which (?:account|one) (?:returned|made|did|gained) (?:more|better)([^,.?!]*), (${place}) or (${place})(?:,? and by how much)?${end}`,
      "gi",
    ),
    "$1which did better$2, $3 or $4",
  ],
  // "By how much did the joint account beat Linh's SEP over one year?", "whose IRA did better this year, Hector's or Rosa's?"
  [
    new RegExp(
      `^(\\W*)(?:by how much )?did (?!(?:we|i|they|he|she|it)\\b)(${place}) (?:beat|outperform|top) (?!(?:the |our )?(?:market|index|benchmark|s&p|spy|inflation|expectations|household|family|total|portfolio))(${place})((?: (?:over|in|for|this|last|during|ytd|today|year)\\b[^,.?!]*)?)(?:,? and by how much)?${end}`,
      "gi",
    ),
    "$1which did better$4, $2 or $3",
  ],
  [
    /^(\W*)whose (?:ira|roth|roth ira|401k|account|accounts|portfolio) (?:did|has done|is doing) (better|worse|best|worst)([^,?.!]*), (\p{L}{3,}?)(?:'s)? or (\p{L}{3,}?)(?:'s)?(?=\W*$)/giu,
    "$1did $4 or $5 do $2$3",
  ],
  // "how are both accounts doing over 1y": each of them.
  [
    /\bhow (?:are|did|do|have|were) (?:(?:both|all|the|our|my|their|of|two|three|four) )+accounts (?:doing|do|done|fare|fared|perform|performed|performing)\b/gi,
    "what is the return of each account",
  ],
  // "Quote for VTTSX and Anika's share count"
  [/\b(\p{L}+)'s (?:share|unit) count\b/giu, "how many shares does $1 own"],
  // "What price are we carrying Harborview at": the latest one.
  [
    /\b(?:what|which) price (?:do|are|is|does) (?:the )?\w+ (?:carry|carrying|mark|marking) ([^?.,]{2,40}?) at(?=\W*$)/gi,
    "what is the price of $1",
  ],
  [
    /\b(?:what|which) price (?:do|does|have) (?:i|we|they|you|the \w+) (?:have|got|see|show)(?: on file)? (?:for|on) (?=[^?.,]{2,40}\W*$)/gi,
    "what is the price of ",
  ],
  // "how did the May deposit get to us - wire, check, ACH?": the ways are only examples.
  [
    new RegExp(
      `\\b(how (?:did|was|were|do|has|have)\\b[^.?!]*?)\\s*[-–—,:]+\\s*(?:(?:by |via )?(?:wire|check|cheque|ach|cash)(?:,? or |, ?| ?/ ?|${end}))+${end}`,
      "gi",
    ),
    "$1",
  ],
  // "Did we not buy any in October?" asks whether we did.
  [
    /\b(did|have|has|do|does) (we|i|they|he|she) not (?:ever )?(?=(?:buy|bought|sell|sold|purchase|own|hold|have|deposit|withdraw|make|trade)\b)/gi,
    "$1 $2 ",
  ],
  // "how much moolah is in the IRA, cash I mean"
  [
    new RegExp(
      `\\bhow much (?:moolah|money|dough|dosh|dinero)\\b([^,.?!]*), (?:i mean )?(?:in )?cash(?:,? i mean)?${end}`,
      "gi",
    ),
    "how much cash$1",
  ],
  // "completed deposits only, no pending ones": said twice.
  [
    /\b(completed|pending|failed)\b([^.?!]*), (?:and )?(?:no|not the|none of the) (?:completed|pending|failed)(?: (?:ones|deposits|withdrawals|transfers))?(?=\W*$)/gi,
    "$1$2",
  ],
  // "list the positions and tell me the best one"
  [
    /\band (?:tell|show|give) (?:me|us) the (best|worst|biggest|largest|smallest)(?: one)?(?=\W*$)/gi,
    "and which one is the $1",
  ],
  // "everything except the bond funds"
  [
    /\b(except(?:ing)?(?: for)?|excluding|without|but not|minus|not counting|other than|apart from|leaving out|no) (the |our |any )?bond (?:funds|etfs)\b/gi,
    "$1 $2bonds",
  ],
  [
    /\bthe (?:little one|kid|child|baby|boy|girl|youngest)'s (?=(?:college|education|school|529)\b)/gi,
    "the ",
  ],
  [
    /\bby (?:today's|the day's) (?:dollar|price) (?:moves?|changes?|gains?)\b/gi,
    "by gain today in dollars",
  ],
  [/\bwhatever(?:'s| is)\b/gi, "what is"],
  // What is borrowed, and no account's value.
  [/\bmargin balance\b/gi, "margin debit"],
];
