import { addDays } from "@advisor/domain/day";
import { clauseOf } from "./clause.ts";
import { type Item, type Period, sentence } from "./item.ts";
import { claimOf, type Piece, standing } from "./piece.ts";
import type { Reading } from "./read.ts";
import type { Claim } from "./rules/claim.ts";
import { names, only } from "./told.ts";

/** "I sold some MSFT last week. What price did I get?": asked of what was done. */
export function asDone(piece: Piece, told: readonly Item[], reading: Reading): Piece | undefined {
  const isBare = !piece.items.some((item) => item.symbols ?? item.account ?? item.period);
  const start = told.findLastIndex(({ gap }) => gap === "stop");
  const done = told.slice(Math.max(0, start));
  if (!isBare || !ofDone.test(sentence(piece.items)) || !isDeed(done, reading)) return undefined;
  const items = [...done, ...piece.items];
  const claim = claimOf(items, [], reading);
  const { topic: _, ...rest } = piece;
  return isOnRecord(claim) ? { ...rest, items, claim } : undefined;
}

/** "Celeste made two ACH deposits this year": what would be on record, by somebody of the household. */
const isDeed = (told: readonly Item[], reading: Reading): boolean =>
  told.some((item) => item.symbols ?? item.account ?? item.period) &&
  !ofOthers.test(sentence(told)) &&
  isOnRecord(standing(clauseOf(told, reading)));
const ofOthers =
  /^(?:(?:and|but|so) )*(?:my|our|his|her|their|the|a|an) (?:\w+ )?(?:neighbou?r|colleague|coworker|friend|buddy|boss|brother|sister|cousin|uncle|aunt|nephew|niece|dentist|barber|hairdresser)s?\b/;

/** "What price was that at?", "how much do they come to?", "did it go through?" */
const ofDone =
  /^(?:(?:and|so|but|well) )*(?:(?:did|have|had) (?:i|we|he|she|they)\b(?! (?:still|now))|(?:do|can|could) (?:you|we) (?:see|find) (?:it|that|this|them|those)\b|(?:at |for )?(?:what|which) (?:price|day|date|account)\b|what (?:do|did|does|was|were) (?:i|we|he|she|it|that|they|those|these|the price) ?(?:pay|get|come|add|amount|total|cost|$)|how many (?:shares |units )?(?:was|were|did)\b|how much (?:was|were|did|do|does|is) (?:it|that|this|they|those|these|i|we|he|she)\b|when (?:was|were|did)\b|how (?:was|were) (?:it|that|they)\b)/;

/** "My wife saw some money moving on January 10. What was that transfer?" */
export function inThatTime(piece: Piece, told: readonly Item[], reading: Reading): Piece {
  const time = only(told, "period");
  const isOpen = isOnRecord(piece.claim) && !names(piece, "period");
  const lent = time === undefined || !isOpen ? [] : lentBy(time, piece, told, reading);
  const last = piece.items.at(-1);
  // What is lent stands where the last of the own words does.
  const items =
    last === undefined ? [] : lent.map((item) => ({ ...item, at: last.at, end: last.end }));
  return { ...piece, items: [...piece.items, ...items] };
}

function lentBy(time: Item, piece: Piece, told: readonly Item[], reading: Reading): Item[] {
  const said = sentence(piece.items);
  const period = beside(said, time.period);
  if (period !== undefined) return [{ ...time, period }];
  if (ofAny.test(said)) return [];
  if (isOfWhat(piece, told) && isDeed(told, reading)) {
    const place = names(piece, "account") ? undefined : only(told, "account");
    return place === undefined ? [time] : [time, place];
  }
  const isOfThen = pointsThen.test(said) || (moved.test(sentence(told)) && sees.test(said));
  return isOfThen ? [time] : [];
}

/** "after that", "before then": the days on that side of those that were told of. */
function beside(said: string, { from, to }: Period = {}): Period | undefined {
  if (/\b(?:after|since) (?:that|then|it)\b/.test(said) && to !== undefined) {
    return { from: addDays(to, 1) };
  }
  if (/\b(?:before|until|up to) (?:that|then|it)\b/.test(said) && from !== undefined) {
    return { to: addDays(from, -1) };
  }
  return undefined;
}

/** "Rohan topped up his Roth in June. What price did he get VTI at?": of what was done then, unless that was of another symbol. */
const isOfWhat = ({ items }: Piece, told: readonly Item[]): boolean =>
  inPast.test(sentence(items)) && told.every(({ symbols }) => symbols === undefined);
const inPast = /\b(?:did|was|were)\b/;
const ofAny =
  /\b(?:last|latest|newest|most recent|first|ever|any time|so far|all|every|since|today|now|yet|still|pending)\b/;
const pointsThen =
  /\b(?:that|those|this) (?:(?:same|particular|\d+) )?(?:days?|weeks?|months?|quarter|year|time|period|transfers?|deposits?|withdrawals?|wires?|payments?|money|trades?|sales?|purchases?|buys?|order)\b|\bback then\b/;
/** Money, shares or something that moved. */
const moved =
  /\b(?:wired|sent|deposited|transferred|withdrew|paid|put|took|pulled|moved|moving|came|went|bought|sold|purchased|traded) (?:(?:us|me|him|her|them|in|out|some|any|the|a|an|of|more) )*(?:something|anything|money|cash|funds|it|stocks?|shares|SYM|\$?\d|deposits?|wires?|transfers?)|\b(?:deposits?|wires?|transfers?|withdrawals?|money|cash|funds) (?:(?:was|were|is|had|has|came|come|got) )?(?:came|come|went|wired|sent|made|coming|going|moving|moved)\b/;
/** "do you see a deposit?": whether it is on record. */
const sees =
  /\b(?:see|find|on (?:file|record)|show|there|shows?|happen(?:ed)?|arrived?|came|come|land(?:ed)?|went|go|got)\b/;

const isOnRecord = (claim: Claim | undefined): boolean =>
  claim?.intent === "activity" || claim?.intent === "transfers";
