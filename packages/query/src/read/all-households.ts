import { tokensOf } from "./tokens.ts";

const nouns: ReadonlySet<string> = new Set(["client", "household", "family", "relationship"]);
/** "which client" asks about many; "my clients" means all of them, "my client" the current one. */
const ofMany: ReadonlySet<string> = new Set(["which", "each", "every", "any"]);
const ofAll: ReadonlySet<string> = new Set(["my", "our", "all", "across", "what", "many", "these"]);
const ofBook: ReadonlySet<string> = new Set(["my", "our", "the", "whole", "entire"]);
/** "book value" and "book cost" are the cost. */
const notOfBook: ReadonlySet<string> = new Set(["value", "cost", "gain"]);
/** "who holds Pfizer": without a chosen household, the people are the clients. */
const ofAnyone: ReadonlySet<string> = new Set(["who", "whose", "anywhere", "anyone", "anybody"]);

/** True when a message asks about all households of the advisor; `chosen` tells that it was sent with one of them. */
export function isAboutAllHouseholds(message: string, chosen: boolean): boolean {
  const tokens = tokensOf(message);
  if (!chosen && tokens.some(({ form }) => ofAnyone.has(form))) return true;
  return tokens.some(({ stem, plural, possessive, to }, at) => {
    const before = tokens.slice(0, at).findLast((token) => !nouns.has(token.stem))?.form ?? "";
    if (stem === "book") return ofBook.has(before) && !notOfBook.has(tokens[at + 1]?.form ?? "");
    if (!nouns.has(stem) || possessive || /^['’]/.test(message.slice(to))) return false;
    return ofMany.has(before) || (plural && (!chosen || ofAll.has(before) || at === 0));
  });
}
