import { type Item, sentence, symbolMark } from "./item.ts";
import { isNamed, isNew } from "./one-question.ts";
import { claimOf, meant, type Piece, standing } from "./piece.ts";
import type { Reading } from "./read.ts";
import { isUnnamed, topicIn } from "./rules/facts.ts";
import { asksWorth, isStated } from "./stated.ts";

/** "PFE in the trust and PFE in the IRA: gain or loss on each" asks it of every one that was named. */
export function ofEach(
  earlier: readonly Piece[],
  made: readonly Piece[],
  reading: Reading,
): Piece[] {
  const [last, ...others] = made;
  const isOfEach = last?.topic !== undefined && each.test(sentence(last.items));
  if (!isOfEach || others.length > 0) return [...earlier, ...made];
  const start = earlier.findLastIndex((piece) => !isNamed(piece)) + 1;
  const named = earlier.slice(start).map((topic) => ofTopic(last, topic, reading));
  return [...earlier.slice(0, start), ...named, last];
}
const each = /\b(?:each|both|all of them|either|respectively)\b/;

/** What is asked beside of the same symbol, which the words before name. */
export function alsoOfSymbol(before: Piece, own: Piece, reading: Reading): Piece[] | undefined {
  const { topic } = before;
  if (ofEverything.test(sentence(own.items))) return undefined;
  if (topic !== undefined && (isOpen(before, own) || isOfSymbol(own) || isOfDeal(own, topic))) {
    const more = ofTopic(own, topic, reading);
    return counts(before) && worthOfEach.test(sentence(own.items)) ? [more] : [before, more];
  }
  const ordered = ofOrdered(own, before, reading);
  if (ordered !== undefined) return [before, ordered];
  if (!asksGain(before, own)) return undefined;
  return before.claim?.intent === "symbol_performance"
    ? [before]
    : [before, ofTopic(own, topic ?? before, reading)];
}

/** "Sell all my Pfizer, and tell me the loss on it": what is to be traded is what is asked about. */
const ofOrdered = (own: Piece, order: Piece, reading: Reading): Piece | undefined =>
  order.claim?.scope === "execution" && own.claim?.intent !== "out_of_scope"
    ? ofRemark(own, order, reading)
    : undefined;

/** "Exxon is all over the papers this week. What's it at": a remark lends its symbol, or the account whose worth is asked. */
export function ofRemark(own: Piece, remark: Piece, reading: Reading): Piece | undefined {
  if (isUnnamed(sentence(own.items))) return ofTerm(own, remark, reading);
  const items = remark.items.filter(({ symbols }) => symbols?.length === 1);
  if (items.length === 0) return inPlaceOf(own, remark, reading);
  const isLacking = own.claim?.missing === "symbol" || pointsAtIt.test(sentence(own.items));
  const isOwn = own.items.some(({ symbols }) => symbols !== undefined);
  return items.length !== 1 || isOwn || !isLacking
    ? undefined
    : ofTopic(own, { ...remark, items }, reading);
}
/** "it", "that stock": what the words before name. */
export const pointsAtIt =
  /\b(?:it|its|(?:the|this|that) (?:stock|share|fund|etf|position|company))\b/;

/** "Everyone talks about rebalancing. What does it mean?" */
export function ofTerm(own: Piece, { items: told }: Piece, reading: Reading): Piece | undefined {
  if (!isUnnamed(sentence(own.items))) return undefined;
  const term = told.find(({ said }) => topicIn(said) !== undefined);
  const [first] = own.items;
  const last = own.items.at(-1);
  if (term === undefined || first === undefined || last === undefined) return undefined;
  const items = [
    { ...first, said: "explain" },
    { ...term, at: last.at, end: last.end },
  ];
  return { ...own, items, claim: claimOf(items, [], reading) };
}

/** With what the words before it name, in the place of its own first word. */
function withLent(own: Piece, lent: Item, reading: Reading): Piece | undefined {
  const [first] = own.items;
  if (first === undefined) return undefined;
  const items = [{ ...lent, at: first.at, end: first.end }, ...own.items];
  return { ...own, items, claim: claimOf(items, [], reading) };
}

/** "I thought Karen's Roth had 172k, but what is it worth": the account that was told of. */
function inPlaceOf(own: Piece, remark: Piece, reading: Reading): Piece | undefined {
  const [place, ...others] = remark.items.filter(({ account }) => account?.kind === "known");
  const isNamed = own.items.some(({ symbols, account }) => (symbols ?? account) !== undefined);
  if (place === undefined || others.length > 0 || isNamed) return undefined;
  const said = sentence(own.items);
  return asksWorth(said) || pointsThere.test(said) ? withLent(own, place, reading) : undefined;
}

/** "in there", of the account that the words before name. */
export const pointsThere =
  /\b(?:in|inside) (?:there|it)\b|\bits (?:holdings|positions|investments|stocks|etfs|funds|cash|balance|total)\b/;

export const ofTopic = (own: Piece, topic: Piece, reading: Reading): Piece => {
  const piece = { ...own, topic };
  return { ...piece, claim: standing(meant(piece, reading)) };
};

/** "NVDA: what is it at, and how many do we hold": what lacks a symbol is of the one named before all of it. */
const isOpen = ({ claim }: Piece, own: Piece): boolean =>
  !own.fresh && own.claim?.missing === "symbol" && !isStated(sentence(own.items), claim?.intent);

/** "AAPL: shares, cost and current value": each is the symbol's. */
const isOfSymbol = ({ items, fresh }: Piece): boolean => !fresh && ofSymbol.test(sentence(items));
const ofSymbol =
  /^(?:(?:and|the|its|my|our|their|his|her|dollar|percent|current|present|market|total|average|unrealized|latest|last|day|PER|what is|what(?= (?:are|is) (?:they|it|we) worth)|how many|how much) ?)*(?:value|worth(?: what)?|(?:are|is) (?:they|it|we) worth|(?:what|how much) are (?:the|my|our|those|these) shares worth|cost(?: basis)?|basis|price|quote|gains?|market value|loss|gain loss|gain or loss|p&l|shares|quantity|count|change|move|performance|how much (?:i|we) (?:am|are) (?:up|down|ahead|behind)(?: on it)?)(?: (?:of each|each|now|PER|today|held|in dollars|in percent|in %|per share|a share))?$/;

/** "Apple: the price, and what we paid on the last purchase": of Apple; "the last" one is, where it is a question of its own, of what stands before a colon. */
const isOfDeal = ({ claim, items, fresh }: Piece, topic: Piece): boolean =>
  !tradeThere.test(sentence(items)) &&
  (!fresh || (sentence(topic.items) === symbolMark && /\bthe last\b/.test(sentence(items)))) &&
  claim?.intent === "activity" &&
  /\b(?:last|latest|most recent|first) (?:purchase|buy|sale|sell|trade)\b/.test(sentence(items));

/** "msft: shares held, and last trade in the operating reserve": whatever was traded there. */
const tradeThere = /\btrade (?:in|of|for) (?:the )?ACC\b/;

/** "VTI and SCHD: number of shares and value of each": what they are worth is told with how many there are. */
const counts = ({ items }: Piece): boolean =>
  /^(?:how many|(?:the )?number of (?:shares|units)|(?:share )?(?:count|quantity)|(?:shares|units)(?: held)?)(?: (?:shares|units|of each|are there|do (?:we|i) (?:own|have|hold)))*$/.test(
    sentence(items),
  );
const worthOfEach = /\b(?:worth|value)\b.*\beach\b/;

/** "AAPL at cost against the market, are we ahead": asked of the symbol, and not of everything. */
const asksGain = ({ items, topic }: Piece, own: Piece): boolean =>
  !isNew(own) &&
  areWe.test(sentence(own.items)) &&
  [...items, ...(topic?.items ?? [])].some(({ symbols = [] }) => symbols.length === 1);
const areWe =
  /^(?:so )?(?:are|am) (?:we|i) (?:up|down|ahead|behind|winning|losing|making money|in (?:profit|the \w+))(?: or (?:up|down|ahead|behind|losing))?$/;

/** "and the total value of all our accounts" is of no symbol. */
const ofEverything = /\ball (?:of )?(?:our|my|the|their) accounts\b/;
