import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Day } from "@advisor/domain/day";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import { monotonicFactory } from "ulid";

/** The machine's clock. `today` pins the date when the data is frozen, as in a demo. */
export const systemClock = (today: Day | undefined): Clock => ({
  now: () => Date.now(),
  today: () => today ?? new Date().toISOString().slice(0, 10),
});

const span = 2 ** 32;
/** `randomInt` draws from a buffer; the library's own source asks the system for each character. */
const nextUlid = monotonicFactory(() => randomInt(span) / span);
export const newId: NewId = (prefix) => `${prefix}_${nextUlid().toLowerCase()}`;

export const random: Random = () => Math.random();

export const wait: Wait = async (milliseconds, signal) => {
  await sleep(milliseconds, undefined, { signal }).catch((error: unknown) => {
    throw signal.aborted ? signal.reason : error;
  });
};
