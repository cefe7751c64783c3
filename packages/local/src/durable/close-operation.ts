import { endEvent } from "./history.ts";
import { byteLength } from "./limits.ts";
import type { ErrorObject, Operation, Status } from "./operation.ts";
import type { Records } from "./records.ts";

export interface OperationOutcome {
  Status: Extract<Status, "SUCCEEDED" | "FAILED" | "TIMED_OUT" | "STOPPED">;
  Result?: string | undefined;
  Error?: ErrorObject | undefined;
}

/** Ends an operation from outside its function: an elapsed wait, a callback, or the end of another function. */
export function closeOperation(
  records: Records,
  arn: string,
  operation: Operation,
  { Status, ...outcome }: OperationOutcome,
): void {
  const now = Date.now();
  const ended: Operation = { ...operation, Status, EndTimestamp: new Date(now).toISOString() };
  if (ended.CallbackDetails) ended.CallbackDetails = { ...ended.CallbackDetails, ...outcome };
  if (ended.Type === "CHAINED_INVOKE") ended.ChainedInvokeDetails = outcome;
  records.save(arn, { operation: ended });
  records.record(arn, endEvent(ended, now));
  records.count(arn, { operations: 0, bytes: byteLength(outcome.Result) });
}
