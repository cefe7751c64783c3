import { figureFormats } from "./figures.ts";

/**
 * Figures and dates for people in American conventions, in which the service writes all of its texts:
 * briefs, worklists and answers. `figures.ts` says what each of them does.
 */
export const {
  atRate,
  dollars,
  dollarsExact,
  priceIn,
  signed,
  percent,
  signedPercent,
  points,
  count,
  limit,
  band,
  date,
} = figureFormats({ numbers: "en-US", dates: "en-US" });

/** Units written without a space in front. */
const attached: readonly string[] = ["%", "x", "×"];

/** A formatted figure with its unit: 3.96%, 2.00x, 48 USD million. */
export const withUnit = (figure: string, unit: string | null): string =>
  unit === null ? figure : `${figure}${attached.includes(unit) ? "" : " "}${unit}`;

const abbreviations = new Set(["etf", "id", "ids", "ips", "ira", "rmd", "us", "usd"]);

/** Turns an identifier such as `us_equity` into words: US equity. */
export function identifierToWords(name: string): string {
  const text = name
    .split("_")
    .map((word) => (abbreviations.has(word) ? word.toUpperCase() : word))
    .join(" ")
    .replace(/\bpct$/, "%")
    .replace(/^intl\b/, "international");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
