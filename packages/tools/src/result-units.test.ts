import { expect, test } from "vitest";
import { catalog } from "./catalog.gen.ts";
import { resultSchema } from "./schema/result-schema.ts";

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

/** The units that begin a description. Money names its currency. */
const units =
  /^(?:US dollars|Indian rupees|Money(?: per share or unit,)? in the currency of|Money per share or unit, in the currency of|Percent|Percentage points|Ratio|Multiple|Shares|Units|Days|Count (?:of|from)|In the unit that)/;

/** The path and the description of every number in a schema. */
function numbersOf(schema: Schema, path = "", said?: string): [path: string, said: string][] {
  const words = schema.description ?? said;
  const types = [schema.type ?? []].flat();
  const own: [string, string][] =
    types.includes("number") || types.includes("integer") ? [[path, words ?? ""]] : [];
  const { properties = {}, items, additionalProperties: extra, anyOf = [], oneOf = [] } = schema;
  return [
    ...own,
    ...[...anyOf, ...oneOf].flatMap((one) => numbersOf(one, path, words)),
    ...(items === undefined ? [] : numbersOf(items, `${path}[]`, words)),
    ...(typeof extra === "object" ? numbersOf(extra, `${path}.*`) : []),
    ...Object.entries(properties).flatMap(([name, one]) =>
      numbersOf(one, path === "" ? name : `${path}.${name}`),
    ),
  ];
}

test.each(catalog.map((tool) => [tool.name, tool] as const))(
  "%s says the unit of each number of its result",
  (_, tool) => {
    const silent = numbersOf(resultSchema(tool) as Schema)
      .filter(([path]) => !path.endsWith("left_out"))
      .filter(([, said]) => !units.test(said));
    expect(silent).toEqual([]);
  },
);

test("a number without a unit is found at any depth", () => {
  const silent = {
    properties: {
      price: { type: "number", description: "The newest one" },
      rows: { items: { anyOf: [{ type: "integer" }, { type: "null" }] } },
    },
  };
  expect(numbersOf(silent)).toEqual([
    ["price", "The newest one"],
    ["rows[]", ""],
  ]);
  expect(units.test("The newest one")).toBe(false);
});
