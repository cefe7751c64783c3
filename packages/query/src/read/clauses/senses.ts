import type { Ask } from "../../schema/query.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import type { Reading } from "../reading.ts";
import type { Clause } from "./clauses.ts";

/**
 * The reading of a clause by the first senses of its words. Where that is no question, another sense of one
 * of them may make it one: "done" is about performance, but "which tasks are done" is about a status. Several
 * questions that it may be are asked back.
 */
export function readInSomeSense(clause: Clause, read: (clause: Clause) => Reading): Reading {
  const first = read(clause);
  if (!isUnread(first)) return first;
  const readings = inOtherSenses(clause)
    .map(read)
    .filter(({ ask }) => ask.kind === "query");
  const asks = new Map(readings.map(({ canonical, ask }) => [canonical, ask]));
  const [only] = readings;
  if (only === undefined) return first;
  return asks.size === 1 ? { ...only, sure: false } : eitherOf(first, [...asks.values()]);
}

const isUnread = ({ ask, unexplained }: Reading): boolean =>
  ask.kind === "clarify" && ask.options.length === 0 && unexplained.length === 0;

/** The clause with each other sense of each of its words, one at a time. */
const inOtherSenses = (clause: Clause): Clause[] =>
  clause.coverage.spans.flatMap(({ others = [] }, at) =>
    others.map((meaning) => ({
      ...clause,
      coverage: {
        ...clause.coverage,
        spans: clause.coverage.spans.map((span, index) =>
          index === at ? { ...span, meaning } : span,
        ),
      },
    })),
  );

function eitherOf(first: Reading, options: Ask[]): Reading {
  const ask: Ask = { kind: "clarify", about: first.text, options };
  return { ...first, ask, canonical: canonicalSentence(ask), alternatives: options };
}
