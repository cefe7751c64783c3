import { Fault } from "@advisor/domain/fault";
import { ends } from "@advisor/domain/research/entry";
import { Event } from "@advisor/protocol/research/event";
import { EventSourceParserStream } from "eventsource-parser/stream";
import type { Wait } from "./api-call.ts";
import { ApiError } from "./api-error.ts";

/** Pauses before a lost connection is tried again; progress begins them anew. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000];

interface Following {
  /** The last event that was read; 0 reads from the beginning. */
  after: number;
  /** Opens the stream of what came after an event. */
  open(after: number): Promise<Response>;
  wait: Wait;
}

interface Position {
  after: number;
  /** Connections lost since the last event. */
  failures: number;
  /** The last event that was read ends the run, until a person starts it again. */
  ended: boolean;
}

/**
 * A run's events, each once and in order, until the run ends. A connection that breaks is opened again
 * behind the last event. Throws when tries are used up, or at a refusal.
 */
export async function* followRun({ after, open, wait }: Following): AsyncGenerator<Event> {
  const position: Position = { after, failures: 0, ended: false };
  for (;;) {
    let lost: unknown = new Error("The connection was lost before the run ended.");
    try {
      yield* readOnce(await open(position.after), position);
    } catch (error) {
      lost = error;
    }
    if (position.ended) return;
    const pauseMs = pausesMs[position.failures];
    if (pauseMs === undefined || refused(lost)) throw lost;
    await wait(pauseMs);
    position.failures += 1;
  }
}

/** Reads one connection to its end. A record may hold earlier ends: what follows them is read too. */
async function* readOnce(response: Response, position: Position): AsyncGenerator<Event> {
  if (response.body === null || response.status === 204) {
    position.ended = true;
    return;
  }
  const text = response.body.pipeThrough(
    new TextDecoderStream() as TransformStream<Uint8Array, string>,
  );
  for await (const { id, data } of text.pipeThrough(new EventSourceParserStream())) {
    const seq = Number(id);
    if (!(seq > position.after)) continue;
    position.after = seq;
    position.failures = 0;
    const event = Event.safeParse(JSON.parse(data)).data;
    position.ended = event !== undefined && ends(event);
    if (event !== undefined) yield event;
  }
}

/** A `Fault` is the word of who makes the connections: no more of them. */
const refused = (error: unknown): boolean =>
  error instanceof Fault || (error instanceof ApiError && !error.problem.retryable);
