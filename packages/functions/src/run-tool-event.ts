import { Fault } from "@advisor/domain/fault";
import type { ToolError } from "@advisor/protocol/tool-result";
import { runTool } from "@advisor/tools/run-tool";
import type { Outcome } from "@advisor/tools/tool";
import * as z from "zod";
import type { Stores } from "./runtime.ts";
import { sessionPorts } from "./session-ports.ts";

/** What a tool's Lambda is invoked with. The session comes from the turn that calls, never from the model. */
export const ToolEvent = z.strictObject({
  session: z.strictObject({
    advisor_id: z.string(),
    household_id: z.string().nullable(),
    turn_id: z.string(),
  }),
  input: z.unknown(),
});

/** An answer either way: a tool's Lambda fails only when the Lambda itself does. */
export type ToolAnswer = { outcome: Outcome } | { error: ToolError };

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
