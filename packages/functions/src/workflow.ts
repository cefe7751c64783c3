import { durableResearch } from "@advisor/adapters/research-runs";
import { researchCell, researchCriterion, researchRun } from "@advisor/workflows/research";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import { durable, serveWorkflow } from "./durable.ts";
import { researchWork } from "./research/research-work.ts";
import { openTurnRuntime } from "./runtime.ts";
import { continueTurn } from "./turn/continue-turn.ts";

const runtime = openTurnRuntime();
// These approvals are answered inside the workflow, so no function name is needed.
const callbacks = durableResearch("");
const research = (lambda: { getRemainingTimeInMillis(): number }) =>
  researchWork(runtime, callbacks, lambda.getRemainingTimeInMillis());

/**
 * The durable Lambda: finishes turns that the API's Lambda ran out of time for, and runs research.
 */
export const handler = durable(
  serveWorkflow(turnContinuation, (lambda) => ({
    attempt: (turn, earlier) =>
      continueTurn(runtime, turn, { leftMs: lambda.getRemainingTimeInMillis(), earlier }),
  })),
  serveWorkflow(researchRun, research),
  serveWorkflow(researchCriterion, research),
  serveWorkflow(researchCell, research),
);
