import type { Day } from "@advisor/domain/day";
import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import type { Reason } from "../book/row.ts";
import type { Query } from "../schema/query.ts";

/** One figure at full precision, or the reason it is unknown. */
export interface Cell {
  value: Decimal | null;
  reason: Reason | null;
  unit: Unit;
  /** Ids of the sources it was computed from. */
  sources: readonly string[];
  /** The oldest date of those sources. */
  as_of: Day | null;
}

export interface ResultRow {
  /** Null when the line covers several households. */
  household: string | null;
  names: Readonly<Record<string, string | null>>;
  cells: Readonly<Record<string, Cell>>;
  /** The result of the query's test; null when the figure is unknown. */
  holds: boolean | null;
}

export interface Column {
  name: string;
  label: string;
  type: "dimension" | "measure";
  /** Null for dimensions. */
  unit: Unit | null;
}

/** A caveat for the reader: what was excluded, what was assumed. */
export interface Note {
  code: string;
  text: string;
  /** The side of a comparison that it is about, if it is about one. */
  side?: "left" | "right";
}

/** An intermediate figure that is not a cell: a denominator, a number of lines, a threshold. */
export interface NamedFigure {
  name: string;
  value: Decimal;
  unit: Unit;
}

export interface Result {
  /** The query as executed, with names resolved and defaults filled in. */
  query: Query;
  columns: readonly Column[];
  rows: readonly ResultRow[];
  /** Totals over all lines, including those beyond the limit; null when the measures do not add up. */
  totals: Readonly<Record<string, Cell>> | null;
  notes: readonly Note[];
  figures: readonly NamedFigure[];
  /** The oldest date of the figures in the answer; without figures, that of the data searched. */
  as_of: Day | null;
}
