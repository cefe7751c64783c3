import { type Amounts, bounded, changed } from "./amounts.ts";

const all =
  "(?:(?:the|my|our|their|his|her|this|all|of|entire|whole|total|overall|combined|investment|joint|us) )*";
const things =
  "(?:whole|total|portfolio|holdings|positions|assets|accounts?|ACC|book|money|wealth|everything|value|investments|securities|household|family|net worth|foundation|us)";
const part =
  "(?:%|percent\\w*|pct|(?<!\\b(?:per|a|each|every) )shares?|(?<=\\bas a )share|fractions?|proportions?|portions?|weights?|weightings?|allocations?|slices?|parts?)";
/** "percent of the portfolio", "share of all our holdings" */
const ofWhole = new RegExp(`\\b(?:how much|${part}|(?<=\\d ?)%) (?:of|in) ${all}${things}\\b`, "g");
const share = new RegExp(
  `(?:^|\\s)${part} of ${all}${things}\\b|\\b(?:weights?|weightings?|(?<!\\b(?:time|money|dollar|asset|equal) )weighted)\\b|\\b(?:allocations?|breakdown|split|mix) (?:by|per|of each) (?:holding|position|stock|name|security|investment)s?\\b|^(?:%|percent\\w*) in |\\bconcentrat\\w+\\b.*\\bSYM\\b|\\bby (?:(?:their|its|portfolio|position) )*(?:share|allocation)\\b|\\b(?:portfolio|position|holding|account) percentages?\\b|\\b(?:allocations?|mix|breakdown|split)\\b.*(?:\\bin|\\bas|\\bby) (?:an? )?(?:%|percent\\w*)|(?:^|\\s)(?:%|percent\\w*) (?:allocations?|mix|breakdown|split)\\b|^(?:what|which|how many) (?:%|percent\\w*|pct|share|fraction|proportion|portion)(?: of .*)? (?:is|are|do|does|sits?|we|goes)\\b`,
);
/** "20 %", and what is as much in words. */
const size = /\d ?(?:%|percent\b|pct\b)/;
/** "20 % of the portfolio in one stock": that much of it. */
const sizeNamed = new RegExp(`(\\d+(?:\\.\\d+)?) ?(?:%|percent|pct) of ${all}${things}\\b`);
/** Percent of something else. */
const ofOther =
  /\b(?:(?:time|money|dollar|over|under|equal) ?weight\w*|yield\w*|dividends?|interest|rates?|fees?|expense|growth|beta|volatility|discount|premium|coupon|tax\w*|cost|price|basis|paid)\b/;

const fractions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:an? |1 )?half (?=(?:of )?(?:the|my|our|their|all|everything))/g, "50 % "],
  [/\b(?:an?|1) third (?=of)/g, "33.33 % "],
  [/\b(?:an?|1) quarter (?=of)/g, "25 % "],
  [/\b(?:an?|1) fifth (?=of)/g, "20 % "],
  [/\b(?:an?|1) tenth (?=of)/g, "10 % "],
];
const inPercent = (said: string): string =>
  fractions
    .reduce((text, [words, percent]) => text.replace(words, percent), said)
    .replace(/\b(?:mak(?:e|es|ing)|made) up\b/g, "is")
    .replace(/\b(over|above|under|below|than|least|most) an? (?=\d)/g, "$1 ");

/** The bounds on a share of the whole, in percent: "above 20 % of the portfolio", "more than a third of it". */
export function shareSizes(said: string): Amounts {
  const text = inPercent(said);
  const isOther = changed.test(text) || ofOther.test(text) || /\$\d/.test(text);
  if (!size.test(text) || isOther) return {};
  const sizes = bounded(text.replace(/(\d) ?(?:%|percent|pct)(?!\w)/g, "$1"));
  const named = Number(sizeNamed.exec(text)?.[1]);
  return Object.keys(sizes).length > 0 || Number.isNaN(named) ? sizes : { at_least: named };
}

/** Asks what something is of the whole, or sets a bound to that. */
export function asksShare(words: string): boolean {
  const said = inPercent(words);
  if (Object.keys(shareSizes(said)).length > 0) return true;
  return share.test(said) && !changed.test(said) && !ofOther.test(said);
}

/** What is asked of each holding, and not of a class together. */
export const ofEach = (said: string): boolean =>
  /\b(?:weights|weightings|weighted)\b/.test(said) || each.test(said.replace(ofWhole, " "));
const each =
  /\b(?:any\w*|something|each|every|individual(?! stocks\b)|single|list|show|rank\w*|sort\w*|order(?:ed)?|top|bottom|largest|biggest|smallest|heaviest|highest|lowest|by (?:weight\w*|share|allocation|percent\w*)|positions?|holdings?|names?|investments?|securities|stakes?|bets?|weights?|weightings?|which)\b/;

/** "cash percentage", "cash as % of portfolio": what cash is of the account value. */
export const asksCashShare = (said: string): boolean =>
  !ofOther.test(said) && (cashShare.test(said) || Object.keys(shareSizes(said)).length > 0);
const cashShare =
  /(?:^|\s)(?:as|in) (?:an? )?(?:%|percent\w*|share|fraction|proportion|portion)(?=\s|$)|\bcash (?:(?:position|level|balance|holding)s? )?(?:%|percent\w*|shares?|weight\w*|allocation|ratio|proportion|fraction|portion)(?=\s|$)|\bpercentage\w*|(?:^|\s)(?:%|percent) (?:in |is |of )?cash\b|(?:^|\s)% of\b/;

/** "of our net worth", "of everything including cash": of the account value, and not of the positions alone. */
export const ofAccountValue = (said: string): boolean =>
  worth.test(said) || new RegExp(cashIncluded).test(said);
export const cashIncluded =
  /\b(?:including|with|counting|plus|incl) (?:(?:the|my|our|all) )?cash\b|\bcash (?:included|and all)\b/;
const worth = new RegExp(
  `\\bof ${all}(?:(?:household|family) )?(?:wealth|net worth|(?:account|accounts|household|family|ACC) (?:total )?value)\\b`,
);

/** "what percent of the trust is VTI": an account is what it is worth, with its cash. */
export const ofWholeAccount = (said: string): boolean => ofAccount.test(said);
const ofAccount =
  /\bof (?:(?:the|my|our|his|her|their|all|whole|total|entire) )*ACC\b(?! (?:positions?|holdings?|securities|investments|stocks|etfs|funds|bonds|portfolio))/;

/** "what percent of our cash is in the Roth": what an account's cash is of all of it. */
export const asksShareOfCash = (said: string): boolean =>
  anyPart.test(said) && ofAllCash.test(said);
const anyPart = new RegExp(`(?:^|\\s)${part}(?=\\s|$)`);
const allCash = `\\bof ${all}(?:(?:settled|unsettled) )?cash`;
const there = "(?:(?:the|my|our|his|her|their) )?ACC";
const ofAllCash = new RegExp(
  `${allCash} (?:(?:is|are|sits?|lies?|lives?|stays?|that is|held|kept|sitting|parked|belongs?) )+(?:(?:in|at|with|inside|within|to) )?${there}\\b|${allCash} (?:do|does) ${there} (?:hold|have|keep|make|account|own)|\\b${there} (?:holds?|has|have|keeps?) (?:what|which|how much) .*${allCash}\\b`,
);
