import type { Invocation } from "../lambda/host.ts";
import { openCheckpoints } from "./checkpoint.ts";
import { closeOperation, type OperationOutcome } from "./close-operation.ts";
import { openDriver, type StartedExecution } from "./driver.ts";
import type { Execution, ExecutionEnd } from "./execution-records.ts";
import { type ExecutionChanges, openExecutions, type StartRequest } from "./executions.ts";
import { openExpiry } from "./expiry.ts";
import type { ErrorObject, Operation, Update } from "./operation.ts";
import { openRecords, type Records } from "./records.ts";
import { invalidRequest, Refusal } from "./refusal.ts";
import { openSettling } from "./settle.ts";
import { openTimer } from "./timer.ts";

export interface ServiceOptions {
  /** The database file; ":memory:" keeps executions only as long as the service runs. */
  file: string;
  /** The names of the durable functions. */
  functions: readonly string[];
  invoke(functionName: string, event: unknown): Promise<Invocation>;
  concurrency: number;
  secondMs: number;
  executionSeconds: number;
}

const retentionMs = 30 * 24 * 3_600 * 1_000;
/** The maximum size of operations in an invocation's event; the function fetches the rest by page. */
const pageBytes = 4 * 1_024 * 1_024;
export const pageSize = 1_000;

/** Runs durable functions: stores what they report, and invokes them until each execution has ended. */
export function openService(options: ServiceOptions) {
  const records = openRecords(options.file);
  const settings = { ...options, records };
  const lives = openExecutions(settings);
  const take = openCheckpoints({ ...settings, lives });
  const settle = openSettling({ records, lives });
  const expire = openExpiry({ records, lives });
  const endings = openEndings();
  const driver = openDriver({
    concurrency: options.concurrency,
    invoke: options.invoke,
    begin: (arn) => records.transact(() => begin(records, arn)),
    settle: (arn, outcome, of) => change((after) => settle(arn, outcome, of, after)),
  });
  const timer = openTimer({
    next: records.nextDue,
    due: (now) => change((after) => expire(now, after)),
  });

  /** Runs a transaction, then applies its effects on other executions. */
  function change<Result>(work: (changes: ExecutionChanges) => Result): Result {
    const changes: ExecutionChanges = { woken: new Set(), ended: new Set() };
    const result = records.transact(() => work(changes));
    for (const arn of changes.woken) driver.wake(arn);
    for (const arn of changes.ended) endings.reached(arn);
    timer.set();
    return result;
  }

  return {
    functions: options.functions,
    /** Resumes executions that an earlier process left unfinished. */
    resume() {
      records.forget(Date.now() - retentionMs);
      for (const arn of records.unfinished()) driver.wake(arn);
      timer.set();
    },
    executionSeconds: options.executionSeconds,
    ...reading(records),
    ...callbacks(records, change),
    start: (asked: StartRequest) => change((after) => lives.start(asked, after)),
    /** Resolves when the execution has ended. */
    ended: async (arn: string): Promise<void> =>
      records.execution(arn)?.status === "RUNNING" ? endings.of(arn) : undefined,
    checkpoint(arn: string, token: string, clientToken: string | undefined, updates: Update[]) {
      const report = { token, clientToken, progress: updates.length > 0 };
      const answer = driver.report(arn, report, () => ({
        Operations: change((after) => take(arn, updates, after)),
      }));
      if (answer === undefined) throw invalidRequest("Invalid Checkpoint Token");
      return answer;
    },
    state(arn: string, token: string, from: number, limit: number) {
      if (!driver.isCurrent(arn, token)) throw invalidRequest("Invalid Checkpoint Token");
      return page(records, arn, from, limit);
    },
    stop: (arn: string, error: ErrorObject | undefined): Execution =>
      change((after) => {
        const execution = found(records, arn);
        const how: ExecutionEnd = { status: "STOPPED", error };
        if (execution.status === "RUNNING") lives.end(execution, how, after);
        return found(records, arn);
      }),
    close() {
      driver.close();
      timer.close();
      records.close();
    },
  };
}

export type Service = ReturnType<typeof openService>;

type Change = <Result>(work: (changes: ExecutionChanges) => Result) => Result;

/** Completes callbacks, which come from outside of any invocation. */
const callbacks = (records: Records, change: Change) => ({
  answerCallback: (id: string, outcome: OperationOutcome) =>
    change(({ woken }) => {
      const { arn, operation } = waitingCallback(records, id);
      closeOperation(records, arn, operation, outcome);
      woken.add(arn);
    }),
  heartbeat: (id: string) =>
    change(() => {
      const { arn, operation } = waitingCallback(records, id);
      records.heartbeat({ arn, operation: operation.Id }, Date.now());
    }),
});

/** Promises for the ends of executions. */
function openEndings() {
  const awaited = new Map<string, PromiseWithResolvers<void>>();
  return {
    of(arn: string): Promise<void> {
      const ending = awaited.get(arn) ?? Promise.withResolvers<void>();
      awaited.set(arn, ending);
      return ending.promise;
    },
    reached(arn: string): void {
      awaited.get(arn)?.resolve();
      awaited.delete(arn);
    },
  };
}

const reading = (records: Records) => ({
  execution: (arn: string) => found(records, arn),
  list: records.list,
  events(arn: string, of: Parameters<Records["events"]>[1]) {
    found(records, arn);
    return records.events(arn, of);
  },
});

function begin(records: Records, arn: string): StartedExecution | undefined {
  const execution = records.execution(arn);
  if (execution?.status !== "RUNNING") return undefined;
  const UpdatedOperationIds = records.changed(arn).map(({ Id }) => Id);
  records.markReported(arn);
  const InitialExecutionState = page(records, arn, 0, pageSize);
  return { function: execution.function, event: { UpdatedOperationIds, InitialExecutionState } };
}

/** Operations in order, as many as fit into one response. */
function page(records: Records, arn: string, from: number, limit: number) {
  const Operations: Operation[] = [];
  let bytes = 0;
  for (const { position, operation } of records.page(arn, from, limit + 1)) {
    bytes += JSON.stringify(operation).length;
    const full = Operations.length === limit || (bytes > pageBytes && Operations.length > 0);
    if (full) return { Operations, NextMarker: String(position) };
    Operations.push(operation);
  }
  return { Operations };
}

function found(records: Records, arn: string): Execution {
  const execution = records.execution(arn);
  if (execution !== undefined) return execution;
  throw new Refusal("ResourceNotFoundException", `Durable execution not found: ${arn}`, 404);
}

function waitingCallback(records: Records, id: string): { arn: string; operation: Operation } {
  const at = records.callback(id);
  if (at === undefined) throw invalidRequest("Invalid callback id.");
  const operation = records.operation(at.arn, at.operation);
  const isRunning = records.execution(at.arn)?.status === "RUNNING";
  if (isRunning && operation?.Status === "STARTED") return { arn: at.arn, operation };
  const message = "The callback has expired or has already been answered.";
  throw new Refusal("CallbackTimeoutException", message);
}
