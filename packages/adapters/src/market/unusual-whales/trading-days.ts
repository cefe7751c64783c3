import { addDays, type Day } from "@advisor/domain/day";
import type { Range } from "@advisor/tools/market-ports";

export const mostDays = 5;

/** The newest weekdays of the range, at most five; undefined requests the last trading day. */
export function tradingDays({ from, to }: Range, today: Day): (Day | undefined)[] {
  if (from === null) return [to ?? undefined];
  const last = to ?? today;
  const span = Array.from({ length: mostDays * 2 }, (_, back) => addDays(last, -back));
  return span.filter((date) => date >= from && weekday(date)).slice(0, mostDays);
}

const weekday = (date: Day): boolean => ![0, 6].includes(new Date(date).getUTCDay());
