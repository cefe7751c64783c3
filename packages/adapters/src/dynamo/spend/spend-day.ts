import { parseTotal } from "@advisor/domain/conversation";
import { addDays } from "@advisor/domain/day";
import type { Liveness } from "@advisor/domain/record/liveness";
import * as Spend from "@advisor/domain/spend";
import type { Random } from "@advisor/domain/world";
import { type Key, spendKey } from "../keys.ts";
import type { StoreDeps } from "../store-deps.ts";
import type { TableItem } from "../table.ts";
import { maxSlotMs, occupiedSlots } from "./expired-slots.ts";
import { heldOnDay, type SpendCounts, spentOnDay, zeroCounts } from "./spend-item.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

export type SpendDeps = Pick<StoreDeps, "table" | "clock" | "newId"> & {
  random: Random;
  liveness: Liveness;
};

/** Reads what the advisor has spent on models today (UTC). */
export async function readDay(
  { table, clock }: SpendDeps,
  advisorId: string,
): Promise<Spend.StoredDay> {
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = spendKey(advisorId, day);
  if (now % dayMs >= maxSlotMs) return { day, item: await table.get(key), earlier: 0 };
  // Two gets, because those of one moment can be joined with others.
  const yesterday = spendKey(advisorId, addDays(day, -1));
  const [item, before] = await Promise.all([key, yesterday].map((one) => table.get(one)));
  return { day, item, earlier: occupiedSlots(before, now).length };
}

export function todaysSpend({ day, item, earlier }: Spend.StoredDay, now: number): Spend.Today {
  const minute = currentMinute(item, now);
  return {
    day,
    spent: spentOnDay(item, now),
    held_micro_usd: heldOnDay(item, now),
    turns: parseTotal(item?.turns),
    running: occupiedSlots(item, now).length + earlier,
    turns_this_minute: item?.minute === minute ? parseTotal(item.minute_turns) : 0,
    minute_ends_in_seconds: Math.ceil(((minute + 1) * minuteMs - now) / 1_000),
  };
}

export const newHeldCounts = (held_micro_usd: number, now: number): SpendCounts => ({
  ...zeroCounts,
  held_micro_usd,
  held_until: now + maxSlotMs,
});

export const isBudgetUsedUp = (
  { spent, held_micro_usd }: Spend.Today,
  budget: number | null,
): boolean => budget !== null && spent.micro_usd + held_micro_usd >= budget;

/** A new turn's or call's claim on the day's budget. */
export interface SpendClaim {
  key: Key;
  seen: TableItem | undefined;
  id: string;
  now: number;
  counted: SpendCounts;
}

/** The first item of a day. */
export const newDayItem = ({ key, now, counted }: SpendClaim) => ({
  ...key,
  micro_usd: counted.held_micro_usd,
  minute: Math.floor(now / minuteMs),
  minute_turns: 0,
  expires: Math.ceil(now / 1_000) + (Spend.retentionDays * dayMs) / 1_000,
});

/** Write conditions: the day's budget has room for the held amount. */
export function budgetCondition(
  seen: TableItem,
  { held_micro_usd }: SpendCounts,
  budget: number | null,
) {
  if (budget === null || held_micro_usd === 0) return { absent: [], below: {} };
  if (seen.micro_usd !== undefined && !isValidSum(seen.micro_usd)) return { absent: [], below: {} };
  return seen.micro_usd === undefined
    ? { absent: ["micro_usd"], below: {} }
    : { absent: [], below: { micro_usd: budget - held_micro_usd + 1 } };
}

export const isValidSum = (stored: unknown): boolean => parseTotal(stored) === stored;

/** Resets corrupt sums with the next write, so that they never lock an advisor out. */
export const repairedSums = (
  seen: TableItem,
  { held_micro_usd }: SpendCounts,
): Record<string, number> =>
  Object.fromEntries(
    ["micro_usd", "input_tokens", "output_tokens"]
      .filter((name) => seen[name] !== undefined && !isValidSum(seen[name]))
      .map((name) => [name, name === "micro_usd" ? held_micro_usd : 0]),
  );

/** Adds the held amount to a valid sum; `repairedSums` handles corrupt ones. */
export const heldIncrement = (
  seen: TableItem,
  { held_micro_usd }: SpendCounts,
): { micro_usd?: number } =>
  held_micro_usd === 0 || (seen.micro_usd !== undefined && !isValidSum(seen.micro_usd))
    ? {}
    : { micro_usd: held_micro_usd };

/** Minutes since 1970. Never before the stored minute, even if this machine's clock is behind. */
export const currentMinute = (item: TableItem | undefined, now: number): number =>
  Math.max(Math.floor(now / minuteMs), storedMinute(now, item?.minute));

/** Ignores a stored minute that is more than a day ahead: it is corrupt. */
const storedMinute = (now: number, minute: unknown): number =>
  isValidSum(minute) && Number(minute) * minuteMs < now + dayMs ? Number(minute) : 0;
