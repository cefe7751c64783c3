import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import type { Write } from "../expression.ts";
import { spendKey } from "../keys.ts";
import type { Item, Refused } from "../table.ts";
import { openAccount } from "./spend-account.ts";
import {
  type Claim,
  fresh,
  holding,
  isSum,
  mended,
  minuteOf,
  moreHeld,
  type SpendWorld,
  todayOf,
  usedUp,
  within,
} from "./spend-day.ts";
import { expiredSlots, impossibleSlots, slotMs } from "./spend-dead.ts";
import { claimedOf, countedAttribute, grantOf, oldCounts, written } from "./spend-item.ts";

const attempts = 20;

interface Turn {
  conversation_id: string;
  /** Of the conversation, before the turn. */
  epoch: number;
}

/** Whether a turn could take a slot on a day as it was read, and which. */
async function freeSlots(
  world: SpendWorld,
  day: Spend.StoredDay,
  limits: Spend.Limits,
): Promise<{ today: Spend.Today; free: number[] } | Spend.NoSlot> {
  const today = todayOf(day, world.clock.now());
  const free = await emptySlots(world, day.item, limits.turns_at_once - day.earlier);
  const kind = refusal(today, limits, free.length);
  return kind === undefined ? { today, free } : { kind, today };
}

export async function lookAt(
  world: SpendWorld,
  day: Spend.StoredDay,
  limits: Spend.Limits,
): Promise<Spend.Look> {
  const found = await freeSlots(world, day, limits);
  return "free" in found ? { kind: "free", day } : found;
}

/**
 * Takes a slot with the writes that open the turn: `commit` carries out all of them or none, and says
 * what refused them. A slot that was gone is another's: the next one is tried. Where something else
 * stands against the turn, that is the answer and no slot is taken.
 */
export async function takeSlot(
  world: SpendWorld,
  claim: Spend.SlotClaim,
  turn: Turn,
  commit: (slot: Write) => Promise<{ slot: Refused | undefined; others: Refused[] } | undefined>,
): Promise<{ taken: Spend.TakenSlot } | { refused: Refused[] }> {
  const { table, clock, newId, random } = world;
  const { advisor_id, limits } = claim;
  const id = newId("req");
  const key = spendKey(advisor_id, claim.day.day);
  let { day } = claim;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const found = await freeSlots(world, day, limits);
    if (!("free" in found)) throw claim.refusal(found);
    const { today, free } = found;
    const seen = day.item;
    const slot = free[Math.floor(random() * free.length)] ?? 0;
    const held = grantOf(claim.wanted_micro_usd, limits.day_micro_usd, claimedOf(seen));
    const counted = holding(held, now);
    const heldUntil = () => now + slotMs;
    const account = openAccount({ table, key, slot, id, counted, heldUntil });
    const write = taking({ key, seen, id, ...turn, slot, now, limits, counted });
    const refused = await commit(write).catch(async (lost: unknown) => {
      // Nobody knows whether it was carried out: if it was, nobody runs the turn.
      await account.leave(Spend.nothing).catch(() => undefined);
      throw lost;
    });
    if (refused === undefined) {
      return { taken: { account, today: more(today, held), held_micro_usd: held } };
    }
    if (refused.others.length > 0) return { refused: refused.others };
    day = { ...day, item: refused.slot?.found };
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at one moment. Try again.");
}

const more = (today: Spend.Today, held: number): Spend.Today => ({
  ...today,
  held_micro_usd: today.held_micro_usd + held,
  turns: today.turns + 1,
  running: today.running + 1,
  turns_this_minute: today.turns_this_minute + 1,
});

function refusal(
  today: Spend.Today,
  { day_micro_usd, turns_per_minute }: Spend.Limits,
  free: number,
): Spend.NoSlot["kind"] | undefined {
  if (usedUp(today, day_micro_usd)) return "spent";
  if (free === 0) return "busy";
  return today.turns_this_minute >= turns_per_minute ? "too_fast" : undefined;
}

/**
 * The write that takes a place from nobody, or from a dead turn, and counts the turn. What the day counts
 * and holds of a dead turn stays: should it wake, it must find what it booked already.
 */
function taking(given: Claim & Turn & { slot: number; limits: Spend.Limits }): Write {
  const { key, seen, id, conversation_id, epoch, slot, now, limits, counted } = given;
  const minute = minuteOf(seen, now);
  const set = {
    [`place_${slot}`]: id,
    [`conversation_${slot}`]: conversation_id,
    [`epoch_${slot}`]: epoch,
    [`until_${slot}`]: now + slotMs,
    [countedAttribute(id)]: written(counted),
  };
  if (seen === undefined) {
    return { put: { ...fresh(given), ...set, turns: 1, minute_turns: 1 }, when: "new" };
  }
  const same = seen.minute === minute && isSum(seen.minute_turns);
  const holder = seen[`place_${slot}`];
  const room = within(seen, counted, limits.day_micro_usd);
  const begun = isSum(seen.turns);
  return {
    update: key,
    set: {
      ...set,
      ...(same ? {} : { minute, minute_turns: 1 }),
      ...(begun ? {} : { turns: 1 }),
      ...mended(seen, counted),
    },
    add: {
      ...(begun ? { turns: 1 } : {}),
      ...(same ? { minute_turns: 1 } : {}),
      ...moreHeld(seen, counted),
    },
    remove: oldCounts(seen),
    when: {
      ...(isSum(seen.minute) ? { minute: Number(seen.minute) } : {}),
      ...(holder === undefined ? {} : { [`place_${slot}`]: String(holder) }),
    },
    absent: [
      countedAttribute(id),
      ...(holder === undefined ? [`place_${slot}`] : []),
      ...room.absent,
    ],
    below: { ...(same ? { minute_turns: limits.turns_per_minute } : {}), ...room.below },
  };
}

/** Places that nobody holds; where there is none, those whose turns died. */
async function emptySlots(
  world: SpendWorld,
  item: Item | undefined,
  slots: number,
): Promise<number[]> {
  const all = Array.from({ length: Math.max(slots, 0) }, (_, slot) => slot);
  const free = all.filter((slot) => item?.[`place_${slot}`] === undefined);
  if (item === undefined || free.length > 0) return free;
  const dead = new Set([
    ...impossibleSlots(item, world.clock.now()),
    ...(await expiredSlots(world, item)),
  ]);
  return all.filter((slot) => dead.has(slot));
}
