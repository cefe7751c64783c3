import * as z from "zod";
import type { Invocation } from "../lambda/host.ts";
import type { ExecutionEnd } from "./execution-records.ts";
import type { ExecutionChanges, Executions } from "./executions.ts";
import { invocationEvent } from "./history.ts";
import { byteLength, limits } from "./limits.ts";
import { ErrorObject } from "./operation.ts";
import type { Records } from "./records.ts";

const Answer = z.discriminatedUnion("Status", [
  z.object({ Status: z.literal("SUCCEEDED"), Result: z.string().optional() }),
  z.object({ Status: z.literal("FAILED"), Error: ErrorObject.optional() }),
  z.object({ Status: z.literal("PENDING") }),
]);

/**
 * What happens next to an execution: it is over, it waits for something outside, or it is invoked
 * again, at once or after a pause.
 */
export type NextStep = "over" | "waits" | "again" | "failed";

/** Records how an invocation ended; must be called within a transaction. */
export function openSettling({ records, lives }: { records: Records; lives: Executions }) {
  return (
    arn: string,
    { payload, error }: Invocation,
    { id, started }: { id: string; started: number },
    changes: ExecutionChanges,
  ): NextStep => {
    const reason = error === undefined ? undefined : errorOf(payload);
    records.record(arn, invocationEvent({ id, started, error: reason }, Date.now()));
    const execution = records.execution(arn);
    if (execution?.status !== "RUNNING") return "over";
    if (error !== undefined) return "failed";
    const answer = Answer.safeParse(payload);
    const paused = answer.data?.Status === "PENDING" ? pausing(arn) : undefined;
    if (paused !== undefined) return paused;
    lives.end(execution, endOf(answer), changes);
    return "over";
  };

  function pausing(arn: string): NextStep | undefined {
    if (records.changed(arn).length > 0) return "again";
    return records.isWaiting(arn) ? "waits" : undefined;
  }
}

function endOf(answer: z.ZodSafeParseResult<z.infer<typeof Answer>>): ExecutionEnd {
  if (!answer.success) return failed("Invalid Status in invocation output.");
  const { data } = answer;
  if (data.Status === "FAILED") return { status: "FAILED", error: data.Error ?? {} };
  if (data.Status === "PENDING") {
    return failed("Cannot return PENDING status with no pending operations.");
  }
  if (byteLength(data.Result) > limits.event) return failed("The result is too large.");
  return { status: "SUCCEEDED", result: data.Result };
}

const failed = (ErrorMessage: string): ExecutionEnd => ({
  status: "FAILED",
  error: { ErrorType: "InvalidParameterValueException", ErrorMessage },
});

const LambdaError = z.object({ errorType: z.string(), errorMessage: z.string() });

/** A crashed function's error in the format of the Runtime API. */
function errorOf(payload: unknown): ErrorObject {
  const { data } = LambdaError.safeParse(payload);
  return { ErrorType: data?.errorType, ErrorMessage: data?.errorMessage };
}
