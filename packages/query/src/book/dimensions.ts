import type { Dimension } from "./dataset.ts";

export const name = (label: string, values?: readonly string[]): Dimension => ({
  label,
  type: "name",
  ...(values === undefined ? {} : { values, closed: true }),
});

/** A dimension with names from the household's own records, such as accounts. */
export const ownName = (label: string): Dimension => ({ label, type: "name", closed: true });

export const dayOf = (label: string): Dimension => ({ label, type: "day" });

/** Calendar parts of a day, for grouping events. */
export const calendarDimensions = {
  month: name("month"),
  quarter: name("quarter"),
  year: name("year"),
};

export function calendarOf(
  day: string | null,
): Record<keyof typeof calendarDimensions, string | null> {
  if (day === null) return { month: null, quarter: null, year: null };
  const [year, month] = [day.slice(0, 4), day.slice(0, 7)];
  return { month, quarter: `${year}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`, year };
}
