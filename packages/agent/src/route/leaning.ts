import { allAccounts, isOfThatRow, newestOf, sharesInAll } from "./changes.ts";
import type { Clause } from "./clause.ts";
import { claims } from "./decide.ts";
import { asksOthers } from "./others.ts";
import { addsUpRows, asksOtherEnd, haveTheyDone } from "./ranking-changes.ts";
import type { Intent, RoutedPart } from "./routed.ts";
import type { Claim } from "./rules/claim.ts";
import { topicIn } from "./rules/facts.ts";
import * as slots from "./slots.ts";
import { isSincePurchase, isStated } from "./stated.ts";

/** A clear question of its own, that does not lean on the one before. */
export function asksAnew(clause: Clause, previous: RoutedPart): boolean {
  const { said } = clause;
  const own = claims(clause)[0];
  const { intent } = previous;
  if (namesOnly(said, intent)) return false;
  const leans = leaning.test(said);
  if (own === undefined) {
    return !(
      leans ||
      onlyChanges(clause) ||
      isOfAnswer(said, previous, own) ||
      allAccounts.test(said)
    );
  }
  if (isOfAnswer(said, previous, own) || goesOn(clause, own, previous)) return false;
  if (own.score >= 0.9 && own.intent !== intent) return true;
  const isShort = said.split(" ").length <= 2 && onlyChanges(clause);
  return own.score >= 0.9 ? !(leans || isShort) : !(leans || onlyChanges(clause));
}

const namesOnly = (said: string, intent: Intent): boolean =>
  (isRecord(intent) && (ofThoseRows.test(said) || theOne.test(said) || asksOthers(said))) ||
  (isSincePurchase(said) && intent === "quotes") ||
  mention.test(said) ||
  (symbolThere.test(said) && (intent === "symbol_performance" || intent === "positions")) ||
  kindOfRow[intent]?.test(said) === true ||
  (isBound.test(said) && (intent === "cash_balance" || intent === "account_value")) ||
  (thePosition.test(said) && intent === "symbol_performance") ||
  (partOfIt.test(said) && (intent === "cash_balance" || intent === "account_value"));

/** "which of those were individual stocks?" */
const ofThoseRows =
  /^(?:(?:and|so|ok) )*(?:which|how many|any|were any|are any) (?:1 |one |ones )?of (?:those|them|these)\b/;
/** "what did the Apple one cost in total?", "what did that purchase come to?" */
export const theOne =
  /\bthe (?:SYM|PER|ACC) (?:1|one)\b|\bdid (?:that|those) (?:purchases?|buys?|trades?|sales?|deposits?|withdrawals?|wires?) (?:cost|come|add|amount|total)\b(?!.*\b(?:SYM|PER|ACC)\b)/;

/** "how is VXUS doing in her Roth, and QQQ in his 401(k)" */
export const symbolThere =
  /^(?:(?:my|our|the|his|her|their) )?SYM (?:in|at|inside) (?:(?:the|my|our|his|her|their) )?ACC$/;

/** "and by ACH, completed only?", "and withdraw?" */
const isMethod =
  /^(?:and )?(?:withdraw|withdrew|deposit)$|^(?:(?:and|just|only|by|via|the|completed|pending) )*(?:ach|wires?)(?: (?:completed|pending|ones|only))*$/;
/** "is that above $125,000?" */
const isBound =
  /^(?:(?:and|so) )*is (?:that|it|this) (?:more|less|above|below|over|under|at least|at most|higher|lower|greater)\b/;
/** "and the HD position?" after how another one does. */
const thePosition =
  /^(?:(?:and|what about|how about) )?(?:the|my|our|their) SYM (?:position|holding|stake|shares)$/;
/** "how much of it sits in the Roth?" */
const partOfIt =
  /^(?:and )?how much of (?:it|that|this|the (?:total|cash|value)) (?:is|sits|lies|stays|is held|is sitting) (?:in|with) (?:(?:the|my|our|their|his|her) )?ACC$/;

/** What the rows come to, or what the answer states anyway. */
function isOfAnswer(said: string, previous: RoutedPart, own: Claim | undefined): boolean {
  const { intent } = previous;
  return (
    (isRecord(intent) && (addsUpRows(said) || newestOf.test(said))) ||
    (intent === "activity" && sharesInAll.test(said)) ||
    isOfThatRow(said, intent) ||
    asksOtherEnd(said, previous) ||
    (own === undefined && isOfRecord({ said, intent, own })) ||
    (isStated(said, intent) && (own === undefined || intent === "positions"))
  );
}

/** "and the Roth?", "same for msft": nothing but what is meant this time. */
export const mention =
  /^(?:SYM|ACC)$|^(?:(?:and|or|what about|how about|ok|okay|so|now|then|also|same|for|in|of|on|at|from|to|into|inside|within|with|the|my|our|her|his|their|only|just|but|instead|rather|not) )+(?:SYM|ACC)(?: (?:instead|too|also|as well|then|please|now|there))*$|^(?:SYM|ACC)(?: shares?)?(?: (?:instead|too|also|as well|same|likewise))+$|^(?:(?:and|then|also|now) )*(?:the )?(?:1|one|same) (?:on|for|of|in|with) SYM$|^(?:and )?(?:is|are|has|have|did|does) SYM(?: too)?$/;

/** "and sell" after what was bought is no order. */
const isSide =
  /^(?:(?:and|or|what about|how about|did (?:i|we|they)) )?(?:the )?(?:buys?|sells?|bought|sold|buying|selling)(?: any(?:thing)?)?$/;

/** By the intent of the rows before: words that only say which of the kind are meant. */
const kindOfRow: Readonly<Partial<Record<Intent, RegExp>>> = {
  activity: isSide,
  transfers: isMethod,
};

/** What would be a question of its own, were it not about what was just answered. */
function goesOn(
  { said, plain, account, without }: Clause,
  own: Claim,
  { intent }: RoutedPart,
): boolean {
  if (intent === "facts") {
    return topicIn(plain) !== undefined && leaning.test(said) && !possession.test(said);
  }
  if (intent === "positions_list" || intent === "portfolio_ranking") {
    const isPlaced = account !== undefined || without?.kept !== undefined;
    const isWhole = isPlaced || holdings.test(said);
    return haveTheyDone.test(said) || (own.intent === "portfolio_ranking" && !isWhole);
  }
  if (intent === "cash_balance" && /\benough (?:for|to)\b/.test(said)) return true;
  if (intent === "cash_balance") return ofRecord.test(said) && slots.cashKind(said) === "settled";
  return isOfRecord({ said, intent, own: own.intent });
}

/** Kept row by row, with a day each. */
export const isRecord = (intent: Intent): boolean =>
  intent === "activity" || intent === "transfers";

/** "has it cleared", "when was that", "at what price": the rows that were just shown say so. */
export function isOfRecord(asked: {
  said: string;
  intent: Intent;
  own: Intent | undefined;
}): boolean {
  const { said, intent, own } = asked;
  if (!isRecord(intent) || record.test(said)) return false;
  if (own === "performance" && /\bportfolio\b/.test(said)) return false;
  const isState = slots.transferStatus(said) !== undefined || state.test(said);
  if (intent === "transfers" && ofState.test(said) && isState) return true;
  if (ofRow.test(said)) return true;
  if (!ofRecord.test(said)) return false;
  return own === intent || state.test(said) || (own === undefined && row.test(said));
}

/** "any not through yet", "what has not cleared" */
const ofState =
  /^(?:(?:and|so|but|ok|are|is|have|has|did|do|there|show|me|just|only|the) )*(?:any|anything|something|which|what|all|everything|1|one|none|they|it|those|still|not|pending|failed|completed)\b(?!.*\b(?:cash|money|trades?|buys?|sells?|positions?|SYM)\b)/;
const ofRow =
  /^(?:(?:and|so|but) )*which (?:1|one|of (?:them|those|these)) (?:was|is) (?:the )?(?:most recent|latest|last|newest|oldest|first|largest|biggest|smallest|bigger|larger|smaller|higher|lower|earlier|later)(?: (?:1|one))?(?: how (?:much|big))?$|^(?:(?:and|so|but) )*what (?:was|were) the (?:price|date|day|amount|size|method)(?: (?:of|on|for|in) (?:the (?:(?:1|one) PER|PER (?:1|one))|PER))$|^(?:(?:and|so|but) )*(?:(?:(?:at|for|on|in|by|from|into|to) )?(?:what|which) (?:price|day|date|account|stock|symbol|amount|method)|when|how much|how many(?: shares)?|for how much|where)(?: (?:was|were|is|are|did) (?:it|that|they|those|there|we|i)\b.*)?$/;
const row =
  /^(?:and |so |but )*(?:when|how much|what|which) (?:was|were|is|are|did)\b(?!.*\b(?:worth|doing|trading|now|today|currently)\b)/;
const state =
  /\b(?:done|complete|completed|clear|cleared|settle|settled|through|arrived?|landed?|pending|processed|posted|finished|failed)\b/;

const possession = /\b(?:my|our|i|we|they|own|hold|have|held|mine|ours)\b/;
const holdings =
  /\b(?:positions?|holdings?|stocks?|etfs?|funds?|bonds?|options?|investments?|portfolio|account|my|our|overall)\b/;
const record =
  /\b(?:trades?|deposits?|withdrawals?|transfers?|wires?|transactions?|purchases?|sales?)\b/;
const ofRecord = /\b(?:it|that|this|they|them|those|these|which (?:1|ones?))\b/;

export const leaning =
  /^(?:(?:ok|okay|so|then) )?(?:and|what about|how about|same|only|just|but|also|now|of which|of that)\b/;

export const onlyChanges = (clause: Clause): boolean =>
  clause.said.split(" ").every((word) => small.test(word));

/** Words that change a question without asking one. */
const small =
  /^(?:what|when|was|were|which|how|about|and|or|only|just|the|a|an|for|in|of|my|me|our|show|now|then|also|same|ones?|1|it|is|without|are|i|mean|meant|sorry|no|to|with|but|ok|okay|so|that|those|them|again|instead|all|any|on|by|as|list|give|\d+|SYM|ACC|PER|percent|%|dollars?|terms|worst|best|big|large|up|down|winners?|losers?|top|bottom|biggest|largest|smallest|bigger|larger|smaller|ach|wires?|pending|completed|failed|cleared|deposits?|withdrawals?|buys?|sells?|settled|unsettled|total|etfs?|stocks?|funds?|mutual|bonds?|options?|equities|private|last|latest|most|recent|first|more|everything|full|money|weighted|roth|ira|rebalancing|accounts?|both|combined|stock|share|shares|second|third|fourth|fifth|next|2nd|3rd|4th|5th|there|much|many|household|family|in|her|his|hers|their|theirs|its|why|sum|add|up|together|altogether|whole|entire|lot|thing|overall|sort|sorted|rank|ranked|order|ordered|size|value|gains?|they|this|these|over|above|under|below|than|less|please|back|again|among|amongst|at|from|within|inside|via|identical|period|go|going|if|you|include|including|included|counted|put|add|full|list|filter|can|could|see|like|want|only|i|before|previous|oldest|earliest|smallest|average|\$\d[\d,.]*)$/;
