import { readSum } from "@advisor/domain/conversation";
import { addDays } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type { Liveness } from "@advisor/domain/record/liveness";
import * as Spend from "@advisor/domain/spend";
import type { Random } from "@advisor/domain/world";
import type { Write } from "../expression.ts";
import { type Key, spendKey } from "../keys.ts";
import type { Item } from "../table.ts";
import type { World } from "../world.ts";
import { openAccount } from "./spend-account.ts";
import { spendDays } from "./spend-days.ts";
import { expiredSlots, heldSlots, impossibleSlots, slotMs } from "./spend-dead.ts";
import {
  claimedOf,
  countedAttribute,
  grantOf,
  heldOf,
  oldCounts,
  type SpendCounts,
  spentOf,
  uncounted,
  written,
} from "./spend-item.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const attempts = 20;

type SpendWorld = Pick<World, "table" | "clock" | "newId"> & {
  random: Random;
  liveness: Liveness;
};

/**
 * One item for an advisor's day. Running turns hold numbered places in it, so that turns that enter
 * at once meet only where they want the same place.
 */
export const spendStore = (world: SpendWorld): Spend.Store => ({
  enter: (given) => enter(world, given),
  open: (given) => open(world, given),
  async today(advisorId) {
    const { day, item, earlier } = await readSpend(world, advisorId);
    return todayOf(item, { day, earlier, now: world.clock.now() });
  },
  days: (advisorId, count) => spendDays(world, advisorId, count),
});

interface SpendSnapshot {
  day: string;
  item: Item | undefined;
  /** Turns of the day before that may still be running. */
  earlier: number;
}

async function readSpend({ table, clock }: SpendWorld, advisorId: string): Promise<SpendSnapshot> {
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = spendKey(advisorId, day);
  if (now % dayMs >= slotMs) return { day, item: await table.get(key), earlier: 0 };
  const [item, before] = await table.getMany([key, spendKey(advisorId, addDays(day, -1))]);
  return { day, item, earlier: heldSlots(before, now).length };
}

async function enter(
  world: SpendWorld,
  given: Parameters<Spend.Store["enter"]>[0],
): Promise<Spend.SlotResult> {
  const { advisor_id, conversation_id, epoch, limits } = given;
  const { table, clock, newId, random } = world;
  const id = newId("req");
  const { day, item, earlier } = await readSpend(world, advisor_id);
  const key = spendKey(advisor_id, day);
  let seen = item;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const today = todayOf(seen, { day, earlier, now });
    const free = await freeSlots(world, seen, limits.turns_at_once - earlier);
    const kind = refusal(today, limits, free.length);
    if (kind !== undefined) return { kind, today };
    const slot = free[Math.floor(random() * free.length)] ?? 0;
    const held = grantOf(given.wanted_micro_usd, limits.day_micro_usd, claimedOf(seen));
    const counted = holding(held, now);
    const write = taking({ key, seen, id, conversation_id, epoch, slot, now, limits, counted });
    const refused = await table.write(write);
    if (refused === undefined || refused.found?.[`place_${slot}`] === id) {
      const heldUntil = () => now + slotMs;
      return {
        kind: "entered",
        slot: openAccount({ table, key, slot, id, counted, heldUntil }),
        today: more(today, held),
        held_micro_usd: held,
      };
    }
    seen = refused.found;
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at one moment. Try again.");
}

const holding = (held_micro_usd: number, now: number): SpendCounts => ({
  ...uncounted,
  held_micro_usd,
  held_until: now + slotMs,
});

/** A call outside of turns: the item of the day is made for it where there is none yet. */
async function open(
  world: SpendWorld,
  { advisor_id, wanted: { micro_usd, day_micro_usd } }: Parameters<Spend.Store["open"]>[0],
): Promise<Spend.OpenedAccount> {
  const { table, clock, newId } = world;
  const id = newId("req");
  const { day, item, earlier } = await readSpend(world, advisor_id);
  const key = spendKey(advisor_id, day);
  let seen = item;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const today = todayOf(seen, { day, earlier, now });
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
): "spent" | "busy" | "too_fast" | undefined {
  if (usedUp(today, day_micro_usd)) return "spent";
  if (free === 0) return "busy";
  return today.turns_this_minute >= turns_per_minute ? "too_fast" : undefined;
}

const usedUp = ({ spent, held_micro_usd }: Spend.Today, budget: number | null): boolean =>
  budget !== null && spent.micro_usd + held_micro_usd >= budget;

interface Claim {
  key: Key;
  seen: Item | undefined;
  id: string;
  now: number;
  counted: SpendCounts;
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

/**
 * The write that takes a place from nobody, or from a dead turn, and counts the turn. What the day counts
 * and holds of a dead turn stays: should it wake, it must find what it booked already.
 */
function taking(
  given: Claim & { conversation_id: string; epoch: number; slot: number; limits: Spend.Limits },
): Write {
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

/** A day on which nothing was spent yet. */
const fresh = ({ key, now, counted }: Claim) => ({
  ...key,
  micro_usd: counted.held_micro_usd,
  minute: Math.floor(now / minuteMs),
  minute_turns: 0,
  expires: Math.ceil(now / 1_000) + (Spend.keptDays * dayMs) / 1_000,
});

/** The conditions under which the day has room for what is to be held. */
function within(seen: Item, { held_micro_usd }: SpendCounts, budget: number | null) {
  if (budget === null || held_micro_usd === 0) return { absent: [], below: {} };
  if (seen.micro_usd !== undefined && !isSum(seen.micro_usd)) return { absent: [], below: {} };
  return seen.micro_usd === undefined
    ? { absent: ["micro_usd"], below: {} }
    : { absent: [], below: { micro_usd: budget - held_micro_usd + 1 } };
}

const isSum = (stored: unknown): boolean => readSum(stored) === stored;

/** Sums that can be none count nothing, and begin again with the next write: they never keep an advisor out. */
const mended = (seen: Item, { held_micro_usd }: SpendCounts): Record<string, number> =>
  Object.fromEntries(
    ["micro_usd", "input_tokens", "output_tokens"]
      .filter((name) => seen[name] !== undefined && !isSum(seen[name]))
      .map((name) => [name, name === "micro_usd" ? held_micro_usd : 0]),
  );

/** What is held of a day whose sum can be added to; `mended` sets the other ones. */
const moreHeld = (seen: Item, { held_micro_usd }: SpendCounts): { micro_usd?: number } =>
  held_micro_usd === 0 || (seen.micro_usd !== undefined && !isSum(seen.micro_usd))
    ? {}
    : { micro_usd: held_micro_usd };

/** Minutes since 1970. A clock that is behind does not take the counter back. */
const minuteOf = (item: Item | undefined, now: number): number =>
  Math.max(Math.floor(now / minuteMs), aheadOf(now, item?.minute));

/** A minute that no clock of today can show is no minute. */
const aheadOf = (now: number, minute: unknown): number =>
  isSum(minute) && Number(minute) * minuteMs < now + dayMs ? Number(minute) : 0;

/** Places that nobody holds; where there is none, those whose turns died. */
async function freeSlots(
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

function todayOf(
  item: Item | undefined,
  { day, earlier, now }: { day: string; earlier: number; now: number },
): Spend.Today {
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
