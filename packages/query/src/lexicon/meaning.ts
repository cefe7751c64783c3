import type { DatasetName } from "../datasets/datasets.ts";
import type { Filter, Query } from "../schema/query.ts";

export type Direction = "asc" | "desc" | "largest";
export type Comparator = "gt" | "gte" | "lt" | "lte" | "is";
export type RefusalReason =
  | "advice"
  | "forecast"
  | "other_client"
  | "not_about_brokerage"
  | "write";

/** What a word or phrase adds to a question. A question is the combination of these and of names from the book. */
export type Meaning =
  /** A kind of row: "trades", "stocks", "overdue tasks". */
  | { is: "noun"; dataset: DatasetName; where: readonly Filter[] }
  /** A measure; the measure that "value" refers to depends on the dataset. `of` is the kind of row it is always of. */
  | { is: "measure"; measure: string; of?: DatasetName }
  /** A dimension to group by or to count: "sector", "owner", "month". */
  | { is: "dimension"; dimension: string }
  | { is: "filter"; filter: Filter }
  | { is: "statistic"; statistic: "average" | "median" | "total" | "range" }
  /** A superlative or an order; `by` is set when the word implies the measure ("oldest"). */
  | { is: "order"; direction: Direction; by?: string; all?: boolean }
  | { is: "comparator"; op: Comparator }
  | { is: "number"; value: string; unit: "usd" | "percent" | "plain" }
  /** "second largest". */
  | { is: "ordinal"; rank: number }
  /** "in percent", "in dollars", "shares". */
  | { is: "unit"; unit: "percent" | "dollars" }
  /** `yearless` when the words leave the year open ("in January"), `elapsed` for "more than 3 years". */
  | { is: "period"; period: NonNullable<Query["period"]>; yearless?: boolean; elapsed?: boolean }
  | { is: "keyword"; keyword: Keyword }
  | { is: "call"; tool: string }
  | { is: "refuse"; reason: RefusalReason }
  /** Words without effect on the query. */
  | { is: "filler" };

/** Words that connect other words, set the kind of question, or mark a follow-up. */
export type Keyword =
  | "each"
  | "by"
  | "not"
  /** "all accounts but the joint one"; elsewhere the word is not understood. */
  | "but"
  /** "Are all positions up": true of each of them. */
  | "every"
  | "only"
  | "any"
  | "than"
  /** "more" and "less" apart from their "than": "more VXUS than David". */
  | "comparative_more"
  | "comparative_less"
  /** "Is A less than B", as opposed to "more than B". */
  | "lesser"
  | "versus"
  | "and"
  | "or"
  | "also"
  | "those"
  /** "the others": all but what was named before. */
  | "rest"
  | "between"
  | "including"
  | "included"
  | "excluded"
  | "share"
  | "share_of_it"
  | "of_positions"
  | "how_many"
  /** "How many times its cost": a ratio; "how many times did we trade" counts. */
  | "times"
  | "how_much"
  | "which"
  | "what"
  | "where"
  | "at"
  | "whole"
  | "which_of_those"
  | "correction"
  | "own"
  | "who"
  | "when"
  | "list"
  | "yes_no"
  | "should"
  | "same"
  | "next"
  | "flip"
  | "more"
  | "together"
  | "difference"
  | "up"
  | "down"
  | "how_about";
