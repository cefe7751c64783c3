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
/** "the oldest client", "client with the worst return": one of many. */
const superlatives: ReadonlySet<string> = new Set(
  "best worst highest lowest most least oldest youngest top richest smallest biggest largest".split(
    " ",
  ),
);
/** A superlative before one of these belongs to another noun: "the biggest position of the client". */
const nounEnders: ReadonlySet<string> = new Set("of for in by at on with from the a is".split(" "));

/** True for a superlative that the household noun itself has, before it or after "with". */
function isRanked(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).map(({ form }) => form);
  const own = before.slice(before.findLastIndex((form) => nounEnders.has(form)) + 1);
  const [next, ...after] = tokens.slice(at + 1).map(({ form }) => form);
  const ranks = (forms: readonly string[]) => forms.some((form) => superlatives.has(form));
  if (next === "with" || next === "has") return ranks(after.slice(0, 2));
  return ranks(own) && (next === undefined || !/^\p{L}/u.test(next) || nounFollowers.has(next));
}

/** What may follow the noun that is ranked: "biggest family position" ranks the positions. */
const nounFollowers: ReadonlySet<string> = new Set(
  "by in this ytd since over today last for now return returns".split(" "),
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
  return tokens.some((_, at) => namesMany(message, tokens, at, chosen));
}

/** "across the book"; what is "on the books" is what the household holds. */
const isPractice = (tokens: readonly Token[], at: number, before: string): boolean =>
  bookDeterminers.has(before) &&
  !bookValueWords.has(tokens[at + 1]?.form ?? "") &&
  !(tokens[at]?.plural === true && before === "the");

/** "which account in this household has the best return": the one that is open. */
const currentWords: ReadonlySet<string> = new Set(["this", "his", "her", "their"]);

/** True for "my clients", "the oldest client" and "my book", which are of many households. */
function namesMany(
  message: string,
  tokens: readonly Token[],
  at: number,
  chosen: boolean,
): boolean {
  const { stem = "", plural, possessive, to } = tokens[at] ?? {};
  const before = wordBefore(tokens, at);
  if (stem === "book") return isPractice(tokens, at, before);
  if (!householdNouns.has(stem) || currentWords.has(before)) return false;
  const isOwner = possessive === true || /^['’]/.test(message.slice(to));
  if (distributiveWords.has(before)) return !isOwner || !chosen;
  if (isOwner) return false;
  const several = plural === true && (!chosen || collectiveWords.has(before) || at === 0);
  return several || isRanked(tokens, at);
}
