import { type Decimal, decimal } from "@advisor/domain/decimal";
import type * as Grounding from "@advisor/domain/grounding";
import { type Claim, claims, scales } from "./claims.ts";

/**
 * Checks an answer against what it was made from: each amount, percentage and quantity must be a value
 * of a tool result, or one that the advisor named, at the precision shown; each citation a source used.
 */
export function ground(given: {
  text: string;
  /** Tool results, whole, and the advisor's own words. */
  evidence: readonly unknown[];
  sources: ReadonlySet<string>;
}): Grounding.Info {
  const values = valuesOf(given.evidence);
  const unmatched = claims(given.text)
    .filter((claim) => !matches(claim, values))
    .map(({ text }) => text);
  const citations = cited(given.text);
  const unknown_citations = citations.filter((id) => !given.sources.has(id));
  const valid = unmatched.length === 0 && unknown_citations.length === 0;
  return { valid, citations, unmatched: [...new Set(unmatched)], unknown_citations };
}

/** Citations stand in square brackets: [tool:quotes:v1], [doc:doc_d1_ips#2], [web:1]. */
export const cited = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[((?:tool|doc|web):[^\]\s]+)\]/g)].map(([, id = ""]) => id)),
];

/** Every number in the evidence, without its sign; numbers inside texts count as well. */
const valuesOf = (evidence: readonly unknown[]): Value[] =>
  [...new Set(evidence.flatMap(numbersOf))].map((text) => ({ text, near: Number(text) }));

/** A number as it was written; `near` is for a quick look only. */
interface Value {
  text: string;
  near: number;
}

function numbersOf(value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [String(Math.abs(value))] : [];
  if (typeof value === "string") return numbersIn(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
}

/** Days state no figure: the 15th of a month is not evidence of 15 shares. */
function numbersIn(text: string): string[] {
  const spoken = text.replace(/\b\d{4}-\d{2}-\d{2}(T[\d:.]+Z?)?/g, " ");
  return [...spoken.matchAll(stated)].flatMap(([, number = "", scale = ""]) => {
    const digits = number.replaceAll(",", "");
    const factor = scales[scale.toLowerCase()];
    return factor === undefined ? [digits] : [digits, decimal(digits).times(factor).toFixed()];
  });
}

/** A number in the evidence's own words: "343.82 billion" states both 343.82 and 343,820,000,000. */
const stated =
  /(\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?)(?:\s?(million|billion|thousand)\b)?/gi;

/** Equal once the value is rounded to the places shown; a percentage may state a ratio. */
function matches({ digits, percent, scale }: Claim, values: readonly Value[]): boolean {
  const places = digits.split(".")[1]?.length ?? 0;
  const claimed = decimal(digits);
  const near = Number(digits);
  const shown = (value: Value, factor: number): boolean =>
    Math.abs((value.near * factor) / scale - near) <= 10 ** -places &&
    rounded(value, factor).eq(claimed);
  const rounded = ({ text }: Value, factor: number): Decimal =>
    decimal(text).times(factor).div(scale).round(places, 1);
  return values.some((value) => shown(value, 1) || (percent && shown(value, 100)));
}
