import type { Day } from "@advisor/domain/day";
import { isoTime } from "./values.ts";

// The Swedish locale formats dates and times as ISO 8601 does.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The date in New York at a UTC time. */
export const newYorkDay = (time: string): Day => clock.format(new Date(time)).slice(0, 10);

/** Converts New York local time, written 2026-11-20 16:05:14, to UTC. */
export function fromNewYork(wall: string | null): string | null {
  if (wall === null || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(wall)) return null;
  const shown = asUtc(wall);
  if (Number.isNaN(shown)) return null;
  const guess = shown - ahead(shown);
  return isoTime(shown - ahead(guess));
}

/** The UTC offset of New York in milliseconds; negative. */
const ahead = (time: number): number => asUtc(clock.format(new Date(time))) - time;

const asUtc = (wall: string): number => Date.parse(`${wall.replace(" ", "T")}Z`);
