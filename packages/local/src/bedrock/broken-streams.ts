import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { encode, event, type Frame } from "./frame.ts";
import { bytes, type Script, stream } from "./outcome.ts";

/** Faults between the headers and the end: the answer is good, its way to the client is not. */
export const brokenStreams: Record<string, Script> = {
  slow: (good) => stream(afterSeconds(8, good)),
  silent: () => stream([], "silence"),
  "silent-mid": (good) => stream(half(good), "silence"),

  "first-frame-exception": () => stream([exception("throttlingException")]),
  "mid-stream-exception": (good) => stream([...half(good), exception("throttlingException")]),
  "mid-stream-internal": (good) => stream([...half(good), exception("internalServerException")]),
  "mid-stream-model": (good) => stream([...half(good), exception("modelStreamErrorException")]),
  "mid-stream-validation": (good) => stream([...half(good), exception("validationException")]),
  "mid-stream-unavailable": (good) =>
    stream([...half(good), exception("serviceUnavailableException")]),
  "mid-stream-unknown": (good) => stream([...half(good), exception("newKindOfException")]),
  "mid-stream-error": (good) =>
    stream([...half(good), { kind: "error", type: "InternalError", body: { message: "x" } }]),

  "no-stop": (good) => stream(without(good, "messageStop", "metadata")),
  "no-metadata": (good) => stream(without(good, "metadata")),
  "no-usage": (good) => stream([...without(good, "metadata"), event("metadata", {})]),
  "stop-then-cut": (good) => stream(without(good, "metadata"), "cut"),
  cut: (good) => stream(half(good), "cut"),
  "cut-frame": (good) => stream([...half(good), next(good).subarray(0, 20)]),
  corrupt: (good) => stream([...half(good), flipped(next(good))]),
  garbage: (good) => stream([...half(good), bytes("<html>502 Bad Gateway</html>")]),
  "absurd-length": (good) => stream([...half(good), new Uint8Array(64).fill(255)]),
  torn: (good) => stream(torn(good)),
};

const exception = (type: string): Frame => ({
  kind: "exception",
  type,
  body: { message: "Failed for arn:aws:bedrock:us-east-1:123456789012:model/x." },
});

const half = (good: Frame[]) => good.slice(0, Math.ceil(good.length / 2));

const next = (good: Frame[]) =>
  encode(good[Math.ceil(good.length / 2)] ?? event("messageStop", { stopReason: "end_turn" }));

const without = (good: Frame[], ...types: string[]) =>
  good.filter((frame) => !types.includes(frame.type));

/** One wrong bit in the body, which the checksum must find. */
function flipped(frame: Uint8Array): Uint8Array {
  return frame.map((byte, at) => (at === frame.length - 6 ? byte ^ 1 : byte));
}

async function* afterSeconds(seconds: number, good: Frame[]) {
  await sleep(seconds * 1_000, undefined, { ref: false });
  yield* good;
}

async function* torn(good: Frame[]) {
  const whole = Buffer.concat(good.map(encode));
  for (let at = 0; at < whole.length; at += 7) {
    await setImmediate();
    yield whole.subarray(at, at + 7);
  }
}
