import type { Ask } from "@advisor/query/schema/query";
import { canonical } from "@advisor/query/words/canonical";

/** One question of a message, as the reader or the model understood it. */
export interface Understood {
  /** The message's own words. */
  text: string;
  ask: Ask;
  /** Words that nothing explains. */
  unexplained: readonly string[];
  /** 0 to 1. */
  confidence: number;
}

/** How sure a reading is whose every word is explained, with and without another reading beside it. */
const sure = { alone: 0.95, among: 0.85 };
const askedBack = 0.3;

/** As the reader gives it; `account` is the one beside the message, for every query that names none. */
export const understood = (
  reading: Pick<Understood, "text" | "ask" | "unexplained"> & { alternatives: readonly Ask[] },
): Understood => ({
  text: reading.text,
  ask: reading.ask,
  unexplained: reading.unexplained,
  confidence: confidenceOf(reading.ask, reading.alternatives),
});

const confidenceOf = ({ kind }: Ask, alternatives: readonly Ask[]): number => {
  if (kind === "clarify") return askedBack;
  return alternatives.length > 0 ? sure.among : sure.alone;
};

/** The sentence of what was understood, and the query where it is one. */
export const readingOf = ({ ask }: Pick<Understood, "ask">) => ({
  sentence: canonical(ask),
  ...(ask.kind === "query" ? { query: ask.query } : {}),
});
