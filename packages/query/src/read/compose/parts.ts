import type { DatasetName } from "../../datasets/datasets.ts";
import type { Comparator, Direction, Keyword, RefusalReason } from "../../lexicon/meaning.ts";
import type { Filter, Period } from "../../schema/query.ts";
import type { RowTest } from "./row-tests.ts";

/** The parts of a clause, by role, before a dataset is chosen. */
export interface ClauseParts {
  keywords: Set<Keyword>;
  nouns: ClauseNoun[];
  measures: string[];
  filters: Filter[];
  /** Filters after "versus" or "than". */
  compareFilters: Filter[];
  /** Measures after "versus" or "than". */
  compareMeasures: string[];
  comparePeriods: Period[];
  statistics: ("average" | "median" | "total" | "range")[];
  order: ClauseOrder | null;
  /** "the next three tasks". */
  nextCount: number | null;
  /** "the third" of the previous ranking, without a word of its own for the ranking. */
  ordinal: { rank: number; text: string } | null;
  groups: string[];
  /** Dimensions named without "by": either shown or asked for. */
  namedDimensions: string[];
  thresholds: Threshold[];
  /** Filters on each group: "with more than 3 positions". */
  having: Filter[];
  periods: Period[];
  /** True when a period was named without its year. */
  yearless: boolean;
  /** True when a period was named by the time since then: "more than 3 years". */
  elapsed: boolean;
  unit: "percent" | "dollars" | null;
  /** "what share of the bonds": the dimension whose filtered value is the whole; "account" for "in % of that account", "result" for all rows that are found. */
  shareOf: "asset_class" | "sector" | "kind" | "account" | "result" | null;
  /** "what part of all VTI sits in the trust": the whole is what all accounts hold of it. */
  partOfAll: boolean;
  /** "not traded this year": transactions that the rows do not have. */
  without: readonly Filter[] | null;
  accounts: AccountChoice[];
  /** Symbols that the household does not hold. */
  unheld: string[];
  call: string | null;
  refusal: RefusalReason | null;
  /** True when a price is the current market price and not the price of a trade. */
  asksMarketPrice: boolean;
  /** True when the question is about all households of the advisor. */
  allHouseholds: boolean;
  /** True when the clause begins with "and" or "but", as a follow-up does. */
  startsWithConjunction: boolean;
  rowTest: RowTest | null;
  /** True for what can be done: "how much could they take out". */
  asksPossible: boolean;
  /** Recognized words that could not be used. */
  unusedWords: string[];
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
  ...{ keywords: new Set(), nouns: [], measures: [], filters: [], compareFilters: [] },
  ...{
    compareMeasures: [],
    comparePeriods: [],
    statistics: [],
    order: null,
    nextCount: null,
    ordinal: null,
    yearless: false,
    elapsed: false,
    groups: [],
  },
  ...{
    namedDimensions: [],
    thresholds: [],
    having: [],
    periods: [],
    unit: null,
    shareOf: null,
    partOfAll: false,
    without: null,
    accounts: [],
    unheld: [],
    call: null,
    refusal: null,
    unusedWords: [],
    startsWithConjunction: false,
    allHouseholds: false,
    asksMarketPrice: false,
    rowTest: null,
    asksPossible: false,
  },
});

/** The filters of a clause, with those that its nouns imply. */
export const filtersOf = ({ filters, nouns }: Pick<ClauseParts, "filters" | "nouns">): Filter[] => [
  ...filters,
  ...nouns.flatMap(({ where }) => [...where]),
];

export const hasFilterOn = (parts: ClauseParts, of: string): boolean =>
  filtersOf(parts).some(({ field }) => field === of);

const isTransaction =
  (type: string) =>
  ({ dataset, where }: ClauseNoun): boolean =>
    dataset === "transactions" && where.some(({ values }) => values.join() === type);

/** "bought", "a purchase". */
export const isPurchase = isTransaction("buy");

/** "taken out", "a withdrawal". */
export const isWithdrawal = isTransaction("withdrawal");

export const isPurchaseOrSale = ({ dataset, where }: ClauseNoun): boolean =>
  dataset === "transactions" &&
  where.some(({ values }) => values.every((value) => value === "buy" || value === "sell"));

export const isProposal = ({ dataset }: ClauseNoun): boolean => dataset === "proposed_trades";

/** "by lot", "each tax lot": a line for each. */
export function listEach({ keywords }: ClauseParts, text: string): void {
  if (/^(?:by|per|for each|each)\b/i.test(text)) keywords.add("list");
}

/** "at a loss", "in the green": a filter on the sign of the gain. */
export const isGainFilter = ({ field, values }: Filter): boolean =>
  field === "gain" && values[0] === "0";

export const withKeyword = (parts: ClauseParts, keyword: Keyword): ClauseParts => ({
  ...parts,
  keywords: new Set(parts.keywords).add(keyword),
});

export const withoutKeywords = (parts: ClauseParts, words: readonly Keyword[]): ClauseParts => ({
  ...parts,
  keywords: new Set([...parts.keywords].filter((keyword) => !words.includes(keyword))),
});
