import type { Frame } from "@advisor/local/bedrock/frame";
import { type ResponseScript, streamResponse } from "@advisor/local/bedrock/outcome";

/** Whether the frames contain a tool call. */
const calls = (frames: readonly Frame[]): boolean => JSON.stringify(frames).includes("toolUse");

/**
 * A model that calls its tools at once, writes half of each answer, and the rest after `release`.
 */
export function holdingAnswers(): { script: ResponseScript; release(): void } {
  let gate = Promise.withResolvers<void>();
  async function* held(good: Frame[]) {
    const half = Math.ceil(good.length / 2);
    const { promise } = gate;
    yield* good.slice(0, half);
    await promise;
    yield* good.slice(half);
  }
  return {
    script: (good) => streamResponse(calls(good) ? good : held(good)),
    release() {
      gate.resolve();
      gate = Promise.withResolvers();
    },
  };
}
