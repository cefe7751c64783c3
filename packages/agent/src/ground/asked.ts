import { decimal } from "@advisor/domain/decimal";
import type { Cell, Evidence } from "./cell.ts";
import { candidates } from "./match.ts";
import type { Said } from "./said.ts";
import { hasValue } from "./value.ts";

const asTheirs =
  /\b(you|your|asked|question|said|mention\w*|told|statement|claim\w*|not|no longer|instead|rather|if|would|deposit\w*|assum\w+|contribut\w+|threshold|limit|adding|rais\w+|sell\w*|withdraw\w*|spend\w*)\b/i;
const bar =
  /\b(above|over|more than|exceed\w*|at least|below|under|less than|at most)\s+(?:the |that |your )?(?:US)?\$?\s*$/i;

/** A figure of the question is none of the household's: it may only be said as the question's, or as a bar that something is above or below. */
export function repeats(
  said: Said,
  sentence: string,
  asked: Evidence,
  evidence: Evidence,
): boolean {
  const isAsked = asked.cells.some((cell) => hasValue(said.claim, cell));
  const side = bar.exec(said.lead)?.[1]?.toLowerCase();
  if (side !== undefined) {
    const isUpper = /above|over|more|exceed|least/.test(side);
    const isHeld = compared(said, evidence).some((cell) => stands(cell, said, isUpper));
    return isHeld && (isAsked || said.about.length > 0);
  }
  return isAsked && asTheirs.test(sentence);
}

/** What a bar is held against: a value in dollars, a weight in percent. */
function compared(said: Said, evidence: Evidence): Cell[] {
  const words = { ...said, direction: null, measure: said.measure ?? usual(said) };
  return candidates(words, evidence).filter(({ field }) => field !== "");
}

const usual = ({ claim: { unit } }: Said) =>
  unit === "usd" ? ("value" as const) : unit === "percent" ? ("weight" as const) : null;

function stands(cell: Cell, { claim }: Said, isUpper: boolean): boolean {
  const value = decimal(cell.value).abs();
  const line = decimal(claim.digits).times(claim.scale);
  return isUpper ? value.gte(line) : value.lte(line);
}
