import { plainText } from "../http/xml.ts";

const ordinals = ["first", "second", "third", "fourth"];
const ordinal = `(${ordinals.join("|")})`;
const year = "(?:(?:of|for|the)\\s+)*(?:fiscal\\s+)?(?:year\\s+)?(20\\d\\d)";

const patterns: readonly { pattern: RegExp; quarter: 1 | 2; year: 1 | 2 }[] = [
  {
    pattern: new RegExp(`${ordinal}[\\s-]+(?:fiscal\\s+)?quarter\\s+${year}`, "i"),
    quarter: 1,
    year: 2,
  },
  { pattern: new RegExp(`${year}\\s+${ordinal}[\\s-]+quarter`, "i"), quarter: 2, year: 1 },
  { pattern: /\bQ([1-4])\s+(?:fiscal\s+(?:year\s+)?|FY\s*)?(20\d\d)\b/i, quarter: 1, year: 2 },
];

/** The first fiscal quarter that a release names, such as 2026Q4; undefined when it names none. */
export function firstQuarterNamed(text: string): string | undefined {
  const found = patterns
    .flatMap(({ pattern, ...at }) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ match, ...at }];
    })
    .sort((a, b) => a.match.index - b.match.index)[0];
  if (found === undefined) return undefined;
  const quarter = (found.match[found.quarter] ?? "").toLowerCase();
  const number = ordinals.indexOf(quarter) + 1 || Number(quarter);
  return `${found.match[found.year]}Q${number}`;
}

/** The paragraphs of a release in HTML, without its tables of figures. */
export const releaseParagraphs = (html: string): string[] =>
  html
    .replace(/<(script|style|head|table)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .split(/<\/?(?:p|div|h[1-6]|li|br)\b[^>]*>/i)
    .map(plainText)
    .filter((paragraph) => /\p{L}/u.test(paragraph));
