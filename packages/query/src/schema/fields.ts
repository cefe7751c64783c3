import type { Dataset, Dimension, Measure } from "../book/dataset.ts";
import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { invalid, listed } from "./fault.ts";

/** Every dataset has it over a book of households. */
const household: Dimension = { label: "household", type: "name" };

const own = <Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

export const measureOf = (dataset: DatasetName, name: string): Measure | undefined =>
  own(datasetOf(dataset).measures, name);

export const dimensionOf = (dataset: DatasetName, name: string): Dimension | undefined =>
  name === "household" ? household : own(datasetOf(dataset).dimensions, name);

/** The measure, or a fault that says which datasets have it. */
export function needMeasure(dataset: DatasetName, name: string, at: string): Measure {
  const found = measureOf(dataset, name);
  if (found === undefined) throw unknownField(dataset, name, at, "measures");
  return found;
}

export function needDimension(dataset: DatasetName, name: string, at: string): Dimension {
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
      ? `It exists in ${listed(others)}.`
      : `It has ${listed(Object.keys((datasetOf(dataset) as Dataset)[kind]), 30)}.`;
  return invalid(at, `${dataset} has no ${name}. ${where}`);
}

/** Figures that are made of rows and not stated on each. */
export const isCount = (dataset: DatasetName, name: string): boolean => {
  const how = measureOf(dataset, name)?.rule.how;
  return how === "rows" || how === "accounts";
};
