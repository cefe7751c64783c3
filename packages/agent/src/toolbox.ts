import { argumentsSchema } from "@advisor/tools/formats";
import { isHouseholdTool, type Tool } from "@advisor/tools/tool";
import type { ToolSpec } from "./model/model.ts";

/** The tools of a turn: household tools only if a household is selected. */
export const offeredTools = (catalog: readonly Tool[], householdChosen: boolean): Tool[] =>
  catalog.filter((tool) => householdChosen || !isHouseholdTool(tool));

export const toolSpec = (tool: Tool): ToolSpec => ({
  name: tool.name,
  description: tool.description,
  schema: argumentsSchema(tool),
});
