import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { CalculationInput, MatchesClaim } from "../calculated/calculation-input.ts";
import { statesNegative } from "../direction.ts";
import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { type Measure, matchesMeasure, measureIn, measureOfField } from "../measures.ts";
import { statedTotals } from "../named-values.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { statesValue } from "../value.ts";
import { type Figure, figuresBefore, figuresBeside } from "./figures.ts";
import { partsOf, type Share, totalOf } from "./parts.ts";

/** True for a fraction whose part and whole are known, and are in another proportion. */
export const isWrongShare = (one: StatedClaim, known: CalculationInput): boolean =>
  // What an owner has is not known for certain, because accounts may be joint.
  one.about.every(({ isOwner }) => isOwner !== true) &&
  isShareOfWhole(one, known, (value) => statesValue(one.claim, value)) === false;

/**
 * Whether a percentage or a fraction is the share of a part in a whole, both of which the words name: "59% of
 * that", "35% of the gains are in VTI", "1.5% of that account", "97% of the increase". Undefined if the words
 * name no part or no whole.
 */
export function isShareOfWhole(
  one: StatedClaim,
  known: CalculationInput,
  is: MatchesClaim,
): boolean | undefined {
  if (one.claim.unit !== "percent") return undefined;
  const shares = sharesOf(one, known).filter(({ wholes }) => wholes.length > 0);
  if (shares.length === 0) return undefined;
  const isOwed = statesNegative(`${one.lead} ${one.after}`) || one.claim.sign === "minus";
  return shares.some(({ part, wholes }) =>
    wholes.some(
      (whole) =>
        !whole.eq(0) && (isOwed || part.lt(0) === whole.lt(0)) && is(part.times(100).div(whole)),
    ),
  );
}

const ofWords = /^\s*(?:of|in)\s+([^.;:,(]*)/i;
/** "Of the $5 in gains, 35% sits in VTI". */
const ofThe = /^\s*(?:out )?of (?:the|their|its|his|her|all) (?:[a-z]+ )?$/i;
const ofThat = /^(?:that|it|this|them|those|these|which)\b/i;
const ofAll =
  /\b(?:household|portfolio|total|everything|all|assets|money|book|foundation|wealth|business|practice)\b/i;

function sharesOf(one: StatedClaim, known: CalculationInput): Share[] {
  const [, whole = ""] = ofWords.exec(one.after) ?? [];
  const end = one.claim.at + one.claim.text.length;
  const beside = figuresBeside(one, known);
  const next = beside.find(({ at }) => at >= end && at - end < whole.length + 8);
  const before = figuresBefore(one, known).filter(isAmount);
  const opening = beside.find(({ at }) => ofThe.test(one.said.slice(0, at - one.offset)));
  if (opening !== undefined && whole === "" && isAmount(opening))
    return partsOf(one, known, opening.cell?.measure).map(({ part }) => ({
      part,
      wholes: [opening.value],
    }));
  if (ofThat.test(whole)) return ofFigures(one, before, known);
  if (next !== undefined && isAmount(next) && whole.length < 25)
    return partsOf(one, known, undefined).map(({ part }) => ({ part, wholes: [next.value] }));
  const measure = measureOf(whole);
  const totals = statedTotals(known.evidence);
  const isOfAll = ofAll.test(whole) && measure === null && totals.length > 0;
  const last = beside.findLast(({ at }) => at < one.claim.at);
  const stated: Share[] =
    last === undefined || !isAmount(last)
      ? []
      : [last.value, ...otherParts(whole, last.cell)].map((part) => ({
          part,
          wholes: wholesOf(one, known, whole, last.cell),
        }));
  if (stated.some(({ wholes }) => wholes.length > 0)) return stated;
  return [
    ...partsOf(one, known, measure).map(({ part, wholes }) => ({
      part,
      wholes: isOfAll ? totals : wholes,
    })),
  ];
}

const isAmount = ({ unit }: Figure): boolean =>
  unit === "usd" || unit === "units" || unit === "rupees";

/** "$234,525; Pfizer alone is 59% of that": the part is what the words name, the whole the figure before. */
function ofFigures(one: StatedClaim, before: readonly Figure[], known: CalculationInput): Share[] {
  const last = before.at(-1);
  if (last === undefined) return [];
  const [measure, unit] = [last.cell?.measure ?? null, last.unit];
  const parts = cellsOf(one.about, known)
    .filter((cell) => cell.unit === unit && matchesMeasure(measure, cell.measure))
    .map(({ value }) => decimal(value).abs());
  const others = before.slice(0, -1).map(({ value }) => value);
  return [...parts, ...others].map((part) => ({ part, wholes: [last.value] }));
}

/** "Cost $5, so three quarters of the proceeds are gain": another field of the row is the part. */
function otherParts(whole: string, cell: Cell | undefined): Decimal[] {
  const [, , said = ""] = /^(.*?)\b(?:is|are|was|were) (.*)$/i.exec(whole) ?? [];
  const measure = measureOf(said);
  return measure === null
    ? []
    : Object.entries(cell?.record ?? {}).flatMap(([field, value]) =>
        typeof value === "number" && measureOfField(field) === measure ? [decimal(value)] : [],
      );
}

const wordsFor: readonly [RegExp, RegExp][] = [
  [/\b(?:increase|growth|change|rise|decline)\b/i, /^change$/],
  [/\bproceeds\b/i, /^proceeds$/],
  [/\brevenue|sales\b/i, /^revenue$/],
];

/** Another figure of the same things: "down $5, 7% of what was paid". */
const sameThings = (cell: Cell, measure: Measure, { evidence }: CalculationInput): Decimal[] =>
  evidence.cells.flatMap((other) =>
    other.measure === measure &&
    other.unit === cell.unit &&
    other.labels.length === cell.labels.length &&
    other.labels.every(({ name }) => cell.labels.some((label) => label.name === name))
      ? decimal(other.value)
      : [],
  );

/** What the figure right before may be a share of: another field of its row, the column, or a thing named behind "of". */
function wholesOf(
  one: StatedClaim,
  known: CalculationInput,
  whole: string,
  cell: Cell | undefined,
): Decimal[] {
  const measure = measureOf(whole);
  const fields = wordsFor.flatMap(([words, field]) => (words.test(whole) ? field : []));
  const ofRow = Object.entries(cell?.record ?? {}).flatMap(([field, value]) =>
    typeof value === "number" && fields.some((own) => own.test(field)) ? decimal(value) : [],
  );
  const column = known
    .lists()
    .filter(({ lines }) => lines.some(({ record }) => record === cell?.record))
    .flatMap(({ lines }) => totalOf(lines, cell?.field ?? "") ?? []);
  const named = placeOf(one, known);
  const isOfAll = whole === "" || (ofAll.test(whole) && measure === null);
  return [
    ...ofRow,
    ...namedFieldsOf(whole, cell, known),
    ...named,
    ...(measure !== null || ofAll.test(whole) ? column : []),
    ...(measure === null || cell === undefined ? [] : sameThings(cell, measure, known)),
    ...(isOfAll && named.length === 0 ? statedTotals(known.evidence) : []),
  ];
}

/** "57% of the required amount": a field that the words name, of the thing that the part is of. */
function namedFieldsOf(
  whole: string,
  cell: Cell | undefined,
  { evidence: { cells } }: CalculationInput,
): Decimal[] {
  const words = new Set(whole.toLowerCase().split(/\W+/));
  const own = new Set(
    (cell?.labels ?? []).flatMap(({ kind, name }) => (kind === "other" ? [] : name)),
  );
  return cells.flatMap(({ field, unit, value, labels }) =>
    unit === cell?.unit &&
    field.length > 5 &&
    words.has(field) &&
    labels.some(({ name }) => own.has(name))
      ? [decimal(value)]
      : [],
  );
}

/** The value of the one account, fund or household that is named behind "of", or as "that account". */
function placeOf(one: StatedClaim, known: CalculationInput): Decimal[] {
  const end = one.claim.at + one.claim.text.length;
  const behind = one.sentence.filter(({ at }) => at >= end && at < end + one.after.length);
  const isThat = /^\s*of (?:that|this|the|its|his|her) (?:account|trust|IRA|fund|policy)\b/i.test(
    one.after,
  );
  const places = behind.length > 0 ? behind.slice(0, 1) : isThat ? one.sentence.slice(0, 1) : [];
  return cellsOf(places, known)
    .filter(({ measure, unit, labels }) => measure === "value" && unit === "usd" && isWhole(labels))
    .map(({ value }) => decimal(value));
}

const isWhole = (labels: Cell["labels"]): boolean =>
  labels.every(({ kind }) => kind === "account" || kind === "other");

const cellsOf = (
  mentions: readonly Mention[],
  { evidence: { cells } }: CalculationInput,
): Cell[] => {
  const kinds = [...Map.groupBy(mentions, kindOf).values()];
  return kinds.length === 0
    ? []
    : cells.filter(
        ({ field, labels }) => field !== "" && kinds.every((own) => isAnyNamed(labels, own)),
      );
};

const measureOf = (words: string): Measure | null => measureIn(words);
