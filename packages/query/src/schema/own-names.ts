import { type DatasetName, datasetNames } from "../datasets/datasets.ts";
import { measureOf } from "./fields.ts";

/**
 * Takes two names that mean the same as ours: `then`, as in Malloy's second stage, is `reduce`, and
 * the market value of what has only an account value is that.
 */
export function withOwnNames(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  const renamed = "reduce" in raw ? raw : withReduce(raw);
  const dataset = datasetNames.find((name) => "dataset" in raw && name === raw.dataset);
  return dataset !== undefined && hasOnlyAccountValue(dataset)
    ? withAccountValue(renamed)
    : renamed;
}

const withReduce = (raw: object): object =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [name === "then" ? "reduce" : name, value]),
  );

const hasOnlyAccountValue = (dataset: DatasetName): boolean =>
  measureOf(dataset, "market_value") === undefined &&
  measureOf(dataset, "account_value") !== undefined;

function withAccountValue(part: unknown): unknown {
  if (part === "market_value") return "account_value";
  if (Array.isArray(part)) return part.map(withAccountValue);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, withAccountValue(value)]),
  );
}
