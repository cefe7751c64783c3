import type { Known } from "./account-fit.ts";
import { isOutright, many, type Run } from "./account-run.ts";
import { isOrdinary, type Named, sepMark, telling, weak } from "./account-words.ts";
import { type Item, sentence } from "./item.ts";

/** Whether the words name an account where they stand, or only share a word with one. */
export function isNamed(
  items: readonly Item[],
  start: number,
  run: Run,
  fits: readonly Named[],
  { people }: Known,
): boolean {
  const { words, noun, end } = run;
  const [first = "", ...more] = words;
  const isNoun = noun !== undefined;
  if (more.length > 0) {
    return (
      isOutright(run) || isNoun || fits.length > 0 || words.some((word) => people.includes(word))
    );
  }
  if (people.includes(first)) {
    const isWhose = isPossessive(items[start], first) && belongsNext(items, end, fits);
    return isNoun || isWhose || belongsBefore(items, start);
  }
  if (first === "plan" || (/^(?:retirement|stocks?)$/.test(first) && !isNoun)) return false;
  return (
    isOutright(run) ||
    isNoun ||
    isOwned(items, start, fits) ||
    isNobodysTrust(items, start, fits) ||
    standsAlone(items, start, run, fits)
  );
}

/** "the rollover", "the endowment's cash": one word that means other things too. */
function standsAlone(
  items: readonly Item[],
  start: number,
  { words: [word = ""], end, plural }: Run,
  fits: readonly Named[],
): boolean {
  if (items[start]?.said === sepMark) return fits.length > 0;
  if (isListed(items, start)) return fits.length === 1;
  const isThere = isBeside(items, start, end);
  const isLed = isThere || isLedTo(items, start, end);
  if (fits.some(({ words }) => words.length === 1)) {
    return !isOrdinary(word) || isLed || items.length === 1;
  }
  if (isThere) return fits.length > 0 || isKindOnly(word);
  if (isShort(word, end >= items.length)) return isLed || isOnlyOne(items, { start, end }, fits);
  if (plural || fits.length === 0) return fits.length > 0;
  return isTelling(word) && isApart(items, { start, end }, { isLed, isOne: fits.length === 1 });
}

/** "how is the trust doing", where nobody has one. */
const isNobodysTrust = (items: readonly Item[], start: number, fits: readonly Named[]): boolean =>
  fits.length === 0 &&
  items[start]?.said === "trust" &&
  /^(?:the|my|our|his|her|their)$/.test(items[start - 1]?.said ?? "");

/** "the rollover", "in trust" */
const isShort = (word: string, isLast: boolean): boolean =>
  telling.has(word) || (isLast && weak.has(word));

/** "trust value", where nobody has a trust; another account may be called a brokerage. */
const isKindOnly = (word: string): boolean => weak.has(word) && word !== "brokerage";

const isLedTo = (items: readonly Item[], start: number, end: number): boolean =>
  leads.test(items[start - 1]?.said ?? "") ||
  (topics.test(items[start - 1]?.said ?? "") && !ownSense.test(items[start]?.said ?? "")) ||
  isFront(items, start, end) ||
  isOnlyThere(items, start, end) ||
  isTakenOut.test(sentence(items.slice(end, end + 4)));

/** "average cost of VTI, joint only" */
const isOnlyThere = (items: readonly Item[], start: number, end: number): boolean =>
  start > 0 && /^(?:only|alone|goes|specifically)$/.test(items[end]?.said ?? "");

/** "joint cash", "value, rollover": right beside what an account has. */
const isBeside = (items: readonly Item[], start: number, end: number): boolean => {
  const [before, after] = [items[start - 1], items[end]];
  const isPointed = /^(?:that|this|which|each|every|any|what)$/.test(before?.said ?? "");
  if (isPointed || ownSense.test(items[start]?.said ?? "")) return false;
  return after === undefined
    ? had.test(before?.said ?? "")
    : after.gap === "none" && had.test(after.said);
};
const had =
  /^(?:cash|balance|value|worth|total|holdings|positions|gain|performance|return|trades|activity|stocks|etfs|PER)$/;
/** "joint left out", "joint doesn't count" */
const isTakenOut =
  /^(?:(?:is|does|was|did|being) )*(?:not )?(?:aside|excluded|excepted|omitted|left out|taken|off|stripped|out|count|counted|there|dropped|ignored)\b/;
/** "margin balance", "individual positions": of no account. */
const ownSense = /^(?:margin|individual|simple|checking|savings|retirement|pension|taxable)$/;

/** "Legacy: the largest position?", "Joint and SEP-IRA values" */
const isFront = (items: readonly Item[], start: number, end: number): boolean =>
  start === 0 &&
  (/^(?:comma|stop)$/.test(items[end]?.gap ?? "") ||
    /^(?:and|&|plus|vs|versus)$/.test(items[end]?.said ?? ""));

/** Nothing else is said, or it stands as a name does. */
const isApart = (
  items: readonly Item[],
  { start, end }: { start: number; end: number },
  { isLed, isOne }: { isLed: boolean; isOne: boolean },
): boolean => (isOnly(items, start, end) ? isOne : isLed && isClosed(items, end));

const isTelling = (word: string): boolean => weak.has(word) || !isOrdinary(word);

/** "Legacy?", "and Legacy?": nothing else is said. */
const isOnly = (items: readonly Item[], start: number, end: number): boolean =>
  end >= items.length &&
  items
    .slice(0, start)
    .every(({ said }) => /^(?:and|what|how|about|same|for|so|then|ok)$/.test(said));

const isOnlyOne = (
  items: readonly Item[],
  { start, end }: { start: number; end: number },
  fits: readonly Named[],
): boolean => fits.length === 1 && isOnly(items, start, end);

/** "Reserve's cash", of the one that is called so. */
const isOwned = (items: readonly Item[], start: number, fits: readonly Named[]): boolean =>
  fits.length === 1 && /'s$/.test(items[start]?.raw ?? "");

/** "Karen's IRAs (traditional and Roth)" */
const isListed = (items: readonly Item[], start: number): boolean =>
  many.test(items[start - 1]?.raw ?? "");

const isClosed = (items: readonly Item[], end: number): boolean =>
  end >= items.length ||
  items[end]?.gap !== "none" ||
  closes.test(items[end]?.said ?? "") ||
  isTakenOut.test(sentence(items.slice(end, end + 4)));

const isPossessive = (item: Item | undefined, name: string): boolean =>
  item !== undefined && item.raw.toLowerCase() !== name && /s$/i.test(item.raw);

/** "peter's balance", where nothing bears his name; what does bear it, or is written as his, is meant whatever follows. */
const belongsNext = (items: readonly Item[], end: number, fits: readonly Named[]): boolean =>
  fits.length > 0 ||
  end >= items.length ||
  /'s?$/.test(items[end - 1]?.raw ?? "") ||
  belongings.test(items[end]?.said ?? "");

/** "the cash of Karen" */
const belongsBefore = (items: readonly Item[], start: number): boolean =>
  /^(?:of|for)$/.test(items[start - 1]?.said ?? "") &&
  belongings.test(items[start - 2]?.said ?? "");

const leads =
  /^(?:my|the|our|in|of|for|from|his|her|their|at|across|within|inside|all|both|and|vs|versus|[2-9]|but|outside|count|without|exclud(?:e|ing)|discount|discounting|strip|stripping|out|off|leave|leaving|take|taking|drop|mind|of|pretend|pretending|if|ignore|ex|other|except(?:ing)?|less|minus|bar|barring|besides|ignor(?:e|ing)|sans|not|no|counting|dropping|drop|forgetting|forget|than|beyond|skip|omitting|only|just|does)$/;
const topics = /^(?:about|on|regarding|concerning|to|with|re|considering|open|at|as far as)$/;
const closes =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|value|worth|total|performance|returns?|deposits|withdrawals|transfers|and|or|vs|versus|against|than|is|has|have|hold|holds|own|owns|invested|out|aside|excluded|do|does|doing|ytd|PER|now|please|together|combined|to|as|when|since|by|on|at|only|alone|goes|specifically|here)$/;
const belongings =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|accounts?|performance|returns?|deposits|withdrawals|transfers|stocks?|etfs|funds|bonds|investments|value|money|shares?|gains?|loss(?:es)?|biggest|largest|best|worst|total|net|worth|assets)$/;
