import { randomUUID } from "node:crypto";
import { closeOperation, type OperationOutcome } from "./close-operation.ts";
import type { Execution, ExecutionEnd } from "./execution-records.ts";
import { executionEvent } from "./history.ts";
import { byteLength, limits } from "./limits.ts";
import { checkExecutionName, executionArn, type FunctionName, requireVersion } from "./names.ts";
import type { Records } from "./records.ts";
import { Refusal } from "./refusal.ts";

export interface ExecutionsOptions {
  records: Records;
  /** Milliseconds per second of a wait, a delay or a timeout. */
  secondMs: number;
  /** Executions time out after this many seconds. */
  executionSeconds: number;
}

/** Effects on other executions, to be applied after the commit. */
export interface ExecutionChanges {
  /** Executions with new state to process. */
  woken: Set<string>;
  ended: Set<string>;
}

export interface StartRequest {
  function: FunctionName;
  /** When absent, the execution gets a unique name. */
  name: string | undefined;
  input: string;
  synchronous: boolean;
}

/** Starts and ends executions; every function must be called within a transaction. */
export function openExecutions({ records, secondMs, executionSeconds }: ExecutionsOptions) {
  /** Starts the execution with this name, or returns the one already started with the same input. */
  function start(asked: StartRequest, changes: ExecutionChanges): Execution {
    checkStart(asked, executionSeconds);
    const { name, version } = requireVersion(asked.function);
    const known = asked.name === undefined ? undefined : records.named(name, asked.name);
    if (known === undefined) {
      const own = checkExecutionName(asked.name ?? randomUUID());
      return create({ function: name, version, name: own, input: asked.input }, changes);
    }
    if (known.input === asked.input) return known;
    const message = "An execution of this name was started with another payload.";
    throw new Refusal("DurableExecutionAlreadyStartedException", message, 409);
  }

  function create(
    {
      parent,
      ...fields
    }: Pick<Execution, "function" | "version" | "name" | "input"> &
      Partial<Pick<Execution, "parent">>,
    { woken }: ExecutionChanges,
  ): Execution {
    const now = Date.now();
    const id = randomUUID();
    const execution: Execution = {
      ...fields,
      arn: executionArn(fields.function, fields.version, fields.name, id),
      status: "RUNNING",
      result: undefined,
      error: undefined,
      started: now,
      ended: undefined,
      operations: 1,
      bytes: byteLength(fields.input),
      parent,
    };
    records.insert(execution, now + executionSeconds * secondMs);
    records.save(execution.arn, {
      operation: {
        Id: id,
        Name: fields.name,
        Type: "EXECUTION",
        Status: "STARTED",
        StartTimestamp: new Date(now).toISOString(),
        ExecutionDetails: { InputPayload: fields.input },
      },
    });
    const details = { Input: { Payload: fields.input }, ExecutionTimeout: executionSeconds };
    records.record(execution.arn, executionEvent("Started", details, now));
    woken.add(execution.arn);
    return execution;
  }

  function end(
    { arn, parent }: Execution,
    how: ExecutionEnd,
    { woken, ended }: ExecutionChanges,
  ): void {
    const now = Date.now();
    records.finish(arn, how, now);
    records.unschedule(arn);
    const details =
      how.error === undefined
        ? { Result: { Payload: how.result } }
        : { Error: { Payload: how.error } };
    records.record(arn, executionEvent(words[how.status], details, now));
    ended.add(arn);
    if (parent === undefined || records.execution(parent.arn)?.status !== "RUNNING") return;
    const waiting = records.operation(parent.arn, parent.operation);
    if (waiting?.Status !== "STARTED") return;
    closeOperation(records, parent.arn, waiting, seenByParent(how));
    woken.add(parent.arn);
  }

  return { start, create, end };
}

export type Executions = ReturnType<typeof openExecutions>;

const words = {
  SUCCEEDED: "Succeeded",
  FAILED: "Failed",
  TIMED_OUT: "TimedOut",
  STOPPED: "Stopped",
} as const;

/** The outcome as the parent's operation stores it, within the size limit for operations. */
function seenByParent({ status, result, error }: ExecutionEnd): OperationOutcome {
  if (byteLength(result) <= limits.payload) return { Status: status, Result: result, Error: error };
  const ErrorMessage = `The result of the invoked function is larger than ${limits.payload} bytes.`;
  return { Status: "FAILED", Error: { ErrorType: "ResponseSizeTooLarge", ErrorMessage } };
}

function checkStart({ input, synchronous }: StartRequest, executionSeconds: number): void {
  const most = synchronous ? limits.request : limits.event;
  if (byteLength(input) > most) {
    const message = `${byteLength(input)} byte payload is too large (limit ${most} bytes)`;
    throw new Refusal("RequestTooLargeException", message, 413);
  }
  if (synchronous && executionSeconds > limits.synchronousSeconds) {
    const message =
      "You cannot synchronously invoke a durable function with an executionTimeout greater than 15 minutes.";
    throw new Refusal("InvalidParameterValueException", message);
  }
}
