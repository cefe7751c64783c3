import type { Tool } from "@advisor/tools/tool";
import { toolSpec } from "../../toolbox.ts";
import type { ToolFacts } from "../cell/action.ts";

export const toolFacts = (tool: Tool): ToolFacts => ({
  name: tool.name,
  schema: toolSpec(tool).schema,
  micro_usd: Math.ceil(tool.cost.usd * 1_000_000),
  writes: tool.effect === "write",
});
