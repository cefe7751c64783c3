import { randomInt } from "node:crypto";
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

/** Unlike the promise of `node:timers`, makes no error of its own for each wait that is ended. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener("abort", stop, { once: true });
  });
