/** "a couple of", "few" and figures, where something is counted. */
export const countWords =
  "(?:\\d{1,3}|(?:a |the )?couple(?: of)?|a few|few|several|a handful of|handful of|half a dozen|a dozen)";

/** How many the words say; a vague word stands for a number of its own. */
export function countOf(text: string): number {
  const spoken = vague.find(([pattern]) => pattern.test(text))?.[1];
  return spoken ?? Number(text);
}

const vague: readonly (readonly [RegExp, number])[] = [
  [/couple/, 2],
  [/few/, 3],
  [/several|handful/, 5],
  [/half a dozen/, 6],
  [/dozen/, 12],
  [/^an?$/, 1],
];
