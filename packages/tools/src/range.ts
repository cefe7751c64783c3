import { Day } from "@advisor/domain/day";
import { Fault } from "@advisor/domain/fault";
import type { Range } from "./market-ports.ts";

/** The date arguments of a tool that lists rows by day. */
export const Days = {
  from: Day.nullable().default(null).describe("First day, YYYY-MM-DD; null for no limit"),
  to: Day.nullable().default(null).describe("Last day, YYYY-MM-DD; null for today"),
};

/** The range for a port. It asks for one row more than a page to detect whether there are more. */
export function portRange({ from, to, limit }: Range, today: Day): Range {
  checkDays({ from, to }, today);
  return { from, to, limit: limit + 1 };
}

/** Rejects a date after today, and a `from` after `to`. */
export function checkDays(days: Readonly<Record<string, Day | null>>, today: Day): void {
  for (const [name, day] of Object.entries(days)) {
    if (day !== null && day > today)
      refuseArguments(`${name} ${day} is in the future, today is ${today}`);
  }
  const { from = null, to = null } = days;
  if (from !== null && to !== null && from > to) refuseArguments(`from ${from} is after to ${to}`);
}

export const refuseArguments = (fault: string): never => {
  throw new Fault("invalid", "invalid_arguments", `The arguments do not fit: ${fault}.`);
};

/** To get older rows, ask again with `to` set to this day. Null if there are none. */
export const MoreUntil = Day.nullable();

/** The rows of one page, newest first, and where the next page starts. */
export function firstPage<Row>(
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
