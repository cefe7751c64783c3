import { evaluate } from "../../evaluate/evaluate.ts";
import { dimensionOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isAccountField, namesAccount, namesSecurity, subjectOf } from "../../schema/subject.ts";
import { type ClauseParts, withoutKeywords } from "../compose/parts.ts";
import type { FollowUpTarget } from "../follow/shown-lines.ts";
import { sumOf } from "./all-subjects.ts";
import { type EarlierQuestions, type FollowUpQuestion, followUp, withAllLines } from "./context.ts";
import { linesShown, namedTogether, type Series, seriesOf } from "./series.ts";

/** "and the rest?", "what about the other accounts?": all but the subjects that were named. */
export function readRest(
  parts: ClauseParts,
  known: EarlierQuestions,
): FollowUpQuestion | undefined {
  const { newest, asked, target, pointers } = known;
  const { filters, keywords, nouns } = parts;
  // After a comparison of two, "the other one" is ambiguous.
  if (!keywords.has("rest") || newest.compare !== undefined) return undefined;
  const alike = otherAlike(parts, newest);
  if (alike !== undefined) return alike;
  const words = ["rest", "those", "any", "own"] as const;
  const rest = withoutKeywords({ ...parts, filters: [], nouns: [] }, words);
  const offset = filters.length === 0 ? placeOfOther(newest, target) : undefined;
  if (offset !== undefined)
    return { parts: followUp(rest), query: { ...newest, limit: 1, offset } };
  const named = seriesOf(asked, target) ?? namedTogether(newest) ?? onlySubject(newest);
  if (named === undefined) return undefined;
  // "the other one" means a single subject, so it is ambiguous if more than one is left.
  const single = pointers.restIsOne && nouns.every(({ plural }) => !plural);
  if (single && filters.length === 0 && others(named, target).length !== 1) return undefined;
  return { parts: followUp(rest), query: othersOf(newest, named, filters) };
}

/** "the other IRA", after one of two: the account that such words also name. */
function otherAlike(
  parts: ClauseParts,
  { where = [], ...newest }: Query,
): FollowUpQuestion | undefined {
  const [filter, ...more] = parts.filters;
  const before = where.find(({ field, op }) => field === filter?.field && op === "is");
  const [one, ...others] = (filter?.values ?? []).filter(
    (value) => !before?.values.includes(value),
  );
  const isOther = before !== undefined && filter?.op === "is" && filter.values.length > 1;
  if (!isOther || more.length + others.length > 0 || one === undefined) return undefined;
  const kept = where.filter((other) => other !== before);
  return {
    parts: followUp(withoutKeywords({ ...parts, filters: [], accounts: [] }, ["rest", "any"])),
    query: { ...newest, where: [...kept, { ...before, values: [one] }] },
  };
}

/** The accounts or securities that were not named. */
function others({ field, values }: Series, target: FollowUpTarget): readonly unknown[] {
  const dataset = isAccountField(field) ? "accounts" : "positions";
  const where: Filter[] = [{ field, op: "is_not", values: [...values] }];
  return evaluate({ dataset, measures: [], aggregate: "list", where }, target.books).rows;
}

/** The offset of "the other one" after a ranking: the line next to the one that was shown. */
function placeOfOther(newest: Query, target: FollowUpTarget): number | undefined {
  if (newest.limit === 1) return (newest.offset ?? 0) + 1;
  const isPair = newest.order !== undefined && linesShown(newest, target)?.values.length === 2;
  return isPair && namedTogether(newest) === undefined ? 1 : undefined;
}

const othersOf = (
  newest: Query,
  { field, values, shared }: Series,
  filters: readonly Filter[] = [],
): Query => ({
  ...withAllLines(newest),
  where: [...shared, { field, op: "is_not", values: [...values] }, ...filters],
});

/** The one account, person or security that a question names. */
function onlySubject({ where = [] }: Query): Series | undefined {
  const named = (of: (field: string) => boolean) =>
    where.filter(({ field, op }) => op === "is" && of(field));
  const accounts = named(namesAccount);
  const [one, ...others] = accounts.length > 0 ? accounts : named(namesSecurity);
  if (one === undefined || others.length > 0) return undefined;
  const shared = where.filter((filter) => filter !== one);
  return { field: one.field, values: one.values, shared };
}

/**
 * Reads an ordinal that refers to the earlier subjects: "and the first one?", "the first two
 * together". "The third one", after two, is the one that is left.
 */
export function readPlace(
  parts: ClauseParts,
  { newest, asked, target }: EarlierQuestions,
): FollowUpQuestion | undefined {
  const places = placesOf(parts);
  const isRanking = newest.limit !== undefined;
  const named = places === undefined || isRanking ? undefined : latestSeries(asked, target);
  if (places === undefined || named === undefined) return undefined;
  if (dimensionOf(newest.dataset, named.field) === undefined) return undefined;
  const rest = withoutKeywords({ ...parts, order: null, ordinal: null }, ["any", "those"]);
  if (places[0] === named.values.length && others(named, target).length === 1)
    return { parts: followUp(rest), query: othersOf(newest, named) };
  const values = named.values.slice(...places);
  const subject = subjectOf(named.field);
  const kept = (newest.where ?? []).filter(({ field }) => subjectOf(field) !== subject);
  const query: Query = {
    ...withAllLines(newest),
    where: [...kept, { field: named.field, op: "is", values }],
  };
  return sumOf(rest, query, named.field) ?? { parts: followUp(rest), query };
}

/** The newest subjects that were asked about in turn, also where another question came after. */
function latestSeries(asked: readonly Query[], target: FollowUpTarget): Series | undefined {
  for (let end = asked.length; end > 0; end -= 1) {
    const found = seriesOf(asked.slice(0, end), target);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first place and the one after the last, as for `slice`. */
function placesOf({ order, ordinal }: ClauseParts): [number, number] | undefined {
  if (ordinal !== null) return [ordinal.rank - 1, ordinal.rank];
  const isFirst = order?.by === "date" && order.direction === "asc" && !order.all;
  return isFirst ? [0, order.count ?? 1] : undefined;
}
