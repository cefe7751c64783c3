import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import type { Cell, ResultRow } from "../evaluate/result.ts";
import { listed } from "../schema/fault.ts";
import { measureOf } from "../schema/fields.ts";
import type { Query } from "../schema/query.ts";
import { exactText } from "../words/phrases.ts";
import { framed } from "./frames.ts";

/** A figure that the text states: of whom or what, which measure, how much and of which day. */
export interface StatedFigure {
  subject: string;
  measure: string;
  value: Decimal;
  unit: Unit;
  as_of: string | null;
}

/** Words and the figures in them. */
export interface Phrase {
  text: string;
  figures: StatedFigure[];
}

export const figureOf = (
  subject: string,
  measure: string,
  { value, unit, as_of }: Cell,
): StatedFigure[] => (value === null ? [] : [{ subject, measure, value, unit, as_of }]);

/** Every measure of a line that applies to it, said of one subject: a deposit has no price. */
export function framesOf(query: Query, row: ResultRow, subject: string, many: boolean): Phrase {
  const all = Object.entries(row.cells);
  const apply = all.filter(([, { reason }]) => reason !== "does_not_apply");
  const cells = apply.length > 0 ? apply : all;
  return {
    text: listed([...new Set(cells.map(([name, cell]) => framed(query, name, cell, many)))], 8),
    figures: cells.flatMap(([name, cell]) => figureOf(subject, name, cell)),
  };
}

const sides = { gt: "above", gte: "at least", lt: "below", lte: "at most", is: "exactly" };

/** "No: ..., not above 10%". */
export function tested(query: Query, row: ResultRow, said: Phrase): Phrase {
  const { test, dataset, measures } = query;
  if (test?.value === undefined || row.holds === null) return said;
  const unit = measureOf(dataset, measures[0] ?? "")?.unit ?? "count";
  const bar = `${sides[test.op]} ${exactText(test.value, unit)}`;
  const answer = row.holds ? "Yes" : "No";
  return { ...said, text: `${answer}: ${said.text}, ${row.holds ? bar : `not ${bar}`}` };
}
