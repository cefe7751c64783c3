/** A repetition shorter than this may be chance, unless it is a whole line so far. */
const leastRepeated = 12;

/**
 * What a second version adds to a text whose beginning the advisor has read. Models that are asked
 * to go on often begin again, at the start of the answer or of the line; that much is cut off.
 * Undefined if the version begins again but in other words, because it would repeat what was read.
 */
export function continuation(shown: string, version: string): string | undefined {
  const text = version.trimStart();
  const repeated = repeatedEnd(shown, text);
  if (repeated > 0) return text.slice(repeated);
  return isNewBeginning(shown, text) ? undefined : version;
}

/** The length of the longest end of `shown` with which `text` begins. */
function repeatedEnd(shown: string, text: string): number {
  for (let length = Math.min(shown.length, text.length); length > 0; length -= 1) {
    const at = shown.length - length;
    const isLong = length >= leastRepeated || isLineStart(shown, at);
    if (isLong && text.startsWith(shown.slice(at))) return length;
  }
  return 0;
}

const isLineStart = (text: string, at: number): boolean => at === 0 || text[at - 1] === "\n";

/** True if the text has the first words of the answer, or of its last line, in common with it. */
const isNewBeginning = (shown: string, text: string): boolean =>
  [0, shown.lastIndexOf("\n") + 1].some((at) => {
    const beginning = shown.slice(at, at + leastRepeated);
    return beginning.length === leastRepeated && text.startsWith(beginning);
  });
