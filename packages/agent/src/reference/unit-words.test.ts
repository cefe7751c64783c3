import { catalog } from "@advisor/tools/catalog.gen";
import { resultSchema } from "@advisor/tools/schema/result-schema";
import { expect, test } from "vitest";
import { unitWords } from "./unit-words.ts";

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The path of every number in a schema, with its description. */
function numbersOf(schema: Schema, path: string[] = [], said?: string): [string[], string][] {
  const words = schema.description ?? said;
  const { properties = {}, items, additionalProperties: extra, anyOf = [], oneOf = [] } = schema;
  const isNumber = ["number", "integer"].includes([schema.type].flat()[0] ?? "");
  return [
    ...(isNumber && words !== undefined ? [[path, words] satisfies [string[], string]] : []),
    ...[...anyOf, ...oneOf].flatMap((one) => numbersOf(one, path, words)),
    ...(items === undefined ? [] : numbersOf(items, [...path, "[]"], words)),
    ...(typeof extra === "object" ? numbersOf(extra, [...path, "any"]) : []),
    ...Object.entries(properties).flatMap(([name, one]) => numbersOf(one, [...path, name])),
  ];
}

test.each(catalog.map((tool) => [tool.name, tool] as const))(
  "the unit of every number of %s is found",
  (_, tool) => {
    const numbers = numbersOf(resultSchema(tool) as Schema).filter(([[first]]) => first === "data");
    const wrong = numbers.filter(([path, said]) => unitWords(tool, path.slice(1)) !== said);
    expect(wrong).toEqual([]);
  },
);
