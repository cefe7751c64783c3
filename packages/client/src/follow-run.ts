import { Fault } from "@advisor/domain/fault";
import { endsRun } from "@advisor/domain/research/entry";
import { Event } from "@advisor/protocol/research/event";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { Wait } from "./api-call.ts";
import { ApiError } from "./api-error.ts";

/** Pauses before each reconnect; any progress resets them. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000];

interface FollowOptions {
  /** The last event read; 0 reads from the beginning. */
  after: number;
  /** Opens the stream of events after this one. */
  open(after: number): Promise<Response>;
  wait: Wait;
}

interface Position {
  after: number;
  /** Connections lost since the last event. */
  failures: number;
  /** True after an event that ends the run, until a person starts it again. */
  stopped: boolean;
  /** True when there is nothing more to wait for. */
  ended: boolean;
}

/**
 * Yields a run's events, each once and in order, until the run ends. It reconnects after the last
 * event read. Throws when its retries are used up, or when the API refuses. A reader that lost the
 * connection at an earlier end may miss that the run was resumed: ask for its status.
 */
export async function* followRun({ after, open, wait }: FollowOptions): AsyncGenerator<Event> {
  const position: Position = { after, failures: 0, stopped: false, ended: false };
  for (;;) {
    const before = position.after;
    let lost: unknown;
    try {
      yield* readOnce(await open(position.after), position);
    } catch (error) {
      lost = error;
    }
    if (position.ended) return;
    // The service closes long connections from time to time; that is not a failure.
    if (lost === undefined && position.after > before) continue;
    lost ??= new Error("The connection was lost before the run ended.");
    const pauseMs = pausesMs[position.failures];
    if (pauseMs === undefined || refused(lost)) throw lost;
    await wait(pauseMs);
    position.failures += 1;
  }
}

/**
 * Reads one connection to its end. A record may contain earlier ends, and late events may follow an
 * end, so the service marks the last event by closing the stream after it.
 */
async function* readOnce(response: Response, position: Position): AsyncGenerator<Event> {
  const before = position.after;
  const text = (response.body ?? nothing()).pipeThrough(
    new TextDecoderStream() as TransformStream<Uint8Array, string>,
  );
  for await (const { id, data } of text.pipeThrough(new EventSourceParserStream())) {
    const seq = Number(id);
    if (!(seq > position.after)) continue;
    position.after = seq;
    position.failures = 0;
    const event = Event.safeParse(JSON.parse(data)).data;
    position.ended = event !== undefined && endsRun(event);
    position.stopped ||= position.ended;
    if (event !== undefined) yield event;
  }
  const silent = position.after === before;
  position.ended ||= response.status === 204 || (silent && position.stopped);
}

const nothing = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.close() });

/** A `Fault` comes from the code that connects, and means: do not reconnect. */
const refused = (error: unknown): boolean =>
  error instanceof Fault || (error instanceof ApiError && !error.problem.retryable);
