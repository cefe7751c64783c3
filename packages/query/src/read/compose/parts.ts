import type { DatasetName } from "../../datasets/datasets.ts";
import type { Comparator, Direction, Mark, RefusalReason } from "../../lexicon/meaning.ts";
import type { Filter, Period } from "../../schema/query.ts";

/** What a clause says, taken apart: nothing here knows yet which dataset is asked. */
export interface Parts {
  marks: Set<Mark>;
  nouns: Noun[];
  measures: string[];
  filters: Filter[];
  /** Filters behind "versus" or "than". */
  against: Filter[];
  /** A measure behind "versus" or "than". */
  againstMeasures: string[];
  againstPeriods: Period[];
  statistics: ("average" | "median" | "total" | "range")[];
  order: Order | null;
  /** "the third" of what was ranked before: no word of its own says what is ranked. */
  nth: { place: number; text: string } | null;
  groups: string[];
  /** Dimensions that are named without "by": to show, or to ask for. */
  named: string[];
  bars: Bar[];
  periods: Period[];
  unit: "percent" | "dollars" | null;
  accounts: AccountChoice[];
  /** Symbols that the household does not hold. */
  unheld: string[];
  call: string | null;
  refusal: RefusalReason | null;
  /** Whether a price is the market's of now, and not that of a trade. */
  market: boolean;
  /** Whether it is asked of all households of an advisor. */
  ofBook: boolean;
  /** Whether it begins with "and" or "but", as what follows on something does. */
  begins: boolean;
  /** What stands there and could not be used, in words. */
  loose: string[];
}

export interface Noun {
  dataset: DatasetName;
  where: readonly Filter[];
  plural: boolean;
}

export interface Order {
  direction: Direction;
  by?: string;
  all: boolean;
  count?: number;
  skip?: number;
}

export interface Bar {
  op: Comparator;
  value: string;
  unit: "usd" | "percent" | "plain";
}

/** One account is meant, and several fit. */
export interface AccountChoice {
  text: string;
  accounts: readonly string[];
}

export const emptyParts = (): Parts => ({
  ...{ marks: new Set(), nouns: [], measures: [], filters: [], against: [] },
  ...{
    againstMeasures: [],
    againstPeriods: [],
    statistics: [],
    order: null,
    nth: null,
    groups: [],
  },
  ...{
    named: [],
    bars: [],
    periods: [],
    unit: null,
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
