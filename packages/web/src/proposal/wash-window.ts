import { addDays, type Day } from "@advisor/domain/day";

/** The rule covers 30 days before and 30 days after a sale. */
const reach = 30;

/** The 61 days around a sale, with positions in percent. */
export function washWindow(sale: Day) {
  const from = addDays(sale, -reach);
  const to = addDays(sale, reach);
  const start = Date.parse(from);
  const length = Date.parse(to) - start;
  const at = (day: Day): number =>
    Math.min(100, Math.max(0, ((Date.parse(day) - start) / length) * 100));
  return { from, to, at };
}

interface Mark {
  /** Its position in percent. */
  at: number;
  words: string;
}

/** Of marks that would touch, only the first is named; those in front are named first. */
export function namedMarks(marks: readonly Mark[]): Mark[] {
  const named: Mark[] = [];
  for (const mark of marks)
    if (named.every(({ at }) => Math.abs(at - mark.at) >= apart)) named.push(mark);
  return named;
}

/** The room of one name, in percent. */
const apart = 18;
