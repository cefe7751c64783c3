import * as Conversation from "@advisor/domain/conversation";
import type { Liveness } from "@advisor/domain/record/liveness";
import { conversationOf } from "../conversation/conversation-item.ts";
import { conversationKey } from "../keys.ts";
import type { Item } from "../table.ts";
import type { World } from "../world.ts";

/** Longer than any turn runs: after it a place is not counted as a running turn. */
export const slotMs = 330_000;
/** Until November 2026 a turn took its slot a moment before its lease, and such a process may run beside this one. */
const graceMs = 2_000;
const mostRead = 100;
/** However far ahead a clock elsewhere is: what is said to last longer was never written by a turn. */
const longestMs = 86_400_000;

export const heldSlots = (item: Item | undefined, now: number): number[] =>
  placesOf(item).filter((slot) => {
    const until = Number(item?.[`until_${slot}`]);
    return until > now && until <= now + longestMs;
  });

/** Places that are said to be held longer than any turn holds one: nobody does. */
export const impossibleSlots = (item: Item, now: number): number[] =>
  placesOf(item).filter((slot) => !(Number(item[`until_${slot}`]) <= now + longestMs));

const placesOf = (item: Item | undefined): number[] =>
  Object.keys(item ?? {}).flatMap((name) =>
    name.startsWith("until_") ? [Number(name.slice("until_".length))] : [],
  );

/**
 * Places of turns that are over or whose process died: nobody holds their conversation any more, or a
 * later turn does. Looked for only when all places are taken, so that a running turn need not say that
 * it lives. Other machines' clocks only order places.
 */
export async function expiredSlots(
  { table, liveness }: Pick<World, "table"> & { liveness: Liveness },
  item: Item,
): Promise<number[]> {
  const slots = placesOf(item).map((slot) => ({
    slot,
    id: String(item[`conversation_${slot}`]),
    epoch: Number(item[`epoch_${slot}`]),
    until: Number(item[`until_${slot}`]),
    settled: chargeFor(liveness, item, slot),
  }));
  const ids = [...new Set(slots.map(({ id }) => id))].slice(0, mostRead);
  if (ids.length === 0) return [];
  const items = await table.getMany(ids.map(conversationKey));
  const conversations = new Map(
    ids.map((id, nth) => [id, items[nth] === undefined ? undefined : conversationOf(items[nth])]),
  );
  const settled = slots.filter((one) => one.settled).toSorted((a, b) => a.until - b.until);
  const newest = new Map(settled.map(({ id, slot }) => [id, slot]));
  const dead = slots.filter(({ id, slot, epoch, settled: longer }) => {
    const conversation = conversations.get(id);
    if (conversation === undefined) return longer && conversations.has(id);
    if (Conversation.held(conversation, liveness)) return longer && newest.get(id) !== slot;
    return longer || conversation.epoch > epoch;
  });
  return dead.map(({ slot }) => slot);
}

/** Whether a turn that has its place should have its conversation's lease by now. */
function chargeFor(liveness: Liveness, item: Item, slot: number): boolean {
  const holder = String(item[`place_${slot}`]);
  const seenMs = liveness.unchangedMs(holder, holder);
  return seenMs >= graceMs || liveness.longAgo(Number(item[`until_${slot}`]));
}
