import { type Item, sentence } from "./item.ts";

/** "Celeste's two accounts combined - what do they come to?" is one question, of these accounts. */
export const withSum = (items: readonly Item[]): Item[] =>
  items.map((item, at) => {
    if (item.gap === "none" || at === 0) return item;
    const said = sentence(items.slice(at));
    const isSum = sum.test(said) && ofAccounts.test(sentence(items.slice(0, at)));
    return isSum || oneByOne.test(said) ? { ...item, gap: "none" } : item;
  });

const sum =
  /^(?:what|how much) (?:do|does) (?:they|these|those|it|that) (?:all |both )?(?:come|comes|add up|adds up|amount|amounts) to\b/;
/** "VTI, account by account" */
const oneByOne = /^(?:account by account|(?:by|per|for each|in each|in every) account)$/;
const ofAccounts =
  /\b(?:accounts|ACC)\b(?: (?:combined|together|taken together|in total|added up))?$/;
