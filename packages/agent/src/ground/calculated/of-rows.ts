import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { isSharedByNames } from "../combined-claims.ts";
import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { type Measure, matchesMeasure } from "../measures.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { unitsMatch } from "../units.ts";
import { type CalculationInput, type MatchesClaim, totalWords } from "./calculation-input.ts";

const together = new RegExp(`\\b(?:${totalWords}|altogether)\\b`, "i");

/** Words for how far the first of two things is from the second. */
const ahead =
  "more|larger|bigger|greater|higher|richer|above|over|ahead|edge[sd]?|beats?|exceeds?|exceeded|tops|leads?|outpace[sd]?|outperform\\w*|outearn\\w*|outweigh\\w*|wins?";
const behind =
  "less|fewer|smaller|lower|below|under|behind|trail\\w*|lag\\w*|underperform\\w*|short of";
const apart = new RegExp(
  `\\b(?:(${ahead})|(${behind})|differ\\w*|gap|apart|spread|separate\\w*)\\b`,
  "gi",
);

/**
 * Whether a figure is calculated from one column of a result, over the rows that its sentence names:
 * "Vanguard and BlackRock together own 19.36%", "NVIDIA edges out Microsoft by $28 billion".
 */
export function isOfNamedRows(
  one: StatedClaim,
  { evidence: { cells } }: CalculationInput,
  is: MatchesClaim,
): boolean {
  const words = one.said.slice(0, one.claim.at - one.offset);
  const clause = words.slice(words.search(/[^;:]*$/));
  const around = `${clause} ${one.after}`;
  const isSum = together.test(around) || isSharedByNames(one);
  const by = distanceIn(around);
  if (!isSum && by === undefined) return false;
  return listsOf(one).some((mentions) =>
    columnsOf(one, mentions, cells).some(({ column, values }) => {
      if (isSum && isAdditive(column) && is(sum(values))) return true;
      const [a, b, ...others] = values;
      if (by === undefined || a === undefined || b === undefined || others.length > 0) return false;
      return (by === "either" || a.gt(b) === (by === "ahead")) && is(a.minus(b));
    }),
  );
}

/** Which of two things the last word for a distance says is ahead; undefined without such a word. */
function distanceIn(words: string): "ahead" | "behind" | "either" | undefined {
  const found = [...words.matchAll(apart)].at(-1);
  if (found === undefined) return undefined;
  return found[1] !== undefined ? "ahead" : found[2] !== undefined ? "behind" : "either";
}

/** The things of one kind that a figure may be calculated from, in their order. */
function listsOf({ about, sentence, earlier, claim, said }: StatedClaim): Mention[][] {
  const before = sentence.filter(({ end }) => end <= claim.at);
  const isOfEarlier = before.every((one) => kindOf(one) === "other") && plural.test(said);
  return [about, before, before.slice(-2), sentence, ...(isOfEarlier ? [earlier] : [])]
    .flatMap((all) => [...Map.groupBy(all, kindOf).values()])
    .map((all) => all.toSorted((a, b) => a.at - b.at))
    .filter(({ length }) => length > 1);
}

/** Words for the things that the sentence before names. */
const plural =
  /\b(?:they|them|their|these|those|both|together|combined|the (?:two|three|four|five|pair|trio))\b/i;

interface Column {
  column: Cell;
  /** The value of each named thing. */
  values: Decimal[];
}

/** The columns that have one value for each of the named things. */
function columnsOf(
  one: StatedClaim,
  mentions: readonly Mention[],
  cells: readonly Cell[],
): Column[] {
  const own = cells.filter(
    ({ unit, measure, field, labels }) =>
      field !== "" &&
      unit !== "any" &&
      unitsMatch(one.claim.unit, unit) &&
      matchesMeasure(one.measure, measure) &&
      isAnyNamed(labels, mentions),
  );
  const columns = Map.groupBy(own, ({ result, list, field }) => `${result} ${list} ${field}`);
  return [...columns.values()].flatMap((rows) => {
    const [column] = rows;
    const values = mentions.map(
      (mention) =>
        new Set(rows.flatMap(({ labels, value }) => (isAnyNamed(labels, [mention]) ? value : []))),
    );
    return column !== undefined && values.every(({ size }) => size === 1)
      ? [{ column, values: values.flatMap((all) => [...all].map((value) => decimal(value))) }]
      : [];
  });
}

const addable = new Set<Measure | null>(["value", "cash", "gain", "cost", "weight", "need"]);
const addableFields =
  /^(?:owned_pct|overlap_pct|shares|quantity|volume|market_cap|amount|amount_usd|value_usd)$/;

const isAdditive = ({ measure, field }: Cell): boolean =>
  (addable.has(measure) && !/^(?:return_pct|.*change_pct|.*_pl_pct|gain_pct)$/.test(field)) ||
  addableFields.test(field);
