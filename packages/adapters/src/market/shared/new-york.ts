import type { Day } from "@advisor/domain/day";
import { isoTime } from "./values.ts";

// Swedish writes dates and times as ISO 8601 does.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The day that it was in New York at a UTC time. */
export const newYorkDay = (time: string): Day => clock.format(new Date(time)).slice(0, 10);

/** The UTC time at which the clocks of New York showed `wall`, written 2026-11-20 16:05:14. */
export function fromNewYork(wall: string | null): string | null {
  if (wall === null || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(wall)) return null;
  const shown = asUtc(wall);
  if (Number.isNaN(shown)) return null;
  const guess = shown - ahead(shown);
  return isoTime(shown - ahead(guess));
}

/** By how much the clocks of New York are ahead of UTC: below zero. */
const ahead = (time: number): number => asUtc(clock.format(new Date(time))) - time;

const asUtc = (wall: string): number => Date.parse(`${wall.replace(" ", "T")}Z`);
