import { type DatasetName, datasetOf } from "../../datasets/datasets.ts";
import type { Filter, Period } from "../../schema/query.ts";
import type { ClauseParts } from "./parts.ts";

/** The period of a clause when the dataset has days; several periods are intersected. */
export function periodFor({ periods }: ClauseParts, dataset: DatasetName): Period | undefined {
  if (datasetOf(dataset).date === undefined && dataset !== "returns") return undefined;
  return periods.length === 0 ? undefined : Object.assign({}, ...periods);
}

const names: Readonly<Record<string, string>> = {
  ...{ today: "1D", this_week: "1W", this_month: "MTD", this_quarter: "QTD", this_year: "YTD" },
  ...{ past_1m: "1M", past_3m: "3M", past_6m: "6M", past_1y: "1Y", past_3y: "3Y" },
  ...{ past_5y: "5Y", all: "ITD" },
};

/** Several periods of a return select the stored timeframes. */
export function timeframes(periods: readonly Period[]): Filter[] {
  const values = periods.flatMap(({ name }) => names[name ?? ""] ?? []);
  return values.length === 0 ? [] : [{ field: "timeframe", op: "is", values }];
}
