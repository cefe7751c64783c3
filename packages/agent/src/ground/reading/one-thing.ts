import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { CalculationInput, MatchesClaim } from "../calculated/calculation-input.ts";
import type { Cell } from "../evidence/cell.ts";
import type { Mention } from "../evidence/label.ts";
import { kindOf } from "../evidence/mentions.ts";
import { isAnyNamed } from "../rows/named-rows.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { statesMultiple } from "../value.ts";
import { figuresBeside } from "./figures.ts";

/**
 * Whether a figure is calculated from several figures of one thing: "$3.85 a share", "$3.20 from the previous
 * close of $217.20", "after the sale 500 shares are left", "2.2 points more in QQQ than in VTI".
 */
export function isOfOneThing(one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean {
  return (
    (perUnit.test(one.after) && perUnitOf(one, known).some(is)) ||
    (between.test(`${one.lead} ${one.after}`) && columnsApart(one, known).some(is)) ||
    (left.test(`${one.said.slice(0, one.claim.at - one.offset)} ${one.after}`) &&
      leftOf(one, known).some(is)) ||
    (timesIts.test(one.after) && isMultipleOfOwn(one, known)) ||
    (/\bunvested\b/i.test(one.said) && withUnvested(one, known).some(is)) ||
    (adding.test(one.said) && withOthers(one, known).some(is)) ||
    (than.test(one.after) && apartIn(one, known).some(is))
  );
}

const perUnit = /^\s*(?:(?:a|per|each|for each) (?:share|unit|contract)|apiece)\b/i;

/** An amount that the sentence shows, divided by the units of its row. */
const perUnitOf = (one: StatedClaim, known: CalculationInput): Decimal[] =>
  figuresBeside(one, known).flatMap(({ value, unit, cell }) => {
    const units = cell?.record?.quantity;
    return unit === "usd" && typeof units === "number" && units !== 0
      ? [value.div(decimal(units).abs())]
      : [];
  });

const between =
  /\b(?:from|below|above|over|under|since|range|between|gave up|gives up|lost|gained|rose|fell|dropp?ed|climbed|added|slipped|up|down|short of|off)\b/i;

/** How far another column of its row is from a figure that the sentence shows. */
const columnsApart = (one: StatedClaim, { shown, evidence }: CalculationInput): Decimal[] => {
  const beside = shown.filter(
    ({ claim }) =>
      claim !== one.claim && claim.at >= one.offset && claim.at < one.offset + one.said.length,
  );
  const records = new Set(beside.flatMap(({ cell }) => cell.record ?? []));
  const unit = one.claim.unit === "points" || one.claim.unit === "any" ? undefined : one.claim.unit;
  return beside.flatMap(({ cell }) =>
    evidence.cells.flatMap((other) =>
      other.record !== undefined &&
      records.has(other.record) &&
      other.record === cell.record &&
      other.unit === cell.unit &&
      other.unit === (unit ?? other.unit) &&
      isLevel(other) &&
      isLevel(cell)
        ? [decimal(cell.value).minus(other.value)]
        : [],
    ),
  );
};

/** Prices and levels, which move from one to the other. */
const isLevel = ({ measure, unit, field }: Cell): boolean =>
  (measure === "price" ||
    /^(?:before|now|bid_usd|ask_usd|last_usd|underlying_price_usd|strike_usd)$/.test(field)) &&
  (unit === "usd" || unit === "rupees" || unit === "any");

const left = /\b(?:after|left|remain\w*|still|keeps?|leav\w+)\b/i;

/** What is left of a thing's units when those of a sale are taken off. */
function leftOf(one: StatedClaim, { evidence: { cells } }: CalculationInput): Decimal[] {
  if (one.claim.unit !== "units" && one.claim.unit !== "any") return [];
  const own = cells.filter(
    ({ field, unit, labels }) =>
      field === "quantity" &&
      unit === "units" &&
      isOfAll(labels, one.about) &&
      one.about.length > 0,
  );
  return own.flatMap((a) =>
    own.flatMap((b) =>
      a.result !== b.result && Number(a.value) > Number(b.value)
        ? [decimal(a.value).minus(b.value)]
        : [],
    ),
  );
}

const isOfAll = (labels: Cell["labels"], mentions: readonly Mention[]): boolean =>
  [...Map.groupBy(mentions, kindOf).values()].every((own) => isAnyNamed(labels, own));

const timesIts =
  /^ (?:times|x) (?:its|their|the|what) (?:[a-z]+ )?(?:cost|basis|price|they|he|she)\b/i;

/** "Nine times its cost": what a thing is worth over what it cost. */
function isMultipleOfOwn(one: StatedClaim, { evidence: { cells } }: CalculationInput): boolean {
  const named = one.about.length > 0 ? one.about : one.sentence.slice(0, 1);
  return cells.some(({ field, labels, record = {} }) => {
    const { value = record.market_value, cost } = record;
    return (
      field === "cost" &&
      named.length > 0 &&
      isOfAll(labels, named) &&
      typeof value === "number" &&
      typeof cost === "number" &&
      cost !== 0 &&
      statesMultiple(one.claim, decimal(value).div(cost))
    );
  });
}

/** What a thing is worth, with what has not vested yet. */
function withUnvested(one: StatedClaim, { evidence: { cells } }: CalculationInput): Decimal[] {
  const own = cells.filter(
    ({ measure, unit, labels }) =>
      measure === "value" &&
      unit === one.claim.unit &&
      one.about.length > 0 &&
      isOfAll(labels, one.about),
  );
  const isUnvested = ({ field, record = {}, list = "" }: Cell): boolean =>
    field.startsWith("sum_") || (list === "" && !("vests" in record) && field === "market_value");
  return own.flatMap((a) => (isUnvested(a) ? own.map((b) => decimal(a.value).plus(b.value)) : []));
}

const adding = /\b(?:if|includ\w+|count\w+|with|would|add\w*)\b/i;

/** "If the 640 unvested shares are included, they would own 2,640": a figure and the same of another row. */
const withOthers = (one: StatedClaim, known: CalculationInput): Decimal[] =>
  figuresBeside(one, known).flatMap(({ value, cell }) =>
    cell === undefined || cell.unit !== one.claim.unit
      ? []
      : known.evidence.cells.flatMap((other) =>
          other.field.replace(/^sum_/, "") === cell.field.replace(/^sum_/, "") &&
          other.record !== cell.record &&
          one.about.length > 0 &&
          isOfAll(other.labels, one.about)
            ? [value.plus(other.value)]
            : [],
        ),
  );

const than =
  /^\s*(?:percentage )?(?:points? |pp )?(?:more|less|higher|lower|larger|smaller)\b.*\bthan\b/i;

/** How much more of a thing one of two funds or accounts has. */
function apartIn(one: StatedClaim, { evidence: { cells } }: CalculationInput): Decimal[] {
  const places = one.sentence.filter(({ at }) => at > one.claim.at);
  const [first, second] = places;
  const thing = one.sentence.find(({ end }) => end <= one.claim.at);
  if (first === undefined || second === undefined || thing === undefined) return [];
  const [a, b] = [first, second].map((place) =>
    cells.filter(
      ({ labels, within = [], unit }) =>
        (unit === "percent" || unit === one.claim.unit) &&
        isAnyNamed(labels, [thing]) &&
        isAnyNamed(within, [place]),
    ),
  );
  const isMore = /^\s*\S*\s*\S*(?:more|higher|larger)\b/i.test(one.after);
  return (a ?? []).flatMap((own) =>
    (b ?? []).flatMap((other) => {
      const by = decimal(own.value).minus(other.value);
      return own.measure === other.measure && by.gt(0) === isMore ? [by] : [];
    }),
  );
}
