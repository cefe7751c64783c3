import { closeOperation, type Outcome } from "./close-operation.ts";
import type { Consequences, ExecutionLives } from "./executions.ts";
import type { Operation } from "./operation.ts";
import type { Records } from "./records.ts";

/** Changes everything whose time has come: waits, pauses before a retry, callbacks, executions. */
export function expiry({ records, lives }: { records: Records; lives: ExecutionLives }) {
  function operationDue(arn: string, operation: Operation): void {
    if (operation.Type === "STEP") {
      // The attempt that is now due is the function's own to start.
      const { NextAttemptTimestamp: _, ...StepDetails } = { Attempt: 0, ...operation.StepDetails };
      records.save(arn, { operation: { ...operation, Status: "READY", StepDetails } });
      return;
    }
    closeOperation(records, arn, operation, operation.Type === "WAIT" ? waited : timedOut);
  }

  return (now: number, consequences: Consequences): void => {
    for (const { arn, operation: id } of records.due(now)) {
      const execution = records.execution(arn);
      if (execution?.status !== "RUNNING") continue;
      if (id === undefined) {
        const error = { ErrorType: "Execution.Timeout", ErrorMessage: "Execution timed out" };
        lives.end(execution, { status: "TIMED_OUT", error }, consequences);
        continue;
      }
      const operation = records.operation(arn, id);
      if (operation !== undefined) operationDue(arn, operation);
      consequences.woken.add(arn);
    }
  };
}

const waited: Outcome = { Status: "SUCCEEDED" };

const timedOut: Outcome = {
  Status: "TIMED_OUT",
  Error: { ErrorType: "Callback.Timeout", ErrorMessage: "Callback timed out" },
};
