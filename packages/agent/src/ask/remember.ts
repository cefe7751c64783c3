import { Ask } from "@advisor/query/schema/query";
import type { Interpretation } from "./interpretation.ts";

/** The session's last ask from storage; undefined when the stored value is not an ask. */
export const parseStoredAsk = (stored: unknown): Ask | undefined => Ask.safeParse(stored).data;

/**
 * The ask that the next question may follow up on: the newest query; else a choice of accounts that was
 * offered; else the query before. With no query yet, a question that lacked its subject, which the next message
 * may name.
 */
export const askToRemember = (
  questions: readonly Pick<Interpretation, "ask">[],
  previous: Ask | undefined,
): Ask | undefined =>
  questions.findLast(({ ask }) => ask.kind === "query")?.ask ??
  questions.findLast(({ ask }) => offersChoice(ask))?.ask ??
  (previous?.kind === "query" ? previous : questions.findLast(({ ask }) => lacksSubject(ask))?.ask);

const offersChoice = (ask: Ask): boolean => ask.kind === "clarify" && ask.options.length > 1;
const lacksSubject = (ask: Ask): boolean => ask.kind === "clarify" && ask.options.length === 0;
