import { Fault } from "@advisor/domain/fault";
import type * as Spend from "@advisor/domain/spend";
import type { TableWrite } from "../expression.ts";
import { spendKey } from "../keys.ts";
import { maxSlotMs } from "./expired-slots.ts";
import { openAccount } from "./spend-account.ts";
import {
  budgetCondition,
  heldIncrement,
  isBudgetUsedUp,
  newDayItem,
  newHeldCounts,
  readDay,
  repairedSums,
  type SpendClaim,
  type SpendDeps,
  todaysSpend,
} from "./spend-day.ts";
import { readSpendByDay } from "./spend-days.ts";
import { affordableAmount, claimedOnDay, countsAttribute, encodeCounts } from "./spend-item.ts";
import { checkSlots } from "./take-slot.ts";

const attempts = 20;

/**
 * One item per advisor and day. Running turns hold numbered slots in it, so that turns starting at the
 * same time collide only when they pick the same slot.
 */
export const spendStore = (world: SpendDeps): Spend.Store => ({
  open: (request) => open(world, request),
  checkSlot: async (advisorId, limits) =>
    checkSlots(world, await readDay(world, advisorId), limits),
  today: async (advisorId) => todaysSpend(await readDay(world, advisorId), world.clock.now()),
  days: (advisorId, count) => readSpendByDay(world, advisorId, count),
});

/** Opens an account for a call outside of turns; creates the day's item if needed. */
async function open(
  world: SpendDeps,
  { advisor_id, wanted: { micro_usd, day_micro_usd } }: Parameters<Spend.Store["open"]>[0],
): Promise<Spend.OpenAccountResult> {
  const { table, clock, newId } = world;
  const id = newId("req");
  const day = await readDay(world, advisor_id);
  const key = spendKey(advisor_id, day.day);
  let seen = day.item;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const today = todaysSpend({ ...day, item: seen }, now);
    if (isBudgetUsedUp(today, day_micro_usd)) return { kind: "spent", today };
    const held = affordableAmount(micro_usd, day_micro_usd, claimedOnDay(seen));
    const counted = newHeldCounts(held, now);
    const refused = await table.write(claimWrite({ key, seen, id, now, counted, day_micro_usd }));
    if (refused === undefined || refused.found?.[countsAttribute(id)] !== undefined) {
      const heldUntil = () => clock.now() + maxSlotMs;
      const account = openAccount({ table, key, slot: undefined, id, counted, heldUntil });
      return { kind: "opened", account, today, held_micro_usd: held };
    }
    seen = refused.found;
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at once. Try again.");
}

/** The write that reserves what a call may cost, within the day's budget. */
function claimWrite(request: SpendClaim & { day_micro_usd: number | null }): TableWrite {
  const { key, seen, id, counted, day_micro_usd } = request;
  const claim = { [countsAttribute(id)]: encodeCounts(counted) };
  if (seen === undefined)
    return { put: { ...newDayItem(request), ...claim, turns: 0 }, when: "new" };
  return {
    update: key,
    set: { ...claim, ...repairedSums(seen, counted) },
    add: heldIncrement(seen, counted),
    when: {},
    ...budgetCondition(seen, counted, day_micro_usd),
    absent: [countsAttribute(id), ...budgetCondition(seen, counted, day_micro_usd).absent],
  };
}
