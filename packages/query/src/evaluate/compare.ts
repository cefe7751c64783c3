import { type Decimal, decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import { measureOf } from "../schema/fields.ts";
import { withoutUndefined } from "../schema/normalize.ts";
import type { Compare, Filter, Query } from "../schema/query.ts";
import { subjectOf } from "../schema/subject.ts";
import type { Cell, Column, Note, Result, ResultRow } from "./result.ts";
import { passesThreshold } from "./threshold.ts";

/** Compares a query with a copy that differs in one thing: both sides, their difference and their ratio. */
export function compareSides(
  query: Query,
  compare: Compare,
  evaluate: (query: Query) => Result,
): Result {
  const [measure = ""] = query.measures;
  const left = evaluate(withoutUndefined({ ...leftOf(query), measures: [measure] }));
  const right = evaluate(rightSideOf(query, compare));
  const other = right.query.measures[0] ?? "";
  const keys = query.group_by ?? [];
  const keyOf = (row: ResultRow) => JSON.stringify(keys.map((name) => row.names[name] ?? null));
  const rights = new Map(right.rows.map((row) => [keyOf(row), row.cells[other]]));
  const rows = left.rows.map((row) => {
    const sides = { left: row.cells[measure], right: rights.get(keyOf(row)) };
    return rowOf(query, row, sides.left ?? missing, sides.right ?? missing);
  });
  const dimensions = left.columns.filter(({ type }) => type === "dimension");
  return {
    ...left,
    query,
    columns: [...dimensions, ...columnsOf(query, compare, left, right)],
    rows,
    totals: null,
    notes: unique([...left.notes.map(ofSide("left")), ...right.notes.map(ofSide("right"))]),
    figures: [...left.figures, ...right.figures],
    as_of: [left, right].flatMap(({ as_of }) => as_of ?? []).toSorted()[0] ?? null,
  };
}

/** Notes about a single figure. In a comparison each says which side it is about. */
const ofOneSide = new Set(["basis", "counted", "held_in", "account", "only_one"]);

const ofSide =
  (side: "left" | "right") =>
  (note: Note): Note =>
    ofOneSide.has(note.code) ? { ...note, side } : note;

const missing: Cell = { value: null, reason: "no_rows", unit: "usd", sources: [], as_of: null };

const leftOf = (query: Query): Query => ({ ...query, compare: undefined, test: undefined });

/**
 * The right side. Its filters replace those on the same field, or else those that choose the same
 * thing: bonds against MSFT is not MSFT among the bonds, and a named account has its own owner. For
 * another dataset only its own filters apply, and so where they only repeat some of the left side's:
 * its short-term lots against all lots of the symbol.
 */
export function rightSideOf(query: Query, { dataset, measure, where, period }: Compare): Query {
  const kept = dataset === undefined && !repeatsSome(query, where) ? (query.where ?? []) : [];
  const replaced = replacedFields(kept, where ?? []);
  const filters = [...kept.filter(({ field }) => !replaced.has(field)), ...(where ?? [])];
  const moved = dataset !== undefined && dataset !== query.dataset;
  return withoutUndefined({
    dataset: dataset ?? query.dataset,
    measures: [measure ?? query.measures[0] ?? ""],
    aggregate: query.aggregate,
    group_by: query.group_by,
    where: filters,
    exists: moved ? undefined : query.exists,
    period: period ?? (moved ? undefined : query.period),
    share_of: query.share_of,
    include_empty: query.include_empty,
  });
}

const repeatsSome = (query: Query, where: readonly Filter[] = []): boolean => {
  const own = new Set((query.where ?? []).map((filter) => JSON.stringify(filter)));
  return where.length > 0 && where.every((filter) => own.has(JSON.stringify(filter)));
};

function replacedFields(kept: readonly Filter[], added: readonly Filter[]): ReadonlySet<string> {
  const changed = new Set(added.map(({ field }) => field));
  const same = kept
    .filter(({ field }) => changed.has(field) && field !== "account")
    .map(({ field }) => subjectOf(field));
  const moved = new Set([...changed].map(subjectOf).filter((subject) => !same.includes(subject)));
  return new Set([
    ...changed,
    ...kept.flatMap(({ field }) => (moved.has(subjectOf(field)) ? field : [])),
  ]);
}

const isPercent = (unit: Unit): boolean => unit === "percent" || unit === "points";

/** A difference between percents is in percentage points, and percents have no ratio. */
function rowOf(query: Query, row: ResultRow, left: Cell, right: Cell): ResultRow {
  const [a, b] = [left.value, right.value];
  const both = a !== null && b !== null && left.unit === right.unit;
  const origin = {
    sources: [...new Set([...left.sources, ...right.sources])].sort(),
    as_of: [left.as_of, right.as_of].flatMap((day) => day ?? []).toSorted()[0] ?? null,
  };
  const cell = (value: Decimal | null, unit: Unit): Cell => ({
    value,
    reason: value === null ? (left.reason ?? right.reason ?? "not_computable") : null,
    unit,
    ...origin,
  });
  const ratio = !both || isPercent(left.unit) || b.eq(0) ? null : a.div(b);
  return {
    ...row,
    cells: {
      left,
      right,
      difference: cell(both ? a.minus(b) : null, isPercent(left.unit) ? "points" : left.unit),
      ratio: cell(ratio, "count"),
    },
    holds: holdsOf(query, a, b),
  };
}

function holdsOf({ test }: Query, left: Decimal | null, right: Decimal | null): boolean | null {
  if (test === undefined || left === null) return null;
  const bar = test.value === undefined ? right : decimal(test.value);
  return bar === null ? null : passesThreshold(test.op, left, bar);
}

function columnsOf(query: Query, compare: Compare, left: Result, right: Result): Column[] {
  const label = (result: Result) => {
    const [name = ""] = result.query.measures;
    return measureOf(result.query.dataset, name)?.label ?? name;
  };
  const unit = measureOf(query.dataset, query.measures[0] ?? "")?.unit ?? null;
  const column = (name: string, text: string, of: Unit | null): Column => ({
    name,
    label: text,
    type: "measure",
    unit: of,
  });
  const otherUnit = measureOf(
    compare.dataset ?? query.dataset,
    right.query.measures[0] ?? "",
  )?.unit;
  return [
    column("left", label(left), unit),
    column("right", `${label(right)} compared with`, otherUnit ?? null),
    column("difference", "difference", unit !== null && isPercent(unit) ? "points" : unit),
    column("ratio", "ratio", "count"),
  ];
}

const unique = (notes: Result["notes"]): Result["notes"] => [
  ...new Map(notes.map((note) => [`${note.side ?? ""} ${note.text}`, note])).values(),
];
