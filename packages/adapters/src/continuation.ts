import { randomUUID } from "node:crypto";
import type * as Continuation from "@advisor/domain/record/continuation";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import {
  DurableExecutionAlreadyStartedException,
  InvokeCommand,
  LambdaClient,
} from "@aws-sdk/client-lambda";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** Short, because the caller is about to time out. */
const timeoutMs = 4_000;

/** Starts turns in a durable Lambda function, given its qualified name or ARN. */
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
        .send(command, { abortSignal: AbortSignal.timeout(timeoutMs) })
        .catch(ignoreAlreadyStarted);
    },
  };
}

/**
 * An execution with this name always belongs to this turn, even if its event was serialized
 * differently.
 */
function ignoreAlreadyStarted(error: unknown): void {
  if (!(error instanceof DurableExecutionAlreadyStartedException)) throw error;
}

/**
 * A continued turn has one execution. An approval decision gets a new execution on each attempt to
 * record it, because an earlier one may have ended without recording anything.
 */
const nameOf = ({ turn_id, decided }: Continuation.Info): string =>
  decided === undefined ? turn_id : `${turn_id}_${decided}_${randomUUID().slice(0, 8)}`;
