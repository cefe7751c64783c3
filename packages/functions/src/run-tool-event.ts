import { Fault } from "@advisor/domain/fault";
import { type ToolAnswer, ToolEvent } from "@advisor/protocol/tool-call";
import { runTool } from "@advisor/tools/run-tool";
import type { Stores } from "./runtime.ts";
import { sessionPorts } from "./session-ports.ts";

/** Runs the named tool for an event, with the same ports, checks and faults as inside a turn. */
export async function runToolEvent(
  stores: Stores,
  name: string,
  event: unknown,
): Promise<ToolAnswer> {
  const tool = stores.catalog.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`TOOL names no tool of the catalogue: ${name}`);
  const parsed = ToolEvent.safeParse(event);
  if (!parsed.success) {
    return { error: { code: "invalid_event", message: "Invoke a tool with {session, input}." } };
  }
  const { session, input } = parsed.data;
  try {
    const never = new AbortController().signal;
    return { outcome: await runTool(tool, input, sessionPorts(stores, session), never) };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { error: { code: error.code, message: error.message } };
  }
}
