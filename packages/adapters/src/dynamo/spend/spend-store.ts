import { Fault } from "@advisor/domain/fault";
import type * as Spend from "@advisor/domain/spend";
import type { Write } from "../expression.ts";
import { spendKey } from "../keys.ts";
import { openAccount } from "./spend-account.ts";
import {
  type Claim,
  fresh,
  holding,
  mended,
  moreHeld,
  readDay,
  type SpendWorld,
  todayOf,
  usedUp,
  within,
} from "./spend-day.ts";
import { spendDays } from "./spend-days.ts";
import { slotMs } from "./spend-dead.ts";
import { claimedOf, countedAttribute, grantOf, written } from "./spend-item.ts";
import { lookAt } from "./take-slot.ts";

const attempts = 20;

/**
 * One item for an advisor's day. Running turns hold numbered slots in it, so that turns that begin
 * at once collide only on the same slot.
 */
export const spendStore = (world: SpendWorld): Spend.Store => ({
  open: (given) => open(world, given),
  look: async (advisorId, limits) => lookAt(world, await readDay(world, advisorId), limits),
  today: async (advisorId) => todayOf(await readDay(world, advisorId), world.clock.now()),
  days: (advisorId, count) => spendDays(world, advisorId, count),
});

/** A call outside of turns: the item of the day is made for it where there is none yet. */
async function open(
  world: SpendWorld,
  { advisor_id, wanted: { micro_usd, day_micro_usd } }: Parameters<Spend.Store["open"]>[0],
): Promise<Spend.OpenedAccount> {
  const { table, clock, newId } = world;
  const id = newId("req");
  const day = await readDay(world, advisor_id);
  const key = spendKey(advisor_id, day.day);
  let seen = day.item;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const today = todayOf({ ...day, item: seen }, now);
    if (usedUp(today, day_micro_usd)) return { kind: "spent", today };
    const held = grantOf(micro_usd, day_micro_usd, claimedOf(seen));
    const counted = holding(held, now);
    const refused = await table.write(claiming({ key, seen, id, now, counted, day_micro_usd }));
    if (refused === undefined || refused.found?.[countedAttribute(id)] !== undefined) {
      const heldUntil = () => clock.now() + slotMs;
      const account = openAccount({ table, key, slot: undefined, id, counted, heldUntil });
      return { kind: "opened", account, today, held_micro_usd: held };
    }
    seen = refused.found;
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at one moment. Try again.");
}

/** The write that makes the day hold what a call may cost, within its budget. */
function claiming(given: Claim & { day_micro_usd: number | null }): Write {
  const { key, seen, id, counted, day_micro_usd } = given;
  const claim = { [countedAttribute(id)]: written(counted) };
  if (seen === undefined) return { put: { ...fresh(given), ...claim, turns: 0 }, when: "new" };
  return {
    update: key,
    set: { ...claim, ...mended(seen, counted) },
    add: moreHeld(seen, counted),
    when: {},
    ...within(seen, counted, day_micro_usd),
    absent: [countedAttribute(id), ...within(seen, counted, day_micro_usd).absent],
  };
}
