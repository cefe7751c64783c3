import type { Day } from "@advisor/domain/day";
import { addMonths, firstOfMonth } from "@advisor/domain/text/calendar";
import type { Book } from "../book/book.ts";
import { calendarOf } from "../book/dimensions.ts";
import { spanOf } from "../schema/period.ts";
import { isAccountField } from "../schema/subject.ts";
import type { QueryScope } from "./scope.ts";

type Group = (string | null)[];

/** Every group that could have rows: each account, each month of the period up to today. */
export function possibleGroups({ query, books }: QueryScope): Group[] {
  const groups = books.flatMap((book) =>
    (query.group_by ?? []).reduce<Group[]>(
      (all, field) =>
        all.flatMap((group) => namesOf(field, query, book).map((name) => [...group, name])),
      [[]],
    ),
  );
  return [...new Map(groups.map((group) => [JSON.stringify(group), group])).values()];
}

type AskedQuery = QueryScope["query"];

function namesOf(field: string, query: AskedQuery, book: Book): (string | null)[] {
  if (field === "household") return [book.household.name];
  if (field === "month" || field === "quarter" || field === "year") {
    return [...new Set(monthsOf(query, book).map((month) => calendarOf(month)[field]))];
  }
  const rows = book.rows(isAccountField(field) ? "accounts" : query.dataset);
  const names = rows.map((row) => row.dimensions[field] ?? null);
  return [...new Set(names)].filter((name) => name !== null);
}

/**
 * The first day of each month, from the start of the period or the records to today or the end of
 * the period.
 */
function monthsOf({ dataset, period }: AskedQuery, book: Book): Day[] {
  const days = book.rows(dataset).flatMap(({ day }) => day ?? []);
  const { from, to } = spanOf(period ?? {}, book.as_of);
  const first = from ?? days.toSorted()[0];
  if (first === undefined) return [];
  const future = days.some((day) => day > book.as_of);
  const end = to !== null && (future || to < book.as_of) ? to : book.as_of;
  const months: Day[] = [];
  for (let month = firstOfMonth(first); month <= end; month = addMonths(month, 1))
    months.push(month);
  return months;
}
