import type { Claim } from "../claims.ts";
import type { Cell, Evidence } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { matchesCell } from "../value.ts";

/**
 * Finds figures joined to the one before ("5,000 shares of VNQ for $380,034") when no row has both
 * values, although their rows have both fields. Returns the second of each pair.
 */
export function figuresOfDifferentRows(
  said: readonly StatedClaim[],
  held: ReadonlyMap<Claim, Cell | undefined>,
  { cells }: Evidence,
): Claim[] {
  return said.flatMap((one, index) => {
    const before = said[index - 1];
    if (before === undefined || !isJoined(before, one)) return [];
    const [first, second] = [held.get(before.claim), held.get(one.claim)];
    if (first === undefined || second === undefined) return [];
    const { field } = second;
    const isOfBoth = hasField(first, field) && hasField(second, first.field);
    if (!isOfBoth || first.field === field) return [];
    const rows = cells.filter(
      (cell) => cell.field === first.field && matchesCell(before.claim, cell),
    );
    const isTogether = rows.some(({ record }) => {
      const value = record?.[field];
      return (
        typeof value === "number" && matchesCell(one.claim, { ...second, value: String(value) })
      );
    });
    return isTogether ? [] : [one.claim];
  });
}

const hasField = ({ record, isDerived }: Cell, field: string): boolean =>
  isDerived !== true && typeof record?.[field] === "number";

/** Words that join a figure to another one of the same row. */
const joining =
  /^[^\d.;:,]{0,45}?\b(?:for|at|worth)\s+(?:about |roughly )?$|^[^\d.;:,()]{0,45}\((?:about |roughly )?$/i;

function isJoined(
  { claim: first, offset, said }: StatedClaim,
  { claim, offset: own }: StatedClaim,
) {
  const between = said.slice(first.at + first.text.length - offset, claim.at - offset);
  return offset === own && joining.test(between) && !/\b(?:and|but|while|or)\b/i.test(between);
}
