import { isOrdinary } from "./quiet.ts";

/** What is said in several ways, put one way: "&" is "and", a dash between phrases a comma, the client "we". */
export const oneWay = (said: string): string =>
  said
    .replace(ampersand, " and ")
    .replace(dash, (match, before: string, after: string) =>
      calendar.test(before) || calendar.test(after) ? match : `${before}, ${after}`,
    )
    .replace(/\b(for|of|in|across) (household|family)\b(?! \p{L})/giu, "$1 the $2")
    .replace(/\bthe client(?:['’]s|s['’])(?= \w)/gi, "our")
    .replace(asksOfClient, ofUs);

/** "cash & value", but not "Johnson & Johnson" or "S & P". */
const ampersand =
  /(?<!\b(?:johnson|procter|ben|barnes|at|s|p|t|m|d|j|a|b|r|h|l)) & (?!(?:johnson|gamble|jerry|noble|company|co|sons|p|g|t|j|l|a|b|d|m)\b)/gi;

const dash = /(\p{L}[\p{L}']+\)?) [-–—] (\p{L}+)/gu;

/** "March - June", "mon - fri" */
const calendar =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*|today|now|price|cost|value)$/i;

const asksOfClient =
  /\b(do|does|did|has|have|is|are|was|were) the clients?\b(?!['’])(?=,?\s+(\p{L}+)|)/giu;

/** Asked of us; of a client who is named it may be another household's, and is left as it is. */
function ofUs(asked: string, verb: string, next: string | undefined): string {
  if (next !== undefined && (isName.test(next) || !isOrdinary(next.toLowerCase()))) return asked;
  return `${plurals.get(verb.toLowerCase()) ?? verb.toLowerCase()} we`;
}
const isName = /^(?:\p{Lu}\p{Ll}.*|named|called)$/u;
const plurals: ReadonlyMap<string, string> = new Map([
  ["does", "do"],
  ["has", "have"],
  ["is", "are"],
  ["was", "were"],
]);
