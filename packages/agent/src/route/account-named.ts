import type { Known } from "./account-fit.ts";
import { isOutright, many, type Run } from "./account-run.ts";
import { isOrdinary, type Named, sepMark, telling, weak } from "./account-words.ts";
import type { Item } from "./item.ts";

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
  if (first === "plan" || (first === "retirement" && !isNoun)) return false;
  return (
    isOutright(run) || isNoun || isOwned(items, start, fits) || standsAlone(items, start, run, fits)
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
  const isLed =
    leads.test(items[start - 1]?.said ?? "") ||
    isFront(items, start, end) ||
    isOnlyThere(items, start, end);
  if (fits.some(({ words }) => words.length === 1)) {
    return !isOrdinary(word) || isLed || items.length === 1;
  }
  if (telling.has(word) || (weak.has(word) && end >= items.length)) return isLed;
  if (plural || fits.length === 0) return fits.length > 0;
  return isTelling(word) && isApart(items, { start, end }, { isLed, isOne: fits.length === 1 });
}

/** "average cost of VTI, joint only" */
const isOnlyThere = (items: readonly Item[], start: number, end: number): boolean =>
  start > 0 && end === items.length - 1 && /^(?:only|alone)$/.test(items[end]?.said ?? "");

/** "Legacy: the largest position?" */
const isFront = (items: readonly Item[], start: number, end: number): boolean =>
  start === 0 && /^(?:comma|stop)$/.test(items[end]?.gap ?? "");

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

/** "Reserve's cash", of the one that is called so. */
const isOwned = (items: readonly Item[], start: number, fits: readonly Named[]): boolean =>
  fits.length === 1 && /'s$/.test(items[start]?.raw ?? "");

/** "Karen's IRAs (traditional and Roth)" */
const isListed = (items: readonly Item[], start: number): boolean =>
  many.test(items[start - 1]?.raw ?? "");

const isClosed = (items: readonly Item[], end: number): boolean =>
  end >= items.length || items[end]?.gap !== "none" || closes.test(items[end]?.said ?? "");

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
  /^(?:my|the|our|in|of|for|from|his|her|their|at|across|within|inside|all|both|and|vs|versus|[2-9])$/;
const closes =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|value|worth|total|performance|returns?|deposits|withdrawals|transfers|and|or|vs|versus|against|than|is|has|have|hold|holds|own|owns|out|aside|excluded|do|does|doing|ytd|PER|now|please|together|combined|to|as|when|since|by|on|at)$/;
const belongings =
  /^(?:positions?|holdings?|portfolio|trades|activity|cash|balances?|accounts?|performance|returns?|deposits|withdrawals|transfers|stocks?|etfs|funds|bonds|investments|value|money|shares?|gains?|loss(?:es)?|biggest|largest|best|worst|total|net|worth|assets)$/;
