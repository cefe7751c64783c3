import { randomUUID } from "node:crypto";
import type * as Continuation from "@advisor/domain/record/continuation";
import { turnContinuation } from "@advisor/workflows/turn-continuation";
import type { Environment } from "./aws/connection.ts";
import { lambdaCalls, unless } from "./aws/lambda-calls.ts";

/** Short, because the caller is about to time out. */
const timeoutMs = 4_000;

/** Starts turns in a durable Lambda function, given its qualified name or ARN. */
export function durableContinuations(name: string, env?: Environment): Continuation.Starter {
  const lambda = lambdaCalls(2, env);
  return {
    async start(turn) {
      const event = turnContinuation.event(turn);
      // An execution with this name always belongs to this turn, even if its event was serialized
      // differently.
      await lambda
        .invoke({ name, event, execution: nameOf(turn) }, AbortSignal.timeout(timeoutMs))
        .catch(unless("DurableExecutionAlreadyStartedException"));
    },
  };
}

/**
 * A continued turn has one execution. An approval decision gets a new execution on each attempt to
 * record it, because an earlier one may have ended without recording anything.
 */
const nameOf = ({ turn_id, decided }: Continuation.Info): string =>
  decided === undefined ? turn_id : `${turn_id}_${decided}_${randomUUID().slice(0, 8)}`;
