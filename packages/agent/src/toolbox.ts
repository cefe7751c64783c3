import { argumentsSchema } from "@advisor/tools/formats";
import { householdTool, type Tool } from "@advisor/tools/tool";
import type { ToolSpec } from "./model/model.ts";

/** The tools of a turn: household tools only where a household is chosen. */
export const offered = (catalog: readonly Tool[], householdChosen: boolean): Tool[] =>
  catalog.filter((tool) => householdChosen || !householdTool(tool));

export const specOf = (tool: Tool): ToolSpec => ({
  name: tool.name,
  description: tool.description,
  schema: argumentsSchema(tool),
});
