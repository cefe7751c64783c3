import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import { cellViewOf, runViewOf } from "@advisor/protocol/research/responses";
import { iterateCells } from "./matrix.ts";

/** Streams {run, results} as JSON. */
export async function* jsonLines(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
): AsyncGenerator<string> {
  const names = new Map(run.companies.map(({ id, name }) => [id, name]));
  yield `{"run":${JSON.stringify(runViewOf(run, []))},\n"results":[`;
  let first = true;
  for await (const cell of iterateCells(runs, run)) {
    yield `${first ? "\n" : ",\n"}${JSON.stringify(cellViewOf(cell, names.get(cell.company) ?? ""))}`;
    first = false;
  }
  yield "\n]}\n";
}
