import { closeOperation, type OperationOutcome } from "./close-operation.ts";
import type { ExecutionChanges, Executions } from "./executions.ts";
import type { Operation } from "./operation.ts";
import type { Records } from "./records.ts";

/** Applies everything that is due: waits, retry delays, callback timeouts and execution timeouts. */
export function openExpiry({ records, lives }: { records: Records; lives: Executions }) {
  function operationDue(arn: string, operation: Operation): void {
    if (operation.Type === "STEP") {
      // The function itself starts the attempt that is now due.
      const { NextAttemptTimestamp: _, ...StepDetails } = { Attempt: 0, ...operation.StepDetails };
      records.save(arn, { operation: { ...operation, Status: "READY", StepDetails } });
      return;
    }
    closeOperation(records, arn, operation, operation.Type === "WAIT" ? waited : timedOut);
  }

  return (now: number, changes: ExecutionChanges): void => {
    for (const { arn, operation: id } of records.due(now)) {
      const execution = records.execution(arn);
      if (execution?.status !== "RUNNING") continue;
      if (id === undefined) {
        const error = { ErrorType: "Execution.Timeout", ErrorMessage: "Execution timed out" };
        lives.end(execution, { status: "TIMED_OUT", error }, changes);
        continue;
      }
      const operation = records.operation(arn, id);
      if (operation !== undefined) operationDue(arn, operation);
      changes.woken.add(arn);
    }
  };
}

const waited: OperationOutcome = { Status: "SUCCEEDED" };

const timedOut: OperationOutcome = {
  Status: "TIMED_OUT",
  Error: { ErrorType: "Callback.Timeout", ErrorMessage: "Callback timed out" },
};
