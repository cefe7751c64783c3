import type { ErrorObject, Operation, Update } from "./operation.ts";

/** An event of an execution's history, before it is numbered. */
export type HistoryEvent = { EventType: string; EventTimestamp: string } & Record<string, unknown>;

const types: Record<Update["Type"], string> = {
  EXECUTION: "Execution",
  CONTEXT: "Context",
  STEP: "Step",
  WAIT: "Wait",
  CALLBACK: "Callback",
  CHAINED_INVOKE: "ChainedInvoke",
};

const ends: Partial<Record<Operation["Status"], string>> = {
  SUCCEEDED: "Succeeded",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
  TIMED_OUT: "TimedOut",
  STOPPED: "Stopped",
};

/** The event for an update that a function reported. */
export function updateEvent(update: Update, operation: Operation, now: number): HistoryEvent {
  if (update.Action === "START")
    return event(operation, "Started", started(update, operation), now);
  if (update.Action !== "RETRY") return endEvent(operation, now);
  const RetryDetails = {
    CurrentAttempt: operation.StepDetails?.Attempt,
    NextAttemptDelaySeconds: update.StepOptions?.NextAttemptDelaySeconds,
  };
  const outcome = resultOf(operation);
  const word = update.Error === undefined ? "Succeeded" : "Failed";
  return event(operation, word, { ...outcome, RetryDetails }, now);
}

/** The event for an operation that ended, whether or not the function ended it. */
export function endEvent(operation: Operation, now: number): HistoryEvent {
  const word = ends[operation.Status];
  if (word === undefined) throw new Error(`${operation.Status} is not an end`);
  const attempt = operation.StepDetails?.Attempt;
  const retry = attempt === undefined ? {} : { RetryDetails: { CurrentAttempt: attempt } };
  return event(operation, word, { ...resultOf(operation), ...retry }, now);
}

export const executionEvent = (
  word: "Started" | "Succeeded" | "Failed" | "TimedOut" | "Stopped",
  details: Record<string, unknown>,
  now: number,
): HistoryEvent => ({
  EventType: `Execution${word}`,
  EventTimestamp: new Date(now).toISOString(),
  [`Execution${word}Details`]: details,
});

export const invocationEvent = (
  { id, started, error }: { id: string; started: number; error: ErrorObject | undefined },
  now: number,
): HistoryEvent => ({
  EventType: "InvocationCompleted",
  EventTimestamp: new Date(now).toISOString(),
  InvocationCompletedDetails: {
    RequestId: id,
    StartTimestamp: new Date(started).toISOString(),
    EndTimestamp: new Date(now).toISOString(),
    ...(error === undefined ? {} : { Error: { Payload: error } }),
  },
});

/** The event without payloads: ids, names, times and durations remain. */
export const withoutPayloads = (happening: Record<string, unknown>): unknown =>
  JSON.parse(JSON.stringify(happening), (key, value) => (key === "Payload" ? undefined : value));

function event(
  { Id, Name, ParentId, SubType, Type }: Operation,
  word: string,
  details: Record<string, unknown>,
  now: number,
): HistoryEvent {
  const EventType = `${types[Type]}${word}`;
  const EventTimestamp = new Date(now).toISOString();
  return {
    EventType,
    EventTimestamp,
    Id,
    Name,
    ParentId,
    SubType,
    [`${EventType}Details`]: details,
  };
}

function started(update: Update, operation: Operation): Record<string, unknown> {
  switch (update.Type) {
    case "WAIT":
      return { Duration: update.WaitOptions?.WaitSeconds, ...operation.WaitDetails };
    case "CALLBACK":
      return {
        CallbackId: operation.CallbackDetails?.CallbackId,
        Timeout: update.CallbackOptions?.TimeoutSeconds,
        HeartbeatTimeout: update.CallbackOptions?.HeartbeatTimeoutSeconds,
      };
    case "CHAINED_INVOKE":
      return {
        FunctionName: update.ChainedInvokeOptions?.FunctionName,
        Input: { Payload: update.Payload },
      };
    default:
      return {};
  }
}

function resultOf(operation: Operation): Record<string, unknown> {
  const details =
    operation.StepDetails ??
    operation.ContextDetails ??
    operation.CallbackDetails ??
    operation.ChainedInvokeDetails ??
    {};
  return details.Error === undefined
    ? { Result: { Payload: details.Result } }
    : { Error: { Payload: details.Error } };
}
