import { addDays, type Day } from "@advisor/domain/day";

/** The rule looks 30 days back and 30 days ahead of a sale. */
const reach = 30;

/** The 61 days around a sale, and where a day stands in them, in percent. */
export function washWindow(sale: Day) {
  const from = addDays(sale, -reach);
  const to = addDays(sale, reach);
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  const at = (day: Day): number =>
    Math.min(100, Math.max(0, ((Date.parse(day) - start) / length) * 100));
  return { from, to, at };
}
