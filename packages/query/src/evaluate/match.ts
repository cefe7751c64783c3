import type { Day } from "@advisor/domain/day";
import type { Row } from "../book/row.ts";
import type { Filter } from "../schema/query.ts";
import { normalizeName } from "./normalize-name.ts";

type Match = (row: Row) => boolean;

/** Compiles filters on dimensions into a predicate on rows; `household` is the name of the book's household. */
export function rowPredicate(filters: readonly Filter[], today: Day, household: string): Match {
  const all = filters.map((filter) => matchOne(filter, today, household));
  return (row) => all.every((match) => match(row));
}

function matchOne({ field, op, values }: Filter, today: Day, household: string): Match {
  const of = (row: Row) => (field === "household" ? household : (row.dimensions[field] ?? null));
  if (op === "known") return (row) => of(row) !== null;
  if (op === "unknown") return (row) => of(row) === null;
  if (op === "contains") return containing(of, field, values);
  if (op === "is" || op === "is_not") {
    const wanted = new Set(
      values.map((value) => normalizeName(field, value === "today" ? today : value)),
    );
    const is: Match = (row) => {
      const name = of(row);
      return name !== null && wanted.has(normalizeName(field, name));
    };
    return op === "is" ? is : (row) => !is(row);
  }
  const bar = values[0] === "today" ? today : (values[0] ?? "");
  return (row) => {
    const day = of(row);
    return day !== null && onSide(op, day, bar);
  };
}

function containing(
  of: (row: Row) => string | null,
  field: string,
  values: readonly string[],
): Match {
  const wanted = values.map((value) => normalizeName(field, value));
  return (row) => {
    const text = of(row);
    if (text === null) return false;
    const folded = normalizeName(field, text);
    return wanted.some((value) => folded.includes(value));
  };
}

/** Compares ISO days as text. */
function onSide(op: "gt" | "gte" | "lt" | "lte", day: Day, bar: Day): boolean {
  if (day === bar) return op === "gte" || op === "lte";
  return day > bar === (op === "gt" || op === "gte");
}
