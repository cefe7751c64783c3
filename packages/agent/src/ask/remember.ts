import { Ask } from "@advisor/query/schema/query";
import type { Interpretation } from "./interpretation.ts";

/** The ask that a session was last about, as it was stored; undefined for anything else. */
export const rememberedAsks = (stored: unknown): Ask | undefined => Ask.safeParse(stored).data;

/** What the next question may go on from: the last query, or still the one before it. */
export const toRemember = (
  questions: readonly Pick<Interpretation, "ask">[],
  previous: Ask | undefined,
): Ask | undefined => questions.findLast(({ ask }) => ask.kind === "query")?.ask ?? previous;
