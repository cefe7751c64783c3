import { datasetOf } from "../../datasets/datasets.ts";
import type { Filter, Query } from "../../schema/query.ts";

/** What a query says, wherever it says it. */
export interface QueryContent {
  query: Query;
  filters: readonly Filter[];
  /** Measures and dimensions that are shown, grouped, ranked, filtered or compared by. */
  fields: ReadonlySet<string>;
  values: ReadonlySet<string>;
}

export function contentOf(query: Query): QueryContent {
  const { dataset, measures, group_by = [], show = [], order, compare, exists } = query;
  const filters = [query.where, query.having, compare?.where, exists?.where].flatMap(
    (some) => some ?? [],
  );
  const fields = new Set([
    ...[...measures, ...group_by, ...show, ...datasetOf(dataset).title],
    ...(measures.length === 0 ? datasetOf(dataset).columns : []),
    ...[order?.by, compare?.measure].flatMap((one) => one ?? []),
    ...filters.map(({ field }) => field),
  ]);
  const values = new Set([
    ...filters.flatMap((filter) => filter.values),
    ...[query.limit, query.offset, query.test?.value].map(String),
  ]);
  return { query, filters, fields, values };
}
