import { addDays, type Day, daysBetween } from "../../day.ts";

const staleAfter = 2;

/**
 * True when a price is 2 or more trading days older than `today`. Weekdays count as trading days;
 * holidays are not known.
 */
export const isStale = (priced: Day, today: Day): boolean =>
  tradingDays(priced, today) >= staleAfter;

/** The age of a price: Mondays to Fridays after `from`, up to and including `to`. */
export function tradingDays(from: Day, to: Day): number {
  const days = daysBetween(from, to);
  if (days <= 0) return 0;
  const weeks = Math.floor(days / 7);
  let count = weeks * 5;
  for (let offset = weeks * 7 + 1; offset <= days; offset += 1) {
    if (isWeekday(addDays(from, offset))) count += 1;
  }
  return count;
}

function isWeekday(day: Day): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}
