import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import type { Cell } from "../evidence/cell.ts";
import { type Measure, measureOfField } from "../measures.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { multiplePattern, unitOfField } from "../units.ts";
import { statesMultiple } from "../value.ts";
import { type CalculationInput, isSameSentence, type MatchesClaim } from "./calculation-input.ts";

const ofLimit =
  /^\s*of (?:the |its |their |this year['’]s )?(?:[a-z-]+ ){0,2}(?:limit|cap|allowance|maximum)\b/i;
const timesLimit = /^\s*(?:times|x|×) (?:the |its |their )?(?:[\p{L}’'-]+ ){0,2}$/iu;
const raising =
  /\b(?:raise[sd]?|raising|bring\w* in|yield\w*|free\w* up|proceeds|realiz\w+|total\w*|together|combined)\b/i;

/**
 * True for a figure calculated from other fields of the rows that the sentence shows figures of: "57% of the
 * gain limit", "twice the 10% limit", "added 9.8 million shares, or 6%".
 */
export function isOfRowMates(one: StatedClaim, known: CalculationInput, is: MatchesClaim): boolean {
  const own = known.shown.filter(({ claim }) => isSameSentence(claim, one)).map(({ cell }) => cell);
  const { unit } = one.claim;
  if (unit === "percent")
    return isPartOfLimit(one, known, is) || own.slice(-1).some((cell) => isGrowth(cell, one, is));
  if (multiplePattern.test(one.after)) return isMultipleOfLimit(one, known);
  return unit === "usd" && raising.test(`${one.lead} ${one.after}`) && isSumOfMates(own, is);
}

/** What a sale uses of a limit, both of one row. */
function isPartOfLimit(
  one: StatedClaim,
  { evidence: { cells } }: CalculationInput,
  is: MatchesClaim,
): boolean {
  if (!ofLimit.test(one.after)) return false;
  return cells.some(({ field, unit, value, record = {} }) => {
    const sale = record.this_sale;
    if (field !== "limit" || unit !== "usd" || typeof sale !== "number") return false;
    return Number(value) !== 0 && is(decimal(sale).times(100).div(value));
  });
}

/** "Nearly twice the 10% limit": the weight and the limit of one row. */
function isMultipleOfLimit(one: StatedClaim, { shown }: CalculationInput): boolean {
  if (!timesLimit.test(one.after)) return false;
  return shown.some(
    ({ claim, cell: { measure, record = {}, value } }) =>
      claim.at > one.claim.at &&
      claim.at <= one.claim.at + one.claim.text.length + one.after.length + 1 &&
      (measure === "limit" || measure === "max") &&
      Number(value) !== 0 &&
      Object.entries(record).some(
        ([field, weight]) =>
          typeof weight === "number" &&
          measureOfField(field) === "weight" &&
          statesMultiple(one.claim, decimal(weight).div(value)),
      ),
  );
}

const restating =
  /^,? (?:or|which is|\() ?(?:about |roughly |nearly |some )?$|^ \((?:about |roughly )?$/i;

/** A change as a percentage of what there was before it. */
function isGrowth(
  { field, value, record = {} }: Cell,
  one: StatedClaim,
  is: MatchesClaim,
): boolean {
  const [, name] = /^(.+)_change$/.exec(field) ?? [];
  const now = name === undefined ? undefined : record[name];
  const between = one.said.slice(one.from - one.offset, one.claim.at - one.offset);
  if (typeof now !== "number" || !restating.test(between.replace(/^ ?shares/, ""))) return false;
  const before = decimal(now).minus(value);
  return !before.eq(0) && is(decimal(value).times(100).div(before));
}

const summed = new Set<Measure | null>(["proceeds", "value"]);

/** The sum of one other field over rows that the sentence shows the units of. */
function isSumOfMates(own: readonly Cell[], is: MatchesClaim): boolean {
  const rows = new Map(
    own.flatMap(({ unit, field, record }) =>
      unit === "units" && field === "quantity" && record !== undefined ? [[record, record]] : [],
    ),
  );
  const [first, ...others] = rows.values();
  if (first === undefined || others.length === 0) return false;
  const fields = Object.keys(first).filter(
    (field) => summed.has(measureOfField(field)) && unitOfField(field, {}) === "usd",
  );
  return fields.some((field) => {
    const values = [...rows.values()].map((row) => row[field]);
    return (
      values.every((value) => typeof value === "number") &&
      is(sum(values.map((value): Decimal => decimal(Number(value)))))
    );
  });
}
