import type { Dataset, Dimension, Measure } from "../book/dataset.ts";
import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { invalidQuery, joinNames } from "./fault.ts";

/** Available in every dataset when a query covers several households. */
const household: Dimension = { label: "household", type: "name" };

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

export const measureOf = (dataset: DatasetName, name: string): Measure | undefined =>
  own(datasetOf(dataset).measures, name);

export const dimensionOf = (dataset: DatasetName, name: string): Dimension | undefined =>
  name === "household" ? household : own(datasetOf(dataset).dimensions, name);

/** The measure, or a fault that names the datasets that have it. */
export function requireMeasure(dataset: DatasetName, name: string, at: string): Measure {
  const found = measureOf(dataset, name);
  if (found === undefined) throw unknownField(dataset, name, at, "measures");
  return found;
}

export function requireDimension(dataset: DatasetName, name: string, at: string): Dimension {
  const found = dimensionOf(dataset, name);
  if (found === undefined) throw unknownField(dataset, name, at, "dimensions");
  return found;
}

export function unknownField(
  dataset: DatasetName,
  name: string,
  at: string,
  kind: "measures" | "dimensions",
) {
  const others = datasetNames.filter((one) => Object.hasOwn(datasetOf(one)[kind], name));
  const where =
    others.length > 0
      ? `It exists in ${joinNames(others)}.`
      : `It has ${joinNames(Object.keys((datasetOf(dataset) as Dataset)[kind]), 30)}.`;
  return invalidQuery(at, `${dataset} has no ${name}. ${where}`);
}

/** True for figures computed from rows rather than stated on each row. */
export const isCount = (dataset: DatasetName, name: string): boolean => {
  const how = measureOf(dataset, name)?.rule.how;
  return how === "rows" || how === "accounts";
};
