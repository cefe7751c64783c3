import { type RunTool, runTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";

/** Runs these tools here, and all others where the session runs them. */
export const withLocalTools =
  (own: readonly Tool[], others: RunTool): RunTool =>
  (tool, raw, signal) =>
    own.includes(tool) ? runTool(tool, raw, {}, signal) : others(tool, raw, signal);
