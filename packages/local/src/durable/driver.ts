import { randomUUID } from "node:crypto";
import type { Invocation } from "../lambda/host.ts";
import { openPauses } from "./pauses.ts";
import type { Verdict } from "./settle.ts";

/** What a function is invoked with, but for its token. */
export interface StartedExecution {
  function: string;
  event: Record<string, unknown>;
}

export interface DriverOptions {
  invoke(functionName: string, event: unknown): Promise<Invocation>;
  /** How many invocations run at once; further ones wait. */
  concurrency: number;
  /** The state of an execution as it is now; undefined when it has ended. */
  begin(arn: string): StartedExecution | undefined;
  settle(arn: string, outcome: Invocation, of: { id: string; started: number }): Verdict;
}

/** An invocation under way. Only it may report, with the token that it was given last. */
interface RunningExecution {
  token: string;
  progressed: boolean;
  /** The report that was answered last, so that one sent twice is taken down once. */
  last?: { clientToken: string | undefined; token: string; answer: unknown };
}

export interface Report {
  token: string;
  clientToken: string | undefined;
  /** Whether it takes the execution further. */
  progress: boolean;
}

/**
 * Invokes functions for executions that have something to do: one invocation at a time for each, and again
 * after one that crashed, at once when it got somewhere and with longer and longer pauses when it did not.
 */
export function openDriver({ invoke, concurrency, begin, settle }: DriverOptions) {
  /** Executions that wait for an invocation or have one. */
  const busy = new Map<string, RunningExecution | undefined>();
  const queue: string[] = [];
  const pauses = openPauses();
  let free = concurrency;
  let closed = false;

  function wake(arn: string): void {
    // Who is busy finds what changed when its invocation ends.
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
    /** Takes a report of the invocation under way; one that was answered before is answered as it was. */
    report<Answer extends object>(arn: string, report: Report, take: () => Answer) {
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

/** An invocation that never came to the function is one that died. */
const crashed = (error: unknown): Invocation => ({
  payload: { errorType: "Runtime.Unavailable", errorMessage: String(error) },
  error: "Unhandled",
});

function taken<Answer extends object>(
  running: RunningExecution,
  { token, clientToken, progress }: Report,
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
