import * as Run from "@advisor/domain/research/run";
import { type Task, toTask } from "@advisor/protocol/a2a";
import { approvalOf, cellViewOf } from "@advisor/protocol/research/responses";
import { cellPage } from "../research/matrix.ts";
import { readOwnRun } from "../research/read-own.ts";
import type { Runtime } from "../runtime.ts";

const cellsInTask = 200;

/** One of the advisor's runs as an A2A task, with the first cells of its matrix. */
export async function readTask(runtime: Runtime, by: string, id: string): Promise<Task> {
  const run = await readOwnRun(runtime, by, id);
  const names = new Map(run.companies.map((company) => [company.id, company.name]));
  const [approvals, page] = await Promise.all([
    runtime.runs.approvals(run.id),
    cellPage(runtime.runs, run, { cursor: undefined, limit: cellsInTask }),
  ]);
  return toTask({
    run: { ...run, run_id: run.id },
    approvals: Run.isEnded(run.status)
      ? []
      : approvals.filter(({ decided }) => decided === null).map(approvalOf),
    cells: {
      items: page.items.map((cell) => cellViewOf(cell, names.get(cell.company) ?? "")),
      whole: page.next_cursor === null,
    },
  });
}
