import { tokensOf } from "./tokens.ts";

const nouns: ReadonlySet<string> = new Set(["client", "household", "family", "relationship"]);
/** "which client" asks about many; "my clients" means all of them, "my client" the current one. */
const ofMany: ReadonlySet<string> = new Set(["which", "each", "every", "any"]);
const ofAll: ReadonlySet<string> = new Set(["my", "our", "all", "across", "what", "many", "these"]);

/** True when a message asks about all households of the advisor. */
export function isAboutAllHouseholds(message: string): boolean {
  const tokens = tokensOf(message);
  return tokens.some(({ stem, plural, possessive, to }, at) => {
    const before = tokens.slice(0, at).findLast((token) => !nouns.has(token.stem))?.form ?? "";
    if (stem === "book") return before === "my" || before === "our" || before === "whole";
    if (!nouns.has(stem) || possessive || /^['’]/.test(message.slice(to))) return false;
    return ofMany.has(before) || (plural && ofAll.has(before));
  });
}
