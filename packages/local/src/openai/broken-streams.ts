import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { type ChatRequest, type ResponseScript, streamResponse } from "./outcome.ts";
import { DONE, encodeText, type Part, wireBytes } from "./wire.ts";

/** Faults after the headers and before the end: a correct answer with a broken transfer. */
export const brokenStreamScripts: Record<string, ResponseScript> = {
  slow: (good) => streamResponse(afterSeconds(8, good)),
  silent: () => streamResponse([], "silence"),
  "silent-mid": (good) => streamResponse(half(good), "silence"),
  "silent-end": (good) => streamResponse(good, "silence"),

  "first-error": (_, asked) => streamResponse([failure(asked)]),
  "mid-stream-error": (good, asked) => streamResponse([...half(good), failure(asked), DONE]),
  "mid-stream-words": (good) => streamResponse([...half(good), { error: "The model crashed." }]),
  "mid-stream-object": (good) =>
    streamResponse([...half(good), { object: "error", message: "Out of memory.", code: 500 }]),
  "mid-stream-event": (good) =>
    streamResponse([...half(good), encodeText("event: error\ndata: upstream failed\n\n")]),

  "no-finish": (good) => streamResponse([...unfinished(good), DONE]),
  "no-finish-no-done": (good) => streamResponse(unfinished(good)),
  "no-done": (good) => streamResponse(good.filter((part) => part !== DONE)),
  "no-usage": (good) => streamResponse(good.filter((part) => !hasUsage(part))),
  "no-blank-line": (good) => streamResponse(unterminated(good)),
  "done-then-cut": (good) => streamResponse(good, "cut"),
  "finish-then-cut": (good) => streamResponse(good.slice(0, -2), "cut"),
  cut: (good) => streamResponse(half(good), "cut"),
  "cut-event": (good) => streamResponse([...half(good), next(good).subarray(0, 20)]),
  corrupt: (good) => streamResponse([...half(good), '{"choices": [', ...unfinished(good)]),
  "no-object": (good) => streamResponse([...half(good), "42"]),
  garbage: (good) =>
    streamResponse([...half(good), encodeText("<html>502 Bad Gateway</html>\n\n")]),
  "bad-bytes": (good) => streamResponse([...half(good), new Uint8Array([255, 254, 10, 10])]),
  "absurd-length": (good) =>
    streamResponse([...half(good), encodeText(`data: ${"x".repeat(9_000_000)}`)]),
  torn: (good) => streamResponse(torn(good)),
};

const failure = ({ key }: ChatRequest): Part => ({
  error: { message: `Failed for the key ${key}.`, type: "server_error", code: 500 },
});

const half = (good: Part[]) => good.slice(0, Math.ceil(good.length / 2));

const next = (good: Part[]) => wireBytes(good[Math.ceil(good.length / 2)] ?? DONE);

/** Drops the finish reason, the usage and the end marker. */
const unfinished = (good: Part[]) => good.slice(0, -3);

/** True for the chunk that contains the usage. */
const hasUsage = (part: Part) => typeof part === "object" && "usage" in part;

function unterminated(good: Part[]): Part[] {
  const whole = good.filter((part) => part !== DONE && !hasUsage(part));
  return [...whole.slice(0, -1), ...whole.slice(-1).map((part) => wireBytes(part).slice(0, -2))];
}

async function* afterSeconds(seconds: number, good: Part[]) {
  await sleep(seconds * 1_000, undefined, { ref: false });
  yield* good;
}

async function* torn(good: Part[]) {
  const whole = Buffer.concat(good.map(wireBytes));
  for (let at = 0; at < whole.length; at += 7) {
    await setImmediate();
    yield whole.subarray(at, at + 7);
  }
}
