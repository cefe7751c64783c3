import { addDays } from "@advisor/domain/day";
import { vi } from "vitest";

/**
 * Sets this process's date to tomorrow at this time (UTC), from which it goes on. For tests that
 * compare store calls: in the first minutes of a day the spending of the day before is read too.
 */
export function setTimeOfDay(time: `${number}:${number}:${number}`): void {
  const tomorrow = addDays(new Date().toISOString().slice(0, 10), 1);
  vi.useFakeTimers({
    now: new Date(`${tomorrow}T${time}Z`),
    toFake: ["Date"],
    shouldAdvanceTime: true,
  });
}
