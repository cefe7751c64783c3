import { decimal } from "@advisor/domain/decimal";
import type { Cell, Evidence } from "./cell.ts";
import type { Claim } from "./claims.ts";
import { countedAs } from "./counts.ts";
import { directionIn } from "./direction.ts";
import { answersTo, isOfTheSecurity, isSigned, type Measure } from "./measures.ts";
import type { Label, Mention } from "./names.ts";
import type { Said } from "./said.ts";
import { kindOf } from "./subject.ts";
import { fits } from "./units.ts";
import { hasValue } from "./value.ts";

/** The cell that a claim states. */
export function cellOf(said: Said, evidence: Evidence): Cell | undefined {
  const counted = countedAs(said, evidence.cells);
  if (counted !== undefined) return counted.find((cell) => hasValue(said.claim, cell));
  const fitting = candidates(said, evidence);
  const exact = fitting.find((cell) => hasValue(said.claim, cell));
  const { claim, rangeTo } = said;
  return exact ?? (rangeTo && fitting.find((cell) => lies(cell, claim, rangeTo)));
}

/**
 * The value of a result that the claim is shown with: the one whose measure and row are nearest to its
 * words. The check itself is content with any; the context has neither a source nor a day.
 */
export function sourcedCellOf(said: Said, evidence: Evidence): Cell | undefined {
  const exact = (measure: Measure | null): Cell[] =>
    candidates({ ...said, measure }, evidence).filter(
      (cell) => cell.origin?.source !== undefined && hasValue(said.claim, cell),
    );
  const nearness = (cell: Cell): number =>
    Number(cell.measure === said.measure && said.measure !== null) +
    Number(cell.labels.some((label) => said.about.some((one) => isNamed(label, one))));
  const found = exact(said.measure);
  const [nearest] = (found.length > 0 ? found : exact(null)).toSorted(
    (a, b) => nearness(b) - nearness(a),
  );
  return nearest;
}

/** What the claim may state, whatever its figure: of its subject, with its unit, measure and sign. */
export const candidates = (said: Said, { cells }: Evidence): Cell[] => {
  const unit = said.claim.unit === "any" ? (said.rangeTo?.unit ?? "any") : said.claim.unit;
  return cells.filter(
    (cell) =>
      fits(unit, cell.unit) && isAbout(cell, said) && isMeasured(cell, said) && hasSign(cell, said),
  );
};

function lies(cell: Cell, low: Claim, high: Claim): boolean {
  const value = decimal(cell.value);
  const scale = low.scale === 1 ? high.scale : low.scale;
  return (
    value.gte(decimal(low.digits).times(scale)) && value.lte(decimal(high.digits).times(high.scale))
  );
}

const wholes =
  /\b(total|totals|overall|portfolio|household|altogether|in all|combined|whole|net worth)\b/i;
const ofWhole = /\bof(?: the| its| their)?\s*$/i;

/** What a policy or a household has beside what is named. */
const policyMeasures = new Set<Measure | null>([
  "floor",
  "shortfall",
  "target",
  "max",
  "min",
  "limit",
] as const);

/** For each kind of name in the sentence the row has to have one of those names; a row without names is the household's. */
export function isAbout(cell: Cell, { about, lead, after, claim, measure }: Said): boolean {
  const specific = cell.labels.filter(({ kind }) => kind !== "other" && kind !== "need");
  const named = about.filter(
    (mention) => kindOf(mention) !== "other" && kindOf(mention) !== "need",
  );
  const whole = wholes.test(lead) || wholes.test(after.slice(0, 25)) || ofWhole.test(lead);
  if (named.length === 0) {
    const isTotal = wholes.test(lead) && claim.unit === "usd" && (measure ?? "value") === "value";
    return !isTotal || specific.every(isCash);
  }
  if (specific.length === 0) {
    if (cell.field === "") return true;
    return (whole && cell.measure === "value") || isPolicys(cell, measure);
  }
  const kinds = new Set(named.map(kindOf));
  const isOfOne = specific.some((label) => named.some((one) => isNamed(label, one)));
  return (
    [...kinds].every((kind) => {
      const own = specific.filter((label) => label.kind === kind);
      const those = named.filter((mention) => kindOf(mention) === kind);
      if (own.length > 0) return own.some((label) => those.some((one) => isNamed(label, one)));
      if (isPolicys(cell, measure) || (cell.field === "" && isOfOne)) return true;
      return kind === "account" ? isOfTheSecurity(cell.measure) : kind === "class" && isOfOne;
    }) && !isOther(cell, kinds, named)
  );
}

/** Of the whole policy, where the words say so. */
const isPolicys = ({ measure }: Cell, said: Measure | null): boolean =>
  policyMeasures.has(measure) && policyMeasures.has(said);

/** Of a security, where only its account or class is named. */
const isOther = (cell: Cell, kinds: ReadonlySet<string>, named: readonly Mention[]): boolean =>
  !kinds.has("security") &&
  cell.labels.some(({ kind }) => kind === "security") &&
  cell.field !== "" &&
  cell.field !== "quantity" &&
  named.length === 1 &&
  cell.measure !== null;

const isCash = ({ name }: Label): boolean => name === "class cash";

const isNamed = (label: Label, mention: Mention): boolean =>
  mention.labels.some((one) => one.kind === label.kind && one.name === label.name);

const fromTarget =
  /^\s*(?:(?:percentage\s+)?points?|pp)?\s*(above|over|below|under|ahead of|short of|shy of)\s+(?:its|the|their)?\s*target\b/i;

/** A figure that the words give a measure is that measure's, where its field tells. */
function isMeasured({ measure, field, value }: Cell, said: Said): boolean {
  if (field === "") return true;
  const side = fromTarget.exec(said.after)?.[1]?.toLowerCase();
  if (side !== undefined) {
    const isBelow = /below|under|short|shy/.test(side);
    return measure === "drift" && value.startsWith("-") === isBelow;
  }
  return answersTo(said.measure, measure);
}

const changing = /\b(?:differen\w+|drift\w*|change\w*)\b/i;

/** A sign that is written must be the value's; in words, the direction of a gain or a drift, and what is below zero. */
function hasSign(
  { value, measure, field }: Cell,
  { claim, lead, after, direction, measure: words }: Said,
) {
  const { sign, unit } = claim;
  const negative = value.startsWith("-");
  if (Number(value) === 0) return true;
  if (sign !== "none") return (sign === "minus") === negative;
  if (unit === "time" || unit === "count") return true;
  if (negative) {
    if (direction === "up" && isSigned(measure)) return false;
    return direction === "down" || changing.test(lead) || directionIn(after) === "down";
  }
  if (direction !== "down" || field === "" || /disallowed|loss|lost/.test(field)) return true;
  return !(isSigned(measure) || words === "gain");
}
