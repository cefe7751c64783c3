import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import {
  type CalculationInput,
  isSameSentence,
  type MatchesClaim,
  totalWords,
} from "../calculated/calculation-input.ts";
import { isSharedByNames } from "../combined-claims.ts";
import type { Cell } from "../evidence/cell.ts";
import { matchesMeasure, measureIn } from "../measures.ts";
import { fieldMatcher, namedFields } from "../rows/named-field.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import { valueFields } from "../sets/row-facts.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { multiplePattern, unitsMatch } from "../units.ts";
import { statesMultiple } from "../value.ts";
import { isAdditive } from "./column.ts";
import { clauseBefore, describedSets, type LineSet, namedSets } from "./described.ts";
import type { Line } from "./lists.ts";

const together = new RegExp(`\\b(?:${totalWords}|altogether)\\b`, "i");
const average = /\b(?:average|mean|on average|averag\w+)\b/i;

/** Words for how far the first of two things is from the second. */
const ahead =
  "more|larger|bigger|greater|higher|richer|above|over|ahead|edge[sd]?|beats?|exceeds?|exceeded|tops|leads?|outpace[sd]?|outperform\\w*|outearn\\w*|outweigh\\w*|wins?";
const behind =
  "less|fewer|smaller|lower|below|under|behind|trail\\w*|lag\\w*|underperform\\w*|short of";
const apart = new RegExp(
  `\\b(?:(${ahead})|(${behind})|differ\\w*|gap|apart|spread|separate\\w*)\\b`,
  "gi",
);

type Operation = (values: readonly Decimal[], column: Cell) => Decimal[];

/**
 * Whether a figure is calculated from one column of a list, over the lines that its sentence names or
 * describes: "Vanguard and BlackRock together own 19.36%", "NVIDIA edges out Microsoft by $28 billion", "the
 * top three make up 25.6% of QQQ", "the two irrevocable trusts are worth $2.2 million".
 */
export function isOfLines(one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean {
  if (one.claim.unit === "ratio" || multiplePattern.test(one.after)) return isTimes(one, known);
  const around = `${clauseBefore(one)} ${one.after}`;
  const operations = operationsIn(one, around, known);
  if (isFromColumn(one, known, is)) return true;
  if (operations.length === 0 && !several.test(around)) return false;
  const lists = known.lists();
  const named = operations.length > 0 ? namedSets(one, lists) : [];
  return [...named, ...describedSets(one, lists)].some((set) =>
    columnsOf(one, set, known).some(({ column, values }) =>
      (set.isPlural ? [total, ...operations] : operations).some((operation) =>
        operation(values, column).some(is),
      ),
    ),
  );
}

const asLarge = /^ times as (?:large|big|much|valuable)|^ times (?:the size|larger|bigger)/i;

/** "In market value, Microsoft is more than nine times as large as J&J". */
function isTimes(one: StatedClaim, known: CalculationInput): boolean {
  const { claim, sentence } = one;
  const [a] = sentence.filter(({ end }) => end <= claim.at).slice(-1);
  const [b] = sentence.filter(({ at }) => at > claim.at);
  if (!asLarge.test(one.after) || a === undefined || b === undefined) return false;
  const said = decimal(claim.digits);
  return namedSets({ ...one, about: [a, b], sentence: [], earlier: [] }, known.lists()).some(
    ({ things }) =>
      [...valueFields, "market_cap"].some((field) => {
        const [first, second] = things.map((lines) => valueIn(lines, field));
        if (first === undefined || second === undefined || second.eq(0)) return false;
        const ratio = first.div(second);
        return claim.hedge === "over"
          ? ratio.gte(said) && ratio.lt(said.plus(1))
          : statesMultiple(claim, ratio);
      }),
  );
}

const fromColumn = new RegExp(
  `^\\s*(?:points? |in all )?(?:(${ahead})|(${behind}))\\b([^.;:,]*)`,
  "i",
);

/** "Worth $8,111, some $1,800 above what they cost": how far a figure of the sentence is from another column. */
function isFromColumn(
  one: StatedClaim,
  { shown, calculated, evidence: { cells } }: CalculationInput,
  is: MatchesClaim,
): boolean {
  const [, more, , behindIt = ""] = fromColumn.exec(one.after) ?? [];
  const measure = measureIn(behindIt);
  if (measure === null || one.about.length === 0) return false;
  const others = cells.filter(
    (cell) =>
      cell.measure === measure &&
      cell.unit === one.claim.unit &&
      one.about.every((mention) => isAnyNamed(cell.labels, [mention])),
  );
  const amounts = [
    ...shown.flatMap(({ claim, cell }) =>
      isSameSentence(claim, one) && cell.unit === one.claim.unit ? decimal(cell.value) : [],
    ),
    ...calculated.flatMap((claim) =>
      isSameSentence(claim, one) && claim.unit === one.claim.unit
        ? decimal(claim.digits).times(claim.scale)
        : [],
    ),
  ];
  return amounts.some((amount) =>
    others.some(
      ({ value }) => amount.gt(value) === (more !== undefined) && is(amount.minus(value)),
    ),
  );
}

/** Words that describe several things. */
const several = /\b(?:the|these|those|both|all)\b/i;

function operationsIn(one: StatedClaim, around: string, known: CalculationInput): Operation[] {
  const before = known.said.findLast(({ claim }) => claim.at < one.claim.at)?.claim;
  const restatesTotal =
    before !== undefined && known.calculated.includes(before) && restating.test(one.lead);
  const by = [...around.matchAll(apart)].at(-1);
  return [
    ...(together.test(around) || isSharedByNames(one) || restatesTotal ? [total] : []),
    ...(average.test(around) ? [mean] : []),
    ...(by === undefined ? [] : [distance(by[1], by[2])]),
  ];
}

/** "They own 15% of it, or $5". */
const restating = /^[^.;:\d]{0,30}(?:,|\(| or)\s*(?:or |about )?$/i;

const total: Operation = (values, column) => (isAdditive(column) ? [sum(values)] : []);
const mean: Operation = (values) => [sum(values).div(values.length)];
const distance =
  (more: string | undefined, less: string | undefined): Operation =>
  ([a, b, ...others]) => {
    if (a === undefined || b === undefined || others.length > 0) return [];
    const isStated = (more === undefined && less === undefined) || a.gt(b) === (more !== undefined);
    return isStated ? [a.minus(b)] : [];
  };

interface Column {
  column: Cell;
  /** The value of each thing. */
  values: Decimal[];
}

/** The columns of the claim's unit and measure that have a value for each of the things. */
function columnsOf(
  one: StatedClaim,
  { things }: LineSet,
  { evidence }: CalculationInput,
): Column[] {
  const [isOfField, fields] = [
    fieldMatcher(one, evidence.fields),
    namedFields(one, evidence.fields),
  ];
  const [first] = things[0] ?? [];
  return [...(first?.cells.values() ?? [])].flatMap((column) => {
    const { field, unit, measure } = column;
    const isOfMeasure = fields.has(field) || matchesMeasure(one.measure, measure);
    if (unit === "any" || !unitsMatch(one.claim.unit, unit) || !isOfField(column) || !isOfMeasure)
      return [];
    const values = things.map((lines) => valueIn(lines, field));
    return values.every((value) => value !== undefined) ? [{ column, values }] : [];
  });
}

/** What a thing has in a column: the value that its lines share, or else their sum. */
function valueIn(lines: readonly Line[], field: string): Decimal | undefined {
  const column = lines[0]?.cells.get(field) ?? { measure: null, field };
  const own = lines.map(({ cells }) => cells.get(field)?.value);
  const known = own.filter((value) => value !== undefined);
  const [value] = known;
  if (value === undefined || known.length < own.length) return undefined;
  if (new Set(known).size === 1 && (known.length === 1 || !isAdditive(column)))
    return decimal(value);
  return isAdditive(column) ? sum(known.map((each) => decimal(each))) : undefined;
}
