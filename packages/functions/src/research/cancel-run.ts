import * as Run from "@advisor/domain/research/run";
import type { Runtime } from "../runtime.ts";
import { resumeAllWaiting } from "./decide-approval.ts";

/** Cancels or pauses the run: no new cell starts, and cells in progress are still recorded. */
export async function cancelRun(runtime: Runtime, run: Run.Info, rest: boolean): Promise<void> {
  if (Run.isEnded(run.status)) return;
  await runtime.runs.append({
    run_id: run.id,
    key: `end#${run.generation}`,
    make: () => [rest ? pausedEntry : { type: "canceled", by: run.advisor_id }],
  });
  await resumeAllWaiting(runtime, run.id);
}

const pausedEntry = {
  type: "rests",
  code: "paused",
  message: "You paused the run. Resume it to go on with the cells that are left.",
} as const;
