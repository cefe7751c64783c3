import { Fault } from "@advisor/domain/fault";
import * as Entry from "@advisor/domain/research/entry";
import * as Run from "@advisor/domain/research/run";
import { atVerbosity, eventOf, Verbosity } from "@advisor/protocol/research/event";
import { Hono } from "hono";
import * as z from "zod";
import { readOwnRun } from "../../research/read-own.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppContext, AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";
import { eventStreamResponse } from "../http/event-stream-response.ts";

const pollMs = 300;
const heartbeatMs = 5_000;
const entriesAtOnce = 100;
/** Must end before Lambda's limit; readers reconnect with Last-Event-ID. */
const longestMs = 14 * 60_000;

const Query = z.object({ verbosity: Verbosity.optional() });

/** A run's entries as server-sent events: the missed ones, then new ones as they arrive. */
export const eventRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/events", async (c) => {
    const { verbosity } = parseRequest(Query, c.req.query(), "invalid_request");
    const run = await readOwnRun(runtime, c.get("advisor").id, c.req.param("id"));
    const level = verbosity ?? run.settings.verbosity;
    const after = lastEventId(c);
    return eventStreamResponse((left) => follow(runtime, run.id, { after, level, left }));
  });

function lastEventId(c: AppContext): number {
  const id = c.req.header("last-event-id") ?? "";
  if (id === "") return 0;
  if (/^\d{1,10}$/.test(id)) return Number(id);
  const message = "Last-Event-ID is the id of an event of this run: a number.";
  throw new Fault("invalid", "invalid_last_event_id", message);
}

/** Ends after the entry that ends the run. To follow a resumed run, connect again. */
async function* follow(
  runtime: Runtime,
  runId: string,
  { after, level, left }: { after: number; level: number; left: AbortSignal },
): AsyncGenerator<string> {
  const { runs, wait, clock } = runtime;
  const until = clock.now() + longestMs;
  let seq = after;
  let spoken = clock.now();
  while (!left.aborted && clock.now() < until) {
    const entries = await entriesAfter(runtime, runId, seq);
    yield* frames(entries, level);
    seq = entries.at(-1)?.seq ?? seq;
    if (entries.length === entriesAtOnce) continue;
    if (await isOver(runs, runId, entries.at(-1))) return;
    if (entries.length > 0) spoken = clock.now();
    if (clock.now() - spoken >= heartbeatMs) {
      spoken = clock.now();
      yield ": still here\n\n";
    }
    await wait(pollMs, left).catch(() => undefined);
  }
}

/** Reads the next entries. If the store fails, the caller retries after a pause. */
const entriesAfter = ({ runs, log }: Runtime, run_id: string, seq: number) =>
  runs.after(run_id, seq, entriesAtOnce).catch((error: unknown) => {
    log.error("events_failed", { run_id }, error);
    return [];
  });

function* frames(entries: readonly Entry.Info[], level: number): Generator<string> {
  for (const entry of entries) {
    const event = atVerbosity(eventOf(entry), level);
    if (event === undefined) continue;
    yield `id: ${entry.seq}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  }
}

/**
 * Checks whether the run is over, because late entries may follow the one that ended it. Called
 * after each possible last entry and while no entries arrive.
 */
async function isOver(
  runs: Runtime["runs"],
  runId: string,
  last: Entry.Info | undefined,
): Promise<boolean> {
  if (last !== undefined && !Entry.endsRun(last.body)) return false;
  const [state] = await runs.states([runId]);
  return state === undefined || Run.isEnded(state.status);
}
