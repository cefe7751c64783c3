import type * as Run from "@advisor/domain/research/run";
import { isSettled, taskUpdates } from "@advisor/protocol/a2a";
import { readOwnRun } from "../research/read-own.ts";
import type { Runtime } from "../runtime.ts";
import { readTask } from "./a2a-task.ts";
import { eventStreamResponse } from "./http/event-stream-response.ts";

export const pollMs = 300;
const heartbeatMs = 5_000;
/** Must end before Lambda's limit; clients subscribe again. */
const longestMs = 14 * 60_000;

interface TaskSubscription {
  /** The id of the JSON-RPC call, which every event repeats. */
  id: unknown;
  /** The advisor's id. */
  by: string;
  run: { id: string };
}

/** Streams a task and then each change to it, until it ends or waits for an approval. */
export const taskStream = (runtime: Runtime, watched: TaskSubscription): Response =>
  eventStreamResponse((disconnected) => follow(runtime, watched, disconnected));

async function* follow(
  runtime: Runtime,
  { id, by, run: { id: runId } }: TaskSubscription,
  disconnected: AbortSignal,
): AsyncGenerator<string> {
  const { clock, wait } = runtime;
  const frame = (result: object) => `data: ${JSON.stringify({ jsonrpc: "2.0", id, result })}\n\n`;
  const until = clock.now() + longestMs;
  let seen = await readOwnRun(runtime, by, runId);
  let task = await readTask(runtime, by, runId);
  let sent = clock.now();
  yield frame({ task });
  while (!isSettled(seen) && !disconnected.aborted && clock.now() < until) {
    await wait(pollMs, disconnected).catch(() => undefined);
    const run = await readOwnRun(runtime, by, runId);
    if (isChanged(seen, run)) {
      const next = await readTask(runtime, by, runId);
      yield* taskUpdates(task, next).map(frame);
      [seen, task, sent] = [run, next, clock.now()];
    } else if (clock.now() - sent >= heartbeatMs) {
      sent = clock.now();
      yield ": still here\n\n";
    }
  }
}

type Seen = Pick<Run.Info, "status" | "updated_at">;

const isChanged = (before: Seen, now: Seen): boolean =>
  before.status !== now.status || before.updated_at !== now.updated_at;
