import { type Access, type Fetch, pauseFor, type Wait } from "@advisor/client/api-call";
import { Fault } from "@advisor/domain/fault";
import { withNoun } from "./amounts.ts";

const firstPauseMs = 250;
const longestPauseMs = 10_000;
/** The service sends a heartbeat every five seconds; a stream silent for this long is dead. */
const silenceMs = 20_000;

interface Options {
  access: Access;
  /** How long to retry a lost connection. */
  patienceSeconds: number;
  note(line: string): void;
  wait?: Wait;
}

/**
 * Wraps an access so that requests survive a lost connection: they are retried with back-off under
 * the same idempotency keys. One note says when the connection is lost and one when it is back. A
 * service that never answered is not retried.
 */
export function withReconnects({
  access,
  patienceSeconds,
  note,
  wait = pauseFor,
}: Options): Access & {
  wait: Wait;
} {
  let connected = false;
  let lost = false;

  function lose(): void {
    if (!lost)
      note(`Connection lost. Trying again for up to ${withNoun(patienceSeconds, "second")}.`);
    lost = true;
  }

  function find(): void {
    if (lost) note("Connected again.");
    connected = true;
    lost = false;
  }

  const fetch: Fetch = async (input, init) => {
    const until = Date.now() + patienceSeconds * 1_000;
    for (const pauseMs of pauses()) {
      const response = await tryFetch(access.fetch, input, init);
      if (response !== undefined) {
        find();
        return failingWhenSilent(response);
      }
      if (!connected) throw unreachable(access.base);
      lose();
      if (Date.now() + pauseMs > until) break;
      await wait(pauseMs);
    }
    throw connectionLost(access.base, patienceSeconds);
  };

  return {
    ...access,
    fetch,
    wait: (milliseconds) => {
      lose();
      return wait(milliseconds);
    },
  };
}

function* pauses(): Generator<number, never> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) yield pauseMs;
}

/** The service's response; undefined if there was none or only a proxy responded. */
async function tryFetch(
  fetch: Fetch,
  ...request: Parameters<Fetch>
): Promise<Response | undefined> {
  let response: Response;
  try {
    response = await fetch(...request);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  const json = response.headers.get("content-type")?.includes("json") === true;
  if (![502, 503, 504].includes(response.status) || json) return response;
  await response.body?.cancel();
  return undefined;
}

/** The fault for a service that never answered. */
export const unreachable = (base: string): Fault =>
  new Fault(
    "upstream",
    "connection.refused",
    `Nothing answers at ${base}. Start the service (npm run dev), or name its address with --url.`,
  );

const connectionLost = (base: string, seconds: number): Fault =>
  new Fault(
    "upstream",
    "connection.lost",
    `No connection to ${base} for ${withNoun(seconds, "second")}.`,
  );

/** An event stream that fails after too long a silence, for example when the laptop slept. */
function failingWhenSilent(response: Response): Response {
  const { body, status, headers } = response;
  if (body === null || headers.get("content-type")?.startsWith("text/event-stream") !== true)
    return response;
  const reader = body.getReader();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const silence = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("The connection went silent.")), silenceMs);
      });
      try {
        const { done, value } = await Promise.race([reader.read(), silence]);
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        controller.error(error);
        await reader.cancel().catch(() => undefined);
      } finally {
        clearTimeout(timer);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(stream, { status, headers });
}
