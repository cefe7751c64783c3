import type { DefinedTool } from "@advisor/tools/tool";
import {
  $ZodArray,
  $ZodDefault,
  $ZodNullable,
  $ZodObject,
  $ZodOptional,
  $ZodRecord,
  type $ZodType,
  $ZodUnion,
  globalRegistry,
} from "zod/v4/core";

/** The description of a figure of a tool's result, which begins with its unit; undefined if forms of it differ. */
export function unitWords({ output }: Pick<DefinedTool, "output">, path: readonly string[]) {
  const said = new Set(wordsAt(output, path));
  return said.size === 1 ? [...said][0] : undefined;
}

/** The figure may have several forms, and a description may stand at what wraps it. */
function wordsAt(schema: $ZodType, path: readonly string[], around?: string): string[] {
  const words = globalRegistry.get(schema)?.description ?? around;
  if (schema instanceof $ZodUnion) {
    return schema._zod.def.options.flatMap((form) => wordsAt(form, path, words));
  }
  if (
    schema instanceof $ZodNullable ||
    schema instanceof $ZodOptional ||
    schema instanceof $ZodDefault
  ) {
    return wordsAt(schema._zod.def.innerType, path, words);
  }
  const [next, ...rest] = path;
  if (next === undefined) return words === undefined ? [] : [words];
  const inner = within(schema, next);
  return inner === undefined ? [] : wordsAt(inner, rest);
}

function within(schema: $ZodType, field: string): $ZodType | undefined {
  if (schema instanceof $ZodObject) return schema._zod.def.shape[field];
  if (schema instanceof $ZodRecord) return schema._zod.def.valueType;
  return schema instanceof $ZodArray ? schema._zod.def.element : undefined;
}
