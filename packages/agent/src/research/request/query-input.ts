import type { ToolSpec } from "../../model/model.ts";
import { isJson } from "./text-requests.ts";

/**
 * Turns a query into arguments: the JSON that it is, or the tool's one text argument. Undefined for
 * a tool that one text does not suffice for.
 */
export function argumentsFromText(
  schema: ToolSpec["schema"],
  query: string,
): Record<string, unknown> | undefined {
  const text = query.trim();
  if (text.startsWith("{") && isJson(text)) return JSON.parse(text) as Record<string, unknown>;
  const argument = textArgument(schema);
  if (argument === undefined) return undefined;
  return argument.list ? { [argument.name]: text.split(/\s*,\s*/) } : { [argument.name]: text };
}

/** The query of a call as a person reads it: its text argument, or the arguments as JSON. */
export function queryFromInput(schema: ToolSpec["schema"], input: Record<string, unknown>): string {
  const argument = textArgument(schema);
  const value = argument === undefined ? undefined : input[argument.name];
  if (typeof value === "string") return value;
  if (argument?.list === true && Array.isArray(value)) return value.join(", ");
  return JSON.stringify(input);
}

/** The argument that takes the text: the required one if there is one, else the first. */
function textArgument({ properties, required }: Record<string, unknown>) {
  const named = Object.entries((properties ?? {}) as Record<string, Record<string, unknown>>);
  const needed = Array.isArray(required) ? required : [];
  if (needed.length > 1) return undefined;
  const texts = named.flatMap(([name, property]) => {
    const items = (property.items ?? {}) as Record<string, unknown>;
    if (property.type === "string") return [{ name, list: false }];
    return property.type === "array" && items.type === "string" ? [{ name, list: true }] : [];
  });
  return needed.length === 0 ? texts[0] : texts.find(({ name }) => name === needed[0]);
}

/** How to request a tool in text. */
export function textRequestFormat({ name, schema }: Pick<ToolSpec, "name" | "schema">): string {
  const argument = textArgument(schema);
  return argument === undefined
    ? `<<${name}: {JSON arguments}>>`
    : `<<${name}: {${argument.name}}>>`;
}
