import type { RunView } from "@advisor/protocol/research/responses";
import type { Cells } from "./run-cells.ts";

type Running = Pick<RunView, "status"> & {
  counters: Pick<RunView["counters"], "pending" | "running">;
  settings: Pick<RunView["settings"], "parallel">;
};

/** The estimated minutes for the remaining cells; undefined if there is no basis. */
export function minutesLeft(
  { status, counters, settings }: Running,
  cells: Cells,
): number | undefined {
  const open = counters.pending + counters.running;
  if (status !== "running" || open === 0) return undefined;
  const taken = [...cells.values()].flatMap(({ status: at, seconds = 0, attempts }) =>
    at === "answered" && seconds > 0 ? [seconds / Math.max(1, attempts)] : [],
  );
  if (taken.length === 0) return undefined;
  const each = taken.reduce((sum, seconds) => sum + seconds, 0) / taken.length;
  return (open * each) / settings.parallel / 60;
}

export function leftWords(minutes: number): string {
  if (minutes < 1) return "less than a minute left";
  if (minutes < 90) return `about ${Math.ceil(minutes)} min left`;
  return `about ${Math.ceil(minutes / 60)} h left`;
}
