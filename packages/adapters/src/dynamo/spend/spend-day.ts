import { readSum } from "@advisor/domain/conversation";
import { addDays } from "@advisor/domain/day";
import type { Liveness } from "@advisor/domain/record/liveness";
import * as Spend from "@advisor/domain/spend";
import type { Random } from "@advisor/domain/world";
import { type Key, spendKey } from "../keys.ts";
import type { Item } from "../table.ts";
import type { World } from "../world.ts";
import { heldSlots, slotMs } from "./spend-dead.ts";
import { heldOf, type SpendCounts, spentOf, uncounted } from "./spend-item.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

export type SpendWorld = Pick<World, "table" | "clock" | "newId"> & {
  random: Random;
  liveness: Liveness;
};

/** The advisor's day as it is stored. */
export async function readDay(
  { table, clock }: SpendWorld,
  advisorId: string,
): Promise<Spend.StoredDay> {
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = spendKey(advisorId, day);
  if (now % dayMs >= slotMs) return { day, item: await table.get(key), earlier: 0 };
  const [item, before] = await table.getMany([key, spendKey(advisorId, addDays(day, -1))]);
  return { day, item, earlier: heldSlots(before, now).length };
}

export function todayOf({ day, item, earlier }: Spend.StoredDay, now: number): Spend.Today {
  const minute = minuteOf(item, now);
  return {
    day,
    spent: spentOf(item, now),
    held_micro_usd: heldOf(item, now),
    turns: readSum(item?.turns),
    running: heldSlots(item, now).length + earlier,
    turns_this_minute: item?.minute === minute ? readSum(item.minute_turns) : 0,
    minute_ends_in_seconds: Math.ceil(((minute + 1) * minuteMs - now) / 1_000),
  };
}

export const holding = (held_micro_usd: number, now: number): SpendCounts => ({
  ...uncounted,
  held_micro_usd,
  held_until: now + slotMs,
});

export const usedUp = ({ spent, held_micro_usd }: Spend.Today, budget: number | null): boolean =>
  budget !== null && spent.micro_usd + held_micro_usd >= budget;

/** What is about to be written of a day. */
export interface Claim {
  key: Key;
  seen: Item | undefined;
  id: string;
  now: number;
  counted: SpendCounts;
}

/** A day on which nothing was spent yet. */
export const fresh = ({ key, now, counted }: Claim) => ({
  ...key,
  micro_usd: counted.held_micro_usd,
  minute: Math.floor(now / minuteMs),
  minute_turns: 0,
  expires: Math.ceil(now / 1_000) + (Spend.keptDays * dayMs) / 1_000,
});

/** The conditions under which the day has room for what is to be held. */
export function within(seen: Item, { held_micro_usd }: SpendCounts, budget: number | null) {
  if (budget === null || held_micro_usd === 0) return { absent: [], below: {} };
  if (seen.micro_usd !== undefined && !isSum(seen.micro_usd)) return { absent: [], below: {} };
  return seen.micro_usd === undefined
    ? { absent: ["micro_usd"], below: {} }
    : { absent: [], below: { micro_usd: budget - held_micro_usd + 1 } };
}

export const isSum = (stored: unknown): boolean => readSum(stored) === stored;

/** Sums that can be none count nothing, and begin again with the next write: they never keep an advisor out. */
export const mended = (seen: Item, { held_micro_usd }: SpendCounts): Record<string, number> =>
  Object.fromEntries(
    ["micro_usd", "input_tokens", "output_tokens"]
      .filter((name) => seen[name] !== undefined && !isSum(seen[name]))
      .map((name) => [name, name === "micro_usd" ? held_micro_usd : 0]),
  );

/** What is held of a day whose sum can be added to; `mended` sets the other ones. */
export const moreHeld = (seen: Item, { held_micro_usd }: SpendCounts): { micro_usd?: number } =>
  held_micro_usd === 0 || (seen.micro_usd !== undefined && !isSum(seen.micro_usd))
    ? {}
    : { micro_usd: held_micro_usd };

/** Minutes since 1970. A clock that is behind does not take the counter back. */
export const minuteOf = (item: Item | undefined, now: number): number =>
  Math.max(Math.floor(now / minuteMs), aheadOf(now, item?.minute));

/** A minute that no clock of today can show is no minute. */
const aheadOf = (now: number, minute: unknown): number =>
  isSum(minute) && Number(minute) * minuteMs < now + dayMs ? Number(minute) : 0;
