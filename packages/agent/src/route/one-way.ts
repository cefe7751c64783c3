/** The marks of a message, each put one way: "&" is "and", and a dash between two phrases is a comma. */
export const oneWay = (said: string): string =>
  said
    .replace(ampersand, " and ")
    .replace(dash, (match, before: string, after: string) =>
      calendar.test(before) || calendar.test(after) ? match : `${before}, ${after}`,
    );

/** "cash & value", but not "Johnson & Johnson" or "S & P". */
const ampersand =
  /(?<!\b(?:johnson|procter|ben|barnes|at|s|p|t|m|d|j|a|b|r|h|l)) & (?!(?:johnson|gamble|jerry|noble|company|co|sons|p|g|t|j|l|a|b|d|m)\b)/gi;

const dash = /(\p{L}[\p{L}']+\)?) [-–—] (\p{L}+)/gu;

/** "March - June", "mon - fri" */
const calendar =
  /^(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)[a-z]*|today|now|price|cost|value)$/i;
