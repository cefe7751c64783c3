import type { Ask } from "@advisor/query/schema/query";
import { canonicalSentence } from "@advisor/query/words/canonical";

/** One question of a message, as the rules or the model understood it. */
export interface Interpretation {
  /** The question in the message's own words. */
  text: string;
  ask: Ask;
  /** Words of the question that the rules do not explain. */
  unexplained: readonly string[];
  /** 0 to 1. */
  confidence: number;
  /** Whether the rules alone suffice, so that a configured model is not asked. */
  sure: boolean;
}

/**
 * Confidence for a short question that stands alone, for any other question whose every word is
 * explained, and for one that needs clarification.
 */
const confidences = { sure: 0.95, read: 0.75, askedBack: 0.3 };

/**
 * Builds the interpretation. `account` was sent with the message and applies to every query that
 * names none.
 */
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

/** The sentence that restates what was understood, and the query if it is one. */
export const restatementOf = ({ ask }: Pick<Interpretation, "ask">) => ({
  sentence: canonicalSentence(ask),
  ...(ask.kind === "query" ? { query: ask.query } : {}),
});
