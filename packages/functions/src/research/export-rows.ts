import * as Cell from "@advisor/domain/research/cell";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { iterateCells } from "./matrix.ts";

type Value = string | number | boolean | null;

export interface Row {
  cell: Cell.Info;
  values: Value[];
}

export const columnNames = [
  "criterion",
  "company",
  "symbol",
  "status",
  "verdict",
  "value",
  "unit",
  "as_of",
  "confidence",
  "explanation",
  "review",
  "overridden_by",
  "reason",
  "sources",
  "attempts",
  "cost_usd",
];

/** One row per cell, in the order of the matrix. */
export async function* exportRows(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<Row> {
  const criteria = new Map(run.template.criteria.map(({ id, name }) => [id, name]));
  const companies = new Map(run.companies.map((company) => [company.id, company]));
  for await (const cell of iterateCells(runs, run)) {
    const { name = cell.company, symbol = null } = companies.get(cell.company) ?? {};
    const criterion = criteria.get(cell.criterion) ?? cell.criterion;
    yield { cell, values: [criterion, name, symbol, cell.status, ...answerColumns(cell)] };
  }
}

/** The columns of a cell's answer; null until it is answered. */
function answerColumns({ answer, overridden, reason, attempts, effort }: Cell.Info): Value[] {
  const cost = Cell.totalCost(effort.cost) / 1_000_000;
  const why = overridden?.reason ?? reason?.message ?? null;
  if (answer === null) return [...Array(7).fill(null), null, why, null, attempts, cost];
  const { verdict, value, unit, as_of, confidence, explanation, review, quotes } = answer;
  const sources = [...new Set(quotes.map(({ url, title }) => url ?? title))].join(" ");
  return [
    ...[verdict, value, unit, as_of, confidence, explanation],
    ...[review?.reason ?? null, overridden?.by ?? null, why, sources || null, attempts, cost],
  ];
}
