import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import type { Cell, ResultRow } from "../evaluate/result.ts";
import { joinNames } from "../schema/fault.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { exactText, rowsText } from "../words/phrases.ts";
import { predicateOf } from "./frames.ts";

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
  return {
    text: joinNames(
      [...new Set(cells.map(([name, cell]) => predicateOf(query, name, cell, many)))],
      8,
    ),
    figures: cells.flatMap(([name, cell]) => statedFigure(subject, name, cell)),
  };
}

const sides = { gt: "above", gte: "at least", lt: "below", lte: "at most", is: "exactly" };

/** Adds the answer of the query's test: "No: ..., not above 10%". */
export function withTestAnswer(query: Query, row: ResultRow, said: Phrase): Phrase {
  const { test, dataset, measures } = query;
  if (test?.value === undefined || row.holds === null) return said;
  const unit = measureOf(dataset, measures[0] ?? "")?.unit ?? "count";
  const answer = row.holds ? "Yes" : "No";
  if (test.value === "0") return { ...said, text: `${answer}: ${said.text}` };
  const bar = `${sides[test.op]} ${exactText(test.value, unit)}`;
  return { ...said, text: `${answer}: ${said.text}, ${row.holds ? bar : `not ${bar}`}` };
}

/** Says that there are no rows: "No" where more of them was asked about than none. */
export function emptyText(query: Query): string {
  const { test } = query;
  const denied = test !== undefined && (test.op === "gt" || test.op === "gte");
  return `${denied ? "No" : "None"}: there are no ${rowsText(query)}`;
}
