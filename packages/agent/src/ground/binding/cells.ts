import type { Claim } from "../claims.ts";
import type { Cell, Evidence } from "../evidence/cell.ts";
import { kindOf } from "../evidence/mentions.ts";
import { measureMatcher } from "../measure-matcher.ts";
import { isSigned, type Measure } from "../measures.ts";
import {
  isDistanceFromLimit,
  isOnStatedSide,
  isStatedDistance,
  statedDistance,
  statesSurplus,
} from "../policy-limits.ts";
import { coversOnlyPart } from "../rows/covers-part.ts";
import { fieldMatcher } from "../rows/named-field.ts";
import { householdMatcher, isNamed, ownerMatcher } from "../rows/named-rows.ts";
import { rowMatcher } from "../rows/stated-row.ts";
import { countCells, isListCount } from "../sets/counts.ts";
import { contradictsSign, isNegative, matchesSign } from "../sign.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { multiplePattern, unitsMatch } from "../units.ts";
import { isInRange, matchesCell } from "../value.ts";
import { nameMatcher } from "./names.ts";

/** The cell that each figure states, if there is one. */
export const boundCells = (
  said: readonly StatedClaim[],
  evidence: Evidence,
): ReadonlyMap<Claim, Cell | undefined> =>
  new Map(said.map((one) => [one.claim, boundCell(one, evidence)]));

/** A cell with the value of a figure, of which nothing that is said beside the figure says otherwise. */
function boundCell(one: StatedClaim, evidence: Evidence): Cell | undefined {
  const { claim, rangeTo } = one;
  const counted = countCells(one, evidence.cells);
  if (counted !== undefined) return counted.find((cell) => matchesCell(claim, cell));
  // Few cells have the value, and whether one has it is known sooner than what its row is about.
  const isDifference = differing.test(one.after);
  const having = evidence.cells.filter(
    (cell) => matchesCell(claim, cell) && !(isDifference && cell.field !== ""),
  );
  const [exact] = boundAmong(one, evidence, having);
  // The limits of a band are figures of their own.
  if (exact !== undefined || rangeTo === undefined || one.measure === "min") return exact;
  return boundAmong(one, evidence).find((cell) => isInRange(cell, claim, rangeTo));
}

/** Words for a difference, which only a text states: "$5 more than the other". */
const differing =
  /^\s*(?:(?!is\b|are\b|was\b)\w+\s+){0,2}?(?:more|less|larger|smaller|bigger|higher|lower|greater)\b[^.;]*?\bthan\b(?! what)\s*\S/i;

/** Those of some cells whose subject, measure, unit, sign and row the words around a figure leave open or state. */
export function boundAmong(
  one: StatedClaim,
  evidence: Evidence,
  among: readonly Cell[] = evidence.cells,
): Cell[] {
  if (among.length === 0) return [];
  const { claim, rangeTo } = one;
  const spoken = claim.unit === "any" ? (rangeTo?.unit ?? "any") : claim.unit;
  const unit = spoken === "any" && isBeforeTicker(one) ? "units" : spoken;
  const isAbout = nameMatcher(one, evidence);
  const tests = [
    isAbout,
    measureMatcher(one),
    householdMatcher(one, evidence.households),
    fieldMatcher(one, evidence.fields),
    ownerMatcher(one.about, evidence.cells),
    rowMatcher(one, evidence.cells, isAbout),
  ];
  return among.filter(
    (cell) =>
      unitsMatch(unit, cell.unit) &&
      (cell.unit === "ratio" || !multiplePattern.test(one.after)) &&
      isShareAs(claim, cell) &&
      matchesSign(cell, one) &&
      tests.every((test) => test(cell)) &&
      !coversOnlyPart(cell, one, evidence),
  );
}

/** True for a number right before a ticker, which counts shares: "1,500 VXUS". */
const isBeforeTicker = ({ claim, said, offset, sentence }: StatedClaim): boolean => {
  const at = claim.at + claim.text.length + 1;
  const next = sentence.find((one) => one.at === at && kindOf(one) === "security");
  return next !== undefined && /^[A-Z][A-Z0-9.]*$/.test(said.slice(at - offset, next.end - offset));
};

/** A share in words is that of a row, or a text states it in the same words. */
const isShareAs = ({ hedge, digits }: Claim, cell: Cell): boolean =>
  !hedge.startsWith("share") ||
  cell.field !== "" ||
  (cell.hedge === hedge && Number(cell.value) === Number(digits));

/**
 * The value in a result that is shown as the source of the claim: the one whose measure and row are
 * nearest to its words. Any match satisfies the check, but the context has neither a source nor a
 * date.
 */
export function nearestSourcedCell(said: StatedClaim, evidence: Evidence): Cell | undefined {
  const having = evidence.cells.filter(
    (cell) => cell.origin?.source !== undefined && matchesCell(said.claim, cell),
  );
  const exact = (measure: Measure | null): Cell[] =>
    boundAmong({ ...said, measure }, evidence, having);
  const nearness = (cell: Cell): number =>
    Number(cell.measure === said.measure && said.measure !== null) +
    Number(said.claim.unit === "any" && isListCount(cell)) +
    Number(cell.labels.some((label) => said.about.some((one) => isNamed(label, one))));
  const found = exact(said.measure);
  const [nearest] = (found.length > 0 ? found : exact(null)).toSorted(
    (a, b) => nearness(b) - nearness(a),
  );
  return nearest;
}

/** True when the evidence has the figure with the opposite sign or direction. */
export function contradictsEvidence(said: StatedClaim, evidence: Evidence): boolean {
  const { unit } = said.claim;
  const alike = evidence.cells.filter((cell) => matchesCell(said.claim, cell));
  if (alike.length === 0) return false;
  const [isAbout, isMeasured, isAgainstWords] = [
    nameMatcher(said, evidence),
    measureMatcher(said),
    oppositionTo(said),
  ];
  return alike.some((cell) => {
    const against = isAgainstWords(cell);
    return (
      against !== undefined &&
      (against === "edge" || unitsMatch(unit, cell.unit)) &&
      isAbout(cell) &&
      (against !== "measured" || isMeasured(cell))
    );
  });
}

/** Why a cell with the same value contradicts the words; undefined if it does not. */
function oppositionTo(
  said: StatedClaim,
): (cell: Cell) => "edge" | "short" | "measured" | undefined {
  const edge = statedDistance(said);
  const isOverFloor = statesSurplus(said);
  const isSaid = said.claim.sign !== "none" || said.direction !== null;
  const isOffEdge = (cell: Cell): boolean =>
    said.claim.unit !== "any" && isDistanceFromLimit(cell.measure) && !isOnStatedSide(cell, said);
  return (cell) => {
    if (
      edge?.isBelow !== undefined &&
      isStatedDistance(edge, cell) &&
      isNegative(cell) !== edge.isBelow
    )
      return "edge";
    if (cell.field === "") return undefined;
    if (cell.measure === "shortfall" && isOverFloor) return "short";
    const isTurned = isSaid && isSigned(cell.measure) && contradictsSign(cell, said);
    return isTurned || isOffEdge(cell) ? "measured" : undefined;
  };
}
