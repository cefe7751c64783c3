import type * as Run from "@advisor/domain/research/run";
import { isSettled, taskUpdates } from "@advisor/protocol/a2a";
import { readOwnRun } from "../research/own.ts";
import type { Runtime } from "../runtime.ts";
import { readTask } from "./a2a-task.ts";
import { eventStreamResponse } from "./http/event-stream-response.ts";

export const pollMs = 300;
const heartbeatMs = 5_000;
/** A client subscribes again; no stream outlives a Lambda. */
const longestMs = 14 * 60_000;

interface Watched {
  /** Of the call; every event repeats it. */
  id: unknown;
  /** The advisor. */
  by: string;
  run: { id: string };
}

/** A task as it is, then each change of it, until it has ended or waits for somebody. */
export const taskStream = (runtime: Runtime, watched: Watched): Response =>
  eventStreamResponse((left) => follow(runtime, watched, left));

async function* follow(
  runtime: Runtime,
  { id, by, run: { id: runId } }: Watched,
  left: AbortSignal,
): AsyncGenerator<string> {
  const { clock, wait } = runtime;
  const frame = (result: object) => `data: ${JSON.stringify({ jsonrpc: "2.0", id, result })}\n\n`;
  const until = clock.now() + longestMs;
  let seen = await readOwnRun(runtime, by, runId);
  let task = await readTask(runtime, by, runId);
  let sent = clock.now();
  yield frame({ task });
  while (!isSettled(seen) && !left.aborted && clock.now() < until) {
    await wait(pollMs, left).catch(() => undefined);
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
