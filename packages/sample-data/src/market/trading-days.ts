import { addDays, type Day } from "@advisor/domain/day";
import { asOf } from "../sample.ts";

/** The first day of the price history. */
const firstDay = "2025-11-20";

/** NYSE holidays from Thanksgiving to Labor Day. */
const american = new Set([
  "2025-11-27",
  "2025-12-25",
  "2026-01-01",
  "2026-01-19",
  "2026-02-16",
  "2026-04-03",
  "2026-05-25",
  "2026-06-19",
  "2026-07-03",
  "2026-09-07",
]);

/** NSE holidays with fixed dates. The dataset trades on holidays that follow the lunar calendar. */
const indian = new Set(["2025-12-25", "2026-01-26", "2026-04-03", "2026-05-01", "2026-10-02"]);

export type Calendar = "american" | "indian";

/** Oldest first, up to the dataset's day. */
export const tradingDays: Readonly<Record<Calendar, readonly Day[]>> = {
  american: weekdays().filter((day) => !american.has(day)),
  indian: weekdays().filter((day) => !indian.has(day)),
};

export function isWeekday(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** The weekday `count` weekdays after `day`. */
export function afterWeekdays(day: Day, count: number): Day {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isWeekday(reached)) left -= 1;
  }
  return reached;
}

function weekdays(): Day[] {
  const days: Day[] = [];
  for (let day: Day = firstDay; day <= asOf; day = addDays(day, 1)) {
    if (isWeekday(day)) days.push(day);
  }
  return days;
}
