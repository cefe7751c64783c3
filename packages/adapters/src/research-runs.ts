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

const patienceMs = 4_000;

/** Starts generations of runs in the durable function, and tells waiting ones what was decided. */
export function durableResearch(functionName: string) {
  const client = new LambdaClient({ maxAttempts: 3, requestHandler: new NodeHttpHandler() });
  return {
    /** An execution is named after the run and its generation: there is one. */
    async start(run_id: string, generation: number): Promise<void> {
      const command = new InvokeCommand({
        FunctionName: functionName,
        InvocationType: "Event",
        DurableExecutionName: `${run_id}-${generation}`,
        Payload: JSON.stringify(researchRun.event({ run_id, generation })),
      });
      const abortSignal = AbortSignal.timeout(patienceMs);
      await client
        .send(command, { abortSignal })
        .catch(unless(DurableExecutionAlreadyStartedException));
    },

    async answer(CallbackId: string, decision: unknown): Promise<void> {
      const Result = new TextEncoder().encode(JSON.stringify(decision));
      const command = new SendDurableExecutionCallbackSuccessCommand({ CallbackId, Result });
      const abortSignal = AbortSignal.timeout(patienceMs);
      // Gone, or answered before: the decision is in the record, and the workflow has read it.
      await client
        .send(command, { abortSignal })
        .catch(unless(CallbackTimeoutException, ResourceNotFoundException));
    },
  };
}

type ErrorClass = abstract new (...given: never[]) => Error;

const unless =
  (...expected: ErrorClass[]) =>
  (error: unknown): void => {
    if (!expected.some((kind) => error instanceof kind)) throw error;
  };
