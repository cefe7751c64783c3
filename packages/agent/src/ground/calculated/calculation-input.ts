import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { Claim } from "../claims.ts";
import type { Cell, Evidence } from "../evidence/cell.ts";
import type { List } from "../reading/lists.ts";
import type { StatedClaim } from "../stated-claim.ts";

export type MatchesClaim = (value: Decimal) => boolean;

/** The figures that an answer's calculations may use. */
export interface CalculationInput {
  said: readonly StatedClaim[];
  /** The figures of the answer that were found in the evidence. */
  shown: readonly { claim: Claim; cell: Cell }[];
  /** Amounts of the answer that were found to be calculations themselves. */
  calculated: readonly Claim[];
  /** The percentages in the question, and in the answer with their places. */
  percentages: readonly { value: string; at: number }[];
  evidence: Evidence;
  /** The rows of the results. */
  lists: () => readonly List[];
}

export const decimalOf = ({ value }: Cell): Decimal => decimal(value);

export const isDollars = ({ unit }: Cell): boolean => unit === "usd";
export const dollarAmounts = (cells: readonly Cell[]): Decimal[] =>
  cells.filter(isDollars).map(decimalOf);

export const isSameSentence = ({ at }: Claim, { claim, said, offset }: StatedClaim): boolean =>
  at < claim.at && at >= offset && at < offset + said.length;

/** The amounts before a claim in its sentence. */
export const amountsBefore = (one: StatedClaim, { shown }: CalculationInput): Decimal[] =>
  dollarAmounts(shown.filter(({ claim }) => isSameSentence(claim, one)).map(({ cell }) => cell));

/** Words that announce a total, as alternatives of a pattern. */
export const totalWords =
  "together|combined|between them|total\\w*|sum\\w*|both|add\\w* up|come to|in all";

/** Words that announce a sum. */
export const sumWords = new RegExp(`\\b(?:${totalWords}|over)\\b`, "i");
