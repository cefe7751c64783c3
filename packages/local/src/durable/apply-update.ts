import { byteLength, limits } from "./limits.ts";
import type { Operation, Status, Update } from "./operation.ts";
import { invalidRequest } from "./refusal.ts";

/** The time and the id source that an operation needs. */
export interface UpdateContext {
  /** Milliseconds since the epoch. */
  now: number;
  secondMs: number;
  /** Makes the id under which a callback of this operation is completed. */
  callbackId(): string;
}

export interface UpdatedOperation {
  operation: Operation;
  /** When the operation changes without a report, in milliseconds since the epoch. */
  due?: number | undefined;
  /** When a callback finally times out, and how long it may go without a heartbeat. */
  timeout?: number | undefined;
  heartbeatMs?: number | undefined;
}

/** The statuses from which each action is allowed; "none" when the operation need not exist yet. */
const allowed: Record<
  Exclude<Update["Type"], "EXECUTION">,
  Partial<Record<Update["Action"], readonly (Status | "none")[]>>
> = {
  STEP: {
    START: ["none", "READY"],
    SUCCEED: ["none", "STARTED", "READY"],
    FAIL: ["none", "STARTED", "READY"],
    RETRY: ["none", "STARTED", "READY"],
  },
  CONTEXT: { START: ["none"], SUCCEED: ["none", "STARTED"], FAIL: ["none", "STARTED"] },
  WAIT: { START: ["none"], CANCEL: ["STARTED"] },
  CALLBACK: { START: ["none"], CANCEL: ["STARTED"] },
  CHAINED_INVOKE: { START: ["none"], CANCEL: ["STARTED"] },
};

/** Applies an update to an operation; throws a refusal when its status or size does not allow it. */
export function applyUpdate(
  before: Operation | undefined,
  update: Update,
  at: UpdateContext,
): UpdatedOperation {
  const { Type, Action } = update;
  if (Type === "EXECUTION") throw invalidRequest("An EXECUTION is not an operation of itself.");
  const states = allowed[Type][Action];
  if (states === undefined) throw invalidRequest("Invalid action for the given operation type.");
  if (before !== undefined && before.Type !== Type) throw invalidRequest("Invalid operation type.");
  if (!states.includes(before?.Status ?? "none")) {
    throw invalidRequest(`Invalid current ${Type} state to ${Action.toLowerCase()}.`);
  }
  checkSizes(update);
  const { Id, ParentId, Name, SubType } = update;
  const StartTimestamp = before?.StartTimestamp ?? iso(at.now);
  const base = { ...before, Id, ParentId, Name, Type, SubType, StartTimestamp };
  return { ...ways[Action](base, update, at) };
}

export function checkSizes({ Payload, Error: error, Action }: Update): void {
  if (Action === "FAIL" && Payload !== undefined) {
    throw invalidRequest("Cannot provide a Payload for FAIL action.");
  }
  if (Action === "SUCCEED" && error !== undefined) {
    throw invalidRequest("Cannot provide an Error for SUCCEED action.");
  }
  if (byteLength(Payload) > limits.payload) {
    throw invalidRequest(`Payload size must be less than or equal to ${limits.payload} bytes.`);
  }
  if (error !== undefined && byteLength(JSON.stringify(error)) > limits.error) {
    throw invalidRequest(`Error object size must be less than or equal to ${limits.error} bytes.`);
  }
}

type Base = Omit<Operation, "Status">;

const ways: Record<
  Update["Action"],
  (base: Base, update: Update, at: UpdateContext) => UpdatedOperation
> = {
  START: started,
  SUCCEED: (base, update, at) => closed(base, "SUCCEEDED", update, at),
  FAIL: (base, update, at) => closed(base, "FAILED", update, at),
  CANCEL: (base, _update, at) => ({
    operation: { ...base, Status: "CANCELLED", EndTimestamp: iso(at.now) },
  }),
  RETRY: retried,
};

function started(base: Base, update: Update, at: UpdateContext): UpdatedOperation {
  const operation: Operation = { ...base, Status: "STARTED" };
  const after = (seconds: number) => at.now + seconds * at.secondMs;
  switch (update.Type) {
    case "STEP": {
      const { Attempt, Result } = { Attempt: 0, ...base.StepDetails };
      return { operation: { ...operation, StepDetails: { Attempt, Result } } };
    }
    case "WAIT": {
      if (update.WaitOptions === undefined) throw invalidRequest("Invalid WaitOptions.");
      const due = after(update.WaitOptions.WaitSeconds);
      return {
        operation: { ...operation, WaitDetails: { ScheduledEndTimestamp: iso(due) } },
        due,
      };
    }
    case "CALLBACK": {
      const { TimeoutSeconds, HeartbeatTimeoutSeconds } = update.CallbackOptions ?? {};
      const timeout = TimeoutSeconds && after(TimeoutSeconds);
      const heartbeatMs = HeartbeatTimeoutSeconds && HeartbeatTimeoutSeconds * at.secondMs;
      const times = [timeout, heartbeatMs && at.now + heartbeatMs].filter(
        (one) => one !== undefined,
      );
      const due = times.length > 0 ? Math.min(...times) : undefined;
      const CallbackDetails = { CallbackId: at.callbackId() };
      return { operation: { ...operation, CallbackDetails }, due, timeout, heartbeatMs };
    }
    default:
      return { operation };
  }
}

function closed(base: Base, Status: Status, update: Update, at: UpdateContext): UpdatedOperation {
  const operation = { ...base, Status, EndTimestamp: iso(at.now) };
  const outcome = { Result: update.Payload, Error: update.Error };
  if (update.Type === "STEP")
    return { operation: { ...operation, StepDetails: attempt(base, outcome) } };
  const { ReplayChildren = false } = update.ContextOptions ?? {};
  return {
    operation: {
      ...operation,
      ContextDetails: { ...outcome, ...(ReplayChildren ? { ReplayChildren } : {}) },
    },
  };
}

function retried(base: Base, update: Update, at: UpdateContext): UpdatedOperation {
  if (update.StepOptions === undefined)
    throw invalidRequest("Invalid StepOptions for the given action.");
  if (update.Payload !== undefined && update.Error !== undefined) {
    throw invalidRequest("Cannot provide both error and payload to RETRY a STEP.");
  }
  const due = at.now + update.StepOptions.NextAttemptDelaySeconds * at.secondMs;
  const outcome = { Result: update.Payload, Error: update.Error };
  const StepDetails = { ...attempt(base, outcome), NextAttemptTimestamp: iso(due) };
  return { operation: { ...base, Status: "PENDING", StepDetails }, due };
}

const attempt = (base: Base, outcome: { Result: string | undefined; Error: Update["Error"] }) => ({
  Attempt: (base.StepDetails?.Attempt ?? 0) + 1,
  ...outcome,
});

const iso = (time: number): string => new Date(time).toISOString();
