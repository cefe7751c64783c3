import { type Decimal, decimal } from "@advisor/domain/decimal";
import { type Claim, claims } from "./claims.ts";

export interface Grounding {
  /** True when every figure and every citation holds. */
  valid: boolean;
  /** Source ids that the text cites, each once, in order. */
  citations: string[];
  /** Figures that no source states, as they stand in the text. */
  unmatched: string[];
  /** Citations of sources that were not used. */
  unknown_citations: string[];
}

/**
 * Checks an answer against what it was made from: each amount, percentage and quantity must be a value
 * of a tool result, or one that the advisor named, at the precision shown; each citation a source used.
 */
export function ground(given: {
  text: string;
  /** Tool results, whole, and the advisor's own words. */
  evidence: readonly unknown[];
  sources: ReadonlySet<string>;
}): Grounding {
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
const valuesOf = (evidence: readonly unknown[]): Decimal[] =>
  [...new Set(evidence.flatMap(numbersOf))].map((text) => decimal(text));

function numbersOf(value: unknown): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [String(Math.abs(value))] : [];
  if (typeof value === "string") return numbersIn(value);
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(numbersOf);
}

const numbersIn = (text: string): string[] =>
  [...text.matchAll(/\d{1,3}(?:,\d{2,3})+(?:\.\d+)?|\d+(?:\.\d+)?/g)].map(([number]) =>
    number.replaceAll(",", ""),
  );

/** Equal once the value is rounded to the places shown; a percentage may state a ratio. */
function matches({ digits, percent, scale }: Claim, values: readonly Decimal[]): boolean {
  const places = digits.split(".")[1]?.length ?? 0;
  const claimed = decimal(digits);
  const shown = (value: Decimal): boolean => value.div(scale).round(places, 1).eq(claimed);
  return values.some((value) => shown(value) || (percent && shown(value.times(100))));
}
