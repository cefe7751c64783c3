import { readSum } from "@advisor/domain/conversation";
import { addDays } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type { Liveness } from "@advisor/domain/liveness";
import type * as Spend from "@advisor/domain/spend";
import type { Random } from "@advisor/domain/world";
import type { Write } from "./expression.ts";
import { type Key, spendKey } from "./keys.ts";
import { deadPlaces, heldPlaces, placeMs } from "./spend-dead.ts";
import { countedAttribute, oldCounts, openPlace, spentOf, unbooked } from "./spend-place.ts";
import type { Item } from "./table.ts";
import type { World } from "./world.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;
const keptDays = 90;
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
  async today(advisorId) {
    const { day, item, earlier } = await look(world, advisorId);
    return todayOf(item, { day, earlier, now: world.clock.now() });
  },
});

interface Look {
  day: string;
  item: Item | undefined;
  /** Turns of the day before that may still be running. */
  earlier: number;
}

async function look({ table, clock }: SpendWorld, advisorId: string): Promise<Look> {
  const now = clock.now();
  const day = new Date(now).toISOString().slice(0, 10);
  const key = spendKey(advisorId, day);
  if (now % dayMs >= placeMs) return { day, item: await table.get(key), earlier: 0 };
  const [item, before] = await table.getMany([key, spendKey(advisorId, addDays(day, -1))]);
  return { day, item, earlier: heldPlaces(before, now).length };
}

async function enter(
  world: SpendWorld,
  { advisor_id, conversation_id, epoch, limits }: Parameters<Spend.Store["enter"]>[0],
): Promise<Spend.Entered> {
  const { table, clock, newId, random } = world;
  const id = newId("req");
  const { day, item, earlier } = await look(world, advisor_id);
  const key = spendKey(advisor_id, day);
  let seen = item;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = clock.now();
    const today = todayOf(seen, { day, earlier, now });
    const free = await freePlaces(world, seen, limits.turns_at_once - earlier);
    const kind = refusal(today, limits, free.length);
    if (kind !== undefined) return { kind, today };
    const place = free[Math.floor(random() * free.length)] ?? 0;
    const limit = limits.turns_per_minute;
    const write = taking({ key, seen, id, conversation_id, epoch, place, now, limit });
    const refused = await table.write(write);
    if (refused === undefined || refused.found?.[`place_${place}`] === id) {
      return { kind: "entered", place: openPlace({ table, key, place, id }), today: more(today) };
    }
    seen = refused.found;
  }
  throw new Fault("busy", "storage_unavailable", "Too many questions at one moment. Try again.");
}

const more = (today: Spend.Today): Spend.Today => ({
  ...today,
  turns: today.turns + 1,
  running: today.running + 1,
  turns_this_minute: today.turns_this_minute + 1,
});

function refusal(
  { spent, turns_this_minute }: Spend.Today,
  { day_micro_usd, turns_per_minute }: Spend.Limits,
  free: number,
): "spent" | "busy" | "too_fast" | undefined {
  if (day_micro_usd !== null && spent.micro_usd >= day_micro_usd) return "spent";
  if (free === 0) return "busy";
  return turns_this_minute >= turns_per_minute ? "too_fast" : undefined;
}

/**
 * The write that takes a place from nobody, or from a dead turn, and counts the turn. What the day counts
 * of a dead turn stays: should it wake, it must find what it booked already.
 */
function taking(given: {
  key: Key;
  seen: Item | undefined;
  id: string;
  conversation_id: string;
  epoch: number;
  place: number;
  now: number;
  limit: number;
}): Write {
  const { key, seen, id, conversation_id, epoch, place, now, limit } = given;
  const minute = minuteOf(seen, now);
  const set = {
    [`place_${place}`]: id,
    [`conversation_${place}`]: conversation_id,
    [`epoch_${place}`]: epoch,
    [`until_${place}`]: now + placeMs,
    [countedAttribute(id)]: unbooked,
  };
  const fresh = { minute, minute_turns: 1 };
  if (seen === undefined) {
    const expires = Math.ceil(now / 1_000) + (keptDays * dayMs) / 1_000;
    return { put: { ...key, ...set, ...fresh, turns: 1, expires }, when: "new" };
  }
  const same = seen.minute === minute && isSum(seen.minute_turns);
  const holder = seen[`place_${place}`];
  const started = isSum(seen.turns) ? {} : { turns: 1 };
  return {
    update: key,
    set: { ...set, ...(same ? {} : fresh), ...started, ...mended(seen) },
    add: { ...(isSum(seen.turns) ? { turns: 1 } : {}), ...(same ? { minute_turns: 1 } : {}) },
    remove: oldCounts(seen),
    when: {
      ...(isSum(seen.minute) ? { minute: Number(seen.minute) } : {}),
      ...(holder === undefined ? {} : { [`place_${place}`]: String(holder) }),
    },
    absent: [countedAttribute(id), ...(holder === undefined ? [`place_${place}`] : [])],
    below: same ? { minute_turns: limit } : {},
  };
}

const isSum = (stored: unknown): boolean => readSum(stored) === stored;

/** Sums that can be none count nothing, and begin again with the next turn: they never keep an advisor out. */
const mended = (seen: Item): Record<string, number> =>
  Object.fromEntries(
    ["micro_usd", "input_tokens", "output_tokens"]
      .filter((name) => seen[name] !== undefined && !isSum(seen[name]))
      .map((name) => [name, 0]),
  );

/** Minutes since 1970. A clock that is behind does not take the counter back. */
const minuteOf = (item: Item | undefined, now: number): number =>
  Math.max(Math.floor(now / minuteMs), aheadOf(now, item?.minute));

/** A minute that no clock of today can show is no minute. */
const aheadOf = (now: number, minute: unknown): number =>
  isSum(minute) && Number(minute) * minuteMs < now + dayMs ? Number(minute) : 0;

/** Places that nobody holds; where there is none, those whose turns died. */
async function freePlaces(
  world: SpendWorld,
  item: Item | undefined,
  places: number,
): Promise<number[]> {
  const all = Array.from({ length: Math.max(places, 0) }, (_, place) => place);
  const free = all.filter((place) => item?.[`place_${place}`] === undefined);
  if (item === undefined || free.length > 0) return free;
  const dead = new Set(await deadPlaces(world, item));
  return all.filter((place) => dead.has(place));
}

function todayOf(
  item: Item | undefined,
  { day, earlier, now }: { day: string; earlier: number; now: number },
): Spend.Today {
  const minute = minuteOf(item, now);
  return {
    day,
    spent: spentOf(item),
    turns: readSum(item?.turns),
    running: heldPlaces(item, now).length + earlier,
    turns_this_minute: item?.minute === minute ? readSum(item.minute_turns) : 0,
    minute_ends_in_seconds: Math.ceil(((minute + 1) * minuteMs - now) / 1_000),
  };
}
