import { namesOfRow, type RowName } from "./row-names.ts";

/** True for the result of a query without a filter that has all of its rows. */
export const isUnfiltered = ({ query, rows, figures }: Record<string, unknown>): boolean =>
  isRecord(query) &&
  (!Array.isArray(query.where) || query.where.length === 0) &&
  Array.isArray(rows) &&
  Array.isArray(figures) &&
  figures.some(
    (one) => isRecord(one) && one.name === "number of lines" && one.value === rows.length,
  );

/** The names in a query's filter apply to all of its rows. */
export function namesAsked(query: unknown): RowName[][] {
  if (!isRecord(query) || !Array.isArray(query.where)) return [];
  return query.where
    .filter(isRecord)
    .flatMap(({ field, values, op }) =>
      typeof field === "string" && Array.isArray(values) && op === "is"
        ? values.flatMap((value: unknown) => namesOfRow({ [field]: value }))
        : [],
    );
}

/** The names that all rows of a result have, which are those of its totals as well. */
export function namesOfAll({ rows, totals }: Record<string, unknown>): RowName[][] {
  if (!Array.isArray(rows) || !isRecord(totals)) return [];
  const [first = [], ...others] = rows.filter(isRecord).map(namesOfRow);
  const keyOf = (group: readonly RowName[]): string => JSON.stringify(group);
  const known = others.map((groups) => new Set(groups.map(keyOf)));
  return first.filter(
    (group) =>
      group.every(({ kind }) => kind === "security" || kind === "account") &&
      known.every((keys) => keys.has(keyOf(group))),
  );
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
