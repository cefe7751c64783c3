import type { Params } from "./routed.ts";

type Basis = NonNullable<Params["basis"]>;

export function side(said: string): "BUY" | "SELL" | undefined {
  const isBought = bought.test(said);
  const isSold = sold.test(said);
  if (isBought === isSold) return undefined;
  return isBought ? "BUY" : "SELL";
}

const bought =
  /\b(?:bought|buys?|buying|purchased?|purchases|purchasing|pick(?:ed|ing)? up|acquired?|acquisitions?|acquiring|add(?:ed|ing)? (?:to|more)|snapped up|scooped up|loaded up|grabbed|(?:got|get|getting|went) into|spen[dt]|(?:lay|laid|shell(?:ed)?) out|outlays?)\b/;
const sold =
  /\b(?:sold|sells?|selling|sales?|proceeds|unload(?:ed|ing)?|dump(?:ed|ing)?|offload(?:ed|ing)?|ditch(?:ed|ing)?|trim(?:med|ming)?|liquidat(?:e|ed|ing)|exit(?:ed|ing)?|(?:got|get|getting) (?:rid|out) of|let go of|parted with|cash(?:ed)? out of)\b/;

export function transferType(said: string): "deposit" | "withdrawal" | undefined {
  const isIn = into.test(said);
  const isOut = out.test(said);
  if (bothWays.test(said) || isIn === isOut) return undefined;
  return isIn ? "deposit" : "withdrawal";
}

/** "put in vs taken out": money in and money out are both named. */
export const isOfBothWays = (said: string): boolean => into.test(said) && out.test(said);

const bothWays = /\bin (?:and|or|&|\/) (?:\w+ ){0,2}out\b|\bout (?:and|or|&|\/) (?:\w+ ){0,2}in\b/;
const moves =
  "(?:put|puts|putting|paid|pay|paying|came|come|comes|coming|brought|bring|bringing|moved?|moves|moving|sent|send|sending|flow(?:ed|s|ing)?|go|goes|gone|going|went|add(?:ed|ing)?|roll(?:ed)?|wired?|transferr?(?:ed)?|taken?|takes|taking|took|pull(?:ed|ing|s)?|drew|drawn?|draw|get|got|cash(?:ed)?)";
const sent =
  "\\b(?:send|sent|sending|moved?|wired?|transferred|pull(?:ed)?|mailed)(?: (?!from\\b|to\\b)\\S+){0,4}";
const bank = "(?:\\w+ )?(?:bank|checking|savings|credit union)";
const between = "(?: (?!in\\b|into\\b|out\\b)\\S+){0,4}";
const into = new RegExp(
  [
    "\\b(?:deposits?|deposited|depositing|inflows?|incoming|inbound|contributions?|contributed?|contributing|infusions?|top(?:ped)? up)\\b",
    `\\b${moves}${between} in(?:to)?\\b(?! (?:my |the |our |their |total|all|dollars?|and |or ))`,
    `\\b${moves}${between} into\\b`,
    `\\b${moves} in(?:to)? (?:the |my |our |their )?(?:account|ACC)\\b`,
    "\\b(?:come|comes|came|coming|put|brought|paid) PER\\b",
    "\\badd(?:ed|ing)?(?: (?:any|some|more|new|the|extra))* (?:money|cash|funds)\\b|\\bput in\\b",
    "\\b(?:fund|funded|funding|credited|hit|landed in|reached) (?:the |my |our |their |this |that )?(?:account|ACC)\\b",
    "\\b(?:money|cash|funds) in(?! (?:my|the|our|their)\\b| ACC| there| and| or)\\b",
    "\\b(?:add|added)\\b(?!(?: (?:it|them|those|these|all|everything))* (?:up|together)\\b)",
    `${sent} (?:over )?from (?:my|our|his|her|their|the|an?|another) ${bank}`,
  ].join("|"),
);
const out = new RegExp(
  [
    "\\b(?:withdraw|withdrawals?|withdrew|withdrawn|withdraws|withdrawing|outflows?|outgoing|outbound|distributions?|distributed|redemptions?|rmds?|cashed out|payouts?|paid out|drawdowns?)\\b",
    `\\b${moves}${between} out\\b`,
    "\\b(?:left|leaves|leaving|leave) (?:the |my |our |their )?(?:account|ACC|portfolio)\\b",
    "(?<!\\bin (?:and|or) )\\b(?:money|cash|funds) out\\b(?! and| or)",
    `${sent} (?:back |over )?to (?:my|our|his|her|their|the|an?|another) ${bank}`,
  ].join("|"),
);

const notYet =
  /\b(?:not|never|yet to|still to|waiting to|waiting for)(?: (?:yet|fully|actually|been|even|quite|have|to))* (?:complete[ds]?|completing|clear(?:ed|ing)?|settled?|(?:gone? |went |made it )?through|post(?:ed)?|land(?:ed)?|arrived?|processed|finish(?:ed)?|done|come (?:in|through)|gone out|got(?:ten)? there|finali[sz]ed)\b|\b(?:incomplete|unfinished|uncompleted|unprocessed)\b/;
const states: readonly (readonly [RegExp, NonNullable<Params["status"]>])[] = [
  [/\bnot (?:pending|outstanding|processing|failed|rejected)\b/, "completed"],
  [notYet, "pending"],
  [
    /\b(?:pending|in progress|processing|outstanding|in transit|in flight|in limbo|uncleared|unsettled|still open|open(?= (?:transfers?|deposits?|withdrawals?|wires?|ach)\b)|open (?:ach |wire )?(?:transfers?|deposits?|withdrawals?|wires?|payments?|contributions?|distributions?)|stuck|on hold|held up|hung up|on (?:its|their|the) way|en route|in the (?:works|pipe|pipeline)|queued|still waiting)\b/,
    "pending",
  ],
  [
    /\b(?:failed|fail|fails|failing|rejected|bounced?|bouncing|declined|unsuccessful|returned|cancell?ed|did not work)\b/,
    "failed",
  ],
  [
    /\b(?:completed?|successful|successfully|finished|finali[sz]ed|cleared|(?<=\b(?:did|does|do|has|have) )clear|(?:went|gone|go|made it|came) through|settled|posted|processed|(?:(?:has|have|had|actually|really|already) )+(?:landed|arrived))\b/,
    "completed",
  ],
];

/** "pending ones included", "with the pending one": those that have completed and those that have not. */
export const includesPending = (said: string): boolean =>
  /\b(?:including|includes?|counting|plus|with|along with|together with) (?:(?:the|any|all|our|my|those|still|also) )*pending\b|\bpending (?:(?:1s?|ones?|deposits?|transfers?|withdrawals?) )?(?:included|inclusive|counted|too|as well)\b/.test(
    said,
  ) && !/\b(?:not|without) (?:including|counting)\b/.test(said);

/** Only these transfers; a question whether one has got there asks about any of them. */
export function transferStatus(said: string): Params["status"] {
  const found = states.find(([pattern]) => pattern.test(said));
  if (found === undefined || includesPending(said)) return undefined;
  const [pattern, status] = found;
  const before = said.split(pattern)[0] ?? "";
  if (ofAny.test(said)) return status;
  const asksOfOne =
    (asksWhether.test(said) || asksOfIt.test(before) || ofClaim.test(said)) &&
    /\b(?:deposits?|withdrawals?|transfers?|wires?|ach|it|they|that|this|those|these|money|everything|contributions?|\$?\d[\d,.]*k?)\b/.test(
      before,
    ) &&
    (ofRow.test(before) ||
      !/\b(?:any|anything|something|which|what transfers|are there|is there|show|list)\b/.test(
        before,
      ));
  return asksOfOne ? undefined : status;
}

/** "is a deposit still pending": any that is. */
const ofAny =
  /^(?:(?:and|so|but) )*(?:(?:is|was) an? (?:deposit|withdrawal|transfer|wire|payment)\b|(?:do|does) (?:\w+ ){1,3}have an? (?:deposit|withdrawal|transfer|wire|payment)s?\b)/;
/** "is there a deposit today, and has it completed" */
const ofRow =
  /\band (?:did|has|have|had|is|was) (?:it|that|they|this|the money)(?: (?:already|yet|been|gone))*\s*$/;
/** "I put money in last week, did it go through" */
const asksOfIt = /\b(?:did|has|have|had|is|was|whether|if) (?:it|that|this|they|the money)\b[^.]*$/;
/** "the client says the deposit failed", "the $750 deposit is still pending?": whether it is so. */
const ofClaim =
  /^(?:(?:my|the|our|a|his|her) )?(?:\w+ )?(?:says?|said|claims?|claimed|insists?|thinks?|believes?|swears?|told (?:me|us))\b|^(?:(?:the|my|our|that|this) )?(?:last )?(?:\$?\d[\d,.]*k? )?(?:deposit|withdrawal|transfer|wire) (?:of \S+ )?(?:(?:already |now |finally )(?:clear(?:ed)?|went|gone|completed|arrived|posted|settled)|is|has|was|did)\b/;
const asksWhether =
  /^(?:and |so |but )?(?:did|has|have|had|is|are|was|were|does|do|when|why|will|what happened|confirm|verify|check|double check|make sure|please confirm|whether|if|tell me (?:if|whether)|see (?:if|whether)|know (?:if|whether)|sure|can you (?:confirm|check|verify))\b/;

/** Words for what trades on no exchange. */
export const unlisted =
  "private|privately (?:held|owned)|unlisted|unquoted|non ?traded|closely held|illiquid";

const classes: readonly (readonly [RegExp, NonNullable<Params["asset_class"]>])[] = [
  [/\b(?:bonds?|equity|stocks?) (?:or|and) (?:bonds?|equity|stocks?) etfs?\b/, "etf"],
  [/\b(?:bonds?|fixed income|treasur(?:y|ies)|munis?|municipals?|tax exempts?)\b/, "bonds"],
  [/\b(?:etfs?|exchange traded funds?)\b/, "etf"],
  [
    new RegExp(
      `\\b(?:(?:${unlisted}) (?:equity|funds?|investments?|placements?|holdings?|compan(?:y|ies)|business(?:es)?|stakes?|positions?|ones?|1)|alternatives)\\b`,
    ),
    "private",
  ],
  [/\b(?:mutual funds?|index funds?|money market funds?|funds?)\b/, "funds"],
  [/\b(?:options?|calls and puts|puts|covered calls)\b/, "options"],
  [/\b(?:stocks?|equities|equity positions|shares of companies)\b/, "stocks"],
];

/** Only of what is owed. */
export const ofShorts = (said: string): true | undefined =>
  /\bshorts\b|\bshort (?:positions?|holdings?|stocks?|side)\b/.test(said) ? true : undefined;

export const assetClass = (said: string): Params["asset_class"] =>
  isOfTwo(said) ? undefined : classes.find(([pattern]) => pattern.test(said))?.[1];

/** Only one class; "best stock", "which of my stocks" may mean the best of all, and "what stocks did I buy" anything. */
export function classOf(said: string): Params["asset_class"] {
  const found = assetClass(said);
  return found === "stocks" &&
    !/\b(?:only|just|individual|single)(?: the| my| our)? stocks\b|\b(?:individual|single) stock\b|\bstocks? (?:positions?|holdings?|only)\b|\b(?:of|among|amongst|within) (?:all )?the stocks\b|^(?:of|among|amongst) (?:all )?(?:my|our|his|her|their) stocks\b|(?<!\bof (?:my|our|the|his|her|their) )\bstocks\b(?! (?:did|do|have|has) (?:i|we|they|he|she))/.test(
      said,
    )
    ? undefined
    : found;
}

/** "which of my stocks and funds": what is asked of both is not asked of one. */
const isOfTwo = (said: string): boolean => namedClasses(said).size > 1;

function namedClasses(said: string): ReadonlySet<string> {
  const isApart =
    /\b(?:not|only|just|no|or|versus|vs)\b|\bthan (?:(?:my|our|the) )?(?:stocks|etfs|funds)\b/.test(
      said,
    );
  const plurals = /\b(?:stocks|shares|etfs|(?<!bond |index |traded )funds)\b(?! (?:of|in) )/g;
  return new Set(isApart ? [] : said.match(plurals));
}

/** Of two classes that are asked about together, the ones that are not. */
export function otherClasses(said: string): NonNullable<Params["asset_class"]>[] {
  const named = namedClasses(said);
  if (named.size < 2 || named.has("shares") || ofOther.test(said)) return [];
  return (["stocks", "etf", "funds", "options", "private"] as const).filter(
    (one) => !named.has(one === "etf" ? "etfs" : one),
  );
}
/** What is done with them, or what they are in general. */
const ofOther =
  /\b(?:buy|bought|buys|sell|sold|sales|trades?|traded|explain|differences?|mean|between|compar\w*|price[ds]?)\b/;

export function cashKind(said: string): NonNullable<Params["cash"]> {
  const unsettled =
    /\b(?:unsettled|not(?: (?:yet|fully|been|actually|come|gone))* (?:settled?|cleared?|available|(?:through|past) settlement)|(?:yet|left|due|still) to (?:be )?(?:settled?|clear(?:ed)?)|still (?:settling|clearing)|unsettling|uncleared|settling|(?:pending|await(?:s|ing)?|under|in) settlement|(?:until|till|wait(?:ing)? (?:on|for|to)|(?:wait(?:ing)? )?on to) (?:(?:the|its|cash|it|they|still) )*settle(?:s|d|ment)?|settlement (?:is )?(?:still )?(?:due|pending|outstanding)|still outstanding)\b/;
  const settled =
    /\b(?:settled|cleared|withdraw|withdrawn|withdrawable|withdrawal|take out|taken out|pull out|draw out|lift out|cash out|leave the accounts?|not (?:tied up|stuck|held up) in settlement|(?:take|pull|get|move|transfer) (?:\w+ )?(?:money|cash|funds) out|(?:can|could|able to) (?:\w+ ){0,3}(?:transfer|send|sent|move|moved) (?:\w+ ){0,3}to (?:my|our|the|his|her|their) (?:bank|checking|current account))\b/;
  const isUnsettled = unsettled.test(said);
  const isSettled = settled.test(said.replace(unsettled, ""));
  if (new RegExp(`${leavingOut}${unsettled.source}`).test(said)) return "settled";
  if (isUnsettled && withIt.test(said)) return "total";
  if ((isSettled && isUnsettled) || ofBoth.test(said)) return "both";
  if (isSettled || isUnsettled) return isSettled ? "settled" : "unsettled";
  return /\b(?:total cash|all (?:my |the |our |their )?cash|cash in total|overall cash|cash altogether|cash all told)\b/.test(
    said,
  )
    ? "total"
    : "both";
}

/** "total incl. unsettled" is all of it. */
const withIt =
  /\btotal\b.*\b(?:including|incl|includes|with|plus|counting)\b(?: (?:the|any|what is|all|and))* (?:un|not )settled\b/;
/** "settled or not", "settled, as opposed to the total" */
const ofBoth =
  /\b(?:settled|cleared) or (?:not|otherwise)\b|\bsettled\b.*\b(?:as opposed to|versus|vs|against|compared (?:to|with)|next to|rather than)(?: the)? (?:total|whole|full|overall)\b|\btotal (?:versus|vs|and|against) settled\b|\bsettled (?:versus|vs|and|against) (?:the )?total\b|\bsettled (?:and|or) (?:how much|what|which)(?: (?:is|has|still|yet))* not\b/;

/** "cash excluding what has not settled" is the rest. */
const leavingOut =
  "\\b(?:excluding|exclude|without|minus|less|net of|except|besides|apart from|aside from|other than|not counting|not including|ignoring|ignore|leaving out|leave out|but not)\\b(?: (?!settled\\b)\\S+){0,4} ";

/** What is held against what was paid is meant in percent, unless dollars are asked for. */
export const inPercent = (said: string): boolean =>
  percent.test(said) || (relative.test(said) && !inDollars(said));
const percent =
  /\bpercent(?:ages?)?\b|%|\bpercentagewise\b|\bpct\b|\bbasis points?\b|\bbps\b|\b(?:relative|proportional|rate) (?:terms|basis|of return)\b|\b(?:per|for (?:each|every)) dollar (?:invested|spent|paid|put in)\b|\bproportion(?:ally|ately)\b|\bin relative\b/;
const relative =
  /\b(?:relative to|in proportion to|proportionate to|as a share of|compared (?:to|with)|measured (?:against|by)|(?:gain\w*|grown|grew|done|did) .*against) (?:(?:what|the|its|their|his|her|my|our|original|purchase|amount) )*(?:(?:i|we|they|he|she|it) )?(?:(?:originally|first|have) )*(?:paid|costs?|basis|price|invested|investment|put in)\b/;
export const inDollars = (said: string): boolean =>
  /\b(?:dollars?|dollar terms|dollarwise|money|cash terms|absolute (?:terms|gains?)|in absolute)\b|\$/.test(
    said,
  );

/** `today` and percent switch the basis; size asks for the market value. */
export function basis(asked: { size: boolean; day: boolean; percent: boolean }): Basis {
  if (asked.size) return "market_value";
  if (asked.day) return asked.percent ? "day_change_pct" : "day_change";
  return asked.percent ? "unrealized_pl_pct" : "unrealized_pl";
}

export function direction(sentence: string): "best" | "worst" | undefined {
  const said = sentence
    .replace(/\bat (?:least|most)\b/g, "over")
    .replace(/\b(?:pull|pulling|bring|bringing) up\b/g, "show");
  const denied = deniedDirection(said);
  if (denied !== undefined) return denied;
  if (isWorst(said)) return "worst";
  const begins = beginning(said);
  if (begins !== undefined) return worst.test(begins) ? "worst" : "best";
  if (
    /\b(?:lost|losing|lose|down|fallen|dropped|declined|hurt|hurting) (?:the )?least\b|\bleast (?:bad|red|damage)\b/.test(
      said,
    )
  )
    return "best";
  if (/\b(?:best|winners?|gainers?|top)\b/.test(said) && /\b(?:losers?|worst)\b/.test(said))
    return "best";
  if (worst.test(said)) return worst.test(said.replace(eitherWay, "")) ? "worst" : "best";
  return best.test(said) ? "best" : undefined;
}

const isWorst = (said: string): boolean => topLoser.test(said) || smallFirst.test(said);
/** "smallest first, top 2 only" */
const smallFirst = /\b(?:smallest|lowest|worst|weakest|least) first\b/;

/** "today's top loser"; "top winner and top loser" asks for both ends. */
const topLoser =
  /^(?!.*\b(?:winners?|gainers?|best)\b).*\b(?:top|biggest|main|number 1) (?:\w+ )?(?:losers?|fallers?|decliners?)\b/;

/** "from worst to best": the worst. */
const beginning = (said: string): string | undefined => fromEnd.exec(said)?.slice(1).find(Boolean);

const eitherWay = /\b(?:gains?|profits?) (?:and|or) loss(?:es)?\b/g;

const ends =
  "(?:best|worst|top|bottom|winners?|losers?|strongest|weakest|highest|lowest|biggest|largest|smallest|most|least)";
/** "from worst to best" begins with the worst. */
export const fromEnd = new RegExp(
  `\\b(${ends})(?: (?:performers?|performing|gains?|gainers?|positions?|holdings?|stocks?|ones?|1))? (?:to|down to|up to|through)(?: the)? ${ends}\\b|\\bfrom (?:the )?(${ends})(?: \\w+){1,5} (?:down|up) to (?:the )?${ends}\\b`,
);

/** "not making money" and "not in the green" are at a loss, "not losing" is not. */
function deniedDirection(said: string): "best" | "worst" | undefined {
  if (notGood.test(said)) return "worst";
  return notBad.test(said) ? "best" : undefined;
}

const skipped =
  "(?: (?:my|the|in|at|a|an|any|really|exactly|very|so|too|up|even|yet|doing|performing|been|me|us|currently|all|that|go|going|went|gone|move|moved|end|ended|finish|finished|close|closed|do|get|show|showing)){0,3}";
const notGood = new RegExp(
  `\\b(?:not|never)${skipped} (?:(?:mak(?:e|ing)|made) (?:\\w+ ){0,2}(?:money|profits?|gains?)|earning|green|black|well|great|good|hot|profitable|profit|positive|up|gain(?:ing|ed)?|winn(?:ing|ers?)|ahead|working|grow(?:ing|n)?|paid off|paying off|black|above (?:water|cost)|ris(?:en|ing))\\b`,
);
const notBad = new RegExp(
  `\\b(?:not|never)${skipped} (?:los(?:t|e|ing|ers?)|red|down|underwater|negative|bad(?:ly)?|poorly|loss(?:es)?|below cost|sinking|falling|fallen|hurting|dragging)\\b`,
);

const worst =
  /\b(?:cost(?:s|ing)? (?!(?:the )?(?:most|least)\b|(?:basis|bases|by|in|at|and|or|to|for|with|per|of|is|was|are|a|an|each)\b)(?:the )?\w+ (?:\w+ ){0,2}(?:most|money)|worst|bottom|losers?|loss|losses|losing|loses?|lost|down|decliners?|declin(?:es?|ed|ing)|laggards?|lagg(?:ed|ing)|weak(?:est|er)?|poorest|poorly|badly|bad|against (?:me|us|them|him|her)|fall(?:en|ing|s)?|fell|drop(?:s|ped|ping)?|under ?water|in the (?:red|hole)|underperform\w*|smallest|lowest|least|negative|hurt(?:ing|s)?|drag(?:s|ged|ging)?|weigh(?:s|ed|ing)|bleed(?:s|ing)?|bled|sink(?:s|ing)?|sank|sunk|tank(?:s|ed|ing)?|slid(?:e|ing)?|slip(?:ped|ping)|plung(?:ed|ing)|crash(?:ed|ing)|hammered|struggl(?:ed|ing)|suffer(?:ed|ing)|stinkers?|duds?|flops?|(?:below|under) (?:cost|water|what (?:we|i|they) paid)|behind|red|shedding|sucks|stinks|hit|clobbered|beaten (?:up|down)|took a beating|fallers?|knock|dip(?:s|ped)?|tumbl(?:e|es|ed|ing)|cropper|shortfall|hole|smoked|rekt|reddest|sold off|dumped|off by|let (?:us|me|them) down|fewest|littlest|puniest|tiddler|minor|advers(?:e|ely)|bagholder)\b/;
const best =
  /\b(?:best|better|top|biggest|largest|strongest|highest|most|winn(?:ers?|ing)|gainers?|gain(?:s|ed|ing)?|up|profitable|profits?|green|well|outperform\w*|leaders?|leading|positive|greatest|movers?|heaviest|main|mak(?:e|es|ing) (?:\w+ ){0,2}money|made (?:\w+ ){0,2}money|kill(?:ing|ed) it|crush(?:ing|ed)(?: it)?|soar(?:ed|ing)|rall(?:y|ied|ying)|climb(?:ed|ing)|ris(?:en|ing)|rose|jump(?:ed|ing)|surg(?:ed|ing)|stars?|standouts?|ahead|in the black|carrying|driving|helping|boosting)\b/;
