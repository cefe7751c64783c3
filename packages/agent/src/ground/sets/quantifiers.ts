import { wholeNumber } from "../number-words.ts";

/** Whether so many members fit what the words say. */
export type FitsCount = (count: number) => boolean;

const number = "one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}";

/** Words that say how many. */
export const quantifiers = `(?:(?:only|just|exactly|at least|more than|fewer than|at most) )?(?:${number})|no|none|neither|both|all|every|each|most`;

/**
 * What the words expect of a set of `total` things: "two" is two and no more, "at least two" may be
 * more. No number fits where the stated size is another: "two of the five accounts" of four. Undefined
 * where the words state no number, or speak of some of the set: "both taxable accounts".
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
