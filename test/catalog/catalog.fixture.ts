import { Fault } from "@advisor/domain/fault";
import type { Session } from "@advisor/protocol/tool-call";
import { catalog } from "@advisor/tools/catalog.gen";
import type { RunTool } from "@advisor/tools/run-tool";
import { isHouseholdTool, type Tool } from "@advisor/tools/tool";

/**
 * The catalog with long deadlines for a busy machine; deadlines are tested with the tool runner.
 */
export const tools = catalog.map((tool): [string, Tool] => [
  tool.name,
  { ...tool, cost: { ...tool.cost, seconds: 100 } },
]);
/** The same, with each tool's place in the catalog. */
export const placedTools = tools.map(([name, tool], place) => [name, tool, place] as const);
export const householdTools = tools.filter(([, tool]) => isHouseholdTool(tool));

/** The north advisor with one of their households. */
export const session: Session = {
  advisor_id: "adv_north",
  household_id: "hh_d1",
  turn_id: "turn_catalog",
};

/** The result, or the fault's code and message. Any other error is a bug and is thrown. */
export async function answered(run: RunTool, tool: Tool, input: unknown) {
  try {
    return await run(tool, input, new AbortController().signal);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { code: error.code, message: error.message };
  }
}

/** Faults that mean a bug or a timeout. */
export const crashes = ["tool_failed", "tool_timeout", "internal"];
