import { conversationKey } from "./keys.ts";
import type { Item } from "./table.ts";
import type { World } from "./world.ts";

/** Longer than any turn runs: after it a place is free whoever held it. */
export const placeMs = 330_000;
/** A turn takes its place a moment before it takes its conversation's lease. */
const graceMs = 2_000;
const mostRead = 100;
/** With a clock elsewhere that is ahead; what is said to last longer was never written by a turn. */
const longestMs = 2 * placeMs;

export const heldPlaces = (item: Item | undefined, now: number): number[] =>
  Object.entries(item ?? {}).flatMap(([name, until]) =>
    name.startsWith("until_") && Number(until) > now && Number(until) <= now + longestMs
      ? [Number(name.slice("until_".length))]
      : [],
  );

/**
 * Places of turns whose process died: nobody holds their conversation any more, or a later turn does.
 * Looked for only when all places are taken, so that a running turn need not say that it lives.
 */
export async function deadPlaces(
  { table }: Pick<World, "table">,
  item: Item,
  now: number,
): Promise<number[]> {
  const until = (place: number): number => Number(item[`until_${place}`]);
  const settled = heldPlaces(item, now)
    .filter((place) => until(place) - placeMs + graceMs <= now)
    .toSorted((a, b) => until(a) - until(b));
  const newest = new Map(settled.map((place) => [String(item[`conversation_${place}`]), place]));
  const read = [...newest].slice(0, mostRead);
  if (read.length === 0) return [];
  const conversations = await table.getMany(read.map(([id]) => conversationKey(id)));
  const alive = new Set(
    read.flatMap(([, place], index) =>
      Number(conversations[index]?.lease_until ?? 0) > now ? [place] : [],
    ),
  );
  const unread = new Set([...newest.values()].slice(mostRead));
  return settled.filter((place) => !alive.has(place) && !unread.has(place));
}
