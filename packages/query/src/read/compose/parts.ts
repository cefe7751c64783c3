import type { DatasetName } from "../../datasets/datasets.ts";
import type { Comparator, Direction, Mark, RefusalReason } from "../../lexicon/meaning.ts";
import type { Filter, Period } from "../../schema/query.ts";

/** The parts of a clause, by role, before a dataset is chosen. */
export interface ClauseParts {
  marks: Set<Mark>;
  nouns: ClauseNoun[];
  measures: string[];
  filters: Filter[];
  /** Filters after "versus" or "than". */
  against: Filter[];
  /** Measures after "versus" or "than". */
  againstMeasures: string[];
  againstPeriods: Period[];
  statistics: ("average" | "median" | "total" | "range")[];
  order: ClauseOrder | null;
  /** "the third" of the previous ranking, without a word of its own for the ranking. */
  nth: { place: number; text: string } | null;
  groups: string[];
  /** Dimensions named without "by": either shown or asked for. */
  named: string[];
  bars: Threshold[];
  periods: Period[];
  /** True when a period was named without its year. */
  yearless: boolean;
  unit: "percent" | "dollars" | null;
  /** "what share of the bonds": the dimension whose filtered value is the whole. */
  shareOf: "asset_class" | "sector" | "kind" | null;
  accounts: AccountChoice[];
  /** Symbols that the household does not hold. */
  unheld: string[];
  call: string | null;
  refusal: RefusalReason | null;
  /** True when a price is the current market price and not the price of a trade. */
  market: boolean;
  /** True when the question is about all households of the advisor. */
  ofBook: boolean;
  /** True when the clause begins with "and" or "but", as a follow-up does. */
  begins: boolean;
  /** Recognized words that could not be used. */
  loose: string[];
}

export interface ClauseNoun {
  dataset: DatasetName;
  where: readonly Filter[];
  plural: boolean;
}

export interface ClauseOrder {
  direction: Direction;
  by?: string;
  all: boolean;
  /** True for a plural such as "the top gainers". */
  plural?: true;
  count?: number;
  skip?: number;
}

export interface Threshold {
  op: Comparator;
  value: string;
  unit: "usd" | "percent" | "plain";
  /** The measure that the threshold applies to. */
  of?: string | undefined;
}

/** Set if the user means one account and several match. */
export interface AccountChoice {
  text: string;
  accounts: readonly string[];
}

export const emptyParts = (): ClauseParts => ({
  ...{ marks: new Set(), nouns: [], measures: [], filters: [], against: [] },
  ...{
    againstMeasures: [],
    againstPeriods: [],
    statistics: [],
    order: null,
    nth: null,
    yearless: false,
    groups: [],
  },
  ...{
    named: [],
    bars: [],
    periods: [],
    unit: null,
    shareOf: null,
    accounts: [],
    unheld: [],
    call: null,
    refusal: null,
    loose: [],
    begins: false,
    ofBook: false,
    market: false,
  },
});
