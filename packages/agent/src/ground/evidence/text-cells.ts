import { type Claim, claims } from "../claims.ts";
import { normalizeNumbers } from "../normalize-numbers.ts";
import type { Cell, Origin } from "./cell.ts";
import type { Label, Names } from "./names.ts";
import { everyAccount } from "./row-names.ts";

/** A line of words in a result. */
export interface TextLine {
  text: string;
  /** It says in words what the rows of its result have. */
  isOfRows: boolean;
  labels: readonly Label[];
  origin: Origin;
}

/** What the words of a result say of its rows is in the rows, with their names. */
export function isAbsentFromRows(
  cells: readonly Cell[],
): (cell: Cell & { isOfRows: boolean }) => boolean {
  const keyOf = ({ value, origin }: Cell) =>
    `${origin?.source?.source_id} ${Math.abs(Number(value)).toFixed(2)}`;
  const known = new Set(cells.filter(isOfNamedRow).map(keyOf));
  return (cell) => !cell.isOfRows || !known.has(keyOf(cell));
}

/** A row with words that tell it from others; the name of a household does not bind a figure. */
const isOfNamedRow = ({ record = {} }: Cell): boolean =>
  Object.entries(record).some(
    ([field, value]) =>
      typeof value === "string" && value !== everyAccount && !/^(?:household|policy)/.test(field),
  );

/** Each line of text counts as a row about the names in it. */
export function textCells({ text, labels, origin, isOfRows }: TextLine, names: Names) {
  const stated = claims(normalizeNumbers(text).text);
  if (stated.length === 0) return [];
  const own = names.mentionsIn(text).flatMap((mention) => mention.labels);
  return stated.flatMap((claim) =>
    valuesOf(claim).map((value) => ({
      ...{ value, unit: claim.unit, field: "", measure: null },
      ...{ labels: [...labels, ...own], origin, isOfRows },
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
