import { decimal } from "@advisor/domain/decimal";
import { boundAmong } from "./binding/cells.ts";
import type { Cell, Evidence } from "./evidence/cell.ts";

import { ofIssuers } from "./measure-matcher.ts";
import type { Measure } from "./measures.ts";
import type { StatedClaim } from "./stated-claim.ts";
import { multiplePattern } from "./units.ts";
import { matchesCell } from "./value.ts";

const attributions =
  /\b(you|your|asked|question|said|mention\w*|told|statement|claim\w*|not|no longer|instead|rather|if|would|deposit\w*|assum\w+|contribut\w+|threshold|limit|adding|rais\w+|sell\w*|withdraw\w*|spend\w*)\b/i;
const threshold =
  /\b(above|over|more than|exceed\w*|at least|below|under|less than|at most)\s+(?:the |that |your )?(?:US)?\$?\s*$/i;

/**
 * "Below the $60,000 floor" states a limit of the policy, which must be on file; a threshold of one's
 * own needs not.
 */
function isLimitOnFile({ claim, after }: StatedClaim, { cells }: Evidence): boolean {
  const [words = "", edge = ""] = limitNext.exec(after) ?? [];
  if (edge === "") return true;
  const own = edges.find(([names]) => names.test(edge))?.[1] ?? [];
  const measures = ofIssuers.test(words) ? own.filter((one) => one === "limit") : own;
  return cells.some(
    (cell) => measures.some((one) => one === cell.measure) && matchesCell(claim, cell),
  );
}

const limitNext =
  /^\s*(?:[a-z]+[\s-]){0,2}(floor|reserve|limit|cap|ceiling|maximum|max|minimum|min|target)\b/i;
const edges: readonly [RegExp, Measure[]][] = [
  [/floor|reserve/i, ["floor"]],
  [/limit|cap/i, ["limit", "max"]],
  [/max|ceiling/i, ["max", "limit"]],
  [/min/i, ["min"]],
  [/target/i, ["target"]],
];

/**
 * A figure from the question is not a fact about the household. It may only be attributed to the
 * question, or be a threshold that some value is above or below.
 */
export function repeatsQuestion(said: StatedClaim, asked: Evidence, evidence: Evidence): boolean {
  if (said.claim.unit === "ratio" || multiplePattern.test(said.after)) return false;
  const isAsked = asked.cells.some((cell) => matchesCell(said.claim, cell));
  const side = threshold.exec(said.lead)?.[1]?.toLowerCase();
  if (side !== undefined && !isLimitOnFile(said, evidence)) return false;
  if (side !== undefined) {
    const isUpper = /above|over|more|exceed|least/.test(side);
    const isHeld = comparedCells(said, evidence).some((cell) => isOnSide(cell, said, isUpper));
    return isHeld && (isAsked || said.about.length > 0);
  }
  return isAsked && attributions.test(said.said);
}

/** The cells that a threshold can be compared with: a value in dollars, a weight in percent. */
function comparedCells(said: StatedClaim, evidence: Evidence): Cell[] {
  const words = { ...said, direction: null, measure: said.measure ?? usualMeasure(said) };
  return boundAmong(words, evidence).filter(({ field }) => field !== "");
}

const usualMeasure = ({ claim: { unit } }: StatedClaim) =>
  unit === "usd" ? ("value" as const) : unit === "percent" ? ("weight" as const) : null;

function isOnSide(cell: Cell, { claim }: StatedClaim, isUpper: boolean): boolean {
  const value = decimal(cell.value).abs();
  const line = decimal(claim.digits).times(claim.scale);
  return isUpper ? value.gte(line) : value.lte(line);
}
