import { Fault } from "@advisor/domain/fault";
import { ApiError } from "./api-error.ts";
import { type Chunk, readEvents } from "./read-stream.ts";

/** The ways to a turn's stream. */
export interface Connections {
  /** Sends the request, or sends the same one again. */
  open(): Promise<Response>;
  /** Comes back with the id of the last event that was read, if there was one. */
  follow(after: string | undefined): Promise<Response>;
  wait(milliseconds: number): Promise<void>;
}

/** Pauses before a lost connection is tried again; progress begins them anew. */
const pausesMs = [250, 500, 1_000, 2_000, 4_000];

const ends: ReadonlySet<Chunk["type"]> = new Set(["finish", "abort", "error"]);

/** Where a reader stands. */
interface StreamPosition {
  /** The last event that was read. */
  after: string | undefined;
  /** The request arrived before its connection was lost, so that its turn runs without a reader. */
  running: boolean;
  /** Connections lost since the last event. */
  failures: number;
  /** The turn's last part was read; what becomes of its connection then is nobody's business. */
  ended: boolean;
}

/**
 * A turn's chunks to its end, whatever happens to the connection: what was read is not sent again,
 * and the request that began the turn keeps its key. Throws when tries are used up, or at a refusal.
 */
export async function* readOn(connections: Connections): AsyncGenerator<Chunk> {
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

/** Reads one connection, to the end of the turn or of the connection. */
async function* readOnce(
  connections: Connections,
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

/** A turn that ended before its reader came back is answered to the same request as it was. */
async function connected(connections: Connections, position: StreamPosition): Promise<Response> {
  if (position.after === undefined && !position.running) return connections.open();
  const response = await connections.follow(position.after);
  return response.status === 204 && position.running ? connections.open() : response;
}

const nothing = (): ReadableStream<Uint8Array> =>
  new ReadableStream({ start: (controller) => controller.close() });

const codeOf = (error: unknown): string | undefined =>
  error instanceof ApiError ? error.problem.code : undefined;

/**
 * A refusal is final, unless the turn runs and the service is only busy. A `Fault` is the word of who
 * makes the connections: no more of them.
 */
const refused = (error: unknown, { after, running }: StreamPosition): boolean =>
  error instanceof Fault ||
  (error instanceof ApiError && !running && !(after !== undefined && error.problem.retryable));
