import { addDays } from "@advisor/domain/day";
import { needDays } from "@advisor/domain/ips-check/cash";
import { type PeriodName, spanOf } from "../../schema/period.ts";
import { dayText } from "../../words/format.ts";
import { capitalize, periodText } from "../../words/phrases.ts";
import type { Note } from "../result.ts";
import type { EvaluatedTable } from "./evaluated-table.ts";

/** Periods that need no explanation. The others are stated with their first and last day. */
const plain: ReadonlySet<PeriodName> = new Set([
  ...(["today", "yesterday", "this_year", "last_year", "all"] as const),
  ...(["before_today", "from_today"] as const),
]);

/** The dates of a period such as "last week". */
export function periodNotes({ scope: { query, books } }: EvaluatedTable): Note[] {
  const { dataset, period } = query;
  const [book] = books;
  const named = period?.name !== undefined && !plain.has(period.name);
  if (!named || book === undefined || dataset === "returns") return [];
  const { from, to } = spanOf(period, book.as_of);
  if (from === null || to === null) return [];
  const text = `${capitalize(periodText({ name: period.name }).trim())}: ${dayText(from)} to ${dayText(to)}.`;
  return [{ code: "period", text }];
}

/** Says that needs without a period include those after the days that the policy check counts. */
export function allNeedsNotes({ scope: { query, books, units } }: EvaluatedTable): Note[] {
  const [book, another] = books;
  const { dataset, period, limit, where = [], exists } = query;
  if (dataset !== "needs" || period !== undefined || limit !== undefined) return [];
  if (book === undefined || another !== undefined || exists !== undefined) return [];
  const last = addDays(book.as_of, needDays);
  const rows = units.flatMap((unit) => unit.rows);
  const later = rows.filter(({ day }) => day !== null && day > last).length;
  if (later === 0 || where.some(({ field }) => field === "due")) return [];
  const which = rows.length === 1 ? "It" : `${later} of ${rows.length}`;
  const text =
    later === 1
      ? `${which} falls due after the next ${needDays} days; the policy check leaves it out.`
      : `${which} fall due after the next ${needDays} days; the policy check leaves them out.`;
  return [{ code: "period", text }];
}
