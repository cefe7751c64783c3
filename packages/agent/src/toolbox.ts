import { isHouseholdTool, type Tool } from "@advisor/tools/tool";
import type { ToolSpec } from "./model/model.ts";

/** The tools of a turn: household tools only if a household is selected. */
export const offeredTools = (catalog: readonly Tool[], householdChosen: boolean): Tool[] =>
  catalog.filter((tool) => householdChosen || !isHouseholdTool(tool));

/** The same object each time, so that its length is counted once per process and not in every step. */
export function toolSpec(tool: Tool): ToolSpec {
  const known = specs.get(tool);
  if (known !== undefined) return known;
  const { name, description, schema } = tool;
  const spec = { name, description, schema };
  specs.set(tool, spec);
  return spec;
}

const specs = new WeakMap<Tool, ToolSpec>();
