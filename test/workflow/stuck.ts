import type { Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";

/** A model that calls tools at once, and stops in the middle of its answers until it is let go. */
export function stuck() {
  let reached = Promise.withResolvers<void>();
  let gate: PromiseWithResolvers<void> | undefined;
  let asked = 0;

  async function* held(good: Frame[], open: Promise<void>) {
    const half = Math.ceil(good.length / 2);
    yield* good.slice(0, half);
    reached.resolve();
    await open;
    yield* good.slice(half);
  }

  return {
    script: ((good, request) => {
      const read = JSON.stringify(request);
      const answers = read.includes("toolResult");
      if (read.includes("toolConfig")) asked += 1;
      return streamResponse(gate === undefined || !answers ? good : held(good, gate.promise));
    }) satisfies ResponseScript,
    /** From here on it stops half way. */
    stick() {
      reached = Promise.withResolvers();
      gate = Promise.withResolvers();
    },
    /** It is half way. */
    reached: () => reached.promise,
    /** It goes on where it stopped, and stops no more. */
    release() {
      gate?.resolve();
      gate = undefined;
    },
    /** How often a turn asked it. */
    asked: () => asked,
  };
}
