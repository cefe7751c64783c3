import { researchRun } from "@advisor/workflows/research";
import type { Environment } from "./aws/connection.ts";
import { lambdaCalls, unless } from "./aws/lambda-calls.ts";

const timeoutMs = 4_000;

/**
 * Starts research runs in a durable Lambda function, and delivers approval decisions to runs that wait
 * for one. A restarted run has a new generation.
 */
export function durableResearch(name: string, env?: Environment) {
  const lambda = lambdaCalls(3, env);
  return {
    /** The execution is named after the run and its generation, so it starts at most once. */
    async start(run_id: string, generation: number): Promise<void> {
      const event = researchRun.event({ run_id, generation });
      const execution = `${run_id}-${generation}`;
      await lambda
        .invoke({ name, event, execution }, AbortSignal.timeout(timeoutMs))
        .catch(unless("DurableExecutionAlreadyStartedException"));
    },

    async answer(callbackId: string, decision: unknown): Promise<void> {
      // If the callback expired or was answered before, the workflow reads the decision from the
      // record.
      await lambda
        .succeed(callbackId, decision, AbortSignal.timeout(timeoutMs))
        .catch(unless("CallbackTimeoutException", "ResourceNotFoundException"));
    },
  };
}
