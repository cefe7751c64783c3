import { namedBy, periodMark, sentence } from "./item.ts";
import { meant, type Piece, standing } from "./piece.ts";
import { asks } from "./pieces.ts";
import type { Reading } from "./read.ts";
import type { Intent } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";

/** "my portfolio, is it up", "I know I sold some AAPL, but at what price": what is asked is of this. */
export const leadsOn = (before: Piece, own: Piece, reading: Reading): boolean =>
  !own.fresh &&
  ofIt.test(sentence(own.items)) &&
  (isRecalled(before) || (own.joint.length === 0 && whole.test(unnamed(before, reading))));

/** The words without who of the household is named. */
const unnamed = ({ items }: Piece, { members }: Reading): string =>
  sentence(items.filter(({ said }) => !members.has(said)));

export const isRecalled = ({ items, claim }: Piece): boolean =>
  claim !== undefined && recalled.test(sentence(items));
const ofIt = /\b(?:it|that|this|they|them|those|these|i (?:am|got|get|paid|pay))\b/;
const recalled =
  /^(?:(?:so|well|ok) )*(?:i|we|he|she|they) (?:do )?(?:know|think|believe|remember|recall|guess|see|understand|noticed|am sure|was told)\b.*\bSYM\b/;
const whole =
  /^(?:(?:about|regarding|my|our|the|their|his|her|whole|entire|all|\d) )*(?:portfolio|accounts?|ACC|investments|holdings|positions|stocks|etfs|bonds|funds|(?:positions|holdings|securities) (?:plus|and|\+) (?:the )?cash|(?:everything|all)(?: (?:i|we|they|he|she) (?:have|has|own|owns|hold|holds))?)(?: combined| together)?$/;

/** "Legacy Trust: list the stocks": the account is what is asked about. */
export const isPlaced = (before: Piece, own: Piece, reading: Reading): boolean =>
  own.joint.length === 0 &&
  own.claim !== undefined &&
  ((!own.fresh && isPlace(before, reading)) || asksContents(before, own)) &&
  !own.items.some(({ account }) => account !== undefined);

/** "What's in Theo's college account, total value?": the money, and not the holdings. */
const asksContents = (before: Piece, own: Piece): boolean =>
  /^(?:what is|how much is) in (?:(?:the|my|our) )?ACC(?: (?:right now|now|PER))?$/.test(
    sentence(before.items),
  ) && /^(?:(?:the|in) )?total(?: (?:value|worth|balance|amount))?$/.test(sentence(own.items));

export const isPlace = (piece: Piece, reading: Reading): boolean =>
  place.test(unnamed(piece, reading)) &&
  piece.items.some(({ account }) => namedBy(account).length > 0);

const place =
  /^(?:(?:\d (?:things|items|questions|points|figures|numbers|facts)|about|regarding|just|only|for|on|in|re|my|our|the|their|his|her) )*ACC$/;

/** "a market order: ten AAPL, buy side": what is to be bought is no question. */
export const isOrdered = (before: Piece, own: Piece): boolean =>
  before.claim?.scope === "execution" && !isNew(own) && !asks(own);

/** "how much in all, investments and cash together" */
export const isSummedUp = (before: Piece, own: Piece): boolean =>
  before.claim?.intent === "account_value" &&
  (sum.test(sentence(own.items)) || inclusive.test(sentence(own.items)));
/** "what am I worth, cash and everything" */
const inclusive =
  /^(?:(?:with|including) (?:the )?cash|cash included|(?:the )?cash and (?:everything|all(?: of it)?|the lot|the rest)(?: else)?|everything(?: (?:included|together|in))?)$/;
const sum =
  /^(?:(?:the|my|our|their|all) )*(?:(?:investments|positions|holdings|securities|stocks) (?:and|plus|\+|&) (?:(?:the|my|our|their) )?cash(?: (?:together|combined|included|altogether|both|in 1))?|cash (?:and|plus|\+|&) (?:(?:the|my|our|their) )?(?:investments|positions|holdings|securities|stocks)(?: (?:together|combined|included|altogether|both|in 1))?)$/;

/** "VXUS units, household total": in every account. */
export const isOfAllPlaces = (before: Piece, own: Piece): boolean =>
  before.claim?.intent === "positions" && !isNew(own) && overall.test(sentence(own.items));
const overall =
  /^(?:the |in )?(?:(?:household|family|portfolio|overall|combined|grand) )?(?:total|overall)$/;

/** "deposits in 2026: total amount?" */
export const isTotalled = (before: Piece, own: Piece): boolean =>
  (before.claim?.intent === "transfers" || before.claim?.intent === "activity") &&
  before.claim.params.limit === undefined &&
  own.joint.length === 0 &&
  !own.fresh &&
  total.test(sentence(own.items));
const total =
  /^(?:(?:the|in|as a|just|only|please|give me|what is) )*(?:(?:grand|whole|overall) )?(?:total|sum|amount in total|sum total|combined|all together|altogether|all told|summed(?: up)?|added(?: up)?|total+ed(?: up)?)(?: (?:amount|sum|figure|value|number|please|of (?:them|it|those|all)))*$/;

/** "VXUS in the joint account and in the Roth, together": of both is told of as one. */
export const isTogether = ({ claim }: Piece, own: Piece): boolean =>
  claim !== undefined && !own.fresh && ofHeld.has(claim.intent) && asOne.test(sentence(own.items));
const ofHeld: ReadonlySet<Intent> = new Set([
  ...(["symbol_performance", "positions", "account_value", "cash_balance"] as const),
]);
const both = "(?:both|the 2|those 2|these 2|the (?:2|both) of them|them|all of them|those|these)";
const combined = `(?:(?:all |put |taken |added |both )?(?:together|combined)|in (?:all|total|sum)|altogether|added up)`;
const asOne = new RegExp(
  `^(?:(?:and|plus|then|also|with|please|give me) )*(?:${[
    `(?:individually and )?${combined}`,
    `(?:the )?(?:(?:grand|combined|overall) )?(?:sum|total)(?: in dollars)?(?: (?:of|across|for|over) ${both}(?: accounts)?| ${combined})?`,
    `(?:what|how much) (?:is|are|do|does|would) (?:(?:it|they|we|that)(?: (?:for|across|of) ${both})?|${both}) (?:(?:make|come to|amount to|add up to)(?: ${combined})?|${combined})`,
  ].join("|")})(?: (?:please|i mean|too|as (?:1|one)))*$`,
);

/** "Anika's plan at work, the 401(k), is worth": what is said of the one that was named. */
export const isSaidOf = (before: Piece, own: Piece): boolean =>
  !own.fresh &&
  own.joint.length === 0 &&
  /^(?:(?:what|how|whether|if) )?(?:(?:the|my|our|his|her|their) )?(?:ACC|SYM)$/.test(
    sentence(before.items),
  ) &&
  /^(?:is|are|was|were) (?:worth|valued|at|doing|trading|up|down)\b/.test(sentence(own.items));

/** "unsettled cash, is there any in the joint account": whether there is what was named. */
export const isAny = (before: Piece, own: Piece): boolean =>
  before.claim !== undefined &&
  !own.fresh &&
  own.joint.length === 0 &&
  any.test(sentence(own.items));
const any = /^(?:is|are) there (?:any|some)(?: (?:in|at) (?:(?:the|my|our|his|her|their) )?ACC)?$/;

/** "which are down today? Give me the percentages", "how is VOO doing? I'd like the gain in dollars": how it is to be told. */
export const isInPercent = (before: Piece, own: Piece): boolean =>
  (before.claim?.intent === "portfolio_ranking" && percents.test(sentence(own.items))) ||
  (before.claim?.intent === "symbol_performance" && inDollars.test(sentence(own.items)));
const inDollars =
  /^(?:(?:i|we) (?:would like|want|need)|(?:give|show|tell)(?: (?:me|us))?) (?:the|that|it|its) (?:(?:gain|loss|figure|number|answer) )?in (?:dollars|percent)$/;
const percents =
  /^(?:(?:give|show|tell|list|please|me|us|it|them|with|and|just|only|in|as|the|all) )*(?:percents?|percentages?|%)(?: (?:figures?|numbers?|values?|terms|please|too|for each|of each))*$/;

/** "how's my cash, what's the exact balance?": the same figure again. */
export const isExact = (before: Piece, own: Piece): boolean =>
  before.claim !== undefined &&
  ofMoney.has(before.claim.intent) &&
  exactly.test(sentence(own.items));
const ofMoney: ReadonlySet<Intent> = new Set([
  ...(["cash_balance", "account_value", "symbol_performance", "transfers"] as const),
]);
const exactly =
  /^(?:(?:so|what|is|are|tell|give|me|please|the|its|an?) )*(?:exact|precise|actual) (?:balance|amount|figure|number|sum|total|value)s?(?: (?:there|please|now))*$/;

/** "any orders filled this week, Monday through today": the days are said twice. */
export const isDated = (before: Piece, own: Piece): boolean =>
  !isNew(own) &&
  sentence(own.items) === periodMark &&
  own.items[0]?.period?.timeframe === undefined &&
  before.items.some(({ period }) => period !== undefined);

/** A list of symbols goes on, or the symbol follows: "at what price, and when, did I sell AAPL". */
export const isOpen = (before: Piece, own: Piece): boolean =>
  focus.test(sentence(own.items)) ||
  isHalf(before, own) ||
  (before.claim?.missing === "symbol" &&
    (own.items[0]?.symbols !== undefined ||
      (own.items.some(({ symbols }) => symbols !== undefined) &&
        !isNew(own) &&
        before.claim.intent !== own.claim?.intent)));

/** "could I get price and day change for SCHD": both of the symbol that follows. */
const isHalf = ({ claim, items }: Piece, own: Piece): boolean =>
  claim?.missing === "symbol" &&
  claim.intent === own.claim?.intent &&
  !own.fresh &&
  items.length < 6 &&
  own.items.some(({ symbols }) => symbols !== undefined);

/** "what has she got in it, cash wise", "my trades, purchases only" */
const focus =
  /^\w+ wise$|^(?:of|for) SYM$|^(?:(?:in|by) )?(?:%|percent|dollars?)(?: (?:basis|terms))?$|^(?:\w+ ){1,2}only$|^the (?:stock|shares|fund|etf)(?: itself)?$|^(?:only|just) (?:the )?(?:\w+ ?){1,2}$/;

/** Commas and dashes go on with what was said; "and" begins something else. */
export const isNew = ({ joint, fresh }: Piece): boolean => joint.length > 0 || fresh;

/** "which is worth more, the Apple stake or the VOO one": the two to choose from come after. */
export const isChoice = (before: Piece, { items }: Piece): boolean =>
  compared.test(sentence(before.items)) &&
  choice.test(sentence(items)) &&
  items.flatMap(({ symbols = [] }) => symbols).length > 1;
const compared =
  /^(?:which|what)\b(?!.*\b(?:SYM|ACC)\b).* (?:more|less|better|worse|bigger|larger|higher|lower|smaller|most|best|worst)\b/;
const choice = /^(?!what|which|how)(?:\S+ ){0,2}SYM\b(?:(?: \S+){0,3} (?:or|vs|versus) .*)?$/;

/** "my AAPL shares - how have they done": named for the question that follows. */
export const isTopic = (before: Piece, own: Piece, reading: Reading): boolean =>
  own.joint.length === 0 &&
  fronted.test(unnamed(before, reading)) &&
  !own.items.some(({ symbols }) => symbols !== undefined) &&
  isOfOne(standing(meant({ ...own, topic: before }, reading)));

const isOfOne = (claim: Claim | undefined): boolean =>
  claim?.params.symbol !== undefined || claim?.params.symbols !== undefined;

/** A symbol, perhaps with its place, of which nothing is asked yet. */
export const isNamed = ({ items }: Piece): boolean => fronted.test(sentence(items));

const fronted =
  /^(?:(?:\d (?:things|items|questions|points|figures|numbers|facts)|and|about|on|regarding|for|with|re|concerning|compare|same|take|my|our|their|his|her|the|fund|stock|etf|position|ACC) )*SYM(?: (?:shares?|stocks?|short|long|stake|positions?|holdings?|investment|etf|fund|wise|(?:held|owned) (?:in|at)|across|taking|counting|adding|every|together|all|accounts?|of|in|from|the|my|our|their|please|ACC))*$/;

/** "has it received any money, any transfers in at all" asks one thing. */
export function isSaidAgain(before: Piece, own: Piece): boolean {
  if (isNew(own) || own.claim === undefined || before.claim === undefined) return false;
  if (isOfAll(before) !== isOfAll(own)) return false;
  const [a, b] = [before.claim, own.claim];
  if (a.intent !== b.intent || a.scope !== b.scope) return false;
  if (a.missing !== b.missing && a.intent !== "facts") return false;
  return says(a, b) || says(b, a);
}

/** "total value of everything, value of David's IRA": what is of all is no account's. */
const isOfAll = ({ items }: Piece): boolean =>
  items.some(({ said }) => said === "everything") &&
  items.every(({ account }) => account === undefined);

/** Says all that the other says. */
export const says = ({ params }: Claim, { params: less, assumed = [] }: Claim): boolean =>
  Object.entries(less).every(
    ([key, value]) =>
      assumed.some((one) => one === key) ||
      JSON.stringify(Object.entries(params).find(([name]) => name === key)?.[1]) ===
        JSON.stringify(value),
  );

/** Both in one where the later words say more, which may be only an account, or say it more plainly. */
export function fuller(before: Piece, own: Piece): Piece {
  if (before.claim === undefined || own.claim === undefined) return before;
  const saysAll = says(before.claim, own.claim);
  if (saysAll && before.claim.score >= plain) return before;
  const claim = saysAll ? before.claim : own.claim;
  return { ...before, items: [...before.items, ...own.items], claim };
}
const plain = 0.9;
