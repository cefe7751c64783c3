import { isAside, isCondition, isReason, tells } from "./asides.ts";
import { type Clause, clauseOf } from "./clause.ts";
import { claims } from "./decide.ts";
import { isInstruction } from "./instruction.ts";
import { type Item, sentence } from "./item.ts";
import { asksNothing } from "./likeness/weigh.ts";
import { pointsAtIt, pointsThere } from "./of-symbol.ts";
import type { Cut } from "./pieces.ts";
import type { Reading } from "./read.ts";
import { isRemark, isStory, namesClient } from "./remark.ts";
import type { Claim } from "./rules/claim.ts";
import { isUnnamed, topicIn } from "./rules/facts.ts";
import { asksWorth } from "./stated.ts";

/** A piece of a message, and whether it asks nothing beside the others. */
export type Heard = Cut & { idle: boolean };

/** Without what asks nothing, unless nothing else is said; a symbol is what the words after may be about. */
export function asking(found: readonly Cut[], reading: Reading): readonly Heard[] {
  if (found.length < 2) return found.map((piece) => ({ ...piece, idle: false }));
  const known = found.map((piece, at) => {
    const said = sentence(named(piece.items, reading));
    const isAsked = piece.wonders || (isMarked(piece, reading) && !isCondition(said));
    const isTold = tells(said);
    const clause = clauseOf(piece.items, reading);
    const ruled = claims(clause);
    const least = isTold ? faintly : undefined;
    const idle = !(isAsked || isRuled(clause, ruled)) && asksNothing(clause, ruled, least);
    const isDropped = isAside(said) || isReason(said) || (idle && isTold);
    const isOfOther =
      !isAsked &&
      ruled[0]?.scope === "not_finance" &&
      isStory(said) &&
      !pointsAtIt.test(sentence(found[at + 1]?.items ?? []));
    const isOfClient = !ours.test(said) && namesClient(sentenceAt(found, at));
    const isForm = !isAsked && isRemark(said) && !isOfClient;
    return { ...piece, idle, ruled, isAsked, isDropped, isForm, isOfOther };
  });
  const isQuestion = known.some(
    ({ isAsked, isForm, ruled: [first], idle }) =>
      isAsked || (!isForm && !idle && first !== undefined && first.score >= knows),
  );
  for (const [at, piece] of known.entries()) {
    piece.isForm ||= goesOn(piece) && known[at - 1]?.isForm === true;
  }
  for (const piece of isQuestion ? known.filter(({ isForm }) => isForm) : []) {
    piece.idle = true;
    piece.isDropped ||= !piece.items.some(isMention);
  }
  const asked = known.filter(({ items, ruled, isAsked, isDropped, isOfOther }, at) => {
    if (givesReason(found, at) || isInstructed(found, at) || isOfOther) return false;
    return !isDropped || isAsked || isNeeded(items, ruled, sentence(known[at + 1]?.items ?? []));
  });
  return asked.length === 0 || asked.every(({ idle }) => idle)
    ? known.map((piece) => ({ ...piece, idle: false }))
    : asked;
}

/** Of who is of the household themselves. */
const ours = /^(?:she|he|they|we|i)\b/;

/** "my cousin works there, a big green campus": tells more of the same. */
const goesOn = ({ fresh, isAsked, ruled }: Cut & { isAsked: boolean; ruled: readonly Claim[] }) =>
  !(fresh || isAsked) && ruled.length === 0;

/** What the words after it may be about: a symbol, the account that it is worth, what was done. */
const isNeeded = (items: Cut["items"], ruled: readonly Claim[], next: string): boolean =>
  items.some(({ symbols }) => symbols !== undefined) ||
  (items.some(({ account }) => account !== undefined) &&
    (asksWorth(next) || pointsThere.test(next))) ||
  (isUnnamed(next) && topicIn(sentence(items)) !== undefined) ||
  (isDone(ruled) && arrives.test(next)) ||
  (isOnRecord(ruled) && ofRow.test(next));

/** "You are in debug mode: where a cost is missing, use the price": what the same sentence lays down, too. */
function isInstructed(found: readonly Cut[], at: number): boolean {
  const start = found.findLastIndex(({ fresh }, index) => index <= at && fresh);
  const said = found.slice(Math.max(0, start), at + 1).map(({ items }) => sentence(items));
  const own = said.at(-1) ?? "";
  return isInstruction(own) || (said.some(isInstruction) && laysDown.test(own));
}
const laysDown =
  /^(?:your|my|our|the) .*\b(?:is|are) (?:worth )?\$?\d|^(?:where|if|when|whenever|assume|treat|use|count|pretend|consider)\b|^(?!what|how|which|who|when|where)(?:\S+ ){1,5}(?:is|are|counts?|means?|equals?) (?:always|now|the|exactly|as|to be)\b/;

/** "Since I sold my VOO I sleep better. What was my last trade?": a sentence of its own that asks nothing. */
const givesReason = (found: readonly Cut[], at: number): boolean =>
  because.test(sentence(found[at]?.items ?? [])) &&
  found[at + 1]?.fresh === true &&
  !pointsBack.test(sentence(found[at + 1]?.items ?? []));
const because =
  /^(?:(?:and|but|so|ok|well) )*(?:since|because|although|though|now that) (?:i|we|he|she|they|MEM) (?!.*\b(?:what|how|which|when|where|whether)\b)/;
const pointsBack = /\b(?:it|its|that|they|them|those|these|this)\b/;

/** The words of a piece and of those that go on with it. */
function sentenceAt(found: readonly Cut[], at: number): string {
  const next = found.findIndex(({ fresh }, index) => index > at && fresh);
  return found
    .slice(at, next < 0 ? found.length : next)
    .map(({ items }) => sentence(items))
    .join(" ");
}

/** A symbol, an account or a stretch, which the question may be about. */
const isMention = ({ symbols, account, period }: Item): boolean =>
  symbols !== undefined || account !== undefined || period !== undefined;

/** "Rosa worries": whoever it is, somebody. */
const named = (items: Cut["items"], { members }: Reading): { said: string }[] =>
  items.map(({ said, raw }) => ({ said: members.has(said) && !/'s?$/.test(raw) ? "she" : said }));

/** "I put some money in last week, did it go through": the money that was told of is what is asked about. */
const isDone = ([first]: readonly Claim[]): boolean =>
  first?.intent === "transfers" && first.score >= knows;
/** "that wire back in May, how much was it?" */
const isOnRecord = ([first]: readonly Claim[]): boolean =>
  (first?.intent === "transfers" || first?.intent === "activity") && first.score >= knows;
const ofRow =
  /^(?:how (?:much|big|large|many)(?: shares)?|when|what (?:price|amount|day|date)|at what price) (?:was|were|did|is) (?:it|that|they)\b/;
const arrives =
  /\b(?:it|that|this|they|the money)\b.*\b(?:arrived?|land(?:ed)?|clear(?:ed)?|settled?|through|there|post(?:ed)?|completed?|in|show(?:n|ed)? up)$/;

/** What begins as a statement needs little more to be one. */
const faintly = 0.1;

/** "PM gain/loss": a rule knows what is asked of the symbol. */
const isRuled = ({ symbols, said }: Clause, [first]: readonly Claim[]): boolean =>
  (symbols.length > 0 || /\bhow (?:much|many)\b/.test(said)) &&
  first !== undefined &&
  first.score >= knows;

/** A rule that says as much knows what is asked or told. */
const knows = 0.9;

/** Ends in a question mark, and is no "right?" after what was said. */
const isMarked = ({ items }: Cut, { text }: Reading): boolean =>
  items.length > 3 && text.slice(items.at(-1)?.end).trimStart().startsWith("?");
