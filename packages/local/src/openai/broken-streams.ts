import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { bytes, type ChatRequest, DONE, type Part, type Script, stream, wire } from "./outcome.ts";

/** Faults between the headers and the end: the answer is good, its way to the client is not. */
export const brokenStreams: Record<string, Script> = {
  slow: (good) => stream(afterSeconds(8, good)),
  silent: () => stream([], "silence"),
  "silent-mid": (good) => stream(half(good), "silence"),
  "silent-end": (good) => stream(good, "silence"),

  "first-error": (_, asked) => stream([failure(asked)]),
  "mid-stream-error": (good, asked) => stream([...half(good), failure(asked), DONE]),
  "mid-stream-words": (good) => stream([...half(good), { error: "The model crashed." }]),
  "mid-stream-object": (good) =>
    stream([...half(good), { object: "error", message: "Out of memory.", code: 500 }]),
  "mid-stream-event": (good) =>
    stream([...half(good), bytes("event: error\ndata: upstream failed\n\n")]),

  "no-finish": (good) => stream([...unfinished(good), DONE]),
  "no-finish-no-done": (good) => stream(unfinished(good)),
  "no-done": (good) => stream(good.filter((part) => part !== DONE)),
  "no-usage": (good) => stream(good.filter((part) => !wide(part))),
  "no-blank-line": (good) => stream(unterminated(good)),
  "done-then-cut": (good) => stream(good, "cut"),
  "finish-then-cut": (good) => stream(good.slice(0, -2), "cut"),
  cut: (good) => stream(half(good), "cut"),
  "cut-event": (good) => stream([...half(good), next(good).subarray(0, 20)]),
  corrupt: (good) => stream([...half(good), '{"choices": [', ...unfinished(good)]),
  "no-object": (good) => stream([...half(good), "42"]),
  garbage: (good) => stream([...half(good), bytes("<html>502 Bad Gateway</html>\n\n")]),
  "bad-bytes": (good) => stream([...half(good), new Uint8Array([255, 254, 10, 10])]),
  "absurd-length": (good) => stream([...half(good), bytes(`data: ${"x".repeat(9_000_000)}`)]),
  torn: (good) => stream(torn(good)),
};

const failure = ({ key }: ChatRequest): Part => ({
  error: { message: `Failed for the key ${key}.`, type: "server_error", code: 500 },
});

const half = (good: Part[]) => good.slice(0, Math.ceil(good.length / 2));

const next = (good: Part[]) => wire(good[Math.ceil(good.length / 2)] ?? DONE);

/** Without the finish reason, the usage and the end. */
const unfinished = (good: Part[]) => good.slice(0, -3);

/** A chunk about the answer as a whole, that is its usage. */
const wide = (part: Part) => typeof part === "object" && "usage" in part;

function unterminated(good: Part[]): Part[] {
  const whole = good.filter((part) => part !== DONE && !wide(part));
  return [...whole.slice(0, -1), ...whole.slice(-1).map((part) => wire(part).slice(0, -2))];
}

async function* afterSeconds(seconds: number, good: Part[]) {
  await sleep(seconds * 1_000, undefined, { ref: false });
  yield* good;
}

async function* torn(good: Part[]) {
  const whole = Buffer.concat(good.map(wire));
  for (let at = 0; at < whole.length; at += 7) {
    await setImmediate();
    yield whole.subarray(at, at + 7);
  }
}
