import type { Ask } from "@advisor/query/schema/query";
import { canonical } from "@advisor/query/words/canonical";

/** One question of a message, as the reader or the model understood it. */
export interface Interpretation {
  /** The message's own words. */
  text: string;
  ask: Ask;
  /** Words that nothing explains. */
  unexplained: readonly string[];
  /** 0 to 1. */
  confidence: number;
  /** Whether rules alone may be trusted with it: a model that is configured is not asked. */
  sure: boolean;
}

/** Of a short question that stands alone, of any other whose every word is explained, and of one that is asked back. */
const confidences = { sure: 0.95, read: 0.75, askedBack: 0.3 };

/** As the reader gives it; `account` is the one beside the message, for every query that names none. */
export function interpretationOf({
  text,
  ask,
  unexplained,
  sure,
}: Omit<Interpretation, "confidence">): Interpretation {
  const read = sure ? confidences.sure : confidences.read;
  const confidence = ask.kind === "clarify" ? confidences.askedBack : read;
  return { text, ask, unexplained, confidence, sure };
}

/** The sentence of what was understood, and the query where it is one. */
export const readingOf = ({ ask }: Pick<Interpretation, "ask">) => ({
  sentence: canonical(ask),
  ...(ask.kind === "query" ? { query: ask.query } : {}),
});
