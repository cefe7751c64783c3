import type { Query } from "../../schema/query.ts";
import type { MeasuredValue } from "../measure.ts";
import type { Result, ResultRow } from "../result.ts";
import type { QueryScope } from "../scope.ts";
import type { RankedLine } from "../sort.ts";

/** A figure of one measure, of a line or of all lines together. */
export interface MeasuredFigure extends MeasuredValue {
  measure: string;
}

/** Everything that notes are derived from. */
export interface EvaluatedTable {
  scope: QueryScope;
  ranked: readonly RankedLine[];
  cut: readonly RankedLine[];
  found: readonly MeasuredFigure[];
  rows: readonly ResultRow[];
  evaluate: (query: Query) => Result;
}
