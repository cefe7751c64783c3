import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import type { Cell, NamedFigure, ResultRow } from "../evaluate/result.ts";
import { distanceFromThreshold } from "../evaluate/threshold.ts";
import { isShort } from "../evaluate/write.ts";
import { joinNames } from "../schema/fault.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { splitTest, testsRows } from "../schema/row-test.ts";
import { havingText } from "../words/canonical.ts";
import { formatFigure } from "../words/format.ts";
import { exactText, rowsText } from "../words/phrases.ts";
import { predicateOf } from "./frames.ts";
import { groupLabel } from "./subject.ts";

/** A figure stated in the text, with its subject, measure, unit and date. */
export interface StatedFigure {
  subject: string;
  measure: string;
  value: Decimal;
  unit: Unit;
  as_of: string | null;
}

/** Text with the figures that it states. */
export interface Phrase {
  text: string;
  figures: StatedFigure[];
}

export const statedFigure = (
  subject: string,
  measure: string,
  { value, unit, as_of }: Cell,
): StatedFigure[] => (value === null ? [] : [{ subject, measure, value, unit, as_of }]);

/** States all measures that apply to a line. A deposit, for example, has no price. */
export function predicatesOf(query: Query, row: ResultRow, subject: string, many: boolean): Phrase {
  const all = Object.entries(row.cells);
  const apply = all.filter(([, { reason }]) => reason !== "does_not_apply");
  const cells = apply.length > 0 ? apply : all;
  const short = isShort(row);
  return {
    text: joinNames(
      [...new Set(cells.map(([name, cell]) => predicateOf(query, name, cell, { many, short })))],
      8,
    ),
    figures: cells.flatMap(([name, cell]) => statedFigure(subject, name, cell)),
  };
}

/** Adds the answer of the query's test: "No: ..., 6.47 points below 10%". */
export function withTestAnswer(query: Query, row: ResultRow, said: Phrase): Phrase {
  const { test, dataset, measures } = query;
  const answer = row.holds ? "Yes" : "No";
  if (testsRows(query)) return { ...said, text: `${answer}: ${said.text}` };
  if (test?.value === undefined || row.holds === null) return said;
  const away = distanceFromThreshold(query, row);
  if (test.value === "0" || away === undefined) {
    return { ...said, text: `${answer}: ${said.text}` };
  }
  const unit = measureOf(dataset, measures[0] ?? "")?.unit ?? "count";
  const text = `${answer}: ${said.text}, ${sideOf(away)} ${exactText(test.value, unit)}`;
  return { ...said, text };
}

/** The distance and side of a threshold: "$9.90 below". */
function sideOf({ value, unit }: NamedFigure): string {
  if (value.eq(0)) return "exactly";
  return `${formatFigure(value.abs(), unit)} ${value.lt(0) ? "below" : "above"}`;
}

/** Says that there are no rows; where something is asked of all rows, this is no answer "no". */
export function emptyText(query: Query): string {
  if (query.test?.op === "all") return `there are no ${rowsText(splitTest(query).rows)}`;
  return query.having === undefined
    ? `no ${rowsText(query)}`
    : `no ${groupLabel(query)} of ${rowsText(query)}${havingText(query, "counting only those")}`;
}
