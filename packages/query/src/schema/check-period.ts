import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { invalidQuery, joinNames } from "./fault.ts";
import type { Period } from "./query.ts";

export function checkPeriod(dataset: DatasetName, period: Period | undefined, at: string): void {
  if (period === undefined) return;
  if (datasetOf(dataset).date === undefined) {
    const dated = datasetNames.filter((name) => datasetOf(name).date !== undefined);
    throw invalidQuery(
      at,
      `${dataset} are as of today and have no period; ${joinNames(dated, 20)} have one.`,
    );
  }
  if (period.name === undefined && period.from === undefined && period.to === undefined) {
    throw invalidQuery(at, "name a period, or days from and to.");
  }
  if (period.from !== undefined && period.to !== undefined && period.from > period.to) {
    throw invalidQuery(at, "from is after to.");
  }
}
