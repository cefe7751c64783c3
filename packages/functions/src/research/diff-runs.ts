import type * as Cell from "@advisor/domain/research/cell";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import {
  type CellSummary,
  type Change,
  cellViewOf,
  type Diff,
} from "@advisor/protocol/research/responses";
import { iterateCells } from "./matrix.ts";

/** Compares the answers of two runs, over all of their criteria and companies. */
export async function diffRuns(
  runs: Pick<Record.Store, "cells">,
  before: Run.Info,
  after: Run.Info,
): Promise<Diff> {
  const earlier = await cellsOf(runs, before);
  const later = await cellsOf(runs, after);
  const changes: Change[] = [];
  let unchanged = 0;
  for (const key of new Set([...earlier.keys(), ...later.keys()])) {
    const [one, other] = [earlier.get(key), later.get(key)];
    if (!one?.answer && !other?.answer) continue;
    const change = changeOf(one, other);
    if (change === undefined) unchanged += 1;
    else changes.push(change);
  }
  return { run_id: before.id, with: after.id, changes, unchanged };
}

async function cellsOf(runs: Pick<Record.Store, "cells">, run: Run.Info) {
  const cells = new Map<string, Cell.Info>();
  for await (const cell of iterateCells(runs, run))
    cells.set(`${cell.criterion}/${cell.company}`, cell);
  return cells;
}

/** The change of a cell between two runs; undefined if both say the same. */
export function changeOf(
  before: Cell.Info | undefined,
  after: Cell.Info | undefined,
): Change | undefined {
  const one = after ?? before;
  if (one === undefined) return undefined;
  const new_evidence = missingIn(before, after);
  const lost_evidence = missingIn(after, before);
  const same =
    before?.answer?.verdict === after?.answer?.verdict &&
    before?.answer?.value === after?.answer?.value &&
    isDoubted(before) === isDoubted(after);
  if (same && new_evidence.length === 0 && lost_evidence.length === 0) return undefined;
  return {
    criterion: one.criterion,
    company: one.company,
    before: said(before),
    after: said(after),
    new_evidence,
    lost_evidence,
  };
}

/** Whether a second look came to another verdict. */
const isDoubted = (cell: Cell.Info | undefined): boolean => Boolean(cell?.answer?.review);

function said(cell: Cell.Info | undefined): CellSummary | null {
  if (cell === undefined) return null;
  const { status, verdict, value, confidence, explanation, review, reason, overridden } =
    cellViewOf(cell, "");
  return { status, verdict, value, confidence, explanation, review, reason, overridden };
}

/** Quotes in `there` that `here` lacks. */
function missingIn(here: Cell.Info | undefined, there: Cell.Info | undefined): Cell.Quote[] {
  const known = new Set(here?.answer?.quotes.map(({ text, url }) => `${url} ${text}`));
  return (there?.answer?.quotes ?? []).filter(({ text, url }) => !known.has(`${url} ${text}`));
}
