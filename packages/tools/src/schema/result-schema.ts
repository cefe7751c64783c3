import { ToolResult } from "@advisor/protocol/tool-result";
import * as z from "zod";
import type { DefinedTool, JsonSchema as Schema } from "../tool.ts";

/** Converting all of them takes tens of milliseconds, and every MCP request describes all tools. */
const known = new WeakMap<DefinedTool, Schema>();

/** The JSON Schema of a tool's result, including shortened results and results without data. */
export function resultSchema(tool: DefinedTool): Schema {
  const schema = known.get(tool) ?? converted(tool);
  known.set(tool, schema);
  return schema;
}

function converted(tool: DefinedTool): Schema {
  const { $schema: _, required, ...envelope } = z.toJSONSchema(ToolResult, { io: "output" });
  const { $schema: __, ...data } = z.toJSONSchema(tool.output, {
    io: "output",
    unrepresentable: "any",
  });
  const fitted = { anyOf: [open(data) as Schema, tooLong] };
  const properties = { ...(envelope.properties as Schema), data: fitted, error };
  return { ...envelope, properties, anyOf: [{ required }, { required: ["error"] }] };
}

const error = {
  type: "object",
  properties: { code: { type: "string" }, message: { type: "string" } },
  required: ["code", "message"],
};
const cut = {
  type: "object",
  properties: { left_out: { type: "integer" } },
  required: ["left_out"],
};
const tooLong = { type: "object", properties: { note: { type: "string" } }, required: ["note"] };

/** Allows additional fields, and a note about omitted rows at the end of a list. */
function open(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => key !== "additionalProperties");
  const inner: Schema = Object.fromEntries(entries.map(([key, one]) => [key, open(one)]));
  const { additionalProperties: extra } = value as Schema;
  const rows = "items" in inner ? { items: { anyOf: [inner.items, cut] } } : {};
  const isMap = typeof extra === "object" && extra !== null;
  return { ...inner, ...rows, ...(isMap ? { additionalProperties: open(extra) } : {}) };
}
