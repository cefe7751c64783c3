import { type Token, tokensOf } from "./tokens.ts";

const householdNouns: ReadonlySet<string> = new Set([
  "client",
  "household",
  "family",
  "relationship",
]);
/** "which client" asks about many; "my clients" means all of them, "my client" the current one. */
const distributiveWords: ReadonlySet<string> = new Set(
  "which each every any by per average median typical largest biggest smallest".split(" "),
);
const collectiveWords: ReadonlySet<string> = new Set([
  "my",
  "our",
  "all",
  "across",
  "what",
  "many",
  "number",
  "count",
  "these",
  "rank",
  "sort",
  "compare",
]);
const bookDeterminers: ReadonlySet<string> = new Set(["my", "our", "the", "whole", "entire"]);
/** "book value" and "book cost" are the cost. */
const bookValueWords: ReadonlySet<string> = new Set(["value", "cost", "gain"]);
/** Without a chosen household, these are of the whole practice: "what is overdue", "the meetings next week". */
const practiceWords: ReadonlySet<string> = new Set([
  "task",
  "todo",
  "reminder",
  "overdue",
  "meeting",
]);
/** "who holds Pfizer": without a chosen household, the people are the clients, as for assets under management. */
const anyonePronouns: ReadonlySet<string> = new Set([
  "who",
  "whose",
  "anywhere",
  "anyone",
  "anybody",
]);

/** The word before a household noun and what belongs to it: "all of our client households". */
const wordBefore = (tokens: readonly Token[], at: number): string =>
  tokens.slice(0, at).findLast(({ stem, form }) => !householdNouns.has(stem) && form !== "of")
    ?.form ?? "";

/** True when a message asks about all households of the advisor; `chosen` tells that it was sent with one of them. */
export function isAboutAllHouseholds(message: string, chosen: boolean): boolean {
  const tokens = tokensOf(message);
  const isOfAll = ({ form, stem }: Token, at: number) =>
    anyonePronouns.has(form) ||
    practiceWords.has(stem) ||
    form === "aum" ||
    (form === "management" && tokens[at - 1]?.form === "under");
  if (!chosen && tokens.some(isOfAll)) return true;
  return tokens.some(({ stem, plural, possessive, to }, at) => {
    const before = wordBefore(tokens, at);
    if (stem === "book")
      return bookDeterminers.has(before) && !bookValueWords.has(tokens[at + 1]?.form ?? "");
    if (!householdNouns.has(stem)) return false;
    const isOwner = possessive || /^['’]/.test(message.slice(to));
    if (distributiveWords.has(before)) return !isOwner || !chosen;
    return plural && !isOwner && (!chosen || collectiveWords.has(before) || at === 0);
  });
}
