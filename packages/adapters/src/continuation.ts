import { randomUUID } from "node:crypto";
import type * as Continuation from "@advisor/domain/record/continuation";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import {
  DurableExecutionAlreadyStartedException,
  InvokeCommand,
  LambdaClient,
} from "@aws-sdk/client-lambda";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Whoever starts one is about to be ended itself. */
const patienceMs = 4_000;

/** A durable function, by its qualified name or ARN. */
export function durableContinuations(functionName: string): Continuation.Starter {
  const client = new LambdaClient({ maxAttempts: 2, requestHandler: new NodeHttpHandler() });
  return {
    async start(turn) {
      const command = new InvokeCommand({
        FunctionName: functionName,
        InvocationType: "Event",
        DurableExecutionName: nameOf(turn),
        Payload: JSON.stringify(turnContinuation.event(turn)),
      });
      await client
        .send(command, { abortSignal: AbortSignal.timeout(patienceMs) })
        .catch(unlessStarted);
    },
  };
}

/** An execution of this name is this turn's, however its event was written. */
function unlessStarted(error: unknown): void {
  if (!(error instanceof DurableExecutionAlreadyStartedException)) throw error;
}

/**
 * A turn that is handed on has one execution. A decision has one for each try to record it: an earlier
 * one may have ended when nothing was recorded.
 */
const nameOf = ({ turn_id, decided }: Continuation.Info): string =>
  decided === undefined ? turn_id : `${turn_id}_${decided}_${randomUUID().slice(0, 8)}`;
