import * as z from "zod";
import type { JsonSchema } from "../tool.ts";

/** The JSON Schema of a tool's arguments. */
export function argumentsSchema(input: z.ZodType): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(input, {
    io: "input",
    // The `format` keyword suffices; the pattern of a date is two hundred characters in every
    // request.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === "date") delete jsonSchema.pattern;
    },
  });
  return closed(schema);
}

/** Forbids additional properties in every object. */
function closed(schema: JsonSchema): JsonSchema {
  const inner = Object.entries(schema).map(([key, value]) => [key, closedValue(value)]);
  const isOpen = isRecord(schema.properties) && schema.additionalProperties === undefined;
  return { ...Object.fromEntries(inner), ...(isOpen ? { additionalProperties: false } : {}) };
}

const closedValue = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closedValue);
  return isRecord(value) ? closed(value) : value;
};

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
