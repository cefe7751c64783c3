import type { OptionalRecords } from "../book/dataset.ts";
import { datasetOf } from "../datasets/datasets.ts";
import type { Query } from "./query.ts";

/** Records a query needs in addition to the household and its statements. */
export function optionalRecordsOf(query: Query): ReadonlySet<OptionalRecords> {
  const { dataset, exists, compare } = query;
  const extras = [dataset, exists?.dataset, compare?.dataset].flatMap((name) =>
    name === undefined ? [] : (datasetOf(name).reads ?? []),
  );
  // If a stock has no issuer on file, the funds that hold it provide one.
  return new Set(fieldsOf(query).includes("issuer") ? [...extras, "funds"] : extras);
}

const fieldsOf = ({ where = [], group_by = [], show = [], exists, compare }: Query): string[] => [
  ...group_by,
  ...show,
  ...[where, exists?.where ?? [], compare?.where ?? []].flat().map(({ field }) => field),
];
