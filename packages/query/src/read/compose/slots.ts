import type { DatasetName } from "../../datasets/datasets.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { withoutUndefined } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import {
  dimensionOfNoun,
  groupableDimensions,
  measureIn,
  supportsPeriods,
} from "./choose-dataset.ts";
import type { ClauseParts } from "./parts.ts";
import { periodFor } from "./period.ts";

/** Filters under the dataset's field names; several filters on one field are alternatives. */
export function filtersIn(dataset: DatasetName, filters: readonly Filter[]): Filter[] | undefined {
  const joined: Filter[] = [];
  for (const named of filters) {
    const filter = { ...named, field: measureIn(dataset, named.field) ?? named.field };
    const same = joined.find((one) => one.field === filter.field && one.op === filter.op);
    const widens = same !== undefined && (filter.op === "is" || filter.op === "is_not");
    if (widens) same.values = [...new Set([...same.values, ...filter.values])];
    else joined.push({ ...filter, values: [...filter.values] });
  }
  const known = joined.filter(
    ({ field }) => (dimensionOf(dataset, field) ?? measureOf(dataset, field)) !== undefined,
  );
  return known.length === 0 ? undefined : known;
}

/**
 * The dimensions to group by: the named ones, or the noun itself when another dataset has the
 * measure ("accounts by gain").
 */
export function groupsIn(dataset: DatasetName, parts: ClauseParts): string[] {
  const has = (name: string) => dimensionOf(dataset, name) !== undefined;
  const noun = groupOfNoun(dataset, parts);
  const named = parts.groups.filter(
    (name) => has(name) && (parts.allHouseholds || !isRowOf(dataset, name)),
  );
  const groupable = parts.namedDimensions.filter(
    (name) => has(name) && isGroupable(dataset, name, parts),
  );
  const all = [...(noun === undefined ? [] : [noun]), ...named, ...groupable];
  return [...new Set(all)].slice(0, 2);
}

/**
 * The dimension to rank and count by when the noun is not a row of the dataset: accounts by gain, the largest
 * sector.
 */
export function groupOfNoun(dataset: DatasetName, parts: ClauseParts): string | undefined {
  const { nouns, namedDimensions, groups, keywords, allHouseholds } = parts;
  const has = (name: string | undefined) =>
    name !== undefined && dimensionOf(dataset, name) !== undefined;
  const noun = nouns.find(
    (one) => (one.dataset === "accounts" || one.dataset === "households") && one.where.length === 0,
  );
  const dimension = noun === undefined ? undefined : dimensionOfNoun[noun.dataset];
  if (noun?.dataset !== dataset && has(dimension)) return dimension;
  const sorted = namedDimensions.find((name) => has(name) && isGroupable(dataset, name, parts));
  if (sorted !== undefined && groups.length === 0) return sorted;
  if (!keywords.has("who")) return undefined;
  if (allHouseholds)
    return dataset === "households" || dataset === "members" ? undefined : "household";
  return asksOwner(dataset, nouns) && has("owner") ? "owner" : undefined;
}

/** "which sector has the largest position" ranks single positions, not whole sectors. */
const isGroupable = (
  dataset: DatasetName,
  name: string,
  { nouns, order }: ClauseParts,
): boolean => {
  const ranksOne =
    order !== null &&
    !order.all &&
    nouns.some((noun) => noun.dataset === dataset && !noun.plural && dataset === "positions");
  return groupableDimensions.has(name) && !isRowOf(dataset, name) && !ranksOne;
};

/**
 * True for a dimension that already identifies the rows, such as a class of a policy or an issuer
 * with a limit.
 */
const isRowOf = (dataset: DatasetName, name: string): boolean =>
  dataset === "policy_checks" || (dataset === "policy_classes" && name === "asset_class");

/** True when the owner is asked for: "who has the most cash". */
const asksOwner = (dataset: DatasetName, nouns: ClauseParts["nouns"]): boolean =>
  nouns.length === 0 ||
  (dataset === "positions" && nouns.every((noun) => noun.dataset === "positions"));

/** The field by which rows of these datasets are found among transactions. */
export const rowKeys: Readonly<Record<string, "symbol" | "account" | "household">> = {
  positions: "symbol",
  accounts: "account",
  households: "household",
};

/**
 * The condition that no transactions exist: "not traded this year". The period applies to those
 * transactions.
 */
export function existsOf(dataset: DatasetName, parts: ClauseParts): Query["exists"] {
  const on = rowKeys[dataset];
  if (parts.without === null || on === undefined) return undefined;
  const where = filtersIn("transactions", parts.without);
  const period = periodFor(parts, "transactions");
  return withoutUndefined({ dataset: "transactions" as const, on, where, period, not: true });
}

/** The right side of a comparison: what follows "versus" or "than". */
export function compareOf(dataset: DatasetName, parts: ClauseParts): Query["compare"] {
  const where = filtersIn(dataset, parts.compareFilters);
  const measure = parts.compareMeasures.flatMap((concept) => measureIn(dataset, concept) ?? [])[0];
  const period = supportsPeriods(dataset) ? parts.comparePeriods[0] : undefined;
  const nothing = where === undefined && measure === undefined && period === undefined;
  const ratio = parts.keywords.has("times") || undefined;
  return nothing ? undefined : withoutUndefined({ where, measure, period, ratio });
}
