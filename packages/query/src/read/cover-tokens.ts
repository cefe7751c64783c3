import type { Meaning } from "../lexicon/meaning.ts";
import { dateSpans } from "./dates.ts";
import { entitySpans } from "./entity-spans.ts";
import { numberSpans } from "./numbers.ts";
import type { Span } from "./span.ts";
import { isPunctuation, type Token } from "./tokens.ts";
import { lexiconPhrases, type Vocabulary } from "./vocabulary.ts";

export interface Coverage {
  spans: Span[];
  /** Words that no span explains. */
  unexplained: Token[];
}

const costs = { span: 1, filler: 1.15, corrected: 0.5, unexplained: 8 };

/**
 * Picks the spans that explain the most words with the fewest spans (a shortest path over the tokens).
 * Of the senses of one phrase the first is chosen, and the others are kept with it.
 */
export function coverTokens(tokens: readonly Token[], vocabulary: Vocabulary): Coverage {
  const fromAt = spansByStart(tokens, vocabulary);
  const best: { cost: number; span: Span | null }[] = [];
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const after = (to: number) => best[to]?.cost ?? 0;
    const token = tokens[at];
    const skip = token !== undefined && isPunctuation(token) ? 0 : costs.unexplained;
    let chosen: { cost: number; span: Span | null } = { cost: skip + after(at + 1), span: null };
    for (const span of fromAt.get(at) ?? []) {
      const cost = costOf(span, tokens) + after(span.to);
      if (cost < chosen.cost) chosen = { cost, span };
    }
    best[at] = chosen;
  }
  return collectSpans(tokens, best, fromAt);
}

function collectSpans(
  tokens: readonly Token[],
  best: readonly { span: Span | null }[],
  fromAt: ReadonlyMap<number, readonly Span[]>,
): Coverage {
  const spans: Span[] = [];
  const unexplained: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const span = best[at]?.span ?? null;
    const token = tokens[at];
    if (span !== null) spans.push(withOtherSenses(span, fromAt.get(at) ?? []));
    else if (token !== undefined && !isPunctuation(token)) unexplained.push(token);
    at = span === null ? at + 1 : span.to;
  }
  return { spans, unexplained };
}

/** Senses that say nothing about rows or figures: to fall back on one is to overlook the word. */
const structural: ReadonlySet<Span["meaning"]["is"]> = new Set(["filler", "keyword"]);

function withOtherSenses(span: Span, candidates: readonly Span[]): Span {
  const others = candidates.filter(
    ({ to, meaning }) => to === span.to && !structural.has(meaning.is) && meaning !== span.meaning,
  );
  return others.length === 0 ? span : { ...span, others: others.map(({ meaning }) => meaning) };
}

function costOf({ meaning, from, to }: Span, tokens: readonly Token[]): number {
  const corrected = tokens.slice(from, to).filter((token) => token.corrected);
  const filler = meaning.is === "filler" ? costs.filler : costs.span;
  return filler + costs.corrected * corrected.length;
}

/** All candidate spans by first token. Names come before dates, numbers and words, which decides ties. */
function spansByStart(tokens: readonly Token[], vocabulary: Vocabulary): Map<number, Span[]> {
  const all = [
    ...tokens.flatMap((_, at) => entitySpans(tokens, at, vocabulary)),
    ...dateSpans(tokens, vocabulary.today),
    ...numberSpans(tokens),
    ...tokens.flatMap((_, at) =>
      lexiconPhrases.at(tokens, at).flatMap(({ length, value }): Span[] => {
        const meaning = length === 1 && isPart(tokens, at) ? partOfWhole : value;
        const units = isShare(value) && tokens[at]?.plural === true;
        return units ? [] : [{ from: at, to: at + length, meaning }];
      }),
    ),
  ];
  const byStart = new Map<number, Span[]>();
  for (const span of all) byStart.set(span.from, [...(byStart.get(span.from) ?? []), span]);
  return byStart;
}

const partOfWhole: Meaning = { is: "keyword", keyword: "share" };

const isShare = (meaning: Meaning): boolean =>
  meaning.is === "keyword" && meaning.keyword === "share";

/** "a share of the total", "its share", "the account's share", "the bond share"; "1 share" and "a share" are units. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const ends = after === undefined || isPunctuation(after);
  return (
    token?.form === "share" &&
    (after?.form === "of" ||
      /^(?:its|their)$/.test(before?.form ?? "") ||
      (ends && !token.corrected && namesWhat(tokens, at)))
  );
}

/** "the bond share"; "cost per share", "price of one share" and "cost per VTI share" count units. */
const namesWhat = (tokens: readonly Token[], at: number): boolean =>
  at > 0 && !tokens.slice(Math.max(0, at - 2), at).some(({ form }) => beforeUnits.test(form));

const beforeUnits = /^(?:\d.*|an?|per|each|one|the|every|this|that|any|dollars?|\$)$/;
