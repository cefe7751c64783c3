import type { Claim } from "../claims.ts";
import type { Cell, Evidence } from "../evidence/cell.ts";
import { matchingCell } from "../match.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { uncontradictedCell } from "../uncontradicted.ts";
import { matchesCell } from "../value.ts";
import { isAnyNamed } from "./named-rows.ts";

/** The cell that each figure states, if there is one. */
export function heldCells(
  said: readonly StatedClaim[],
  evidence: Evidence,
): ReadonlyMap<Claim, Cell | undefined> {
  const held = new Map<Claim, Cell | undefined>();
  for (const [index, one] of said.entries()) {
    const before = said[index - 1];
    const cell =
      matchingCell(one, evidence) ??
      uncontradictedCell(one, evidence) ??
      (before && contrastedCell(one, before, held.get(before.claim), evidence));
    held.set(one.claim, cell);
  }
  return held;
}

const contrasting = /^[x×]?\s*(?:vs\.?|versus|against|compared (?:with|to)|as against)\s*$/i;

/**
 * "NVIDIA is pricier (39.6x vs. 33.9x), but Microsoft pays more": the second figure of a contrast is the
 * same column of another thing that the sentence names.
 */
function contrastedCell(
  one: StatedClaim,
  before: StatedClaim,
  first: Cell | undefined,
  { cells }: Evidence,
): Cell | undefined {
  const { claim, said, offset, sentence } = one;
  const between = said.slice(
    before.claim.at + before.claim.text.length - offset,
    claim.at - offset,
  );
  const isContrast = before.offset === offset && before.claim.unit === claim.unit;
  if (first === undefined || first.field === "" || !isContrast || !contrasting.test(between))
    return undefined;
  const others = sentence.filter((mention) => !isAnyNamed(first.labels, [mention]));
  return cells.find(
    (cell) =>
      cell.field === first.field && matchesCell(claim, cell) && isAnyNamed(cell.labels, others),
  );
}
