import { type Item, sentence } from "./item.ts";

/** "Celeste's two accounts combined - what do they come to?" is one question, of these accounts. */
export const withSum = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    const isSum = item.gap !== "none" && sum.test(sentence(items.slice(at)));
    return isSum && ofAccounts.test(sentence(items.slice(0, at))) ? { ...item, gap: "none" } : item;
  });

const sum =
  /^(?:what|how much) (?:do|does) (?:they|these|those|it|that) (?:all |both )?(?:come|comes|add up|adds up|amount|amounts) to\b/;
const ofAccounts =
  /\b(?:accounts|ACC)\b(?: (?:combined|together|taken together|in total|added up))?$/;
