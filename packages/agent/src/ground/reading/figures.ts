import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { CalculationInput } from "../calculated/calculation-input.ts";
import type { Cell } from "../evidence/cell.ts";
import { wholeNumber } from "../number-words.ts";
import type { StatedClaim } from "../stated-claim.ts";
import type { UnitKind } from "../units.ts";

/** A figure of an answer that is known to be right. */
export interface Figure {
  at: number;
  end: number;
  value: Decimal;
  unit: UnitKind;
  /** Undefined if it is calculated itself. */
  cell?: Cell;
}

/** The other known figures of the sentence of a claim, in their order. */
export const figuresBeside = (one: StatedClaim, known: CalculationInput): Figure[] =>
  knownFigures(known).filter(
    ({ at }) => at !== one.claim.at && at >= one.offset && at < one.offset + one.said.length,
  );

/** The known figures before a claim: the last is the nearest. */
export const figuresBefore = ({ claim }: StatedClaim, known: CalculationInput): Figure[] =>
  knownFigures(known).filter(({ at }) => at < claim.at);

function knownFigures({ said, shown, calculated }: CalculationInput): Figure[] {
  const cells = new Map(shown.map(({ claim, cell }) => [claim, cell]));
  return said.flatMap(({ claim }): Figure[] => {
    const { at, text, digits, scale } = claim;
    const cell = cells.get(claim);
    const end = at + text.length;
    if (cell !== undefined) {
      const unit = claim.unit === "any" ? cell.unit : claim.unit;
      return [{ at, end, unit, cell, value: decimal(cell.value).abs() }];
    }
    if (!calculated.includes(claim)) return [];
    return [{ at, end, unit: claim.unit, value: decimal(digits).times(scale) }];
  });
}

const times = /(?<![\w.,$])([a-z]+|\d{1,3}) (?:(?:[a-z-]+ ){0,3}?(?:of|at) (?:about )?)?$/i;

/** "Three withdrawals of $5,000": what the words before a figure multiply it with. */
export function multiplied({ at, value }: Figure, { said, offset }: StatedClaim): Decimal {
  const [, word = ""] = times.exec(said.slice(0, at - offset)) ?? [];
  const count = wholeNumber(word);
  return Number.isNaN(count) || count < 2 ? value : value.times(count);
}
