import * as Conversation from "@advisor/domain/conversation";
import type { Liveness } from "@advisor/domain/record/liveness";
import { conversationOf } from "../conversation/conversation-item.ts";
import { conversationKey } from "../keys.ts";
import type { Item } from "../table.ts";
import type { World } from "../world.ts";

/** Longer than any turn runs: after it a place is not counted as a running turn. */
export const placeMs = 330_000;
/** A turn takes its place a moment before it takes its conversation's lease. */
const graceMs = 2_000;
const mostRead = 100;
/** However far ahead a clock elsewhere is: what is said to last longer was never written by a turn. */
const longestMs = 86_400_000;

export const heldPlaces = (item: Item | undefined, now: number): number[] =>
  placesOf(item).filter((place) => {
    const until = Number(item?.[`until_${place}`]);
    return until > now && until <= now + longestMs;
  });

/** Places that are said to be held longer than any turn holds one: nobody does. */
export const impossiblePlaces = (item: Item, now: number): number[] =>
  placesOf(item).filter((place) => !(Number(item[`until_${place}`]) <= now + longestMs));

const placesOf = (item: Item | undefined): number[] =>
  Object.keys(item ?? {}).flatMap((name) =>
    name.startsWith("until_") ? [Number(name.slice("until_".length))] : [],
  );

/**
 * Places of turns that are over or whose process died: nobody holds their conversation any more, or a
 * later turn does. Looked for only when all places are taken, so that a running turn need not say that
 * it lives. Other machines' clocks only order places.
 */
export async function deadPlaces(
  { table, liveness }: Pick<World, "table"> & { liveness: Liveness },
  item: Item,
): Promise<number[]> {
  const places = placesOf(item).map((place) => ({
    place,
    id: String(item[`conversation_${place}`]),
    epoch: Number(item[`epoch_${place}`]),
    until: Number(item[`until_${place}`]),
    settled: settledFor(liveness, item, place),
  }));
  const ids = [...new Set(places.map(({ id }) => id))].slice(0, mostRead);
  if (ids.length === 0) return [];
  const items = await table.getMany(ids.map(conversationKey));
  const conversations = new Map(
    ids.map((id, nth) => [id, items[nth] === undefined ? undefined : conversationOf(items[nth])]),
  );
  const settled = places.filter((one) => one.settled).toSorted((a, b) => a.until - b.until);
  const newest = new Map(settled.map(({ id, place }) => [id, place]));
  const dead = places.filter(({ id, place, epoch, settled: longer }) => {
    const conversation = conversations.get(id);
    if (conversation === undefined) return longer && conversations.has(id);
    if (Conversation.held(conversation, liveness)) return longer && newest.get(id) !== place;
    return longer || conversation.epoch > epoch;
  });
  return dead.map(({ place }) => place);
}

/** Whether a turn that has its place should have its conversation's lease by now. */
function settledFor(liveness: Liveness, item: Item, place: number): boolean {
  const holder = String(item[`place_${place}`]);
  const seenMs = liveness.unchangedMs(holder, holder);
  return seenMs >= graceMs || liveness.longAgo(Number(item[`until_${place}`]));
}
