import type { Parts } from "./parts.ts";

const pairFields = ["account", "symbol", "owner", "asset_class", "type", "sector", "kind"];

/** What several names joined by "and" ask for: which of them, the difference, or a figure for each. */
export function completed(parts: Parts): Parts {
  const { nouns, order, marks, filters, against } = parts;
  if (nouns.length === 0 && order !== null && valuesOf(parts, "account").length > 1) {
    return { ...parts, nouns: [{ dataset: "accounts", where: [], plural: false }] };
  }
  const pair = pairFields.find((field) => valuesOf(parts, field).length === 2);
  if (marks.has("difference") && pair !== undefined && against.length === 0) {
    const [left, right] = valuesOf(parts, pair).map((value) => ({
      ...{ field: pair, op: "is" as const, values: [value] },
    }));
    const others = filters.filter(({ field }) => field !== pair);
    return { ...parts, filters: [...others, left ?? []].flat(), against: [right ?? []].flat() };
  }
  const each = ["account", "owner"].find((field) => valuesOf(parts, field).length > 1);
  return each === undefined || isTogether(parts) ? parts : { ...parts, groups: [each] };
}

const valuesOf = ({ filters }: Parts, of: string): string[] => [
  ...new Set(
    filters.filter(({ field, op }) => field === of && op === "is").flatMap(({ values }) => values),
  ),
];

const isTogether = ({ statistics, order, marks, groups, against, measures }: Parts): boolean =>
  statistics.length > 0 ||
  order !== null ||
  marks.has("together") ||
  marks.has("how_many") ||
  groups.length > 0 ||
  against.length > 0 ||
  measures.length === 0;
