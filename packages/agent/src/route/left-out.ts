import { type Item, namedBy, sentence } from "./item.ts";
import type { Params } from "./routed.ts";
import * as slots from "./slots.ts";

/** What a phrase leaves out, and where it ends. */
interface Phrase {
  end: number;
  /** What narrows an answer: symbols, accounts, classes, states. Other subjects are only passed over. */
  nouns: readonly Item[];
}

/** "not the ETFs", "everything but AAPL", "without options and bonds", "funds excluded" */
export function excludedAt(items: readonly Item[], at: number): Phrase | undefined {
  const first = begins(items, at);
  const uncosted = first === undefined ? undefined : withoutCost(items, at, first);
  if (uncosted !== undefined) return uncosted;
  return first === undefined ? (aside(items, at) ?? behind(items, at)) : listedAt(items, first);
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

/** The nouns that begin at a word: "the ETFs and bonds". */
function listedAt(items: readonly Item[], first: number): Phrase | undefined {
  const subject = nounAt(items, first);
  if (subject === undefined) return undefined;
  const nouns = [subject.noun];
  let { end } = subject;
  while (narrowing.test(subject.noun.said)) {
    const next = furtherAt(items, end);
    if (next === undefined) break;
    nouns.push(next.noun);
    end = next.end;
  }
  return { end, nouns: nouns.filter(({ said }) => narrowing.test(said)) };
}

/** One more that is left out: "not the brokerage, and VOO's change" goes on with another question. */
function furtherAt(items: readonly Item[], at: number): ReturnType<typeof nounAt> {
  const comma = items[at]?.gap === "comma";
  const joined = items[at]?.gap !== "stop" && /^(?:and|or|nor|&)$/.test(saidAt(items, at));
  const next = comma || joined ? nounAt(items, joined ? at + 1 : at) : undefined;
  if (next === undefined || !narrowing.test(next.noun.said)) return undefined;
  const isLast = items[next.end] === undefined || items[next.end]?.gap !== "none";
  return comma && joined && !isLast ? undefined : next;
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
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
}

/** Beside shares the calls are the options; of the options they are some. */
const classOf = ({ said }: Item, text: string): Params["asset_class"] => {
  if (!/\b(?:calls|puts)$/.test(said)) return slots.assetClass(said);
  return /\boptions?\b/i.test(text) ? undefined : "options";
};

const saidAt = (items: readonly Item[], at: number): string => items[at]?.said ?? "";

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
  /^(?:not|no|non|ex|neither|without|except|excepting|excluding|exclude|excludes|besides|ignore|ignoring|disregard|disregarding|excl|sans|barring|bar(?= the| any| my)|skip|skipping|omit|omitting|minus)\b/,
];

/** "everything but AAPL" */
const whole =
  /^(?:all|everything|anything|positions?|holdings?|stocks|etfs|funds|bonds|investments|securities|assets|portfolio|accounts|ACC|own|have|hold|trades|activity|value)$/;

/** "ETFs and funds excluded", "AAPL left out" */
function behind(items: readonly Item[], at: number): Phrase | undefined {
  // "this year, pending excluded" leaves no year out.
  const isStretch = items[at]?.period !== undefined && items[at + 1]?.gap === "comma";
  const isNoun = narrowing.test(saidAt(items, at)) && !isStretch;
  const listed = isNoun ? listedAt(items, at) : undefined;
  // "the trusts, Helen's IRA not counted" leaves only the last one out.
  const isApart = items.slice(at + 1, listed?.end).some(({ gap }) => gap === "comma");
  if (listed === undefined || (isApart && !isAnd(items, at, listed.end))) return undefined;
  const after = sentence(items.slice(listed.end, listed.end + 3));
  const words =
    /^(?:(?:ones|1s?) )?(?:excluded|omitted|excepted|aside\b|left out|can wait|not (?:counted|included|needed|now))/
      .exec(after)?.[0]
      .split(" ").length;
  return words === undefined ? undefined : { end: listed.end + words, nouns: listed.nouns };
}

const isAnd = (items: readonly Item[], at: number, end: number): boolean =>
  items.slice(at, end).some(({ said }) => said === "and" || said === "or");

/** "leaving the ETFs aside", "take the ACH ones out" */
function aside(items: readonly Item[], at: number): Phrase | undefined {
  if (!/^(?:leaving|leave|setting|set|putting|put|taking|keeping)$/.test(saidAt(items, at))) {
    return undefined;
  }
  const subject = nounAt(items, at + 1);
  if (subject === undefined || !narrowing.test(subject.noun.said)) return undefined;
  const ones = /^(?:1|ones|balances?)$/.test(saidAt(items, subject.end)) ? 1 : 0;
  const last = subject.end + ones;
  const out = /^(?:aside|out|off)(?: of (?:it|this|that|account))?/.exec(
    sentence(items.slice(last, last + 3)),
  );
  if (out === null) return undefined;
  return { end: last + out[0].split(" ").length, nouns: [subject.noun] };
}

/** The noun that begins at a word, with the words for its kind. */
function nounAt(
  items: readonly Item[],
  at: number,
): { noun: Item; end: number; only: boolean } | undefined {
  let start = at;
  while (
    /^(?:the|my|any|an?|our|their|his|her|its|those|these|of|by|in|for|all|both|[2-9])$/.test(
      saidAt(items, start),
    )
  )
    start += 1;
  const denied = opposite(items, start);
  if (denied !== undefined) return { noun: denied, end: start + 2, only: false };
  const told = inState(items, start);
  if (told !== undefined) return told;
  if (/^(?:still|yet|currently)$/.test(saidAt(items, start))) start += 1;
  const isSingle = /^(?:single|actual)$/.test(saidAt(items, start));
  if (isSingle && /^(?:stocks?|equit(?:y|ies))$/.test(saidAt(items, start + 1))) start += 1;
  let last = start;
  while (kinds.test(saidAt(items, last)) && nouns.test(saidAt(items, last + 1))) last += 1;
  const noun = items[last];
  const first = items[start];
  if (noun === undefined || first === undefined || !nouns.test(noun.said)) return undefined;
  const after = /^(?:positions?|holding|shares|stock|purchases?|buys?|sales?|trades?)$/.test(
    saidAt(items, last + 1),
  );
  const end = noun.symbols !== undefined && after ? last + 2 : last + 1;
  const only = /^(?:only|instead|first|please show)$/.test(saidAt(items, end));
  const said = sentence(items.slice(start, last + 1));
  return { noun: { ...noun, said, at: first.at }, end, only };
}

/** "what has not settled" */
function opposite(items: readonly Item[], at: number): Item | undefined {
  const next = items[at + 1];
  return next !== undefined &&
    saidAt(items, at) === "not" &&
    /^(?:settled|cleared)$/.test(next.said)
    ? { ...next, said: next.said === "settled" ? "unsettled" : "pending" }
    : undefined;
}

/** "the deposit that is still pending" is what is pending. */
function inState(items: readonly Item[], at: number): ReturnType<typeof nounAt> {
  const words = ofState.exec(sentence(items.slice(at, at + 7)))?.[0].split(" ").length ?? 0;
  const last = items[at + words - 1];
  const first = items[at];
  if (first === undefined || last === undefined || words === 0) return undefined;
  return { noun: { ...last, at: first.at }, end: at + words, only: false };
}
const ofState =
  /^(?:deposits?|withdrawals?|transfers?|wires?|money|ones?|1) (?:(?:that|which) )?(?:(?:is|are|was|were|has|have|been|still|currently|only|just) )*(?:pending|failed|completed)\b/;

const kinds = /^(?:mutual|index|exchange|traded|money|market|individual|private|covered|fixed)$/;
const classes =
  "etfs?|stocks?|equit(?:y|ies)|funds?|bonds?|options?|calls|puts|treasuries|munis?|alternatives|investments|income";
/** "not settled" asks for what is not settled. */
const state = /^(?:pending|completed|failed|settled|unsettled)$/;
const states =
  "pending|completed|failed|settled|unsettled|cash|deposits?|withdrawals?|wires?|ach|buys?|sells?";
const narrowing = new RegExp(`(?:^|\\b)(?:${classes}|${states}|SYM|ACC|PER)$`);
const nouns = new RegExp(
  `^(?:${classes}|${states}|SYM|ACC|PER|trades?|transfers?|positions?|holdings?|performance|prices?|quotes?|percent|dollars?)$`,
);
