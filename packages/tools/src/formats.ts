import * as z from "zod";
import { resultSchema } from "./result-schema.ts";
import { strictSchema } from "./strict-schema.ts";
import { householdTool, type Tool } from "./tool.ts";

/** How the catalogue is written for others to call it. */
export const Format = z.enum(["openai", "converse", "mcp"]);
type Format = z.infer<typeof Format>;

/** A tool in a format, exactly as the format has it; `strict` requires every argument, or null for it. */
export const describeTool = (tool: Tool, format: Format, strict = false): Record<string, unknown> =>
  formats[format](
    tool,
    strict ? strictSchema(argumentsSchema(tool)) : argumentsSchema(tool),
    strict,
  );

/** What no format has a word for. */
export const aboutTool = (tool: Tool): Record<string, unknown> => ({
  effect: tool.effect,
  cost: tool.cost,
  view: tool.hasView,
  needs_household: householdTool(tool),
});

/** JSON Schema of the arguments, as a caller sends them. */
export function argumentsSchema(tool: Tool): Record<string, unknown> {
  const known = schemas.get(tool);
  if (known !== undefined) return known;
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, {
    io: "input",
    // The format says it; the pattern of a date is two hundred characters in every request.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === "date") delete jsonSchema.pattern;
    },
  });
  const whole = closed(schema);
  schemas.set(tool, whole);
  return whole;
}

/** Every object in it says that it has no other fields: none is taken. */
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

/** What a Model Context Protocol client may assume of a call. */
export const annotations = (tool: Tool) => ({
  readOnlyHint: tool.effect === "read",
  destructiveHint: false,
  openWorldHint: !householdTool(tool) && !tool.needs.includes("book"),
});

type Schema = Record<string, unknown>;

const formats: Record<Format, (tool: Tool, schema: Schema, strict: boolean) => Schema> = {
  openai: ({ name, description }, parameters, strict) => ({
    type: "function",
    function: { name, description, parameters, ...(strict ? { strict } : {}) },
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
