import { setTimeout as sleep } from "node:timers/promises";
import { createParser, type EventSourceMessage, type ParseError } from "eventsource-parser";

/** Characters one event may have: more than any answer needs, less than a memory holds. */
const LONGEST = 8 * 1024 * 1024;

/** Milliseconds in which a server ends its answer after [DONE], so that the line can be used again. */
const LINGER = 100;

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/**
 * The events of a stream, up to [DONE] or to its end; returns whether [DONE] came. Damage is thrown
 * behind what came before it.
 */
export async function* sentEvents(
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

/** Turns bytes into the events that they complete; undefined says that there are no more. */
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
    // An event that lacks only its blank line at the end of the answer is whole.
    events.feed(bytes ? text.decode(bytes, { stream: true }) : `${text.decode()}\n\n`);
    yield* waiting.splice(0);
    if (damage) throw damage;
  };
}

/** What comes after [DONE], be it an error or nothing for ever, does not matter. */
async function ended(reader: Reader): Promise<void> {
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  await Promise.race([Promise.allSettled([rest()]), sleep(LINGER, undefined, { ref: false })]);
}
