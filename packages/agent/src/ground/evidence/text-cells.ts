import { type Claim, claims } from "../claims.ts";
import { normalizeNumbers } from "../normalize-numbers.ts";
import { unitsMatch } from "../units.ts";
import type { Cell, Origin } from "./cell.ts";
import type { Label } from "./label.ts";
import type { Names } from "./names.ts";
import { everyAccount } from "./row-names.ts";

/** A line of text in a result. */
export interface TextLine {
  text: string;
  /** True for text that describes the rows of its result. */
  isOfRows: boolean;
  labels: readonly Label[];
  origin: Origin;
  /** Which of the results it is in. */
  result: number;
}

/**
 * Selects the figures of a result's text that its rows do not have. A row is better evidence,
 * because it has names.
 */
export function isAbsentFromRows(
  cells: readonly Cell[],
): (cell: Cell & { isOfRows: boolean }) => boolean {
  const keyOf = ({ value, result }: Cell) => `${result} ${Math.abs(Number(value)).toFixed(2)}`;
  const known = Map.groupBy(cells.filter(isOfNamedRow), keyOf);
  return (cell) =>
    !cell.isOfRows || !known.get(keyOf(cell))?.some(({ unit }) => unitsMatch(cell.unit, unit));
}

/**
 * True for a row with a name of its own; the household's name is not enough to assign a figure to
 * it.
 */
const isOfNamedRow = ({ record = {} }: Cell): boolean =>
  Object.entries(record).some(
    ([field, value]) =>
      typeof value === "string" && value !== everyAccount && !/^(?:household|policy)/.test(field),
  );

/** Each line of text counts as a row about the names in it. */
export function textCells({ text, labels, origin, isOfRows, result }: TextLine, names: Names) {
  const stated = claims(normalizeNumbers(text).text);
  if (stated.length === 0) return [];
  const own = names.mentionsIn(text).flatMap((mention) => mention.labels);
  return stated.flatMap((claim) =>
    valuesOf(claim).map((value) => ({
      ...{ value, unit: claim.unit, field: "", measure: null, hedge: claim.hedge },
      ...{ labels: [...labels, ...own], origin, isOfRows, result },
    })),
  );
}

/** "343.82 billion" states both 343.82 and 343,820,000,000. */
function valuesOf({ digits, sign, scale }: Claim): string[] {
  const signed = `${sign === "minus" ? "-" : ""}${digits}`;
  return scale === 1 ? [signed] : [signed, plainDecimal(Number(signed) * scale)];
}

export const plainDecimal = (value: number): string =>
  Math.abs(value) >= 1e21 || (value !== 0 && Math.abs(value) < 1e-6)
    ? value.toFixed(12)
    : String(value);
