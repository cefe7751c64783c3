import { stems } from "@advisor/query/read/vocabulary";
import type { Stores } from "../runtime.ts";

const freshMs = 60_000;
const most = 200;
const known = new WeakMap<
  object,
  Map<string, { names: Promise<readonly string[]>; until: number }>
>();

/**
 * The names of the advisor's households, to recognize a question about a different one. Cached for a
 * minute. If they cannot be read, the list is empty.
 */
export async function readHouseholdNames(
  { households, clock }: Stores,
  advisorId: string,
): Promise<readonly string[]> {
  const cache = known.get(households) ?? new Map();
  known.set(households, cache);
  const kept = cache.get(advisorId);
  if (kept !== undefined && kept.until > clock.now()) return kept.names;
  const names = households
    .list(advisorId, { cursor: undefined, limit: most })
    .then(({ items }) => items.map(({ name }) => name))
    .catch(() => {
      cache.delete(advisorId);
      return [];
    });
  cache.set(advisorId, { names, until: clock.now() + freshMs });
  return names;
}

/** The words that tell the other households' names from this one's. */
export function distinctiveNameWords(names: readonly string[], own: string): ReadonlySet<string> {
  const shared = new Set([...stems(own), ...generic]);
  return new Set(names.flatMap(stems).filter((word) => !shared.has(word)));
}

/** Whether one of the words occurs in the text. */
export const containsAnyWord = (text: string, words: ReadonlySet<string>): boolean =>
  stems(text).some((word) => words.has(word));

/** Words that do not distinguish one household's name from another. */
const generic: readonly string[] = stems(
  "the and family household trust foundation estate of & ' , .",
);
