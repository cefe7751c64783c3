import { Fault } from "@advisor/domain/fault";
import { ApiError } from "./api-error.ts";
import { type Chunk, readEvents } from "./read-stream.ts";

/** How to connect to a turn's stream. */
export interface TurnConnections {
  /** Sends the request; a retry sends the same one. */
  open(): Promise<Response>;
  /** Reconnects after the last event read, if there was one. */
  follow(after: string | undefined): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
}

/** Pauses before each reconnect; any progress resets them. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000];

const ends: ReadonlySet<Chunk["type"]> = new Set(["finish", "abort", "error"]);

/** How far the stream was read. */
interface StreamPosition {
  /** The id of the last event read. */
  after: string | undefined;
  /**
   * The request reached the service before the connection was lost, so the turn runs without a
   * reader.
   */
  running: boolean;
  /** Connections lost since the last event. */
  failures: number;
  /** The last part of the turn was read, so a lost connection no longer matters. */
  ended: boolean;
}

/**
 * Yields a turn's chunks to its end across lost connections: retries keep the idempotency key, so
 * nothing is sent twice. Throws when the retries run out or the API refuses.
 */
export async function* readWithReconnects(connections: TurnConnections): AsyncGenerator<Chunk> {
  const position: StreamPosition = { after: undefined, running: false, failures: 0, ended: false };
  for (;;) {
    let lost: unknown = new Error("The connection was lost before the answer ended.");
    try {
      yield* readOnce(connections, position);
    } catch (error) {
      lost = error;
    }
    if (position.ended) return;
    position.running = codeOf(lost) === "in_progress";
    const pauseMs = pausesMs[position.failures];
    if (pauseMs === undefined || refused(lost, position)) throw lost;
    await connections.wait(pauseMs);
    position.failures += 1;
  }
}

/** Reads one connection until the turn or the connection ends. */
async function* readOnce(
  connections: TurnConnections,
  position: StreamPosition,
): AsyncGenerator<Chunk> {
  const { status, body } = await connected(connections, position);
  position.ended = status === 204;
  for await (const { id, chunk } of readEvents(body ?? nothing())) {
    position.failures = 0;
    position.after = id ?? position.after;
    if (chunk === undefined) continue;
    yield chunk;
    position.ended = ends.has(chunk.type);
    if (position.ended) return;
  }
}

/** Sends the same request again, which replays a turn that ended before its reader reconnected. */
async function connected(
  connections: TurnConnections,
  position: StreamPosition,
): Promise<Response> {
  if (position.after === undefined && !position.running) return connections.open();
  const response = await connections.follow(position.after);
  return response.status === 204 && position.running ? connections.open() : response;
}

const nothing = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.close() });

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.code : undefined;

/**
 * A refusal is final, unless the turn is running and the service is busy. A `Fault` comes from the
 * connecting code and forbids a retry.
 */
const refused = (error: unknown, { after, running }: StreamPosition): boolean =>
  error instanceof Fault ||
  (error instanceof ApiError && !running && !(after !== undefined && error.problem.retryable));
