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
