/** What is said in several ways, put one way: "&" is "and", a dash between phrases a comma, the client "we". */
export const oneWay = (said: string): string =>
  said
    .replace(ampersand, " and ")
    .replace(dash, (match, before: string, after: string) =>
      calendar.test(before) || calendar.test(after) ? match : `${before}, ${after}`,
    )
    .replace(/\b(for|of|in|across) (household|family)\b(?! \p{L})/giu, "$1 the $2")
    .replace(/\bthe client(?:['’]s|s['’])(?= \w)/gi, "our")
    .replace(asksOfClient, (_, verb: string) => `${verbs.get(verb.toLowerCase())} we`);

/** "cash & value", but not "Johnson & Johnson" or "S & P". */
const ampersand =
  /(?<!\b(?:johnson|procter|ben|barnes|at|s|p|t|m|d|j|a|b|r|h|l)) & (?!(?:johnson|gamble|jerry|noble|company|co|sons|p|g|t|j|l|a|b|d|m)\b)/gi;

const dash = /(\p{L}[\p{L}']+\)?) [-–—] (\p{L}+)/gu;

/** "March - June", "mon - fri" */
const calendar =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*|today|now|price|cost|value)$/i;

const asksOfClient = /\b(do|does|did|has|have|is|are|was|were) the clients?\b(?!['’])/gi;
const verbs: ReadonlyMap<string, string> = new Map([
  ...["do", "did", "have", "are", "were"].map((verb): [string, string] => [verb, verb]),
  ...([
    ["does", "do"],
    ["has", "have"],
    ["is", "are"],
    ["was", "were"],
  ] as const),
]);
