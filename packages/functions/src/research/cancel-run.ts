import * as Run from "@advisor/domain/research/run";
import type { Runtime } from "../runtime.ts";
import { endWaits } from "./decide-approval.ts";

/** Nothing new is begun after it; what is under way is recorded when it comes. */
export async function cancelRun(runtime: Runtime, run: Run.Info, rest: boolean): Promise<void> {
  if (Run.ended(run.status)) return;
  await runtime.runs.append({
    run_id: run.id,
    key: `end#${run.generation}`,
    make: () => [rest ? paused : { type: "canceled", by: run.advisor_id }],
  });
  await endWaits(runtime, run.id);
}

const paused = {
  type: "rests",
  code: "paused",
  message: "You paused the run. Resume it to go on with the cells that are left.",
} as const;
