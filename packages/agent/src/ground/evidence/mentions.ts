import type { Label, Mention } from "./label.ts";
import type { Names } from "./names.ts";

export interface Span {
  start: number;
  end: number;
}

/** An account may share its name with its policy. */
export const kindOf = ({ labels }: Mention): Label["kind"] =>
  labels.find(({ kind }) => kind !== "other")?.kind ?? "other";

const ordinal = /\bthe (?:(former)|latter)\b/gi;

/**
 * Everything that a sentence names. "The former" and "the latter" name the first and the last of the two
 * things of one kind before them, which the sentence before may name.
 */
export function mentionsOf(
  text: string,
  { start, end }: Span,
  before: Span | undefined,
  names: Names,
): Mention[] {
  const said = text.slice(start, end);
  const own = names.mentionsIn(said, start);
  const found = [...said.matchAll(ordinal)];
  if (found.length === 0) return own;
  const earlier =
    before === undefined
      ? []
      : names.mentionsIn(text.slice(before.start, before.end), before.start);
  const references = found.flatMap(({ 0: words, 1: former, index }): Mention[] => {
    const known = own.filter((one) => one.end <= start + index);
    const pair = lastPair(known) ?? lastPair(earlier);
    const one = former === undefined ? pair?.[1] : pair?.[0];
    return one === undefined
      ? []
      : [{ ...one, at: start + index, end: start + index + words.length }];
  });
  return [...own, ...references].toSorted((a, b) => a.at - b.at);
}

/** The last two things of the kind that is named last. */
function lastPair(mentions: readonly Mention[]): readonly [Mention, Mention] | undefined {
  const last = mentions.at(-1);
  if (last === undefined) return undefined;
  const [a, b] = mentions.filter((one) => kindOf(one) === kindOf(last)).slice(-2);
  return a === undefined || b === undefined ? undefined : [a, b];
}
