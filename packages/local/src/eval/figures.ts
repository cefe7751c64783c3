import { decimal } from "@advisor/domain/decimal";

/** A number in a text. */
export interface Figure {
  kind: "usd" | "percent" | "number";
  /** With its minus sign, without separators: "-193.12". */
  value: string;
  /** True for money, percents and counted things; false for a bare number. */
  isAmount: boolean;
  /** True for "860 dollars", which is $860 as well as the number 860. */
  isSpelled?: true;
}

const digits = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;
const unit = String.raw`\s?(?:%|percent\b|percentage points?\b|points?\b)`;
const noun = String.raw`\s(?:shares?|contracts?|units?)\b`;
const dollars = String.raw`\sdollars?\b`;
const pattern = new RegExp(
  String.raw`(?<![\w.,/])([+\-−]?)\s?(\$?)([+\-−]?)(${digits})(?![\w/]|-\w)(${unit})?(${noun})?(${dollars})?`,
  "gi",
);

/** All numbers of a text, except dates and citations. */
export function figuresIn(text: string): Figure[] {
  const plain = withIsoDates(text).replace(
    /\[(?:tool|doc|web):[^\]]*\]|\b\d{4}-\d{2}-\d{2}\b/g,
    " ",
  );
  return [...plain.matchAll(pattern)].map(
    ([
      ,
      before = "",
      dollar = "",
      after = "",
      number = "",
      percent = "",
      counted = "",
      spelled = "",
    ]) => ({
      kind: dollar + spelled !== "" ? "usd" : percent === "" ? "number" : "percent",
      value: `${/[-−]/.test(before + after) ? "-" : ""}${number.replaceAll(",", "")}`,
      isAmount: dollar + percent + counted + spelled !== "",
      ...(dollar === "" && spelled !== "" && { isSpelled: true as const }),
    }),
  );
}

/** An expectation that consists of one figure; undefined for words or a date. */
export function figureOf(text: string): Figure | undefined {
  const isOne = new RegExp(`^[+-]?\\$?${digits}(?:\\s?%)?$`).test(text);
  return isOne ? figuresIn(text)[0] : undefined;
}

/**
 * Whether a stated figure matches the expected one. It may be rounded, at most to whole dollars or
 * a tenth of a percent. Signs are ignored, because a loss may be written as a negative number or in
 * words.
 */
export function matchesFigure(expected: Figure, stated: Figure): boolean {
  const isBare = expected.kind === "number" && stated.isSpelled === true;
  if (expected.kind !== stated.kind && !isBare) return false;
  const [a, b] = [decimal(expected.value).abs(), decimal(stated.value).abs()];
  if (expected.kind === "number") return a.eq(b);
  const least = expected.kind === "percent" ? 1 : 0;
  const shown = Math.max(least, Math.min(places(expected), places(stated)));
  return a.round(shown).eq(b.round(shown));
}

const places = ({ value }: Figure): number => value.split(".")[1]?.length ?? 0;

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const name = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`;
const monthFirst = new RegExp(String.raw`\b${name} (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, "gi");
const dayFirst = new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? ${name},? (\d{4})\b`, "gi");

const yearless = new RegExp(String.raw`^${name} (\d{1,2})$`, "i");

/** "May 15" as the end of an ISO date; undefined for other words. */
export function dayOfAnyYear(text: string): string | undefined {
  const [, month = "", day = ""] = yearless.exec(text) ?? [];
  return month === "" ? undefined : written("", month, day);
}

/** Rewrites "Nov 20, 2026" and "20 November 2026" as 2026-11-20. */
export const withIsoDates = (text: string): string =>
  text
    .replace(monthFirst, (_, month, day, year) => written(year, month, day))
    .replace(dayFirst, (_, day, month, year) => written(year, month, day));

function written(year: string, month: string, day: string): string {
  const number = months.indexOf(month.toLowerCase()) + 1;
  return [year, String(number).padStart(2, "0"), day.padStart(2, "0")].join("-");
}
