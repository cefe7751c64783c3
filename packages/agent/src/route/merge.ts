import type { Params, RoutedPart } from "./routed.ts";
import { topicIn } from "./rules/facts.ts";

/** Parts that one look-up answers made one, and one part for each symbol where a look-up takes only one. */
export const merged = (parts: readonly RoutedPart[]): RoutedPart[] =>
  parts
    .flatMap(eachSymbol)
    .reduce<RoutedPart[]>((found, part) => add(found, part, parts.length > 2), []);

/** Quotes are looked up together, and a question back names all; everything else goes symbol by symbol. */
function eachSymbol(part: RoutedPart): RoutedPart[] {
  const { symbols, ...params } = part.params;
  if (symbols === undefined || together.has(part.intent)) return [part];
  return symbols.map((symbol) => ({ ...part, params: { ...params, symbol } }));
}

const together: ReadonlySet<RoutedPart["intent"]> = new Set(["quotes", "clarify"]);

function add(parts: readonly RoutedPart[], part: RoutedPart, isListed: boolean): RoutedPart[] {
  for (const [index, before] of parts.entries()) {
    const one = isListed && isPrice(before, part) ? undefined : asOne(before, part);
    if (one !== undefined) return parts.with(index, one);
  }
  return [...parts, part];
}

function asOne(a: RoutedPart, b: RoutedPart): RoutedPart | undefined {
  const covered = covers(a, b) ? a : covers(b, a) ? b : undefined;
  if (covered !== undefined) return joined(covered, a, b, covered.params);
  if (a.intent !== b.intent) return undefined;
  if (same({ ...a.params, beyond: [] }, { ...b.params, beyond: [] })) {
    const beyond = [...new Set([...(a.params.beyond ?? []), ...(b.params.beyond ?? [])])];
    return joined(a, a, b, { ...a.params, beyond });
  }
  const params =
    a.intent === "quotes" ? bothQuotes(a, b) : (summed(a, b) ?? withoutDifference(a, b));
  return params === undefined ? undefined : joined(a, a, b, params);
}

const joined = (kept: RoutedPart, a: RoutedPart, b: RoutedPart, params: Params): RoutedPart => ({
  ...kept,
  params,
  assumed: kept.assumed.filter((key) => a.assumed.includes(key) && b.assumed.includes(key)),
  confidence: Math.min(a.confidence, b.confidence),
  text: a.text === b.text ? a.text : `${a.text} ${b.text}`,
});

/** "the price, the average cost, plus the gain": of three each is asked for by name. */
const isPrice = (a: RoutedPart, b: RoutedPart): boolean =>
  [a.intent, b.intent].sort().join() === "quotes,symbol_performance" &&
  [a, b].some(({ text }) => priced.test(text));
const priced =
  /^(?:(?:what's|what is|the|its|current|latest) )*(?:(?:price|quote)s?|(?:stock|shares?) (?:trading )?at)$/i;

/** The same again, a quote that nobody asked for by name and the symbol's performance states anyway, or words about the same things. */
function covers(a: RoutedPart, b: RoutedPart): boolean {
  if (a.intent === "symbol_performance" && b.intent === "quotes") return statesPrice(a, b);
  if (a.params.reconcile === true && summands.test(b.text)) return true;
  if ((a.intent === "facts" && isOfTopic(b)) || isOfEach(a, b)) return true;
  if (a.intent !== b.intent || a.missing !== b.missing || a.scope !== b.scope) return false;
  if (a.missing === "account") return true;
  return same(a.params, b.params) || (leaning.test(b.text) && isWithin(b.params, a.params));
}

const statesPrice = (a: RoutedPart, b: RoutedPart): boolean =>
  b.params.symbol !== undefined &&
  a.params.symbol === b.params.symbol &&
  (bareNoun.test(b.text) || !asksPrice.test(b.text));

/** What is asked for by name is answered by name: "its price, and what have we made on it". */
const asksPrice =
  /\b(?:pric|quot|trad|mov|chang)\w*|\b(?:today|on the day|goes for|going for|(?:is|are|what'?s) (?:it|[A-Z]+) (?:at|up|down))\b/i;

/** "AAPL performance and price" are columns of one answer. */
const bareNoun = /^(?:current |latest )*(?:price|quote)s?$/i;

/** Says nothing that the other does not say. */
const isWithin = (less: Params, more: Params): boolean =>
  keysOf(less, {}).every((key) => JSON.stringify(less[key]) === JSON.stringify(more[key]));

/** "what is rebalancing and why do people do it" */
const isOfTopic = ({ intent, params }: RoutedPart): boolean =>
  intent === "facts" &&
  pronoun.test(params.topic ?? "") &&
  topicIn(params.topic ?? "") === undefined;
const pronoun = /\b(?:it|that|this|they|them|those|these|1|one)\b/;

/** "my trades and what each is worth" asks for a column more. */
const isOfEach = (a: RoutedPart, b: RoutedPart): boolean =>
  a.intent === "activity" && worthOfEach.test(b.text);
const worthOfEach =
  /^(?:what|how much) (?:each|they|those|every one)\b.*\b(?:worth|costs?|came to|come to|amount to|brought in)\b/i;

/** What is added up is no question of its own. */
const summands =
  /^(?:(?:do|does|my|our|their|the|all) )*(?:cash|positions|holdings|account value|total)$/i;

const leaning = /\b(?:they|them|it|those|these)\b/i;

const same = (a: Params, b: Params): boolean =>
  keysOf(a, b).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

const keysOf = (a: Params, b: Params): (keyof Params)[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])] as (keyof Params)[];

function bothQuotes(a: RoutedPart, b: RoutedPart): Params | undefined {
  const symbols = [a, b].flatMap(({ params }) => params.symbols ?? params.symbol ?? []);
  return symbols.length < 2 ? undefined : { symbols: [...new Set(symbols)] };
}

/** Rows that are counted or listed, and what they come to: the sum says how many, and lists them. */
const summed = ({ params: a }: RoutedPart, { params: b }: RoutedPart): Params | undefined =>
  b.measure === "sum" && same({ ...a, measure: "sum" }, b) ? b : undefined;

/** Buys and sells together are all trades, settled and unsettled cash are both. */
function withoutDifference(a: RoutedPart, b: RoutedPart): Params | undefined {
  const [key, ...others] = keysOf(a.params, b.params).filter(
    (name) => a.params[name] !== b.params[name],
  );
  if (key === undefined || others.length > 0) return undefined;
  if (a.params[key] === undefined || b.params[key] === undefined) return undefined;
  if (key === "cash") return { ...a.params, cash: "both" };
  if (key !== "side" && key !== "type") return undefined;
  if (oneOfEach.some((name) => name in a.params)) return undefined;
  const { [key]: _, ...rest } = a.params;
  return rest;
}

/** The last deposit and the last withdrawal are two transfers, and no one of them is the last of both. */
const oneOfEach = ["limit", "nth", "order"] as const;
