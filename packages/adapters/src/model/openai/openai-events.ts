import { setTimeout as sleep } from "node:timers/promises";
import { createParser, type EventSourceMessage, type ParseError } from "eventsource-parser";

/** The most characters in one event: more than any answer needs, and small enough for memory. */
const LONGEST = 8 * 1024 * 1024;

/**
 * Milliseconds to wait after [DONE] for the server to end its response, so that the connection can
 * be reused.
 */
const LINGER = 100;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Yields the events of a stream up to [DONE] or its end, and returns whether [DONE] came. A damaged
 * event throws after the events before it were yielded.
 */
export async function* readServerSentEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<EventSourceMessage, boolean> {
  const parse = parser();
  const reader: Reader = body.getReader();
  try {
    for (let open = true; open; ) {
      const { done, value } = await reader.read();
      open = !done;
      for (const event of parse(value)) {
        if (event.data === "[DONE]") {
          await ended(reader);
          return true;
        }
        if (event.data !== "") yield event;
      }
    }
    return false;
  } finally {
    await Promise.allSettled([reader.cancel()]);
  }
}

/** Turns bytes into the events they complete; pass undefined at the end of the stream. */
function parser(): (bytes: Uint8Array | undefined) => Generator<EventSourceMessage> {
  const text = new TextDecoder("utf-8", { fatal: true });
  const waiting: EventSourceMessage[] = [];
  let damage: ParseError | undefined;
  const events = createParser({
    maxBufferSize: LONGEST,
    onEvent: (event) => waiting.push(event),
    onError: (error) => {
      if (error.type !== "invalid-retry") damage ??= error;
    },
  });
  return function* (bytes) {
    // An event at the end of the stream that lacks only its blank line is complete.
    events.feed(bytes ? text.decode(bytes, { stream: true }) : `${text.decode()}\n\n`);
    yield* waiting.splice(0);
    if (damage) throw damage;
  };
}

/** Whatever comes after [DONE] does not matter: an error, or nothing at all. */
async function ended(reader: Reader): Promise<void> {
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await Promise.race([Promise.allSettled([rest()]), sleep(LINGER, undefined, { ref: false })]);
}
