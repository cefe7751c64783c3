import { Fault } from "@advisor/domain/fault";
import * as Spend from "@advisor/domain/spend";
import type { TableWrite } from "../expression.ts";
import { spendKey } from "../keys.ts";
import type { FailedWrite, TableItem } from "../table.ts";
import { corruptSlots, expiredSlots, maxSlotMs } from "./expired-slots.ts";
import { openAccount } from "./spend-account.ts";
import {
  budgetCondition,
  currentMinute,
  heldIncrement,
  isBudgetUsedUp,
  isValidSum,
  newDayItem,
  newHeldCounts,
  repairedSums,
  type SpendClaim,
  type SpendDeps,
  todaysSpend,
} from "./spend-day.ts";
import {
  affordableAmount,
  claimedOnDay,
  countsAttribute,
  encodeCounts,
  staleCounts,
} from "./spend-item.ts";

const attempts = 20;

interface ConversationTurn {
  conversation_id: string;
  /** The conversation's epoch before the turn. */
  epoch: number;
}

/** Which slots a turn could take given the day as read, or why it cannot take one. */
async function freeSlots(
  world: SpendDeps,
  day: Spend.StoredDay,
  limits: Spend.Limits,
): Promise<{ today: Spend.Today; free: number[] } | Spend.SlotRefusal> {
  const today = todaysSpend(day, world.clock.now());
  const free = await emptySlots(world, day.item, limits.turns_at_once - day.earlier);
  const kind = refusal(today, limits, free.length);
  return kind === undefined ? { today, free } : { kind, today };
}

export async function checkSlots(
  world: SpendDeps,
  day: Spend.StoredDay,
  limits: Spend.Limits,
): Promise<Spend.SlotCheck> {
  const found = await freeSlots(world, day, limits);
  return "free" in found ? { kind: "free", day } : found;
}

/**
 * Takes a slot in the same transaction that starts the turn: `commit` applies all writes or none and
 * returns what failed. Tries another slot when this one was taken meanwhile; returns any other failure
 * without taking a slot.
 */
export async function takeSlot(
  world: SpendDeps,
  claim: Spend.SlotRequest,
  turn: ConversationTurn,
  commit: (
    slot: TableWrite,
  ) => Promise<{ slot: FailedWrite | undefined; others: FailedWrite[] } | undefined>,
): Promise<{ taken: Spend.ClaimedSlot } | { refused: FailedWrite[] }> {
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
    const held = affordableAmount(claim.wanted_micro_usd, limits.day_micro_usd, claimedOnDay(seen));
    const counted = newHeldCounts(held, now);
    const heldUntil = () => now + maxSlotMs;
    const account = openAccount({ table, key, slot, id, counted, heldUntil });
    const write = slotWrite({ key, seen, id, ...turn, slot, now, limits, counted });
    const refused = await commit(write).catch(async (lost: unknown) => {
      // The transaction may have succeeded, but nobody will run the turn: free the slot.
      await account.close(Spend.zeroSpent).catch(() => undefined);
      throw lost;
    });
    if (refused === undefined) {
      return { taken: { account, today: withNewTurn(today, held), held_micro_usd: held } };
    }
    if (refused.others.length > 0) return { refused: refused.others };
    day = { ...day, item: refused.slot?.found };
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at once. Try again.");
}

const withNewTurn = (today: Spend.Today, held: number): Spend.Today => ({
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
): Spend.SlotRefusal["kind"] | undefined {
  if (isBudgetUsedUp(today, day_micro_usd)) return "spent";
  if (free === 0) return "busy";
  return today.turns_this_minute >= turns_per_minute ? "too_fast" : undefined;
}

/**
 * The write that takes a free slot or a dead turn's, and counts the new turn. A dead turn's counts stay:
 * if it wakes up, it must find what it has already booked.
 */
function slotWrite(
  request: SpendClaim & ConversationTurn & { slot: number; limits: Spend.Limits },
): TableWrite {
  const { key, seen, id, conversation_id, epoch, slot, now, limits, counted } = request;
  const minute = currentMinute(seen, now);
  const set = {
    [`place_${slot}`]: id,
    [`conversation_${slot}`]: conversation_id,
    [`epoch_${slot}`]: epoch,
    [`until_${slot}`]: now + maxSlotMs,
    [countsAttribute(id)]: encodeCounts(counted),
  };
  if (seen === undefined) {
    return { put: { ...newDayItem(request), ...set, turns: 1, minute_turns: 1 }, when: "new" };
  }
  const same = seen.minute === minute && isValidSum(seen.minute_turns);
  const holder = seen[`place_${slot}`];
  const room = budgetCondition(seen, counted, limits.day_micro_usd);
  const begun = isValidSum(seen.turns);
  return {
    update: key,
    set: {
      ...set,
      ...(same ? {} : { minute, minute_turns: 1 }),
      ...(begun ? {} : { turns: 1 }),
      ...repairedSums(seen, counted),
    },
    add: {
      ...(begun ? { turns: 1 } : {}),
      ...(same ? { minute_turns: 1 } : {}),
      ...heldIncrement(seen, counted),
    },
    remove: staleCounts(seen),
    when: {
      ...(isValidSum(seen.minute) ? { minute: Number(seen.minute) } : {}),
      ...(holder === undefined ? {} : { [`place_${slot}`]: String(holder) }),
    },
    absent: [
      countsAttribute(id),
      ...(holder === undefined ? [`place_${slot}`] : []),
      ...room.absent,
    ],
    below: { ...(same ? { minute_turns: limits.turns_per_minute } : {}), ...room.below },
  };
}

/** Free slots; if there are none, the slots of dead turns. */
async function emptySlots(
  world: SpendDeps,
  item: TableItem | undefined,
  slots: number,
): Promise<number[]> {
  const all = Array.from({ length: Math.max(slots, 0) }, (_, slot) => slot);
  const free = all.filter((slot) => item?.[`place_${slot}`] === undefined);
  if (item === undefined || free.length > 0) return free;
  const dead = new Set([
    ...corruptSlots(item, world.clock.now()),
    ...(await expiredSlots(world, item)),
  ]);
  return all.filter((slot) => dead.has(slot));
}
