import type { Day } from "@advisor/domain/day";
import type { Decimal } from "@advisor/domain/decimal";
import type { Unit } from "../book/dataset.ts";
import type { Reason } from "../book/row.ts";
import type { Query } from "../schema/query.ts";

/** One figure at full precision, or why it is not known. */
export interface Cell {
  value: Decimal | null;
  reason: Reason | null;
  unit: Unit;
  /** Source ids of what it was made from. */
  sources: readonly string[];
  /** The oldest day among them. */
  as_of: Day | null;
}

export interface ResultRow {
  /** Null where a line is of several households. */
  household: string | null;
  names: Readonly<Record<string, string | null>>;
  cells: Readonly<Record<string, Cell>>;
  /** The answer of a test; null where the figure is not known. */
  holds: boolean | null;
}

export interface Column {
  name: string;
  label: string;
  type: "dimension" | "measure";
  /** Null for dimensions. */
  unit: Unit | null;
}

/** What a reader must know beside the figures: what is left out, what was assumed. */
export interface Note {
  code: string;
  text: string;
}

/** A figure that was computed on the way and is no cell: a whole, a number of lines, a bar. */
export interface NamedFigure {
  name: string;
  value: Decimal;
  unit: Unit;
}

export interface Result {
  /** As it was understood: names resolved, defaults filled in. */
  query: Query;
  columns: readonly Column[];
  rows: readonly ResultRow[];
  /** Of all lines, those beyond the limit too; null where the lines do not make one. */
  totals: Readonly<Record<string, Cell>> | null;
  notes: readonly Note[];
  figures: readonly NamedFigure[];
  as_of: Day | null;
}
