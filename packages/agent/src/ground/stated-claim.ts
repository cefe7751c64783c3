import type { Claim } from "./claims.ts";
import { directionAfter, directionIn } from "./direction.ts";
import { type Measure, measureAfter, measureIn } from "./measures.ts";
import type { Mention } from "./names.ts";
import { sentenceAt } from "./sentences.ts";
import { kindOf } from "./subject.ts";

/** A claim with what its sentence says about it. */
export interface StatedClaim {
  claim: Claim;
  about: readonly Mention[];
  /** The securities that the question or the answer names anywhere. */
  topic: ReadonlySet<string>;
  /** The words between the previous figure and this one, and those after it. */
  lead: string;
  after: string;
  measure: Measure | null;
  direction: "up" | "down" | null;
  /** The next figure of a range such as "40 to 50 %". */
  rangeTo: Claim | undefined;
}

export function statedClaims(
  text: string,
  claims: readonly Claim[],
  of: { about: ReadonlyMap<Claim, readonly Mention[]>; topic: ReadonlySet<string> },
): StatedClaim[] {
  const all: StatedClaim[] = [];
  const spoken = withoutAccounts(text, of.about);
  for (const [index, claim] of claims.entries()) {
    const previous = all.at(-1);
    const next = claims[index + 1];
    const words = wordsAround(text, claim, previous, next);
    const said: StatedClaim = {
      ...{ claim, lead: words.lead, after: words.after, about: of.about.get(claim) ?? [] },
      topic: of.topic,
      ...measureAndDirection(
        claim,
        wordsAround(spoken, claim, previous, next),
        headOf(claim, text),
        previous,
      ),
      rangeTo: isRange(words.own, words.after) ? next : undefined,
    };
    const low = all.at(-1);
    if (isBand(said) && ofPolicy.test(words.own)) all.push({ ...said, measure: "min" });
    else if (low?.rangeTo === claim && low.measure === "min") {
      all.push({ ...said, measure: "max" });
    } else all.push(said);
  }
  return all;
}

/** "Margin account 11.70%": the name of an account says nothing about the figure. */
function withoutAccounts(text: string, about: ReadonlyMap<Claim, readonly Mention[]>): string {
  const accounts = new Set([...about.values()].flat().filter((one) => kindOf(one) === "account"));
  return [...accounts].reduce(
    (rest, { at, end }) => rest.slice(0, at) + " ".repeat(end - at) + rest.slice(end),
    text,
  );
}

/** From the table column's header, or else from the words before and right after the figure. */
function measureAndDirection(
  { unit }: Claim,
  { lead, after, joins }: Words,
  head: string,
  previous: StatedClaim | undefined,
): Pick<StatedClaim, "measure" | "direction"> {
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
  /** The words between the previous figure and this one. */
  own: string;
  /** The same, including the words before a figure that this one is joined to. */
  lead: string;
  after: string;
  joins: boolean;
}

const joining = /^(?: (?:percentage )?points?)?[\s,(]*(?:and|or|to|,|-|–)?[\s(~≈+\-–−]*$/i;

/** In "$5 and $6", the words before the first also apply to the second. */
function wordsAround(
  text: string,
  claim: Claim,
  previous: StatedClaim | undefined,
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

/** A percentage after words for an amount is another measure, and so is an amount after a weight. */
function inUnit(measure: Measure | null, unit: Claim["unit"]): Measure | null {
  const isShare = unit === "percent" || unit === "points";
  if (isShare && money.has(measure)) return null;
  return (unit === "usd" || unit === "units") && (measure === "weight" || unit === "units")
    ? null
    : measure;
}

/** What the percentage before it is a share of. */
const ofWhole =
  /^\s*of (?:the|its|their|all)(?: \w+)? (?:value|cost|assets|total|portfolio|proceeds)\b/i;

/** Text in closed parentheses belongs to the words before it. */
const aside = /\([^()]*\)/g;

/** The bands of a policy are in percent; "a range of $213 to $218" is one of prices. */
const isBand = ({ claim, rangeTo }: StatedClaim): boolean =>
  rangeTo !== undefined && (claim.unit === "percent" || rangeTo.unit === "percent");

/** The edges of a band are stated one by one: nothing may only lie between them. */
const ofPolicy = /\b(?:bands?|ranges?|corridor|policy|allow\w*|wants?|may|must|should)\b/i;

const isRange = (lead: string, between: string): boolean =>
  /^\s*(?:-|–|to)\s*$/.test(between) ||
  (/\bbetween\s*$/i.test(lead) && /^\s*and\s*$/.test(between));

/** A pipe inside a cell is escaped. */
const divider = /(?<!\\)\|/;

/** The header of the table column that contains a figure; empty outside tables. */
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
