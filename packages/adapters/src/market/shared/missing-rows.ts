import type { Range } from "@advisor/tools/market-ports";

/**
 * Why a list may miss rows of the range, for a provider that gives only its newest rows; undefined
 * when the list has all that was asked for.
 */
export function missingRowsReason(input: {
  /** The days or times of all rows that were read. */
  read: readonly string[];
  /** What the rows are, in the plural. */
  noun: string;
  range: Range;
  /** How many of the rows are in the range. */
  found: number;
}): string | undefined {
  const { read, noun, range, found } = input;
  const oldest = read.map((at) => at.slice(0, 10)).sort()[0];
  if (oldest === undefined || found >= range.limit) return undefined;
  if (range.from !== null && oldest < range.from) return undefined;
  return `Only the newest ${read.length} ${noun} were read, back to ${oldest}.`;
}
