import { Fault } from "@advisor/domain/fault";
import type { Session } from "@advisor/protocol/tool-call";
import { catalog } from "@advisor/tools/catalog.gen";
import type { RunTool } from "@advisor/tools/run-tool";
import { householdTool, type Tool } from "@advisor/tools/tool";

/** The catalogue, with all the time that a busy machine takes; deadlines are proven beside the tools' runner. */
export const tools = catalog.map((tool): [string, Tool] => [
  tool.name,
  { ...tool, cost: { ...tool.cost, seconds: 100 } },
]);
export const householdTools = tools.filter(([, tool]) => householdTool(tool));

/** The advisor of the north with a household of their own. */
export const session: Session = {
  advisor_id: "adv_north",
  household_id: "hh_d1",
  turn_id: "turn_catalog",
};

/** What is found at a place, or the fault: its code and message. Anything else is a bug and thrown. */
export async function answered(run: RunTool, tool: Tool, input: unknown) {
  try {
    return await run(tool, input, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** Faults that say "this is our bug", or that something took too long. */
export const crashes = ["tool_failed", "tool_timeout", "internal"];
