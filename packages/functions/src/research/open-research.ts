import { readOnce } from "../tools/read-once.ts";

/** Where generations of research run, and where those that wait are told. */
export interface Research {
  start(runId: string, generation: number): Promise<void>;
  /** A callback that is gone, or was told before, is no failure. */
  answer(callbackId: string, decision: unknown): Promise<void>;
}

/** Loaded when the first run needs it. Undefined without durable functions. */
export function openResearch(functionName: string | undefined): Research | undefined {
  if (functionName === undefined) return undefined;
  const loaded = readOnce(async () => {
    const { durableResearch } = await import("@advisor/adapters/research-runs");
    return durableResearch(functionName);
  });
  return {
    start: async (runId, generation) => (await loaded()).start(runId, generation),
    answer: async (callbackId, decision) => (await loaded()).answer(callbackId, decision),
  };
}
