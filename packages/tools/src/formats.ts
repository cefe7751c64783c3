import * as z from "zod";
import { completeQueryForm, QueryInput } from "./query-input.ts";
import { resultSchema } from "./result-schema.ts";
import { strictSchema } from "./strict-schema.ts";
import { isHouseholdTool, type Tool } from "./tool.ts";

/** The API whose tool format is used. */
export const Format = z.enum(["openai", "responses", "converse", "mcp"]);
type Format = z.infer<typeof Format>;

/**
 * A tool's definition in a format. `strict` makes all arguments required and optional ones
 * nullable.
 */
export const describeTool = (tool: Tool, format: Format, strict = false): Record<string, unknown> =>
  formats[format](
    tool,
    strict ? strictSchema(completeArgumentsSchema(tool)) : argumentsSchema(tool),
    strict,
  );

/** Properties that none of the formats can express. */
export const toolProperties = (tool: Tool): Record<string, unknown> => ({
  effect: tool.effect,
  cost: tool.cost,
  view: tool.hasView,
  needs_household: isHouseholdTool(tool),
  example: tool.example,
});

/** The JSON Schema of the arguments. */
export function argumentsSchema(tool: Tool): Record<string, unknown> {
  const known = schemas.get(tool);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, {
    io: "input",
    // The `format` keyword suffices; the pattern of a date is two hundred characters in every
    // request.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === "date") delete jsonSchema.pattern;
    },
  });
  const whole = closed(schema);
  schemas.set(tool, whole);
  return whole;
}

/** The same with every object's properties, which the form of a query states only once. */
export const completeArgumentsSchema = (tool: Tool): Record<string, unknown> =>
  tool.input === QueryInput ? closed(completeQueryForm()) : argumentsSchema(tool);

/** Forbids additional properties in every object. */
function closed(schema: Record<string, unknown>): Record<string, unknown> {
  const inner = Object.entries(schema).map(([key, value]) => [key, closedValue(value)]);
  const isOpen = isRecord(schema.properties) && schema.additionalProperties === undefined;
  return { ...Object.fromEntries(inner), ...(isOpen ? { additionalProperties: false } : {}) };
}

const closedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closedValue);
  return isRecord(value) ? closed(value) : value;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const schemas = new WeakMap<Tool, Record<string, unknown>>();

/** The MCP annotations of a tool, which tell clients how it behaves. */
export const annotations = (tool: Tool) => ({
  readOnlyHint: tool.effect === "read",
  destructiveHint: false,
  openWorldHint: !isHouseholdTool(tool) && !tool.needs.includes("book"),
});

type Schema = Record<string, unknown>;

const formats: Record<Format, (tool: Tool, schema: Schema, strict: boolean) => Schema> = {
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
