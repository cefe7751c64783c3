import { type DatasetName, datasetNames, datasetOf } from "../datasets/datasets.ts";
import { invalid, listed } from "./fault.ts";
import type { Period } from "./query.ts";

export function checkPeriod(dataset: DatasetName, period: Period | undefined, at: string): void {
  if (period === undefined) return;
  if (datasetOf(dataset).date === undefined) {
    const dated = datasetNames.filter((name) => datasetOf(name).date !== undefined);
    throw invalid(
      at,
      `${dataset} are as of today and have no period; ${listed(dated, 20)} have one.`,
    );
  }
  if (period.name === undefined && period.from === undefined && period.to === undefined) {
    throw invalid(at, "name a period, or days from and to.");
  }
  if (period.from !== undefined && period.to !== undefined && period.from > period.to) {
    throw invalid(at, "from is after to.");
  }
}
