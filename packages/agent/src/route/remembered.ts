import * as z from "zod";
import { read } from "./read.ts";
import type { Remembered, RoutedPart, Surroundings } from "./routed.ts";

const Part = z.looseObject({
  intent: z.string(),
  params: z.looseObject({}),
  confidence: z.number(),
  assumed: z.array(z.string()),
  text: z.string(),
  named: z.array(z.string()).optional(),
});

/** The part that a session was last about, as it was stored; undefined for anything else. */
export const remembered = (stored: unknown): Remembered | undefined =>
  Part.safeParse(stored).success ? (stored as Remembered) : undefined;

/** What of a turn is kept for the next one: words that asked for nothing leave what was spoken of before. */
export function toRemember(
  parts: readonly RoutedPart[],
  named: readonly (readonly string[])[],
  previous: Remembered | undefined,
): Remembered | undefined {
  const at = parts.findLastIndex(({ missing }) => missing !== "intent");
  const last = parts[at];
  if (last === undefined) return previous ?? parts.at(-1);
  return { ...last, named: named[at] ?? [] };
}

/** What was spoken of last: of a question that was refused, the symbols that it named. */
export function spokenOf(surroundings: Surroundings): Remembered | undefined {
  const { previous } = surroundings;
  if (previous?.intent !== "out_of_scope" || previous.scope === "other_household") return previous;
  const { items } = read(previous.text, { ...surroundings, previous: undefined });
  const named = [...new Set(items.flatMap(({ symbols = [] }) => symbols))];
  return { ...previous, named };
}
