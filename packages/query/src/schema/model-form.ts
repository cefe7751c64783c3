import * as z from "zod";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { valued } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import { datasetNames, datasetOf } from "../datasets/datasets.ts";
import { Query } from "./query.ts";

/** Names that many datasets share, by the letter that stands for them in the table. */
const shared = {
  A: Object.keys(accountDimensions),
  S: Object.keys(securityDimensions),
  V: Object.keys(valued),
};

/** "positions: V quantity price | A S": what can be asked of each dataset. */
export function datasetTable(): string {
  const letters = Object.entries(shared).map(([letter, names]) => `${letter} = ${names.join(" ")}`);
  const lines = datasetNames.map((name) => {
    const { measures, dimensions } = datasetOf(name);
    return `${name}: ${brief(measures)} | ${brief(dimensions)}`;
  });
  return [...letters, ...lines, ...fixedNames()].join("\n");
}

function brief(fields: Dataset["measures"] | Dataset["dimensions"]): string {
  let names = Object.keys(fields);
  const used: string[] = [];
  for (const [letter, group] of Object.entries(shared)) {
    if (!group.every((name) => names.includes(name))) continue;
    used.push(letter);
    names = names.filter((name) => !group.includes(name));
  }
  return [...used, ...names].join(" ");
}

/** "account_type is individual, joint, ...": the values of dimensions, by dataset where those differ. */
function fixedNames(): string[] {
  const all = datasetNames.flatMap((dataset) =>
    Object.entries(datasetOf(dataset).dimensions).flatMap(([name, { values = [] }]) =>
      values.length < 2 ? [] : [{ dataset, name, list: values.join(", ") }],
    ),
  );
  const lines = all.map(({ dataset, name, list }) => {
    const same = all.filter((one) => one.name === name);
    const first = same.find((one) => one.list === list)?.dataset;
    const differs = same.some((one) => one.list !== list);
    return first === dataset ? [`${name}${differs ? ` of ${dataset}` : ""} is ${list}`] : [];
  });
  return lines.flat();
}

type Schema = Record<string, unknown>;

/** Limits that the check states better than a schema does. */
const unsaid = new Set([
  ...["$schema", "additionalProperties", "default"],
  ...["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"],
]);

/** The schema as a model reads it: descriptions and lists of names stand where they come first, and nowhere again. */
export function modelForm(): Schema {
  const known = new Set<string>();
  const briefly = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value;
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value).filter(([name, one]) => {
      if (key !== "properties" && unsaid.has(name)) return false;
      if (name !== "description" && name !== "enum") return true;
      const text = JSON.stringify(one);
      return !known.has(text) && known.add(text);
    });
    return Object.fromEntries(entries.map(([name, one]) => [name, briefly(one, name)]));
  };
  const form = briefly(z.toJSONSchema(Query, { io: "input" }), "") as Schema;
  const properties = form.properties as Record<string, Schema>;
  const dataset = { ...properties.dataset, description: described() };
  return { ...form, properties: { ...properties, dataset } };
}

const described = (): string =>
  `What a row is. Each with its measures | its dimensions:\n${datasetTable()}`;
