import type { Facts } from "./facts.ts";
import type { Row } from "./row.ts";

export type Unit =
  | "usd"
  | "usd_per_unit"
  | "local"
  | "percent"
  | "points"
  | "units"
  | "days"
  | "years"
  | "count";

export type LinkedFigure = "time_weighted" | "gross" | "money_weighted" | "earned" | "net_flow";

/** How a measure is made of the rows of a line, a group or a whole dataset. Names are figures of a row. */
export type Rule =
  /** Added up. */
  | { how: "sum" }
  /** Added up where `within` is the same in all rows, else unknown. */
  | { how: "sum_within"; within: string }
  /** Stated, never added: the figure that all rows share, else unknown. */
  | { how: "same" }
  /**
   * A sum over a sum, of the rows where both are known. `size` takes the denominators without their sign; `stated` is
   * the figure that stands where there is nothing to divide by.
   */
  | { how: "ratio"; of: string; per: string; size: boolean; percent: boolean; stated?: string }
  /** Part of the value that `share_of` names, in percent. */
  | { how: "weight"; of: string }
  /** The query's first other measure, in percent of the same for what `share_of` names. */
  | { how: "share" }
  /** The stated figure, weighted where rows differ; unknown where `within` differs. */
  | { how: "weighted"; by: string; within: string }
  /** The newest of each account, added up. */
  | { how: "latest" }
  /** Made of what accounts together were worth from day to day; `annual` is a year's, and only from one year on. */
  | { how: "linked"; figure: LinkedFigure; annual?: true }
  | { how: "rows" }
  | { how: "accounts" };

export interface Measure {
  label: string;
  unit: Unit;
  rule: Rule;
  /** Where the figure comes from when it is not the row's own source. */
  source?: string;
  /** The measures that it is computed from; a single figure is stated with them. */
  basis?: readonly string[];
}

export interface Dimension {
  label: string;
  type: "name" | "day";
  /** Names that exist whether or not a row has them. */
  values?: readonly string[];
  /** A name outside `values` and outside the household's rows is an error and not an empty answer. */
  closed?: true;
}

/** Records that are read only for who needs them: documents, tasks and notes; what the held funds disclose. */
export type Extra = "papers" | "funds";

/** A kind of facts: adding one is this object in a file of its own, and a line in `datasets.ts`. */
export interface Dataset {
  /** What one row is, in the singular and the plural. */
  noun: readonly [one: string, many: string];
  /** The dimension of `Row.day`; undefined where a period makes no sense. */
  date?: string;
  dimensions: Readonly<Record<string, Dimension>>;
  measures: Readonly<Record<string, Measure>>;
  /** The measures of a list that names none. */
  columns: readonly string[];
  /** The dimensions by which a line of a list is recognized. */
  title: readonly string[];
  /** The order of a list that names none; else the first measure, largest first. */
  order?: { by: string; direction: "asc" | "desc" };
  /** Things that happen: the sum of none is 0, and not unknown. */
  events?: true;
  /** Without a filter or group on one of these dimensions, only the marked rows are meant. */
  own?: { unless: readonly string[]; note: string; is: (row: Row) => boolean };
  /** Sums, counts and averages take only rows of this status, unless the query speaks of it. */
  counted?: { dimension: string; value: string };
  /** What it reads beside the household itself and its statements. */
  reads?: readonly Extra[];
  rows(facts: Facts): Row[];
}
