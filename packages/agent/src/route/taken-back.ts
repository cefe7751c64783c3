import { everydayWords } from "./everyday.ts";
import { type Item, sentence } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

/** "price of apple, I mean VOO", "deposits, no wait, withdrawals": without what is taken back in the same breath. */
export function withoutTakenBack(items: readonly Item[]): Item[] {
  for (const at of items.keys()) {
    const said = at === 0 ? undefined : phraseAt(items, at);
    const meant = said === undefined ? undefined : meantAfter(items, at + said);
    const before = meant === undefined ? undefined : saidBefore(items, at, meant.kind);
    const first = items[before ?? items.length];
    if (meant === undefined || before === undefined || first === undefined) continue;
    const item = { ...meant.item, ...together(first, meant.item), gap: first.gap };
    const kept = [...items.slice(0, before), item, ...items.slice(before + 1, at)];
    return withoutTakenBack([...kept, ...items.slice(meant.end)]);
  }
  return [...items];
}

/** How many words take back what stands before. */
function phraseAt(items: readonly Item[], at: number): number | undefined {
  const text = sentence(items.slice(at, at + 5));
  const clear = outright.exec(text)?.[0].split(" ").length;
  if (clear !== undefined || items[at]?.gap === "none") return clear;
  const faint = hesitant.exec(text)?.[0].split(" ").length;
  // "deposits, no withdrawals" leaves them out.
  return faint !== undefined && (items[at]?.said !== "no" || items[at + faint]?.gap !== "none")
    ? faint
    : undefined;
}

const outright =
  /^(?:(?:no|sorry|oops|wait|or|well|actually) )*(?:i mean|i meant|no wait|wait no|scratch that|strike that|make that|or rather|correction)\b(?: to say)?/;
const hesitant = /^(?:(?:no|sorry|oops|wait|rather|actually|nope) ?)+(?= |$)/;

function meantAfter(
  items: readonly Item[],
  start: number,
): { item: Item; end: number; kind: string } | undefined {
  let at = start;
  while (at < start + 4 && isLead(items, at)) at += 1;
  const item = items[at];
  const kind = item === undefined ? undefined : kindOf(item);
  if (item === undefined || kind === undefined) return undefined;
  const tail = meantLast.exec(sentence(items.slice(at + 1)))?.[0].split(" ").length ?? 0;
  return { item, end: at + 1 + tail, kind };
}

/** "the last sale, I mean the last purchase": what is said again is not what is taken back. */
function isLead(items: readonly Item[], at: number): boolean {
  const said = items[at]?.said ?? "";
  const isAgain = items.slice(0, at).some((item) => item.said === said);
  return leads.test(said) || (isAgain && ends.test(said));
}

/** "no, BND I meant" */
const meantLast = /^(?:is what |was what )?i (?:mean|meant)$/;

/** The last that was said of the kind. */
function saidBefore(items: readonly Item[], at: number, kind: string): number | undefined {
  const isNear = kind !== "symbol";
  const place = items.findLastIndex(
    (item, index) => index < at && (!isNear || index >= at - 3) && kindOf(item) === kind,
  );
  if (place >= 0) return place;
  // "jmp i mean jpm": what is no word was to be the symbol.
  const isMeant = kind === "symbol" && /^i mean/.test(sentence(items.slice(at, at + 2)));
  return isMeant && isNoWord(items[at - 1]) ? at - 1 : undefined;
}

const isNoWord = (item: Item | undefined): boolean =>
  item !== undefined && /^\p{L}{2,5}$/u.test(item.said) && !isKnownWord(item.said);

const isKnownWord = (word: string): boolean =>
  keyWords.has(word) || ordinaryWords.has(word) || everydayWords.has(word);

/** "AAPL, MSFT, no, VOO": the last of several. */
const together = ({ symbols: before = [] }: Item, { symbols }: Item): Pick<Item, "symbols"> =>
  symbols === undefined ? {} : { symbols: [...new Set([...before.slice(0, -1), ...symbols])] };

/** What may take the place of what. */
function kindOf({ said, symbols, account, period }: Item): string | undefined {
  if (symbols !== undefined) return "symbol";
  if (account !== undefined) return "account";
  if (period !== undefined) return "period";
  return kinds.find(([, words]) => words.test(said))?.[0];
}

const ends = /^(?:best|worst|biggest|largest|smallest|highest|lowest|first|last|latest)$/;
const kinds: readonly (readonly [string, RegExp])[] = [
  ["record", /^(?:deposits?|withdrawals?|transfers?|trades?|buys?|sells?|purchases?|sales?)$/],
  [
    "held",
    /^(?:positions|holdings|cash|value|performance|return|stocks|etfs|bonds|funds|options)$/,
  ],
  ["end", ends],
  ["state", /^(?:settled|unsettled|pending|completed|failed)$/],
];
const leads = /^(?:the|my|our|his|her|their|for|in|of|on|show|me|price|it|is|all)$/;
