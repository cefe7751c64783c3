import * as z from "zod";
import { accountDimensions } from "../book/account-dimensions.ts";
import type { Dataset } from "../book/dataset.ts";
import { calendarDimensions } from "../book/dimensions.ts";
import { priceMeasures, valueMeasures } from "../book/measures.ts";
import { securityDimensions } from "../book/positions.ts";
import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { Query } from "./query.ts";

/** Names shared by many datasets, with the letter that stands for them in the table. */
const shared = {
  A: Object.keys(accountDimensions),
  S: Object.keys(securityDimensions),
  V: Object.keys(valueMeasures),
  P: Object.keys(priceMeasures),
  C: Object.keys(calendarDimensions),
};

/**
 * A line per dataset, such as "lots: V P days | A S acquired C": the fields that a query can use.
 */
export function datasetTable(): string {
  const letters = Object.entries(shared).map(([letter, names]) => `${letter} = ${names.join(" ")}`);
  const lines = Map.groupBy(datasetNames, (name) => {
    const { measures, dimensions } = datasetOf(name);
    return `${brief(measures)} | ${brief(dimensions)}`;
  });
  const rows = [...lines].map(([fields, names]) => `${names.map(noted).join(", ")}: ${fields}`);
  return [...letters, ...rows, ...fixedNames()].join("\n");
}

/** What a row is, where its name does not say it. */
const notes: Partial<Record<DatasetName, string>> = {
  holdings: "a security in all accounts, and cash",
  positions: "without cash",
  exposures: "funds opened",
  accounts: "account_value with cash",
  valuations: "value over time",
  policies: "cash reserve",
};

const noted = (name: DatasetName): string =>
  notes[name] === undefined ? name : `${name} (${notes[name]})`;

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

/**
 * The values of dimensions, such as "account_type is individual, joint, ...", by dataset if they
 * differ.
 */
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

/** Limits that the validator explains better than a schema. */
const omittedKeys = new Set([
  ...["$schema", "additionalProperties", "default"],
  ...["minLength", "maxLength", "minItems", "maxItems", "minimum", "maximum"],
]);

/**
 * The query schema for a model. Repeated parts are stated once, and nested parts refer to their
 * top-level form (the filters of `having` are those of `where`).
 */
export function modelForm(): Schema {
  const stated = new Set<string>();
  const form = z.toJSONSchema(Query, { io: "input" });
  const all = Object.entries(Object(form.properties) as Record<string, Schema>);
  const nested = (name: string) => name === "exists" || name === "compare";
  const brief = new Map(
    all
      .toSorted(([a], [b]) => Number(nested(a)) - Number(nested(b)))
      .map(([name, schema]) => [name, withoutRepeats(schema, stated)]),
  );
  brief.set("dataset", { ...brief.get("dataset"), description: datasetDescription() });
  const properties = Object.fromEntries(all.map(([name]) => [name, brief.get(name)]));
  return { type: "object", properties, required: form.required };
}

/** Omits limits and parts that were stated before. */
function withoutRepeats(schema: Schema, stated: Set<string>): Schema {
  const { description, ...shape } = schema;
  const text = JSON.stringify(shape);
  const isLong = text.length > 60;
  const own = description === undefined ? {} : { description };
  if (isLong && stated.has(text)) return { type: shape.type, ...own, ...itemsOf(shape) };
  stated.add(text);
  return { ...own, ...parts(shape, stated) };
}

/** Some providers reject a list schema without item types. */
const itemsOf = ({ items }: Schema): Schema =>
  items === undefined ? {} : { items: { type: (items as Schema).type } };

const parts = (shape: Schema, stated: Set<string>): Schema =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, value]): [string, unknown][] => {
      if (omittedKeys.has(name)) return [];
      if (name === "items") return [[name, withoutRepeats(value as Schema, stated)]];
      if (name !== "properties") return [[name, value]];
      const fields = Object.entries(value as Record<string, Schema>);
      return [
        [name, Object.fromEntries(fields.map(([key, one]) => [key, withoutRepeats(one, stated)]))],
      ];
    }),
  );

const datasetDescription = (): string =>
  `What a row is, with measures | dimensions:\n${datasetTable()}`;
