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

/** One event of a stream, or a whole response that is not a stream. */
export interface ServerEvent extends Pick<EventSourceMessage, "event" | "data"> {
  whole?: true;
}

/**
 * Yields the events of an answer up to [DONE] or its end, and returns whether the answer is known
 * to be complete. Yields undefined for bytes without an event, such as a comment, as a sign of
 * life. Throws at a damaged event after yielding the ones before it. A JSON or HTML response to a
 * streaming request is one event, whatever its content type.
 */
export async function* readServerEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerEvent | undefined, boolean> {
  const reader: Reader = body.getReader();
  try {
    const texts = textsOf(reader);
    const start = yield* untilText(texts);
    return yield* /^\s*[{[<]/.test(start)
      ? readWhole(start, texts)
      : readEvents(start, texts, reader);
  } finally {
    await Promise.allSettled([reader.cancel()]);
  }
}

async function* textsOf(reader: Reader): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  for (;;) {
    const { done, value } = await reader.read();
    yield value ? decoder.decode(value, { stream: true }) : decoder.decode();
    if (done) return;
  }
}

/** Reads up to the first text that is not blank. */
async function* untilText(texts: AsyncGenerator<string>): AsyncGenerator<undefined, string> {
  let start = "";
  for (;;) {
    const { done, value } = await texts.next();
    start += value ?? "";
    if (done === true || start.trim() !== "") return start;
    yield undefined;
  }
}

async function* readWhole(
  start: string,
  texts: AsyncGenerator<string>,
): AsyncGenerator<ServerEvent | undefined, boolean> {
  let data = start;
  for await (const text of texts) {
    data += text;
    if (data.length > LONGEST) throw new Error("The answer is too long.");
    yield undefined;
  }
  yield { data, whole: true };
  return true;
}

async function* readEvents(
  start: string,
  texts: AsyncGenerator<string>,
  reader: Reader,
): AsyncGenerator<ServerEvent | undefined, boolean> {
  const parse = parser();
  for await (const text of closed(start, texts)) {
    let brought = false;
    for (const event of parse(text)) {
      if (event.data.trim() === "[DONE]") {
        await ended(reader);
        return true;
      }
      brought = true;
      yield event;
    }
    if (!brought) yield undefined;
  }
  return false;
}

/** Adds the blank line that the last event of a stream may lack. */
async function* closed(start: string, texts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield start;
  yield* texts;
  yield "\n\n";
}

/** Turns text into the events it completes. */
function parser(): (text: string) => Generator<EventSourceMessage> {
  const waiting: EventSourceMessage[] = [];
  let damage: ParseError | undefined;
  const events = createParser({
    maxBufferSize: LONGEST,
    onEvent: (event) => waiting.push(event),
    onError: (error) => {
      if (error.type !== "invalid-retry") damage ??= error;
    },
  });
  return function* (text) {
    events.feed(text);
    yield* waiting.splice(0).filter(({ event, data }) => data.trim() !== "" && event !== "ping");
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
