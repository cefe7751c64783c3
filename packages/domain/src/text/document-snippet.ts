const mostCharacters = 320;

/** The consecutive sentences, as many as fit, that score highest; of several with the same score the middle one. */
export function snippet(text: string, score: (sentences: string) => number): string {
  if (text.length <= mostCharacters) return text;
  const sentences = sentencesOf(text);
  const windows = sentences
    .map((_, start) => ({ start, end: lastThatFits(sentences, start) }))
    .map((window) => ({ ...window, points: score(textOf(sentences, window)) }));
  const most = Math.max(...windows.map(({ points }) => points));
  const equal = windows.filter(({ points }) => points === most);
  const best = equal[Math.floor((equal.length - 1) / 2)];
  if (best === undefined) return text.slice(0, mostCharacters);
  const start = firstThatFits(sentences, best);
  const shown = textOf(sentences, { start, end: best.end });
  return `${start > 0 ? "… " : ""}${shown}${best.end < sentences.length ? " …" : ""}`;
}

interface Window {
  start: number;
  /** The index after the last sentence. */
  end: number;
}

const textOf = (sentences: readonly string[], { start, end }: Window): string =>
  sentences.slice(start, end).join(" ");

function lastThatFits(sentences: readonly string[], start: number): number {
  let end = start + 1;
  while (end < sentences.length && fits(sentences, { start, end: end + 1 })) end += 1;
  return end;
}

/** Fills the room that is left with the sentences before. */
function firstThatFits(sentences: readonly string[], { start, end }: Window): number {
  let first = start;
  while (first > 0 && fits(sentences, { start: first - 1, end })) first -= 1;
  return first;
}

const fits = (sentences: readonly string[], window: Window): boolean =>
  textOf(sentences, window).length <= mostCharacters;

/** A sentence that is too long is cut at its spaces. */
const sentencesOf = (text: string): string[] =>
  text
    .split(/\n+|(?<=[.!?])\s+(?=[\p{Lu}\d"“])/u)
    .flatMap((sentence) => sentence.match(/\S(?:.{0,317}\S)?(?=\s|$)|\S{320}/gsu) ?? []);
