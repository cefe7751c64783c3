import { randomBytes } from "node:crypto";
import { applyUpdate } from "./apply-update.ts";
import type { Execution } from "./execution-records.ts";
import type { ExecutionChanges, Executions, ExecutionsOptions } from "./executions.ts";
import { updateEvent } from "./history.ts";
import { byteLength, limits } from "./limits.ts";
import { parseFunctionName, requireVersion } from "./names.ts";
import type { Operation, Update } from "./operation.ts";
import { invalidRequest, Refusal } from "./refusal.ts";

interface Options extends ExecutionsOptions {
  lives: Executions;
  /** The names of the durable functions. */
  functions: readonly string[];
}

/**
 * Records a function's report in one transaction, and returns the operations that changed since.
 */
export function openCheckpoints({ records, secondMs, lives, functions }: Options) {
  function take(execution: Execution, update: Update, changes: ExecutionChanges): void {
    const { arn } = execution;
    if (update.Type === "EXECUTION") {
      endItself(execution, update, changes);
      return;
    }
    checkParent(arn, update);
    const before = records.operation(arn, update.Id);
    const callbackId = () => randomBytes(48).toString("base64");
    const applied = applyUpdate(before, update, { now: Date.now(), secondMs, callbackId });
    count(arn, before, update);
    records.save(arn, applied);
    records.record(arn, updateEvent(update, applied.operation, Date.now()));
    if (update.Type === "CHAINED_INVOKE" && update.Action === "START") {
      startChild(arn, update, changes);
    }
  }

  function endItself(
    execution: Execution,
    { Action, Payload, Error: error }: Update,
    changes: ExecutionChanges,
  ) {
    if (byteLength(Payload) > limits.event) {
      throw invalidRequest(`Payload size must be less than or equal to ${limits.event} bytes.`);
    }
    if (Action === "SUCCEED") {
      return lives.end(execution, { status: "SUCCEEDED", result: Payload }, changes);
    }
    if (Action === "FAIL") return lives.end(execution, { status: "FAILED", error }, changes);
    throw invalidRequest("Invalid EXECUTION action.");
  }

  function startChild(
    arn: string,
    { Id, Payload, ChainedInvokeOptions }: Update,
    changes: ExecutionChanges,
  ) {
    const asked = parseFunctionName(ChainedInvokeOptions?.FunctionName ?? "");
    if (!functions.includes(asked.name)) {
      throw new Refusal("ResourceNotFoundException", `Function not found: ${asked.name}`, 404);
    }
    const { name, version } = requireVersion(asked);
    const id = randomBytes(16).toString("hex");
    const parent = { arn, operation: Id };
    lives.create({ function: name, version, name: id, input: Payload ?? "{}", parent }, changes);
  }

  function checkParent(arn: string, { ParentId }: Update): void {
    if (ParentId === undefined) return;
    if (records.operation(arn, ParentId)?.Type !== "CONTEXT") {
      throw invalidRequest("Invalid parent operation id.");
    }
  }

  function count(arn: string, before: Operation | undefined, { Action, Payload }: Update): void {
    const operations = (before === undefined ? 1 : 0) + (Action === "RETRY" ? 1 : 0);
    const sums = records.count(arn, { operations, bytes: byteLength(Payload) });
    if (sums.operations > limits.operations) {
      throw invalidRequest(`An execution has at most ${limits.operations} operations.`);
    }
    if (sums.bytes > limits.stored) {
      throw invalidRequest(`An execution keeps at most ${limits.stored} bytes.`);
    }
  }

  return (arn: string, updates: readonly Update[], changes: ExecutionChanges): Operation[] => {
    for (const [index, update] of updates.entries()) {
      const execution = records.execution(arn);
      if (execution?.status !== "RUNNING") throw invalidRequest("Invalid Checkpoint Token");
      if (update.Type === "EXECUTION" && index < updates.length - 1) {
        throw invalidRequest("EXECUTION checkpoint must be the last update.");
      }
      take(execution, update, changes);
    }
    const changed = records.changed(arn);
    records.markReported(arn);
    return changed;
  };
}
