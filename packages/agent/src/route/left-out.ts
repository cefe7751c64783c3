import { type Item, namedBy, saidAt, sentence } from "./item.ts";
import { listedAt, nounAt, type Phrase } from "./left-out-nouns.ts";
import type { Params } from "./routed.ts";
import * as slots from "./slots.ts";
import { takenOut } from "./taken-out.ts";

/** "not the ETFs", "everything but AAPL", "without options and bonds", "funds excluded" */
export function excludedAt(items: readonly Item[], at: number): Phrase | undefined {
  const first = begins(items, at);
  const uncosted = first === undefined ? undefined : withoutCost(items, at, first);
  if (uncosted !== undefined) return uncosted;
  return first === undefined ? takenOut(items, at) : listedAt(items, first);
}

/** "leaving out the ones without a cost basis" */
function withoutCost(items: readonly Item[], at: number, first: number): Phrase | undefined {
  const found =
    /^(?:(?:the|any|all|those|these|positions?|holdings?|1|ones?|stocks|what|whatever|which|that|has|have|is|are) )*(?:without|with no|with missing|no|missing|lacking)(?: an?| any| the)?(?: known)? (?:cost basis|costs?|basis)(?: on file)?/.exec(
      sentence(items.slice(first)),
    )?.[0];
  const noun =
    items.slice(at, first + 1).find(({ said }) => /^(?:the|those|any|all)$/.test(said)) ??
    items[first];
  if (found === undefined || noun === undefined) return undefined;
  const end = first + found.split(" ").length;
  return { end, nouns: [{ ...noun, said: found, end: items[end - 1]?.end ?? noun.end }] };
}

/** What the words leave out, by what it is, and where some accounts are meant the others; undefined when that is nothing. */
export function leftOut(
  nouns: readonly Item[],
  text: string,
  some: { names: readonly string[]; others: readonly string[] } = { names: [], others: [] },
): Params["without"] {
  const of = <Value>(read: (noun: Item) => Value | readonly Value[] | undefined): Value[] => [
    ...new Set(nouns.flatMap((noun) => read(noun) ?? [])),
  ];
  const isKnown = (noun: Item): boolean =>
    noun.symbols !== undefined ||
    isShort(noun) ||
    namedBy(noun.account).length > 0 ||
    classOf(noun, text) !== undefined;
  const accounts = [...new Set([...some.others, ...of(({ account }) => namedBy(account))])];
  const without = {
    symbols: of(({ symbols }) => symbols),
    asset_classes: of((noun) => classOf(noun, text)),
    accounts,
    kept: some.names.filter((name) => !accounts.includes(name)),
    others: of((noun) => (isKnown(noun) ? undefined : text.slice(noun.at, noun.end))),
  };
  const filled = Object.entries(without).filter(([, values]) => values.length > 0);
  const shorts = nouns.some(isShort) ? { shorts: true as const } : {};
  const all = { ...Object.fromEntries(filled), ...shorts };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** What is owed, of whatever class. */
const isShort = ({ said, symbols }: Item): boolean =>
  symbols === undefined && /^shorts?\b/.test(said);

/** Beside shares the calls are the options; of the options they are some. */
const classOf = (noun: Item, text: string): Params["asset_class"] => {
  const { said } = noun;
  if (isShort(noun)) return undefined;
  if (!/\b(?:calls|puts)$/.test(said)) return slots.assetClass(said);
  return /\boptions?\b/i.test(text) ? undefined : "options";
};

/** Where the words end that leave out what follows. */
function begins(items: readonly Item[], at: number): number | undefined {
  const text = sentence(items.slice(at, at + 4));
  // "all my holdings, not just the stocks" leaves nothing out.
  if (/^(?:not|no longer) (?:just|only|merely|simply)\b/.test(text)) return undefined;
  const lead = leads.find((pattern) => pattern.test(text))?.exec(text)?.[0];
  if (lead !== undefined) {
    const first = at + lead.split(" ").length;
    return asksJust(items, { at, lead, text }) ? undefined : whatIs(items, first);
  }
  const all = saidAt(items, at) === "but" && whole.test(saidAt(items, at - 1));
  return all && nounAt(items, at + 1)?.only === false ? at + 1 : undefined;
}

/** Words that ask for what has not, is not or can not, and leave nothing out. */
function asksJust(
  items: readonly Item[],
  { at, lead, text }: { at: number; lead: string; text: string },
): boolean {
  const before = saidAt(items, at - 1);
  const isState = /^(?:not|no)$/.test(lead) && state.test(saidAt(items, at + 1));
  const isWhy = lead === "not" && saidAt(items, at - 2) === "why";
  const isUnable = lead === "not" && /^(?:can|could)$/.test(before);
  return (
    isState ||
    isWhy ||
    isUnable ||
    unpriced.test(text) ||
    (lead === "no" && items[at]?.gap === "none" && having.test(before))
  );
}

/** "not settled" asks for what is not settled. */
const state = /^(?:pending|completed|failed|settled|unsettled|short)$/;

/** "positions without a price", "what is not valued" asks for just those. */
const unpriced =
  /^(?:without|(?:with )?no)(?: (?:an?|any|current|market))* (?:price|quote|valuation)\b|^(?:not|no) (?:be |been )*(?:priced|quoted|valued)\b/;

/** "which accounts have no cash" asks for just that. */
const having = /^(?:have|has|had|hold|holds|held|is|are|was|were|there|got|own|owns)$/;

/** "excluding what is unsettled", "everything that is not an ETF" */
function whatIs(items: readonly Item[], at: number): number {
  const text = sentence(items.slice(at, at + 4));
  const words =
    /^(?:what|whatever|anything|everything|those|the ones?|ones|the 1)(?: (?:that|which))?(?: (?:is|are|has|have))?(?: (?:in|an?))?(?= )/.exec(
      text,
    )?.[0];
  return words === undefined ? at : at + words.split(" ").length;
}

const leads = [
  /^with the exception of\b/,
  /^(?:do|does|did) not (?:include|count|list|show)\b/,
  /^(?:not|without|never|without even) (?:including|counting|any|considering)\b/,
  /^(?:instead of|rather than|other than|apart from|aside from|outside(?: of)?|but not|and not|except for|never mind|leaving out|leave out|leaving aside|setting aside|save for|but for|excluding all|with no)\b/,
  /^(?:not|no|non|ex|neither|without|except|excepting|excluding|exclude|excludes|besides|ignore|ignoring|disregard|disregarding|excl|sans|barring|bar(?= (?:the|any|my|our|SYM|ACC|etfs?|stocks|funds|bonds|options)\b)|skip|skipping|omit|omitting|minus)\b/,
];

/** "everything but AAPL" */
const whole =
  /^(?:all|everything|anything|positions?|holdings?|stocks|etfs|funds|bonds|investments|securities|assets|portfolio|accounts|ACC|own|have|hold|trades|activity|value|everywhere|anywhere|anyplace|elsewhere|household|family|lot|total|anyone|everyone|thing|things|each)$/;
