import { researchCell, researchCriterion, researchRun } from "@advisor/workflows/research";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import { durable, serveWorkflow } from "./durable.ts";
import { researchWork } from "./research/research-work.ts";
import { openApprovals, openTurnRuntime } from "./runtime.ts";
import { continueTurn } from "./turn/continue-turn.ts";

const runtime = openTurnRuntime();
const approvals = openApprovals();
const research = (lambda: { getRemainingTimeInMillis(): number }) =>
  researchWork(runtime, approvals, lambda.getRemainingTimeInMillis());

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
