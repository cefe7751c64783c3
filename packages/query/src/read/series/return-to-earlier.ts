import { measureOf } from "../../schema/fields.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { type ClauseParts, withoutKeywords } from "../compose/parts.ts";
import { type EarlierQuestions, type FollowUpQuestion, followUp } from "./context.ts";

/** "back to all of them", "back to the whole position": the question before it was narrowed. */
export function readBack(
  parts: ClauseParts,
  { newest, asked, pointers }: EarlierQuestions,
): FollowUpQuestion | undefined {
  const { nouns, filters, statistics } = parts;
  if (!pointers.back || nouns.some(({ where }) => where.length > 0)) return undefined;
  const wider = asked.findLast(
    (query) => leftOut(query, newest).length > 0 && includesAll(query, filters),
  );
  if (wider === undefined) return undefined;
  const same = newest.measures.filter((name) => measureOf(wider.dataset, name) !== undefined);
  const rest = withoutKeywords(parts, ["how_about", "those", "whole"]);
  return {
    parts: followUp({
      ...rest,
      ...{ nouns: [], filters: [], statistics: statistics.filter((one) => one !== "total") },
    }),
    query: same.length === 0 ? wider : { ...wider, measures: same },
  };
}

/**
 * A question that goes back to before a selection: after "which one is pending?", "and the deposits"
 * asks for all deposits, not for the pending ones.
 */
export function readPastSelection(
  { nouns, keywords }: ClauseParts,
  { newest, asked }: EarlierQuestions,
): Query | undefined {
  const before = asked.at(-2);
  const left = before === undefined ? [] : leftOut(before, newest);
  const otherRows =
    nouns.length > 0 &&
    nouns.every(({ dataset, where }) => dataset === newest.dataset && where.length > 0);
  const selected = left.length > 0 && left.every(({ field }) => field === "status");
  return otherRows && selected && !keywords.has("only") && !keywords.has("those")
    ? before
    : undefined;
}

/** The filters that the later question has beside all those of the earlier one; none if it has not all. */
function leftOut(earlier: Query, { where = [] }: Query): readonly Filter[] {
  const own = earlier.where ?? [];
  if (!includesAll({ ...earlier, where }, own)) return [];
  return where.filter((filter) => !includesAll(earlier, [filter]));
}

function includesAll({ where = [] }: Query, filters: readonly Filter[]): boolean {
  const known = new Set(where.map((filter) => JSON.stringify(filter)));
  return filters.every((filter) => known.has(JSON.stringify(filter)));
}
