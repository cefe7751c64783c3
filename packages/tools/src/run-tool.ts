import { Fault } from "@advisor/domain/fault";
import type { Outcome } from "@advisor/protocol/tool-call";
import type { Ports } from "./ports.ts";
import type { Tool } from "./tool.ts";

/** Runs a tool, in this process or in its own Lambda. */
export type RunTool = (tool: Tool, raw: unknown, signal: AbortSignal) => Promise<Outcome>;

/**
 * The only way to run a tool in this process. Returns an outcome or throws a Fault within the
 * tool's deadline: `tool_timeout` if it takes too long, `tool_failed` for an unexpected error.
 */
export async function runTool(
  tool: Tool,
  raw: unknown,
  ports: Partial<Ports>,
  signal: AbortSignal,
): Promise<Outcome> {
  const deadline = AbortSignal.timeout(tool.cost.seconds * 1_000);
  const either = AbortSignal.any([signal, deadline]);
  try {
    signal.throwIfAborted();
    return await Promise.race([tool.run(raw, ports, either), aborted(either)]);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (signal.aborted) throw new Fault("conflict", "interrupted", "The turn was stopped.");
    if (deadline.aborted) {
      throw new Fault(
        "upstream",
        "tool_timeout",
        `${tool.name} took longer than ${tool.cost.seconds} s.`,
      );
    }
    throw new Fault("upstream", "tool_failed", `${tool.name} failed. Its data is not available.`, {
      cause: error,
    });
  }
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
