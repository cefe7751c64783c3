import * as z from "zod";
import { completeSchema } from "./schema/complete-schema.ts";
import { resultSchema } from "./schema/result-schema.ts";
import { strictSchema } from "./schema/strict-schema.ts";
import { type DefinedTool, isHouseholdTool, type JsonSchema, type Tool } from "./tool.ts";

/** The API whose tool format is used. */
export const Format = z.enum(["openai", "responses", "converse", "mcp"]);
type Format = z.infer<typeof Format>;

/**
 * A tool's definition in a format. `strict` makes all arguments required and optional ones
 * nullable.
 */
export const describeTool = (tool: DefinedTool, format: Format, strict = false): Described =>
  formats[format](tool, strict ? strictSchema(completeSchema(tool)) : tool.schema, strict);

/** Properties that none of the formats can express. */
export const toolProperties = (tool: Tool): Record<string, unknown> => ({
  effect: tool.effect,
  cost: tool.cost,
  view: tool.hasView,
  needs_household: isHouseholdTool(tool),
  example: tool.example,
});

/** The MCP annotations of a tool, which tell clients how it behaves. */
export const annotations = (tool: Tool) => ({
  readOnlyHint: tool.effect === "read",
  destructiveHint: false,
  openWorldHint: !isHouseholdTool(tool) && !tool.needs.includes("book"),
});

type Described = Record<string, unknown>;

const formats: Record<
  Format,
  (tool: DefinedTool, schema: JsonSchema, strict: boolean) => Described
> = {
  openai: ({ name, description }, parameters, strict) => ({
    type: "function",
    function: { name, description, parameters, ...(strict ? { strict } : {}) },
  }),
  // OpenAI's Responses API takes missing `strict` for true.
  responses: ({ name, description }, parameters, strict) => ({
    type: "function",
    name,
    description,
    parameters,
    strict,
  }),
  converse: ({ name, description }, json) => ({
    toolSpec: { name, description, inputSchema: { json } },
  }),
  mcp: (tool, inputSchema) => ({
    name: tool.name,
    description: tool.description,
    inputSchema,
    outputSchema: resultSchema(tool),
    annotations: annotations(tool),
  }),
};
