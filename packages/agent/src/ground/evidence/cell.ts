import type { Measure } from "../measures.ts";
import type { UnitKind } from "../units.ts";
import type { Label, Names } from "./names.ts";
import type { RowName } from "./row-names.ts";

/** Where a value stands. */
export interface Origin {
  /** Undefined for the context. */
  source: { source_id: string; as_of: string | null } | undefined;
  /** What the row is about. */
  row: readonly RowName[];
  field: string;
}

/** One value in the evidence, with the names that its row is about. */
export interface Cell {
  /** As written, with its sign. */
  value: string;
  unit: UnitKind;
  /** The name of its field; empty for a figure found in text. */
  field: string;
  measure: Measure | null;
  labels: readonly Label[];
  /** Those of the labels that the filter of a query gives to all of its rows. */
  selected?: readonly Label[];
  /** The aim of the plan that it belongs to: `target` or `band`. */
  mode?: string;
  /** The name of the list that contains its row. */
  list?: string;
  origin?: Origin;
  /** The labels of the rows that contain its own row, such as the fund of a fund's holding. */
  within?: readonly Label[];
  /** Of what stands next to that, which it is not of: in a comparison of two funds, the other one. */
  beside?: readonly Label[];
  /** Its row as the result has it, for the days, terms and sides that the row states. */
  record?: Readonly<Record<string, unknown>>;
  /** It follows from the fields of its row. */
  isDerived?: boolean;
}

export interface DayCell {
  /** YYYY-MM-DD, or MM-DD without a year. */
  day: string;
  field: string;
  labels: readonly Label[];
  origin: Origin;
}

/** Everything that an answer may use. */
export interface Evidence {
  cells: readonly Cell[];
  days: readonly DayCell[];
  names: Names;
}
