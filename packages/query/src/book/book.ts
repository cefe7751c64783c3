import type { Day } from "@advisor/domain/day";
import { type Decimal, sum, zero } from "@advisor/domain/decimal";
import { type DatasetName, datasetOf } from "../datasets/datasets.ts";
import { totalValue } from "../datasets/households.ts";
import { type Coverage, coverageOf } from "../datasets/transactions.ts";
import { type Facts, factsOf, type Records } from "./facts.ts";
import type { Row } from "./row.ts";
import { type ShownName, shownNames } from "./shown-names.ts";

/**
 * A consistent set of facts about one household, used by every entry point. Its definitions:
 *
 * - **Denominator.** The total is every priced holding plus all cash, including assets held away.
 *   It is computed, never taken from a statement; if the custodian's total differs, the gap is the
 *   measure `unreconciled` and a note. `invested` is the total without cash ("of positions").
 * - **Ranking and counting.** Holdings of a symbol are combined over accounts, under one spelling,
 *   and are unknown if a part is. A fund with several asset classes is split by its mix only if the
 *   query is about classes.
 * - **Today.** The newest date of the household's accounts, never the clock. Periods, ages, holding
 *   terms, `overdue` and policy checks count from it.
 * - **Ownership.** An account belongs to its sole owner; any other account is `joint` and never
 *   split in halves.
 * - **Sources.** Holdings, lots and cash come from the household's record; transactions, returns,
 *   quotes and day changes come from the statements. A day change applies only to a price of the
 *   same day.
 * - **Purchases.** Purchase dates come from the lots; trades cover only what the statements cover.
 * - **Unknown.** An unknown figure is a reason, never 0. What a statement cannot contain is "not on
 *   file"; what it could contain but does not is "none" (`coverage`).
 */
export interface Book {
  household: { id: string; name: string };
  as_of: Day;
  /** Priced holdings plus cash. */
  total: Decimal;
  /** Priced holdings without cash. */
  invested: Decimal;
  coverage: readonly Coverage[];
  /** The names of a joint account's owners, by the account's name. */
  jointOwners: ReadonlyMap<string, readonly string[]>;
  /** The name by which people know a value of a dimension. */
  shown: ShownName;
  /** Computed on first use. */
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
    jointOwners: jointOwnersOf(records.snapshot),
    shown: shownNames(facts),
    rows(dataset) {
      const rows = known.get(dataset) ?? datasetOf(dataset).rows(facts);
      known.set(dataset, rows);
      return rows;
    },
  };
}

function jointOwnersOf({ household, accounts }: Records["snapshot"]): Book["jointOwners"] {
  const names = new Map(household.members.map((member) => [member.id, member.name]));
  const joint = accounts.filter(({ owner_ids }) => owner_ids.length > 1);
  return new Map(
    joint.map(({ name, owner_ids }) => [name, owner_ids.flatMap((id) => names.get(id) ?? [])]),
  );
}

const investedOf = ({ held }: Facts): Decimal =>
  sum(held.map(({ position }) => position.market_value ?? zero));

/** The first name that a book has for a value. */
export function shownIn(books: readonly Book[], field: string, value: string): string {
  for (const book of books) {
    const name = book.shown(field, value);
    if (name !== value) return name;
  }
  return value;
}

/** The newest day of the books' data; empty without books. */
export const newestDay = (books: readonly Pick<Book, "as_of">[]): Day | "" =>
  books
    .map(({ as_of }) => as_of)
    .toSorted()
    .at(-1) ?? "";
