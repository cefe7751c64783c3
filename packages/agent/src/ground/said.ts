import type { Claim } from "./claims.ts";
import { directionAfter, directionIn } from "./direction.ts";
import { type Measure, measureAfter, measureIn } from "./measures.ts";
import type { Mention } from "./names.ts";
import { sentenceAt } from "./sentences.ts";

/** A claim with what its sentence says of it. */
export interface Said {
  claim: Claim;
  about: readonly Mention[];
  /** The words between the figure before and this one, and what stands behind it. */
  lead: string;
  after: string;
  measure: Measure | null;
  direction: "up" | "down" | null;
  /** The next figure of a range such as "40 to 50 %". */
  rangeTo: Claim | undefined;
}

export function saidOf(
  text: string,
  claims: readonly Claim[],
  subjects: ReadonlyMap<Claim, readonly Mention[]>,
): Said[] {
  const all: Said[] = [];
  for (const [index, claim] of claims.entries()) {
    const previous = all.at(-1);
    const next = claims[index + 1];
    const words = wordsAround(text, claim, previous, next);
    const said: Said = {
      ...{ claim, lead: words.lead, after: words.after, about: subjects.get(claim) ?? [] },
      ...measureAndDirection(claim, words, headOf(claim, text), previous),
      rangeTo: isRange(words.own, words.after) ? next : undefined,
    };
    const low = all.at(-1);
    if (said.rangeTo !== undefined && ofPolicy.test(words.own))
      all.push({ ...said, measure: "min" });
    else if (low?.rangeTo === claim && low.measure === "min") {
      all.push({ ...said, measure: "max" });
    } else all.push(said);
  }
  return all;
}

/** By the head of a table's column, else by the words before the figure and right behind it. */
function measureAndDirection(
  { unit }: Claim,
  { lead, after, joins }: Words,
  head: string,
  previous: Said | undefined,
): Pick<Said, "measure" | "direction"> {
  if (head !== "") {
    return { measure: inUnit(measureIn(head), unit), direction: directionAfter(after) };
  }
  const plain = lead
    .replace(aside, "")
    .replace(previous?.claim.unit === "percent" ? ofWhole : "", "");
  const isOther = joins && previous?.claim.unit !== unit;
  const measure = measureAfter(after) ?? (isOther ? null : measureIn(plain));
  const direction = directionAfter(after) ?? directionIn(plain);
  return { measure: inUnit(measure, unit), direction };
}

interface Words {
  /** Between the figure before and this one. */
  own: string;
  /** The same with the words of the figure that it joins. */
  lead: string;
  after: string;
  joins: boolean;
}

const joining = /^(?: (?:percentage )?points?)?[\s,(]*(?:and|or|to|,|-|–)?[\s(~≈+\-–−]*$/i;

/** Of "$5 and $6", what leads to the first leads to the second. */
function wordsAround(
  text: string,
  claim: Claim,
  previous: Said | undefined,
  next: Claim | undefined,
): Words {
  const { start, end } = sentenceAt(text, claim.at);
  const last = previous === undefined ? 0 : previous.claim.at + previous.claim.text.length;
  const own = text.slice(Math.max(start, last), claim.at);
  const joins = last > start && joining.test(own);
  const after = text.slice(claim.at + claim.text.length, Math.min(next?.at ?? end, end));
  return { own, after, joins, lead: joins ? `${previous?.lead ?? ""}${own}` : own };
}

const money = new Set<Measure | null>(["value", "cost", "price", "floor", "shortfall"] as const);

/** A percentage behind words for an amount is of another measure, and so is an amount behind a weight. */
function inUnit(measure: Measure | null, unit: Claim["unit"]): Measure | null {
  const isShare = unit === "percent" || unit === "points";
  if (isShare && money.has(measure)) return null;
  return (unit === "usd" || unit === "units") && (measure === "weight" || unit === "units")
    ? null
    : measure;
}

/** What a percentage before is of. */
const ofWhole =
  /^\s*of (?:the|its|their|all)(?: \w+)? (?:value|cost|assets|total|portfolio|proceeds)\b/i;

/** What stands in parentheses that are closed is said of what stood before them. */
const aside = /\([^()]*\)/g;

/** The edges of a band are stated one by one: nothing may only lie between them. */
const ofPolicy = /\b(?:bands?|ranges?|corridor|policy|allow\w*|wants?|may|must|should)\b/i;

const isRange = (lead: string, between: string): boolean =>
  /^\s*(?:-|–|to)\s*$/.test(between) ||
  (/\bbetween\s*$/i.test(lead) && /^\s*and\s*$/.test(between));

/** A pipe inside of a cell is escaped. */
const divider = /(?<!\\)\|/;

/** The head of the column of a table that a figure stands in; empty outside of tables. */
function headOf({ at }: Claim, text: string): string {
  const lines = text.slice(0, at).split("\n");
  const row = lines.at(-1) ?? "";
  if (!row.startsWith("|")) return "";
  const first = lines.findLastIndex((line) => !line.startsWith("|")) + 1;
  const head = lines[first];
  return first === lines.length - 1
    ? ""
    : (head?.split(divider)[row.split(divider).length - 1] ?? "").trim();
}
