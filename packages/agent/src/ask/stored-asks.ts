import { Ask } from "@advisor/query/schema/query";
import type { Interpretation } from "./interpretation.ts";

/** "both together" and "which of them" are about so many questions at most. */
const mostAsks = 8;

/** The session's asks from storage, newest last. */
export const parseStoredAsks = (stored: unknown): Ask[] =>
  [stored].flat().flatMap((one) => Ask.safeParse(one).data ?? []);

/**
 * The asks that the next question may follow up on, newest last: all queries so far, and after them the readings
 * that were offered or the question that was not understood. With no query yet, a question that lacked
 * its subject, which the next message may name.
 */
export function asksToRemember(
  questions: readonly Pick<Interpretation, "ask" | "unexplained">[],
  earlier: readonly Ask[],
): Ask[] {
  const before = earlier.filter(({ kind }) => kind === "query");
  const queries = questions.map(({ ask }) => ask).filter(({ kind }) => kind === "query");
  if (queries.length > 0) return [...before, ...queries].slice(-mostAsks);
  const choice = questions.findLast(({ ask }) => offersChoice(ask));
  if (choice !== undefined) return [...before, choice.ask].slice(-mostAsks);
  const open = questions.findLast(({ ask }) => lacksSubject(ask));
  // "and for MSFT?" continues the question that was not understood, not the one before it.
  if (earlier.at(-1)?.kind === "query" && !open?.unexplained.length) return [...earlier];
  return open === undefined ? before : [...before, open.ask];
}

const offersChoice = (ask: Ask): boolean => ask.kind === "clarify" && ask.options.length > 0;
const lacksSubject = (ask: Ask): boolean => ask.kind === "clarify" && ask.options.length === 0;
