import { researchRun } from "@advisor/workflows/research";
import {
  CallbackTimeoutException,
  DurableExecutionAlreadyStartedException,
  InvokeCommand,
  LambdaClient,
  ResourceNotFoundException,
  SendDurableExecutionCallbackSuccessCommand,
} from "@aws-sdk/client-lambda";
import { NodeHttpHandler } from "@smithy/node-http-handler";

const timeoutMs = 4_000;

/**
 * Starts research runs in a durable Lambda function, and delivers approval decisions to runs that wait
 * for one. A restarted run has a new generation.
 */
export function durableResearch(functionName: string) {
  const client = new LambdaClient({ maxAttempts: 3, requestHandler: new NodeHttpHandler() });
  return {
    /** The execution is named after the run and its generation, so it starts at most once. */
    async start(run_id: string, generation: number): Promise<void> {
      const command = new InvokeCommand({
        FunctionName: functionName,
        InvocationType: "Event",
        DurableExecutionName: `${run_id}-${generation}`,
        Payload: JSON.stringify(researchRun.event({ run_id, generation })),
      });
      const abortSignal = AbortSignal.timeout(timeoutMs);
      await client
        .send(command, { abortSignal })
        .catch(unless(DurableExecutionAlreadyStartedException));
    },

    async answer(CallbackId: string, decision: unknown): Promise<void> {
      const Result = new TextEncoder().encode(JSON.stringify(decision));
      const command = new SendDurableExecutionCallbackSuccessCommand({ CallbackId, Result });
      const abortSignal = AbortSignal.timeout(timeoutMs);
      // If the callback expired or was answered before, the workflow reads the decision from the
      // record.
      await client
        .send(command, { abortSignal })
        .catch(unless(CallbackTimeoutException, ResourceNotFoundException));
    },
  };
}

type ErrorClass = abstract new (...args: never[]) => Error;

const unless =
  (...expected: ErrorClass[]) =>
  (error: unknown): void => {
    if (!expected.some((kind) => error instanceof kind)) throw error;
  };
