import { editDistance } from "@advisor/domain/text/edit-distance";
import { everydayWords } from "./everyday.ts";
import { type Item, sentence } from "./item.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

interface Found {
  symbols: readonly string[];
  end: number;
}

/** A symbol held that is no ticker, as it is on file or by its own name: "private_harborview_iv", "Harborview". */
export function filedAt(
  items: readonly Item[],
  at: number,
  held: ReadonlySet<string> | undefined,
): Found | undefined {
  for (const symbol of held ?? []) {
    const all = symbol.toLowerCase().split("_");
    // "Harborview IV" is known without what kind it is.
    const names = [all, all.slice(1)].filter((parts) => parts.length > 1);
    const parts = names.find((name) => isCalled(items, at, name));
    if (parts !== undefined) return { symbols: [symbol], end: at + parts.length };
    const isNamed =
      isCapital(items, at) ||
      isRare(items, at) ||
      counts.test(sentence(items.slice(Math.max(0, at - 2), at)));
    if (isNamed && all.slice(1).some((name) => isName(nameAt(items, at), name))) {
      return { symbols: [symbol], end: at + 1 };
    }
  }
  return undefined;
}

/** The words without those that name what is held: they name no household and no stranger. */
export function withoutFiled(
  items: readonly Item[],
  held: ReadonlySet<string> | undefined,
): readonly Item[] {
  const filed = new Set(
    items.flatMap((_, at) => {
      const end = filedAt(items, at, held)?.end ?? at;
      return Array.from({ length: end - at }, (__, index) => at + index);
    }),
  );
  return filed.size === 0 ? items : items.filter((_, at) => !filed.has(at));
}

/** "what did harborview cost us": so long, no word of its own, and asked for what a holding has. */
function isRare(items: readonly Item[], at: number): boolean {
  const word = nameAt(items, at);
  const isWord = everydayWords.has(word) || keyWords.has(word) || ordinaryWords.has(word);
  return word.length >= 8 && !isWord && ofHolding.test(sentence(items));
}
const ofHolding =
  /\b(?:worth|costs?|costing|paid|pay|price[ds]?|quote[ds]?|put|invest(?:ed)?|units?|shares?|up|down|gain|loss)\b/;

const isCalled = (items: readonly Item[], at: number, name: readonly string[]): boolean =>
  items
    .slice(at, at + name.length)
    .map((_, index) => nameAt(items, at + index))
    .join("_") === name.join("_");

const nameAt = (items: readonly Item[], at: number): string =>
  items[at]?.raw.toLowerCase().replace(/'s$/, "") ?? "";

/** In small letters a word may be anybody's name, but for what is counted. */
const isCapital = (items: readonly Item[], at: number): boolean =>
  /^\p{Lu}/u.test(items[at]?.raw ?? "");
const counts = /\b(?:units?|shares?|stake|interests?) (?:of|in)$/;

/** A long word of the name is enough, a letter off at most. */
const isName = (word: string, name: string): boolean =>
  name.length >= 6 && (word === name || (word.length >= 8 && editDistance(word, name, 1) <= 1));
