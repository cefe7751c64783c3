import type { Environment } from "@advisor/adapters/aws/connection";
import { readOnce } from "../tools/read-once.ts";

/** Starts generations of a run, and delivers approval decisions to them. */
export interface Research {
  start(runId: string, generation: number): Promise<void>;
  /** Resolves even if the callback expired or was answered before. */
  answer(callbackId: string, decision: unknown): Promise<void>;
}

/** Loaded with the first run. */
export function openResearch(functionName: string, env: Environment): Research {
  const loaded = readOnce(async () => {
    const { durableResearch } = await import("@advisor/adapters/research-runs");
    return durableResearch(functionName, env);
  });
  return {
    start: async (runId, generation) => (await loaded()).start(runId, generation),
    answer: async (callbackId, decision) => (await loaded()).answer(callbackId, decision),
  };
}
