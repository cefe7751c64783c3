import { type Item, saidAt, sentence } from "./item.ts";
import { excludedAt } from "./left-out.ts";

/**
 * The words without what the question rules out: "not the ETFs, only stocks" asks for stocks. What is
 * left out of something goes with the word beside it.
 */
export function withoutNegated(items: readonly Item[]): Item[] {
  if (!items.some(({ said }) => denies.test(said))) return [...items];
  const kept: Item[] = [];
  const excluded: Excluded[] = [];
  /** Where the words go on after a phrase between two commas. */
  let resumes: number | undefined;
  let index = 0;
  while (index < items.length) {
    const { end, phraseEnd, nouns } = ruledOutAt(items, index);
    const other = otherState(nouns);
    const opens = items[index]?.gap === "stop";
    if (other.length === 0) excluded.push({ at: kept.length, nouns, opens });
    const own = items.slice(index, index + 1);
    kept.push(...(end === undefined ? continued(own, resumes === index) : other));
    resumes = own.some(({ gap }) => gap === "comma") ? phraseEnd : undefined;
    index = end ?? index + 1;
  }
  for (const one of excluded) leaveOut(kept, one);
  return kept;
}

/** What is left out, before which of the words that are kept; `opens` where a sentence begins with it. */
interface Excluded {
  at: number;
  nouns: readonly Item[];
  opens: boolean;
}

/** Where the words end that rule something out from here on, and what they leave out. */
function ruledOutAt(
  items: readonly Item[],
  at: number,
): { end?: number | undefined; phraseEnd?: number; nouns: readonly Item[] } {
  if (isNotAsked(items, at)) return { end: untilComma(items, at), nouns: [] };
  const phrase = excludedAt(items, at);
  return phrase === undefined
    ? { end: refusedUntil(items, at), nouns: [] }
    : { end: phrase.end, phraseEnd: phrase.end, nouns: phrase.nouns };
}

const continued = (items: readonly Item[], goesOn: boolean): readonly Item[] =>
  goesOn ? items.map((item) => ({ ...item, gap: "none" })) : items;

/** What is in one of two states asks for the other when it is left out: without the unsettled is settled. */
function otherState([noun, ...more]: readonly Item[]): Item[] {
  const said = states.get(stateOf(noun));
  if (noun === undefined || said === undefined) return [];
  const isUnfinished = [noun, ...more].every((one) => /^(?:pending|failed)$/.test(stateOf(one)));
  return more.length === 0 || isUnfinished
    ? [{ ...noun, said: isUnfinished ? "completed" : said }]
    : [];
}

const stateOf = (noun: Item | undefined): string => noun?.said.split(" ").at(-1) ?? "";

const states: ReadonlyMap<string, string> = new Map([
  ["settled", "unsettled"],
  ["unsettled", "settled"],
  ["pending", "completed"],
  ["completed", "pending"],
]);

/** Beside the word before, or the one after where none is before in the sentence. */
function leaveOut(kept: Item[], { at, nouns, opens }: Excluded): void {
  const [first] = nouns;
  if (first === undefined) return;
  const before =
    opens && kept[at] !== undefined
      ? -1
      : kept.findLastIndex((item, index) => index < at && !joins.test(item.said));
  const after = kept.findIndex(({ said }, index) => index >= at && !joins.test(said));
  const place = before < 0 ? Math.max(after, at) : before;
  const beside = kept[place];
  if (beside === undefined) {
    const { raw, at: start, end, gap } = first;
    kept.push({ said: "without", raw, at: start, end, gap, without: nouns });
  } else {
    kept[place] = { ...beside, without: [...(beside.without ?? []), ...nouns] };
  }
}

const joins = /^(?:and|but|or|also|&|\+)$/;

/** Without one of these nothing is ruled out. */
const denies = new RegExp(
  `^(?:${[
    "not|no|non|ex|never|neither|without|except|excepting|excepted|besides|beyond|excl|sans|bar(?:ring)?|exception",
    "setting|save|skip|skipping|minus|less|but|instead|rather|other|apart|aside|away|off|out|outside|wait|net",
    "(?:exclud|ignor|remov|leav|tak)(?:e|es|ed|ing)|omit(?:ted|ting)?|disregard(?:ed|ing)?|left|keeping|putting",
    "drop(?:ped|ping)?|subtract(?:ed|ing)?|deduct(?:ed|ing)?|discount(?:ed|ing)?|forget(?:ting)?|forgotten|gone|hid(?:e|ing|den)|lose",
  ].join("|")})$`,
);

/** "do not show trades": up to the next comma or the word that says what is wanted. */
function refusedUntil(items: readonly Item[], at: number): number | undefined {
  if (isNoOrder(items, at) || isDenied(items, at)) return untilComma(items, at);
  const isRefusal = /^(?:(?:do|did|will|please|never) not|never \w+)$/.test(
    sentence(items.slice(at, at + 2)),
  );
  const verb = saidAt(items, at) === "never" ? at + 1 : at + 2;
  if (!isRefusal || !shows.test(saidAt(items, verb))) return undefined;
  let end = verb + 1;
  while (end < items.length && items[end]?.gap === "none" && !turn.test(saidAt(items, end))) {
    end += 1;
  }
  return end;
}

/** "Not the average over all of it.": a sentence of its own says what is not meant. */
const isDenied = (items: readonly Item[], at: number): boolean =>
  at > 0 &&
  items[at]?.gap === "stop" &&
  /^not (?:the|my|our|its|their|his|her|just the|an?) /.test(sentence(items.slice(at, at + 4)));

/** "don't buy anything, just tell me the price": what is not to be done is not asked about. */
function isNoOrder(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  const isFirst = before === undefined || items[at]?.gap !== "none" || lead.test(before.said);
  const end = untilComma(items, at);
  const isNamed = items.slice(at, end).some(({ symbols }) => symbols !== undefined);
  return isFirst && !isNamed && noOrder.test(sentence(items.slice(at, at + 5)));
}

/** "I am not asking about buys", "no need for the price", "not the best ones: which has lost most" */
function isNotAsked(items: readonly Item[], at: number): boolean {
  if (at > 0 && items[at]?.gap === "none") return false;
  if (notAsked.test(sentence(items.slice(at, at + 6)))) return true;
  const end = untilComma(items, at);
  const said = sentence(items.slice(at, end));
  const next = saidAt(items, end) === "please" ? end + 1 : end;
  const isPart = /\b(?:ACC|SYM)$/.test(said);
  const isThese = !isPart && notThese.test(said) && asks.test(saidAt(items, next));
  return isThese || (at > 0 && notThat.test(said));
}

const notAsked =
  /^not an? (?:explanation|definition|description|lecture|lesson|primer|tutorial)\b|^(?:(?:and|but) )?(?:(?:i|we) (?:am|are) )?not (?:asking|looking|interested|talking|after)\b|^no need\b|^not (?:what|how|which|whether|when|why)\b|^no (?:\S+ ){1,3}(?:needed|necessary|required|wanted)\b/;
/** "the price, not the gain" */
const notThat =
  /^not (?:in )?(?:(?:the|my|our|its|their|his|her) )?(?:\w+ ){0,2}(?:gains?|loss(?:es)?|prices?|costs?|value|returns?|moves?|change|percent|%|dollars|quantity|weight|history)(?: (?:since|from|over|of|on) .*| PER)?$/;
const notThese = /^not (?:the|my|our) (?:\w+ )?(?:\w+|ones)$/;
const asks = /^(?:what|which|who|how|when|where)$/;

function untilComma(items: readonly Item[], at: number): number {
  const next = items.findIndex(
    ({ said, gap }, index) => index > at && (gap !== "none" || /^(?:but|just|only)$/.test(said)),
  );
  return next < 0 ? items.length : next;
}

const lead = /^(?:please|but|and|just|ok|okay)$/;
const noOrder =
  /^(?:(?:i |we )?do not (?:(?:want|need|wish|like) (?:to|you to) )?|never )(?:buy|sell|trade|purchase|order|place|execute|submit|do any)\b/;

const shows =
  /^(?:ask|show|list|include|want|need|give|tell|display|send|count|care|mean|bother|worry)$/;
const turn = /^(?:but|only|just|instead|show|list|give|rather)$/;
