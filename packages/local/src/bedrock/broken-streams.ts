import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { encodeFrame, encodeText, eventFrame, type Frame } from "./frame.ts";
import { type ResponseScript, streamResponse } from "./outcome.ts";

/** Faults after the headers and before the end: a correct answer with a broken transfer. */
export const brokenStreamScripts: Record<string, ResponseScript> = {
  slow: (good) => streamResponse(afterSeconds(8, good)),
  silent: () => streamResponse([], "silence"),
  "silent-mid": (good) => streamResponse(half(good), "silence"),

  "first-frame-exception": () => streamResponse([exception("throttlingException")]),
  "mid-stream-exception": (good) =>
    streamResponse([...half(good), exception("throttlingException")]),
  "mid-stream-internal": (good) =>
    streamResponse([...half(good), exception("internalServerException")]),
  "mid-stream-model": (good) =>
    streamResponse([...half(good), exception("modelStreamErrorException")]),
  "mid-stream-validation": (good) =>
    streamResponse([...half(good), exception("validationException")]),
  "mid-stream-unavailable": (good) =>
    streamResponse([...half(good), exception("serviceUnavailableException")]),
  "mid-stream-unknown": (good) => streamResponse([...half(good), exception("newKindOfException")]),
  "mid-stream-error": (good) =>
    streamResponse([
      ...half(good),
      { kind: "error", type: "InternalError", body: { message: "x" } },
    ]),

  "no-stop": (good) => streamResponse(without(good, "messageStop", "metadata")),
  "no-metadata": (good) => streamResponse(without(good, "metadata")),
  "no-usage": (good) => streamResponse([...without(good, "metadata"), eventFrame("metadata", {})]),
  "stop-then-cut": (good) => streamResponse(without(good, "metadata"), "cut"),
  cut: (good) => streamResponse(half(good), "cut"),
  "cut-frame": (good) => streamResponse([...half(good), next(good).subarray(0, 20)]),
  corrupt: (good) => streamResponse([...half(good), flipped(next(good))]),
  garbage: (good) => streamResponse([...half(good), encodeText("<html>502 Bad Gateway</html>")]),
  "absurd-length": (good) => streamResponse([...half(good), new Uint8Array(64).fill(255)]),
  torn: (good) => streamResponse(torn(good)),
};

const exception = (type: string): Frame => ({
  kind: "exception",
  type,
  body: { message: "Failed for arn:aws:bedrock:us-east-1:123456789012:model/x." },
});

const half = (good: Frame[]) => good.slice(0, Math.ceil(good.length / 2));

const next = (good: Frame[]) =>
  encodeFrame(
    good[Math.ceil(good.length / 2)] ?? eventFrame("messageStop", { stopReason: "end_turn" }),
  );

const without = (good: Frame[], ...types: string[]) =>
  good.filter((frame) => !types.includes(frame.type));

/** Flips one bit in the body, which the checksum must detect. */
function flipped(frame: Uint8Array): Uint8Array {
  return frame.map((byte, at) => (at === frame.length - 6 ? byte ^ 1 : byte));
}

async function* afterSeconds(seconds: number, good: Frame[]) {
  await sleep(seconds * 1_000, undefined, { ref: false });
  yield* good;
}

async function* torn(good: Frame[]) {
  const whole = Buffer.concat(good.map(encodeFrame));
  for (let at = 0; at < whole.length; at += 7) {
    await setImmediate();
    yield whole.subarray(at, at + 7);
  }
}
