import { isRecord } from "./query.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Splits the result of a comparison into the results of two queries, each with its own measure and
 * filters. Empty for other results.
 */
export function comparedSides(row: Row): Record<string, unknown>[] {
  const { query, rows, units, text, notes, ...whole } = row;
  if (!isRecord(query) || !isRecord(query.compare) || !Array.isArray(rows)) return [];
  const { compare } = query;
  const side = (name: string, measures: unknown, where: readonly unknown[]) => {
    const [measure] = Array.isArray(measures) ? measures : [];
    if (typeof measure !== "string") return [];
    const own = rows.flatMap((one) =>
      isRecord(one) ? [{ ...namesIn(one), [measure]: one[name] }] : [],
    );
    const unit = isRecord(units) ? units[name] : undefined;
    return [{ ...textsOf(whole), query: { where }, units: { [measure]: unit }, rows: own }];
  };
  const [left, replacing] = [listOf(query.where), listOf(compare.where)];
  const changed = new Set(replacing.map(fieldOf));
  const kept = "dataset" in compare ? [] : left.filter((one) => !changed.has(fieldOf(one)));
  return [
    ...side("left", query.measures, left),
    ...side("right", "measure" in compare ? [compare.measure] : query.measures, [
      ...kept,
      ...replacing,
    ]),
  ];
}

/** The result with only the difference and the ratio of its sides. */
export const withoutSides = (row: Row): Record<string, unknown> => ({
  ...row,
  rows: listOf(row.rows).map((one) =>
    isRecord(one) ? Object.fromEntries(Object.entries(one).filter(([name]) => !isSide(name))) : one,
  ),
});

const isSide = (name: string): boolean => name === "left" || name === "right";
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (filter: unknown): unknown => (isRecord(filter) ? filter.field : undefined);

/** What a row of groups is about. */
const namesIn = textsOf;
function textsOf(row: Row): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value === "string"));
}
