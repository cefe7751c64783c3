import type { Measure } from "./measures.ts";
import type { Label, Names } from "./names.ts";
import type { RowName } from "./row-names.ts";
import type { Kind } from "./units.ts";

/** Where a value stands. */
export interface Origin {
  /** Undefined for the context. */
  source: { source_id: string; as_of: string | null } | undefined;
  /** What the row is about. */
  row: readonly RowName[];
  field: string;
}

/** One value of what was known, with what its row is about. */
export interface Cell {
  /** As it was written, with its sign. */
  value: string;
  unit: Kind;
  /** The name of its field; empty in a text. */
  field: string;
  measure: Measure | null;
  labels: readonly Label[];
  origin?: Origin;
}

export interface DayCell {
  /** YYYY-MM-DD, or MM-DD where no year is said. */
  day: string;
  field: string;
  labels: readonly Label[];
  origin: Origin;
}

/** Everything that an answer may be made from. */
export interface Evidence {
  cells: readonly Cell[];
  days: readonly DayCell[];
  names: Names;
}
