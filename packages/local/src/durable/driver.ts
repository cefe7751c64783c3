import { randomUUID } from "node:crypto";
import type { Invocation } from "../lambda/host.ts";
import { openBackoff } from "./backoff.ts";
import type { NextStep } from "./settle.ts";

/** The event a function is invoked with, except for its checkpoint token. */
export interface StartedExecution {
  function: string;
  event: Record<string, unknown>;
}

export interface DriverOptions {
  invoke(functionName: string, event: unknown): Promise<Invocation>;
  /** The maximum number of parallel invocations; further ones wait. */
  concurrency: number;
  /** The current state of an execution; undefined when it has ended. */
  begin(arn: string): StartedExecution | undefined;
  settle(arn: string, outcome: Invocation, of: { id: string; started: number }): NextStep;
}

/** A running invocation. Only this invocation may report, with its most recent token. */
interface RunningExecution {
  token: string;
  progressed: boolean;
  /** The response to the last report, so that a repeated report is recorded only once. */
  last?: { clientToken: string | undefined; token: string; answer: unknown };
}

export interface InvocationReport {
  token: string;
  clientToken: string | undefined;
  /** True when the report advances the execution. */
  progress: boolean;
}

/**
 * Invokes functions for executions with pending work, one invocation at a time per execution. After
 * a crash it retries at once if the invocation made progress, otherwise with backoff.
 */
export function openDriver({ invoke, concurrency, begin, settle }: DriverOptions) {
  /** Executions that are queued for an invocation or in one. */
  const busy = new Map<string, RunningExecution | undefined>();
  const queue: string[] = [];
  const pauses = openBackoff();
  let free = concurrency;
  let closed = false;

  function wake(arn: string): void {
    // A busy execution sees the change when its invocation ends.
    if (closed || busy.has(arn)) return;
    busy.set(arn, undefined);
    queue.push(arn);
    next();
  }

  function next(): void {
    while (free > 0) {
      const arn = queue.shift();
      if (arn === undefined) return;
      free -= 1;
      void drive(arn).finally(() => {
        free += 1;
        next();
      });
    }
  }

  async function drive(arn: string): Promise<void> {
    const begun = begin(arn);
    if (begun === undefined) return void busy.delete(arn);
    const [id, started] = [randomUUID(), Date.now()];
    const running: RunningExecution = { token: randomUUID(), progressed: false };
    busy.set(arn, running);
    const event = { DurableExecutionArn: arn, CheckpointToken: running.token, ...begun.event };
    const outcome = await invoke(begun.function, event).catch(crashed);
    if (closed) return;
    const verdict = settle(arn, outcome, { id, started });
    if (verdict === "failed") return void again(arn, running);
    pauses.forget(arn);
    busy.delete(arn);
    if (verdict === "again") wake(arn);
  }

  async function again(arn: string, { progressed }: RunningExecution): Promise<void> {
    busy.set(arn, undefined);
    if (progressed) pauses.forget(arn);
    else await pauses.longer(arn);
    busy.delete(arn);
    wake(arn);
  }

  return {
    wake,
    /**
     * Records a report of the running invocation. A repeated report gets the first response again.
     */
    report<Answer extends object>(arn: string, report: InvocationReport, take: () => Answer) {
      const running = busy.get(arn);
      return running && taken(running, report, take);
    },
    isCurrent: (arn: string, token: string) => busy.get(arn)?.token === token,
    close() {
      closed = true;
      pauses.close();
    },
  };
}

/** An invocation that never reached the function counts as crashed. */
const crashed = (error: unknown): Invocation => ({
  payload: { errorType: "Runtime.Unavailable", errorMessage: String(error) },
  error: "Unhandled",
});

function taken<Answer extends object>(
  running: RunningExecution,
  { token, clientToken, progress }: InvocationReport,
  take: () => Answer,
): (Answer & { CheckpointToken: string }) | undefined {
  const { last } = running;
  if (last?.token === token && clientToken !== undefined && last.clientToken === clientToken) {
    return last.answer as Answer & { CheckpointToken: string };
  }
  if (running.token !== token) return undefined;
  const answer = { ...take(), CheckpointToken: randomUUID() };
  running.token = answer.CheckpointToken;
  running.progressed ||= progress;
  running.last = { token, clientToken, answer };
  return answer;
}
