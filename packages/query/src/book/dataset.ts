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

/** A figure of a period, computed by linking its sub-periods. */
export type LinkedFigure = "time_weighted" | "gross" | "money_weighted" | "earned" | "net_flow";

/**
 * How a measure is computed for a row, a group or a whole dataset. The names refer to figures of a
 * row.
 */
export type Rule =
  /** The sum. */
  | { how: "sum" }
  /** The sum if `within` is the same in all rows, otherwise unknown. */
  | { how: "sum_within"; within: string }
  /** The value that all rows share, otherwise unknown. Never added up. */
  | { how: "same" }
  /**
   * One sum divided by another, over rows where both are known. `size` uses absolute denominators.
   * `stated` is the figure to use if there is nothing to divide by.
   */
  | { how: "ratio"; of: string; per: string; size: boolean; percent: boolean; stated?: string }
  /** Percent of the value that `share_of` names. */
  | { how: "weight"; of: string }
  /**
   * The query's first other measure, as a percentage of the same measure for what `share_of` names.
   */
  | { how: "share" }
  /** An average weighted by `by`; unknown if `within` differs. */
  | { how: "weighted"; by: string; within: string }
  /** The sum of each account's newest value. */
  | { how: "latest" }
  /**
   * Computed from the combined daily values of the accounts. `annual` is annualized, and only for a
   * year or more.
   */
  | { how: "linked"; figure: LinkedFigure; annual?: true }
  | { how: "rows" }
  | { how: "accounts" };

export interface Measure {
  label: string;
  unit: Unit;
  rule: Rule;
  /** A change, which has a plus sign where it stands without words for its direction. */
  signed?: true;
  /** The source of the figure, if it is not the row's. */
  source?: string;
  /** The measures it is computed from, which are stated with a single figure. */
  basis?: readonly string[];
}

export interface Dimension {
  label: string;
  type: "name" | "day";
  /** Names that exist even if no row has them. */
  values?: readonly string[];
  /**
   * A name that is neither in `values` nor in the household's rows is an error rather than an empty
   * result.
   */
  closed?: true;
}

/**
 * Records that are loaded only for datasets that need them: documents, tasks and notes; the
 * holdings that funds disclose.
 */
export type OptionalRecords = "papers" | "funds";

/** A kind of facts. To add one, write this object in its own file and list it in `datasets.ts`. */
export interface Dataset {
  /** The noun for one row and for several. */
  noun: readonly [one: string, many: string];
  /** The dimension behind `Row.day`; undefined if periods do not apply. */
  date?: string;
  dimensions: Readonly<Record<string, Dimension>>;
  measures: Readonly<Record<string, Measure>>;
  /** The default columns of a list. */
  columns: readonly string[];
  /** The dimensions that identify a line in a list. */
  title: readonly string[];
  /** The default order of a list; otherwise by the first measure, largest first. */
  order?: { by: string; direction: "asc" | "desc" };
  /** True for events, whose sum is 0, not unknown, if there are none. */
  events?: true;
  /** Without a filter or group on one of these dimensions, only rows that pass `is` count. */
  own?: { unless: readonly string[]; note: string; is: (row: Row) => boolean };
  /**
   * Sums, counts and averages include only rows with this status, unless the query names another.
   */
  counted?: { dimension: string; value: string };
  /** Records it needs in addition to the household and its statements. */
  reads?: readonly OptionalRecords[];
  rows(facts: Facts): Row[];
}
