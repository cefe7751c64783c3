import type { Hedge } from "../claims.ts";
import type { Measure } from "../measures.ts";
import type { UnitKind } from "../units.ts";
import type { Label } from "./label.ts";
import type { Names } from "./names.ts";
import type { RowName } from "./row-names.ts";

/** Where a value was found. */
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
  /** The labels that the query's filter gives to all of its rows. */
  selected?: readonly Label[];
  /** The rebalancing mode of its trades: `target` or `band`. */
  mode?: string;
  /** The name of the list that contains its row. */
  list?: string;
  /** Which of the results it is in. */
  result?: number;
  /** True in the rows of a query without a filter, none of which is left out. */
  isOfAll?: boolean;
  origin?: Origin;
  /** The labels of the rows that contain its own row, such as the fund of a fund's holding. */
  within?: readonly Label[];
  /**
   * The labels of the neighbors of `within` that the row is not part of, such as the other fund in
   * a comparison of two.
   */
  beside?: readonly Label[];
  /** The row in the result, with its days, terms and sides. */
  record?: Readonly<Record<string, unknown>>;
  /** How exact a text states it. */
  hedge?: Hedge;
  /** True for a figure calculated from the fields of its row. */
  isDerived?: boolean;
}

export interface DayCell {
  /** The sentence of the result that states it. */
  text?: string;
  /** YYYY-MM-DD, or MM-DD without a year. */
  day: string;
  field: string;
  labels: readonly Label[];
  origin: Origin;
}

/** Everything that an answer may take figures and names from. */
export interface Evidence {
  cells: readonly Cell[];
  days: readonly DayCell[];
  names: Names;
  /** The names of the households that the results are about. */
  households: ReadonlySet<string>;
  /** The names of the accounts that the results are about. */
  accounts: ReadonlySet<string>;
  fields: FieldNames;
}

/** Names of fields as people say them, with the field and its unit. */
export type FieldNames = ReadonlyMap<string, { field: string; unit: UnitKind }>;
