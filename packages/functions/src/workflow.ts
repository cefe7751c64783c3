import { durableResearch } from "@advisor/adapters/research-runs";
import { researchCell, researchCriterion, researchRun } from "@advisor/workflows/research";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import { durable, serveWorkflow } from "./durable.ts";
import { researchWork } from "./research/research-work.ts";
import { openTurnRuntime } from "./runtime.ts";
import { continueTurn } from "./turn/continue-turn.ts";

const runtime = openTurnRuntime();
// A decision that was there before anybody waited is answered from within; that needs no name.
const callbacks = durableResearch("");
const research = (lambda: { getRemainingTimeInMillis(): number }) =>
  researchWork(runtime, callbacks, lambda.getRemainingTimeInMillis());

/** The durable Lambda: finishes turns that the API's Lambda had to leave, and carries out research. */
export const handler = durable(
  serveWorkflow(turnContinuation, (lambda) => ({
    attempt: (turn, earlier) =>
      continueTurn(runtime, turn, { leftMs: lambda.getRemainingTimeInMillis(), earlier }),
  })),
  serveWorkflow(researchRun, research),
  serveWorkflow(researchCriterion, research),
  serveWorkflow(researchCell, research),
);
