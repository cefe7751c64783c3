import * as Cell from "@advisor/domain/research/cell";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import type { Verdict } from "@advisor/domain/research/verdict";
import { invalidCursor } from "../invalid-cursor.ts";

const readAtOnce = 100;

interface Filter {
  criterion?: string | undefined;
  company?: string | undefined;
}

/**
 * Every cell of a run, including cells not started, in the order of the template and the company
 * list. Reads page by page.
 */
export async function* iterateCells(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
  filter: Filter = {},
  from = 0,
): AsyncGenerator<Cell.Info> {
  const refs = refsOf(run, filter).slice(from);
  for (let at = 0; at < refs.length; at += readAtOnce) {
    const page = refs.slice(at, at + readAtOnce);
    const cells = await runs.cells(run.id, page);
    yield* page.map((ref, nth) => cells[nth] ?? Cell.emptyCell(ref.criterion, ref.company));
  }
}

const refsOf = ({ template, companies }: Run.Info, { criterion, company }: Filter) =>
  template.criteria
    .filter(({ id }) => criterion === undefined || id === criterion)
    .flatMap(({ id }) =>
      companies
        .filter((one) => company === undefined || one.id === company)
        .map((one) => ({ criterion: id, company: one.id })),
    );

/** A page of the matrix. The cursor is a position in it. */
export async function cellPage(
  runs: Pick<Record.Store, "cells">,
  run: Run.Info,
  request: Filter & { verdict?: Verdict | undefined; cursor: string | undefined; limit: number },
): Promise<{ items: Cell.Info[]; next_cursor: string | null }> {
  const { verdict, cursor, limit } = request;
  let place = placeOf(cursor);
  const items: Cell.Info[] = [];
  for await (const cell of iterateCells(runs, run, request, place)) {
    if (items.length === limit) return { items, next_cursor: cursorOf(place) };
    place += 1;
    if (verdict === undefined || cell.answer?.verdict === verdict) items.push(cell);
  }
  return { items, next_cursor: null };
}

const cursorOf = (place: number): string => Buffer.from(`at ${place}`).toString("base64url");

function placeOf(cursor: string | undefined): number {
  if (cursor === undefined) return 0;
  const [, place] = /^at (\d{1,7})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  if (place !== undefined) return Number(place);
  throw invalidCursor();
}
