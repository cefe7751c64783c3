import { wholeNumber } from "../number-words.ts";

/** Whether a number of members fits the words. */
export type FitsCount = (count: number) => boolean;

export const countPattern =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|\\d{1,3}";

/** Number words and quantifiers. */
export const quantifiers = `(?:all|everything|every one) but (?:${countPattern})|(?:(?:only|just|exactly|at least|more than|fewer than|at most) )?(?:${countPattern})|no|none|neither|both|all|every|each|most|half`;

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
  if (words === "half") return (count) => count * 2 === total;
  if (words === "most") return (count) => count * 2 > total;
  const [, how = "exactly", word = ""] = /^(?:(.+) )?(\S+)$/.exec(words) ?? [];
  const least = wholeNumber(word);
  if (Number.isNaN(least)) return undefined;
  return (comparisons[how] ?? (how.endsWith(" but") ? allBut : exactly))(least, total);
}

const exactly =
  (stated: number): FitsCount =>
  (count) =>
    count === stated;
const allBut =
  (stated: number, total: number): FitsCount =>
  (count) =>
    count === total - stated;
const comparisons: Readonly<Record<string, (stated: number, total: number) => FitsCount>> = {
  "at least": (stated) => (count) => count >= stated,
  "more than": (stated) => (count) => count > stated,
  "fewer than": (stated) => (count) => count < stated,
  "at most": (stated) => (count) => count <= stated,
};
