import { Day } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type { Range } from "./market-ports.ts";

/** The inputs of a tool whose rows are asked for by day. */
export const Days = {
  from: Day.nullable().default(null).describe("First day, YYYY-MM-DD; null for no limit"),
  to: Day.nullable().default(null).describe("Last day, YYYY-MM-DD; null for today"),
};

/** The range to ask a port for: one row longer than the page, to see whether there are more. */
export function range({ from, to, limit }: Range, today: Day): Range {
  checkDays({ from, to }, today);
  return { from, to, limit: limit + 1 };
}

/** Refuses a day after today, and a `from` after `to`. */
export function checkDays(days: Readonly<Record<string, Day | null>>, today: Day): void {
  for (const [name, day] of Object.entries(days)) {
    if (day !== null && day > today) refuse(`${name} ${day} is in the future, today is ${today}`);
  }
  const { from = null, to = null } = days;
  if (from !== null && to !== null && from > to) refuse(`from ${from} is after to ${to}`);
}

export const refuse = (fault: string): never => {
  throw new Fault("invalid", "invalid_arguments", `The arguments do not fit: ${fault}.`);
};

/** Rows older than this page are asked for with `to` on this day; null when there are none. */
export const MoreUntil = Day.nullable();

/** The rows of one page, newest first, and where the next one begins. */
export function page<Row>(
  rows: readonly Row[],
  limit: number,
  at: (row: Row) => string,
): { rows: Row[]; more_until: Day | null } {
  const next = rows[limit];
  return {
    rows: rows.slice(0, limit),
    more_until: next === undefined ? null : at(next).slice(0, 10),
  };
}
