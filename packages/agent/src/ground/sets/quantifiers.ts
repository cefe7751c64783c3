import { wholeNumber } from "../number-words.ts";

/** Whether a number of members fits the words. */
export type FitsCount = (count: number) => boolean;

const number = "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}";

/** Number words and quantifiers. */
export const quantifiers = `(?:(?:only|just|exactly|at least|more than|fewer than|at most) )?(?:${number})|no|none|neither|both|all|every|each|most`;

/**
 * The test that the words state for the number of members, in a set of `total` things: "two" is
 * exactly two, "at least two" may be more. No number passes if the stated size of the set is wrong:
 * "two of the five accounts" of four. Undefined if the words state no number, or are about a part
 * of the set: "both taxable accounts".
 */
export function countTestOf(
  words: string,
  of: string | undefined,
  total: number,
): FitsCount | undefined {
  if (total === 0) return undefined;
  const size = of === undefined ? undefined : wholeNumber(of);
  // "Both taxable accounts" are some of the accounts.
  if (size !== undefined && Number.isNaN(size)) return undefined;
  const wrongSize = size !== undefined && size !== total;
  const least = expectedOf(words.toLowerCase(), total);
  return least === undefined ? undefined : (count) => !wrongSize && least(count);
}

function expectedOf(words: string, total: number): FitsCount | undefined {
  if (/^(?:no|none|neither)$/.test(words)) return (count) => count === 0;
  if (words === "both") return total === 2 ? (count) => count === 2 : undefined;
  if (/^(?:all|every|each)$/.test(words)) return (count) => count === total;
  if (words === "most") return (count) => count * 2 > total;
  const [, how, word = ""] = /^(?:(.+) )?(\S+)$/.exec(words) ?? [];
  const least = wholeNumber(word);
  if (Number.isNaN(least)) return undefined;
  if (how === "at least") return (count) => count >= least;
  if (how === "more than") return (count) => count > least;
  if (how === "fewer than") return (count) => count < least;
  if (how === "at most") return (count) => count <= least;
  return (count) => count === least;
}
