import type { Day } from "@advisor/domain/day";
import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import { type DatasetName, datasetOf } from "../datasets/datasets.ts";
import { totalValue } from "../datasets/households.ts";
import { type Coverage, coverageOf } from "../datasets/transactions.ts";
import { type Facts, factsOf, type Records } from "./facts.ts";
import type { Row } from "./row.ts";

/**
 * One set of facts of a household, for every door. What it settles, once and for all:
 *
 * - **Denominator.** The total is every valued holding plus cash of every account, held away or not, computed and never
 *   stated. Where a custodian states another total, the gap is the measure `unreconciled` and a note. `invested` is the
 *   same without cash ("of positions").
 * - **What is ranked and counted.** A symbol, joined over accounts, in one spelling; a line is unknown when a part is. A
 *   fund of several classes is divided by its mix and joined again, unless the query is about classes.
 * - **Today.** The newest day of the household's accounts, never the clock. Periods, ages, terms, `overdue` and policy
 *   checks count from it.
 * - **Whose.** An account belongs to a person who owns it alone; any other is `joint`, never halved.
 * - **Which source wins.** Holdings, lots and cash are the household's record; transactions, returns, quotes and day
 *   changes are the statements'. A day change counts only for a price of the same day.
 * - **Purchases.** When something was bought is what its lots say; trades on file are what the statements cover.
 * - **Unknown.** A figure that is not known is a reason and never 0. What a statement cannot have is not on file; what it
 *   could have and has not is none (`coverage`).
 */
export interface Book {
  household: { id: string; name: string };
  as_of: Day;
  /** Valued holdings and cash. */
  total: Decimal;
  /** Valued positions, without cash. */
  invested: Decimal;
  coverage: readonly Coverage[];
  /** Computed when first asked for. */
  rows(dataset: DatasetName): readonly Row[];
}

export function makeBook(records: Records): Book {
  const facts = factsOf(records);
  const { household } = records.snapshot;
  const known = new Map<DatasetName, Row[]>();
  return {
    household: { id: household.id, name: household.name },
    as_of: facts.as_of,
    total: totalValue(facts),
    invested: investedOf(facts),
    coverage: coverageOf(records.statements),
    rows(dataset) {
      const rows = known.get(dataset) ?? datasetOf(dataset).rows(facts);
      known.set(dataset, rows);
      return rows;
    },
  };
}

const investedOf = ({ held }: Facts): Decimal =>
  sum(held.map(({ position }) => position.market_value ?? zero));
