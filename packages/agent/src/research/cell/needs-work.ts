import { addDays, type Day } from "@advisor/domain/day";
import * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Run from "@advisor/domain/research/run";

/** Answers older than this are stale, unless the criterion says otherwise. */
const staleDays = 30;

/** Whether a generation must work on a cell: it has no answer, or was selected for a re-run. */
export function needsWork(
  cell: Cell.Info,
  { generation, selection }: Pick<Run.State, "generation" | "selection">,
  criterion: Criterion.Info,
  today: Day,
): boolean {
  if (Cell.isOpen(cell) || cell.status === "pending") return true;
  if (cell.generation >= generation) return false;
  // A later generation checks the reason for skipping again.
  if (cell.status !== "answered") return true;
  if (selection === null || cell.overridden !== null) return false;
  if ("cells" in selection)
    return selection.cells.some(
      (one) => one.company === cell.company && one.criterion === cell.criterion,
    );
  if ("company" in selection) return selection.company === cell.company;
  if ("criterion" in selection) return selection.criterion === cell.criterion;
  if (selection.which === "unknown") return cell.answer?.verdict === "unknown";
  return selection.which === "stale" && isStale(cell, criterion, today);
}

function isStale(cell: Cell.Info, { evidence }: Criterion.Info, today: Day): boolean {
  const oldest = addDays(today, -(evidence.max_age_days ?? staleDays));
  return (cell.answered_at ?? "").slice(0, 10) < oldest;
}
