import type { Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";

/** A model that writes half of its answer and the rest after `release`; one turn at a time. */
export function holding(): { script: ResponseScript; release(): Promise<void> } {
  let reached = Promise.withResolvers<void>();
  let gate = Promise.withResolvers<void>();

  async function* held(good: Frame[]) {
    const half = Math.ceil(good.length / 2);
    yield* good.slice(0, half);
    reached.resolve();
    await gate.promise;
    yield* good.slice(half);
  }

  return {
    script: (good) => streamResponse(held(good)),
    async release() {
      await reached.promise;
      gate.resolve();
      reached = Promise.withResolvers();
      gate = Promise.withResolvers();
    },
  };
}
