import type { Extra } from "../book/dataset.ts";
import { datasetOf } from "../datasets/datasets.ts";
import type { Query } from "./query.ts";

/** What of a household's records a query needs beside the household itself and its statements. */
export function extrasOf(query: Query): ReadonlySet<Extra> {
  const { dataset, exists, compare } = query;
  const extras = [dataset, exists?.dataset, compare?.dataset].flatMap((name) =>
    name === undefined ? [] : (datasetOf(name).reads ?? []),
  );
  // Who issued a stock that the household's own file leaves open is known from the funds that hold it.
  return new Set(fieldsOf(query).includes("issuer") ? [...extras, "funds"] : extras);
}

const fieldsOf = ({ where = [], group_by = [], show = [], exists, compare }: Query): string[] => [
  ...group_by,
  ...show,
  ...[where, exists?.where ?? [], compare?.where ?? []].flat().map(({ field }) => field),
];
