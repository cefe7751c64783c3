import { turnContinuation } from "@advisor/workflows/turn-continuation";
import { continueTurn } from "./continue-turn.ts";
import { durable, served } from "./durable.ts";
import { openTurnRuntime } from "./runtime.ts";

const runtime = openTurnRuntime();

/** The durable Lambda: finishes turns that the API's Lambda had to leave. */
export const handler = durable(
  served(turnContinuation, (lambda) => ({
    attempt: (turn, earlier) =>
      continueTurn(runtime, turn, { leftMs: lambda.getRemainingTimeInMillis(), earlier }),
  })),
);
