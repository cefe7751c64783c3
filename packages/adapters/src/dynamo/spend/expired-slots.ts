import * as Conversation from "@advisor/domain/conversation";
import type { Liveness } from "@advisor/domain/record/liveness";
import { parseConversation } from "../conversation-item.ts";
import { conversationKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { TableItem } from "../table.ts";

/** Longer than any turn runs: an older slot does not count as a running turn. */
export const maxSlotMs = 330_000;
/** Processes from before November 2026 take the slot a moment before the lease and may still be running. */
const graceMs = 2_000;
const maxConversationsRead = 100;
/** A slot that claims to last longer is corrupt: no clock is this far ahead. */
const maxPlausibleMs = 86_400_000;

export const occupiedSlots = (item: TableItem | undefined, now: number): number[] =>
  slotNumbers(item).filter((slot) => {
    const until = Number(item?.[`until_${slot}`]);
    return until > now && until <= now + maxPlausibleMs;
  });

/** Slots with a corrupt expiry, which count as free. */
export const corruptSlots = (item: TableItem, now: number): number[] =>
  slotNumbers(item).filter((slot) => !(Number(item[`until_${slot}`]) <= now + maxPlausibleMs));

const slotNumbers = (item: TableItem | undefined): number[] =>
  Object.keys(item ?? {}).flatMap((name) =>
    name.startsWith("until_") ? [Number(name.slice("until_".length))] : [],
  );

/**
 * Slots of turns that ended or whose process died: the conversation's lease is free or belongs to a later
 * turn. Checked only when all slots are taken, so that running turns need not renew their slots. Other
 * machines' clocks are only used to order slots.
 */
export async function expiredSlots(
  { table, liveness }: Pick<StoreDeps, "table"> & { liveness: Liveness },
  item: TableItem,
): Promise<number[]> {
  const slots = slotNumbers(item).map((slot) => ({
    slot,
    id: String(item[`conversation_${slot}`]),
    epoch: Number(item[`epoch_${slot}`]),
    until: Number(item[`until_${slot}`]),
    settled: shouldHoldLease(liveness, item, slot),
  }));
  const ids = [...new Set(slots.map(({ id }) => id))].slice(0, maxConversationsRead);
  if (ids.length === 0) return [];
  const items = await table.getMany(ids.map(conversationKey));
  const conversations = new Map(
    ids.map((id, nth) => [
      id,
      items[nth] === undefined ? undefined : parseConversation(items[nth]),
    ]),
  );
  const settled = slots.filter((one) => one.settled).toSorted((a, b) => a.until - b.until);
  const newest = new Map(settled.map(({ id, slot }) => [id, slot]));
  const dead = slots.filter(({ id, slot, epoch, settled: longer }) => {
    const conversation = conversations.get(id);
    if (conversation === undefined) return longer && conversations.has(id);
    if (Conversation.isLeased(conversation, liveness)) return longer && newest.get(id) !== slot;
    return longer || conversation.epoch > epoch;
  });
  return dead.map(({ slot }) => slot);
}

/** Whether the slot is old enough that its turn must have taken the conversation's lease. */
function shouldHoldLease(liveness: Liveness, item: TableItem, slot: number): boolean {
  const holder = String(item[`place_${slot}`]);
  const seenMs = liveness.unchangedMs(holder, holder);
  return seenMs >= graceMs || liveness.longAgo(Number(item[`until_${slot}`]));
}
