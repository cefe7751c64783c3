import type { Query } from "../../schema/query.ts";
import type { MeasuredFigure } from "../measure.ts";
import type { Result, ResultRow } from "../result.ts";
import type { QueryScope } from "../scope.ts";
import type { RankedLine } from "../sort.ts";

/** Everything that notes are derived from. */
export interface EvaluatedTable {
  scope: QueryScope;
  ranked: readonly RankedLine[];
  cut: readonly RankedLine[];
  found: readonly MeasuredFigure[];
  rows: readonly ResultRow[];
  evaluate: (query: Query) => Result;
}
