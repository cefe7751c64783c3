import { type DatasetName, datasetNames } from "../datasets/datasets.ts";
import { measureOf } from "./fields.ts";

/** The market value of a dataset that has only an account value is that. */
export function withCanonicalNames(raw: unknown): unknown {
  if (typeof raw !== "object" || raw === null) return raw;
  const dataset = datasetNames.find((name) => "dataset" in raw && name === raw.dataset);
  return dataset !== undefined && hasOnlyAccountValue(dataset) ? withAccountValue(raw) : raw;
}

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
