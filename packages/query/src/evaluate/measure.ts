import type { Day } from "@advisor/domain/day";
import { type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import type { Measure, Rule } from "../book/dataset.ts";
import { type Figure, isKnown, type Reason, type Row } from "../book/row.ts";
import type { Span } from "../schema/period.ts";
import type { JoinedRows } from "./gather.ts";
import { combinedReturn, latestRows } from "./linked-returns.ts";

/** A figure with the rows it includes and the rows that were skipped because their value is unknown. */
export interface MeasuredValue {
  figure: Figure;
  rows: readonly Row[];
  skipped: readonly { row: Row; reason: Reason }[];
}

/** A figure of one measure, of a line or of all lines together. */
export interface MeasuredFigure extends MeasuredValue {
  measure: string;
}

/**
 * How unknown values count. `line`: one unknown part makes the figure unknown. `total`: unknown parts are
 * skipped and named.
 */
export type UnknownMode = "line" | "total";

export interface Denominators {
  /** The figure when there are no rows: 0 for events, otherwise a reason. */
  none: Figure;
  /** The denominator of a weight or share. */
  denominator: (of: string) => Decimal;
  /** The measure that a share is computed from. */
  base: string | undefined;
  /** The days that returns must cover. */
  span: Span;
  /** The first day of a group by month, quarter or year, near which its returns must open. */
  opens: Day | null;
}

/** Computes a measure over rows by the measure's own rule. */
export function computeMeasure(
  measure: Measure,
  name: string,
  units: readonly JoinedRows[],
  mode: UnknownMode,
  whole: Denominators,
): MeasuredValue {
  const { rule } = measure;
  const rows = units.flatMap((unit) => unit.rows);
  const of = (figure: Figure): MeasuredValue => ({ figure, rows, skipped: [] });
  if (rule.how === "rows") return of(decimal(units.length));
  if (rule.how === "accounts") return of(decimal(accountsOf(units)));
  if (rule.how === "weight") return partOf(rule.how, rule.of, rows, mode, whole);
  if (rule.how === "share") return partOf(rule.how, whole.base ?? "", rows, mode, whole);
  if (rows.length === 0) return of(whole.none);
  if (rule.how === "latest" || rule.how === "linked") {
    const newest = stillOpen(latestRows(rows));
    if (rule.how === "latest") return added(newest, name, mode);
    return { figure: combinedReturn(rule, rows, whole), rows: newest, skipped: [] };
  }
  return ofRule(rule, rows, name, mode);
}

/** An account that was closed at 0 adds nothing, and its last day is not that of the others. */
function stillOpen(newest: readonly Row[]): readonly Row[] {
  const open = newest.filter(({ valuation }) => valuation === undefined || !valuation.value.eq(0));
  return open.length === 0 ? newest : open;
}

/** Computes rules that need only the rows' own figures. */
function ofRule(rule: Rule, rows: readonly Row[], name: string, mode: UnknownMode): MeasuredValue {
  const of = (figure: Figure): MeasuredValue => ({ figure, rows, skipped: [] });
  if (rule.how === "ratio") return ratio(rule, rows, mode);
  if (rule.how === "same") return of(same(rows, name));
  if (rule.how === "weighted") return of(weighted(rule, rows, name));
  if (rule.how === "sum_within" && !shared(rows, rule.within)) return of("differs_between_rows");
  return added(rows, name, mode);
}

const figureOf = (row: Row, name: string): Figure => row.figures[name] ?? "does_not_apply";

const accountsOf = (units: readonly JoinedRows[]): number =>
  new Set(
    units.flatMap(({ book, rows }) =>
      rows.flatMap(({ dimensions: { account } }) =>
        account === null ? [] : `${book.household.id}/${account}`,
      ),
    ),
  ).size;

function added(rows: readonly Row[], name: string, mode: UnknownMode): MeasuredValue {
  const { known, skipped } = split(rows, (row) => figureOf(row, name));
  if (skipped.length > 0 && (mode === "line" || known.length === 0))
    return unknown(rows, skipped, mode);
  return {
    figure: sum(known.map(({ value }) => value)),
    rows: known.map(({ row }) => row),
    skipped: skipped.filter(({ reason }) => reason !== "does_not_apply"),
  };
}

interface Split<Value> {
  known: { row: Row; value: Value }[];
  skipped: { row: Row; reason: Reason }[];
}

function split(rows: readonly Row[], figure: (row: Row) => Figure): Split<Decimal> {
  const parts: Split<Decimal> = { known: [], skipped: [] };
  for (const row of rows) {
    const value = figure(row);
    if (isKnown(value)) parts.known.push({ row, value });
    else parts.skipped.push({ row, reason: value });
  }
  return parts;
}

/** The most informative reason: one about the value itself wins over "does not apply". */
function unknown(
  rows: readonly Row[],
  skipped: MeasuredValue["skipped"],
  mode: UnknownMode,
): MeasuredValue {
  const found = new Set(skipped.map(({ reason }) => reason));
  if (found.size > 1) found.delete("does_not_apply");
  const [reason = "no_rows"] = found;
  // One reason would be false of the others in a total.
  const several = mode === "total" && found.size > 1;
  return { figure: several ? "several_reasons" : reason, rows, skipped: [] };
}

function ratio(
  { of, per, size, percent, stated }: Extract<Rule, { how: "ratio" }>,
  rows: readonly Row[],
  mode: UnknownMode,
): MeasuredValue {
  const { known, skipped } = split(rows, (row) => {
    const [part, whole] = [figureOf(row, of), figureOf(row, per)];
    return isKnown(part) ? (isKnown(whole) ? part : whole) : part;
  });
  const instead = stated === undefined ? undefined : same(rows, stated);
  const unlisted = instead !== undefined && isKnown(instead) ? instead : undefined;
  if (skipped.length > 0 && (mode === "line" || known.length === 0)) {
    return unlisted ? { figure: unlisted, rows, skipped: [] } : unknown(rows, skipped, mode);
  }
  const wholes = known.map(({ row }) => figureOf(row, per)).filter(isKnown);
  const whole = sum(wholes.map((one) => (size ? one.abs() : one)));
  const part = sum(known.map(({ value }) => value));
  return {
    figure: whole.eq(0) ? (unlisted ?? "zero_cost") : part.times(percent ? 100 : 1).div(whole),
    rows: known.map(({ row }) => row),
    skipped: skipped.filter(({ reason }) => reason !== "does_not_apply"),
  };
}

/** A percentage of the query's denominator. */
function partOf(
  how: "weight" | "share",
  name: string,
  rows: readonly Row[],
  mode: UnknownMode,
  whole: Denominators,
): MeasuredValue {
  const part =
    rows.length === 0 ? { figure: whole.none, rows, skipped: [] } : added(rows, name, mode);
  const denominator = whole.denominator(name);
  // A loss can be a share of a larger loss, but a weight in a debt is not computed.
  const isWhole = how === "share" ? !denominator.eq(0) : denominator.gt(0);
  if (!isWhole) return { ...part, figure: "total_not_positive" };
  if (!isKnown(part.figure)) return part;
  return { ...part, figure: part.figure.times(100).div(denominator) };
}

function same(rows: readonly Row[], name: string): Figure {
  const figures = rows.map((row) => figureOf(row, name));
  const unknownOne = figures.find((figure) => !isKnown(figure));
  if (unknownOne !== undefined) return unknownOne;
  const [first = "no_rows", ...others] = figures;
  const differs = others.some((one) => isKnown(one) && isKnown(first) && !one.eq(first));
  return differs ? "differs_between_rows" : first;
}

const shared = (rows: readonly Row[], name: string): boolean =>
  new Set(rows.map(({ dimensions }) => dimensions[name])).size <= 1;

/** The average weighted by the rows' values; a single row's own value. */
function weighted(
  { by, within }: { by: string; within: string },
  rows: readonly Row[],
  name: string,
): Figure {
  if (!shared(rows, within)) return "differs_between_rows";
  const { known, skipped } = split(rows, (row) => figureOf(row, name));
  if (skipped[0] !== undefined) return skipped[0].reason;
  const [first] = known;
  if (first !== undefined && known.length === 1) return first.value;
  const weight = (row: Row): Decimal => {
    const figure = figureOf(row, by);
    return isKnown(figure) ? figure : zero;
  };
  const whole = sum(known.map(({ row }) => weight(row)));
  if (whole.lte(0)) return "not_computable";
  return sum(known.map(({ row, value }) => value.times(weight(row)))).div(whole);
}
