import type { Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";

/** A model that calls tools at once, and pauses in the middle of its answers until released. */
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
    /** From now on it pauses in the middle. */
    stick() {
      reached = Promise.withResolvers();
      gate = Promise.withResolvers();
    },
    /** Resolves when it pauses. */
    reached: () => reached.promise,
    /** Continues where it paused, and pauses no more. */
    release() {
      gate?.resolve();
      gate = undefined;
    },
    /** The number of calls from turns. */
    asked: () => asked,
  };
}
