import { plainly } from "./figurative.ts";
import { accountTurns } from "./reworded-accounts.ts";
import { askedTurns } from "./reworded-asked.ts";
import { cashTurns } from "./reworded-cash.ts";
import { claimTurns } from "./reworded-claims.ts";
import { halfTurns } from "./reworded-halves.ts";
import { orderTurns } from "./reworded-order.ts";
import { pairTurns } from "./reworded-pairs.ts";
import { peopleTurns } from "./reworded-people.ts";
import { rankingTurns } from "./reworded-rankings.ts";
import { recordTurns } from "./reworded-records.ts";
import { savingTurns } from "./reworded-savings.ts";
import { sideTurns } from "./reworded-sides.ts";
import { sizeTurns } from "./reworded-sizes.ts";
import { topicTurns } from "./reworded-topics.ts";
import { tradeTurns } from "./reworded-trades.ts";
import { valueTurns } from "./reworded-values.ts";

const except = "(?:no|not|nor|without|except|excluding|than)";
const status = "(?:completed|pending|failed)";
const done = "(?:what|those that|the ones that) (?:has|have|is|are) (?:actually |already )?";

const turns: readonly (readonly [RegExp, string])[] = [
  // "Looking at individual stocks only, which one is down": of the stocks.
  [
    /\b(?:(?:looking|going) (?:just |only )?(?:at|by)|considering|counting|taking|among) (?:just |only )?(?:the |my |our |their )?((?:individual |single )?(?:stocks|etfs|funds|bonds)) (?:only|alone),\s*/gi,
    "of $1, ",
  ],
  // "Among the individual stocks, which has gained most": which of them.
  [
    /\b(?:among|of|out of) (?:just |only )?((?:the |my |our |their )?(?:individual )?(?:stocks|etfs|mutual funds|funds|bond funds|bonds)), which (?:one )?(?=has |have |is |are |shows? |did |does |do )/gi,
    "which of $1 ",
  ],
  // "which has the best and which the weakest gain in percent": each of the gain in percent.
  [
    /\b(which (?:\w+ ){0,5}?(?:has|have|shows?|had)) the (best|biggest|largest|highest|strongest|greatest) and which(?: (?:one|has))* the (worst|weakest|smallest|lowest|poorest) ([^?.;,]+)/gi,
    "$1 the $2 $4, and $1 the $3 $4",
  ],
  // "which holding leads in percent and which in dollars"
  [
    /\b(which (?:[a-z]+ ){1,6}?)((?:in|by) (?:percent(?:age)?(?: terms)?|dollars?(?: terms)?|%|value)),? and which (?=(?:in|by) )/gi,
    "$1$2, and $1",
  ],
  // "Any purchases last week? Trades, not deposits."
  [
    /([.?!])\s*(?:trades,? (?:and )?not (?:deposits|transfers)|(?:deposits|transfers),? (?:and )?not trades)\W*$/gi,
    "$1",
  ],
  // "ETFs only: which one dropped most"
  [
    /^(\W*)((?:individual |single )?(?:stocks|etfs|mutual funds|funds|bonds))(?: only)?(?:, please)?[:,] (?:please )?which (?:one )?(?=\w+)/i,
    "$1which of the $2 ",
  ],
  // "Trades from last week only: what was bought": what was bought last week.
  [
    /^(\W*)(?:the |our |my )?(?:trades|transactions|trading) (?:(?:from|in|of|during|for) )?([^:,.?!]{3,30}?)(?: only)?: (?=(?:what|which|how|when|was|were|did)\b[^?]*\b(?:bought|sold|buys?|sells?|trades?|purchased?)\b)/i,
    "$1$2, ",
  ],
  [
    /^(\W*)(?:the |our |my )?(?:deposits|transfers|withdrawals) (?:(?:from|in|of|during|for) )?([^:,.?!]{3,30}?)(?: only)?: (?=(?:what|which|how|when|was|were|did)\b[^?]*\b(?:deposit(?:s|ed)?|c[ao]me in|went out|withdr[ae]wn?|withdrawals?|transfers?)\b)/i,
    "$1$2, ",
  ],
  // "how much VTI was bought, in shares"
  [
    /\bhow much (\S+) (was|were) (bought|sold|purchased)\b([^?!]*?),? in (?:shares|units)\b/gi,
    "how many shares of $1 $2 $3$4",
  ],
  // "the price of the June one"
  [
    /\b(of|on|for) the (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?) one\b/gi,
    "$1 the one in $2",
  ],
  // "Only the ones in the joint brokerage: what is the gain on those?"
  [/^(\W*)(?:only|just) (?:the )?(?:ones|those) (in|at|from) ([^:?.!]{3,40}): /i, "$1$2 $3, "],
  // "our oldest purchase of it, and what was paid per share?": the price of that one.
  [
    /\b((?:purchase|buy|bought|trade|order)\b[^,?.!]*?,? and )what (?:was|did (?:we|i|he|she|they)|have (?:we|i|they)) pa(?:id|y) (?:per|a) share\b/gi,
    "$1at what price",
  ],
  // "If you add up the ETFs, what is the total?"
  [
    /^(\W*)if (?:you|we|i) (?:add|added|sum|summed) up ([^,?.!]+?)(?: and (?:leave|keep) (?:the )?cash (?:aside|out))?,? what(?:'s| is| would be| do you get| do we get)(?: the total| that| it)?(?=\W*$)/i,
    "$1what is the total value of $2",
  ],
  // "the worst but one"
  [/\b(best|worst|largest|biggest|smallest|highest|lowest) but one\b/gi, "second $1"],
  [/\blast but one\b/gi, "second to last"],
  // "what is settled and what is unsettled in the joint account": both of it there.
  [
    /\b(what|how much)(?:'s| is) ((?:un)?settled) and (?:what|how much)(?:'s| is) ((?:un)?settled)\b(?! cash)/gi,
    "$1 is $2 and $3 cash",
  ],
  // "tucked away in the college plan"
  [
    /\b(is|are|sits?|have|has|got) (?:all )?(?:tucked|stashed|socked|squirreled|salted|put) away\b/gi,
    "$1",
  ],
  // "what is the nest egg up to these days": worth.
  [
    /\b((?:what|how much)(?:'s| is| are) [^?.!,]{1,40}?) up to (?=(?:these days|now|today|at the moment|currently|by now)\b)/gi,
    "$1 worth ",
  ],
  // "between 50 and 100 thousand"
  [
    /\bbetween \$?(\d+(?:\.\d+)?)(?: and | ?[-–] ?)\$?(\d+(?:\.\d+)?) ?(thousand|k|million|m)\b/gi,
    "between $1 $3 and $2 $3",
  ],
  // "worth 50-100k"
  [
    /\b(worth|of|for) \$?(\d+(?:\.\d+)?) ?[-–] ?\$?(\d+(?:\.\d+)?) ?(thousand|k|million|m)\b/gi,
    "$1 between $2 $4 and $3 $4",
  ],
  // "the average deposit, counting the pending one too"
  [
    /,?\s*\b(?:counting|including|with) the pending (?:ones?|deposits?|withdrawals?)(?: too| as well)(?=\W*$)/gi,
    " including the pending ones",
  ],
  // "how much cash is in the Roth, and how much in total?": how much cash.
  [
    /\b(how much (?:(?:un)?settled )?cash\b[^?!.]*?,? and how much) (?=(?:in total|altogether|in all|combined)\b)/gi,
    "$1 cash ",
  ],
  [
    /^(\W*(?:now |and |then |ok |so )*)all of them,? (?=by (?:value|size|gain)\b)/i,
    "$1rank all of them ",
  ],
  // "and Rosa in hers?"
  [/^(\W*(?:and |what about |how about )+)(\w+) in (?:hers|his)(?=\W*$)/i, "$1in $2's"],
  // "how much have my holdings moved today": gained or lost.
  [
    /\b(how much (?:have|did|has) (?:all )?(?:my|our|the|his|her|their) (?:holdings|positions|investments|stocks|etfs|portfolio))(?: all)? (?:moved?|changed?)\b/gi,
    "$1 gained",
  ],
  [/\b(what did the [^,?.!]{1,30}? one cost) (?:me|us|him|her|them)\b/gi, "$1"],
  // "Two things about Helen's IRA: its value": of that account.
  [
    /^(\W*)(?:two|three|2|3|a couple of|a few|some) (?:quick )?(?:things|questions|points|items|facts|figures) (?:about|on|regarding|concerning) (?=[^:?.!]{1,40}:)/i,
    "$1About ",
  ],
  // "What ETFs do we hold, and what are they worth?": the ETFs.
  [
    /\b((?:what|which|how many|list|show)(?: (?:me|of|the|our|my|all))* (etfs|stocks|mutual funds|bond funds|funds|bonds|options)\b[^?!.,]{0,40}?[,?.]?(?: and)? (?:what|how much) (?:are|is)) (?:they|those|these)(?= (?:all )?worth\b)/gi,
    "$1 the $2",
  ],
  // "in dec 25": a day would be on it.
  [
    /\bin (jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.? '?(2[0-9])\b(?!(?:st|nd|rd|th)\b|,? ?(?:19|20)\d\d|\d|\.\d)/gi,
    "in $1 20$2",
  ],
  // What is held is told with how many there are.
  [
    /,? with (?:the )?(?:number of (?:shares|units)|quantit(?:y|ies)|share counts?)(?: (?:of each|each|for each))?(?=\W*$)/gi,
    "",
  ],
  [/^(\W*(?:and|what about) in [^,?.!]{1,40}), how many (?:shares|units)(?=\W*$)/i, "$1"],
  [
    /\b(any (?:trades|deposits|withdrawals|transfers|buys|sales)) or any (?=(?:trades|deposits|withdrawals|transfers|buys|sales)\b)/gi,
    "$1 or ",
  ],
  // "the stocks that we own (no ETFs)"
  [new RegExp(`\\s*\\(((?:${except})\\b[^()]*)\\)`, "gi"), ", $1"],
  // "in Hector's account (the IRA)"
  [
    /(?<='s) accounts? \((?:the |his |her )?(ira|roth ira|roth|401k|401\(k\)|529|brokerage|sep|sep-ira|trust)\)/gi,
    " $1",
  ],
  // "Peter also wants to know": he, too, and nothing beside.
  [
    /(?<=(?<!\b(?:i|we))\s)also (?=(?:wants?|wanted|would like|asks?|asked|needs?|wonders?|wondered)\b)/gi,
    "",
  ],
  // "which stock or fund of mine has gained most": of all that is held.
  [
    new RegExp(
      `(?<!\\b${except} (?:(?:the|any|individual|single) )*)\\b(?:stock(s?) or (?:an? )?(?:etf|fund|mutual fund)s?|(?:etf|(?<!\\b(?:bond|stock|index|market) )fund)(s?) or (?:an? )?stocks?(?! (?:fund|etf)))(?![\\w-])`,
      "gi",
    ),
    "holding$1$2",
  ],
  [/^(\W*(?:and |so |also )*)the price (i|we|they|he|she) got(?=\W*$)/i, "$1what price did $2 get"],
  // "what about ACH, counting only what has actually completed?"
  [
    new RegExp(
      `,?\\s*\\b(?:(?:but|counting|considering|including|taking) )?only (?:${done}|the )(${status})(?: ones?)?(\\W*)$`,
      "gi",
    ),
    ", $1 only$2",
  ],
  // What somebody plans or mentions is told; plans are accounts, and "up" is a gain.
  [/\bplans (?=to\b)/gi, "hopes "],
  [/\b(?:brought|bring|brings|bringing) up\b/gi, "mentioned"],
];

/** One word for one thing, before the turns are looked for. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/\baccts\b/gi, "accounts"],
  [/\bhh\b/gi, "household"],
  [/(?<= )'?em\b/gi, "them"],
  [/\bacct\b/gi, "account"],
  [/\byear[- ]to[- ]date\b/gi, "ytd"],
  [
    /(?<!(?:percent(?:age)?|%|share|fraction|proportion|portion|part|slice) of )\b(?:the|this|my|our) (?:client|family|household|couple)(?:'s|s') (?!trust|office|name)/gi,
    "our ",
  ],
];

const all = [
  ...spelled,
  ...topicTurns,
  ...askedTurns,
  ...pairTurns,
  ...orderTurns,
  ...halfTurns,
  ...claimTurns,
  ...accountTurns,
  ...cashTurns,
  ...tradeTurns,
  ...savingTurns,
  ...turns,
  ...sideTurns,
  ...peopleTurns,
  ...recordTurns,
  ...valueTurns,
  ...rankingTurns,
  ...sizeTurns,
];

/** Turns of phrase, put in the words that the rules know. */
export const reworded = (message: string): string => {
  const whole = turned(plainly(message));
  const parts = whole.split(between);
  return parts.length === 1
    ? whole
    : parts.map((part, at) => (at % 2 === 0 ? turned(part) : part)).join("");
};

const turned = (message: string): string =>
  all.reduce((said, [turn, plain]) => said.replace(turn, plain), message);

/** Where one question ends for sure and another begins: what stands for all of a message may be either. */
const between =
  /([?;]\s+(?!(?:i|i'd|we|in|by|just|only|state|give|tell)\b)(?:(?:and|also|plus|then|next|finally)\b,? *)*|, (?:plus|and also|also|and then|then) )/i;
