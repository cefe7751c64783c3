import { dateSpans } from "./dates.ts";
import { namedSpans } from "./named.ts";
import { numberSpans } from "./numbers.ts";
import type { Span } from "./span.ts";
import { respelled } from "./spelling.ts";
import { isSign, type Token } from "./tokens.ts";
import { lexiconPhrases, type Vocabulary } from "./vocabulary.ts";

export interface Cover {
  spans: Span[];
  /** Words that nothing explains. */
  unexplained: Token[];
  /** Whether a word was read as another one that is spelled alike. */
  respelled: boolean;
}

const costs = { span: 1, filler: 1.15, typo: 0.5, unexplained: 8 };

/** The spans that explain most of the words with the fewest pieces. */
export function cover(written: readonly Token[], vocabulary: Vocabulary): Cover {
  const dates = [...dateSpans(written, vocabulary.today), ...numberSpans(written)];
  const { tokens, typos } = spelled(written, dates, vocabulary);
  const fromAt = spansByStart(tokens, dates, vocabulary);
  const best: { cost: number; span: Span | null }[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const after = (to: number) => best[to]?.cost ?? 0;
    const token = tokens[at];
    const skip = token !== undefined && isSign(token) ? 0 : costs.unexplained;
    let chosen: { cost: number; span: Span | null } = { cost: skip + after(at + 1), span: null };
    for (const span of fromAt.get(at) ?? []) {
      const cost = costOf(span, typos) + after(span.to);
      if (cost < chosen.cost) chosen = { cost, span };
    }
    best[at] = chosen;
  }
  return { ...collected(tokens, best), respelled: typos.size > 0 };
}

function collected(
  tokens: readonly Token[],
  best: readonly { span: Span | null }[],
): Omit<Cover, "respelled"> {
  const spans: Span[] = [];
  const unexplained: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = best[at]?.span ?? null;
    const token = tokens[at];
    if (span !== null) spans.push(span);
    else if (token !== undefined && !isSign(token)) unexplained.push(token);
    at = span === null ? at + 1 : span.to;
  }
  return { spans, unexplained };
}

function costOf({ meaning, from, to }: Span, typos: ReadonlySet<number>): number {
  const wrong = Array.from({ length: to - from }, (_, index) => from + index);
  const filler = meaning.is === "filler" ? costs.filler : costs.span;
  return filler + costs.typo * wrong.filter((at) => typos.has(at)).length;
}

function spelled(written: readonly Token[], dates: readonly Span[], vocabulary: Vocabulary) {
  const typos = new Set<number>();
  const tokens = written.map((token, at) => {
    const dated = dates.some(({ from, to }) => from <= at && at < to);
    const stem = dated ? undefined : respelled(token, vocabulary);
    if (stem === undefined) return token;
    typos.add(at);
    return { ...token, stem, form: stem };
  });
  return { tokens, typos };
}

/** Names come before dates, numbers and words: of two that cost the same the first is taken. */
function spansByStart(
  tokens: readonly Token[],
  dates: readonly Span[],
  vocabulary: Vocabulary,
): Map<number, Span[]> {
  const stems = tokens.map(({ stem }) => stem);
  const all = [
    ...tokens.flatMap((_, at) => namedSpans(tokens, at, vocabulary)),
    ...dates,
    ...tokens.flatMap((_, at) =>
      lexiconPhrases.at(stems, at).flatMap(({ length, value }): Span[] => {
        const units = value.is === "mark" && value.mark === "share" && tokens[at]?.plural === true;
        return units ? [] : [{ from: at, to: at + length, meaning: value, typos: 0 }];
      }),
    ),
  ];
  const byStart = new Map<number, Span[]>();
  for (const span of all) byStart.set(span.from, [...(byStart.get(span.from) ?? []), span]);
  return byStart;
}
