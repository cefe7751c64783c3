import { Fault } from "@advisor/domain/fault";
import { type ToolAnswer, ToolEvent } from "@advisor/protocol/tool-call";
import type { Stores } from "../runtime.ts";
import { inlineTools } from "./inline-tools.ts";

/** Runs the named tool for an event, with the same ports, checks and faults as in a turn. */
export async function runToolEvent(
  stores: Stores,
  name: string,
  event: unknown,
): Promise<ToolAnswer> {
  const tool = stores.catalog.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`TOOL names no tool of the catalog: ${name}`);
  const parsed = ToolEvent.safeParse(event);
  if (!parsed.success) {
    return { error: { code: "invalid_event", message: "Invoke a tool with {session, input}." } };
  }
  const { session, input } = parsed.data;
  const { advisor_id, household_id, turn_id } = session;
  const began = stores.clock.now();
  const note = (code: string) => {
    const ms = stores.clock.now() - began;
    stores.log.info("tool_call", { advisor_id, household_id, turn_id, tool: name, code, ms });
  };
  try {
    const never = new AbortController().signal;
    const outcome = await inlineTools(stores)(session)(tool, input, never);
    note("ok");
    return { outcome };
  } catch (error) {
    const fault = error instanceof Fault ? error : undefined;
    note(fault?.code ?? "internal");
    const cause = fault === undefined ? error : fault.cause;
    if (cause !== undefined) stores.log.error("tool_failed", { turn_id, tool: name }, cause);
    // Lambda logs the message of a thrown error, so it must not contain data.
    if (fault === undefined) throw new Error(`${name} failed.`);
    return { error: { code: fault.code, message: fault.message } };
  }
}
