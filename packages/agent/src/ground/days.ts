export const monthNames =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";

const monthNumbers = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const iso = /\b(\d{4})-(\d{2})-(\d{2})/g;
export const slashedDate = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/((?:19|20)\d{2})(?![\d/])/g;
const monthFirst = new RegExp(
  `\\b(${monthNames})\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?:,?\\s+((?:19|20)\\d{2}))?\\b`,
  "g",
);
const dayFirst = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)?\\s+(${monthNames})(?:,?\\s+((?:19|20)\\d{2}))?\\b`,
  "g",
);

export interface ClaimedDay {
  text: string;
  at: number;
  /** YYYY-MM-DD, or MM-DD without a year. */
  day: string;
}

/** Every calendar day that the text names. */
export function claimedDays(text: string): ClaimedDay[] {
  if (!/\d/.test(text)) return [];
  const dayOf = (month: string, number: string, year: string | undefined) =>
    `${year === undefined ? "" : `${year}-`}${month.padStart(2, "0")}-${number.padStart(2, "0")}`;
  const monthOf = (name: string) =>
    String(monthNumbers.indexOf(name.slice(0, 3).toLowerCase()) + 1);
  return [
    ...[...text.matchAll(iso)].map(({ 0: whole, index }) => ({
      text: whole,
      at: index,
      day: whole,
    })),
    ...[...text.matchAll(slashedDate)].map(
      ({ 0: whole, 1: month = "", 2: day = "", 3: year, index }) => ({
        ...{ text: whole, at: index },
        day: dayOf(month, day, year),
      }),
    ),
    ...[...text.matchAll(monthFirst)].map(
      ({ 0: whole, 1: name = "", 2: day = "", 3: year, index }) => ({
        ...{ text: whole, at: index },
        day: dayOf(monthOf(name), day, year),
      }),
    ),
    ...[...text.matchAll(dayFirst)].map(
      ({ 0: whole, 1: day = "", 2: name = "", 3: year, index }) => ({
        ...{ text: whole, at: index },
        day: dayOf(monthOf(name), day, year),
      }),
    ),
  ].toSorted((a, b) => a.at - b.at);
}
