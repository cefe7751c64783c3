import type { Query } from "../../schema/query.ts";
import { type ClauseParts, withKeyword } from "../compose/parts.ts";
import type { FollowUpTarget } from "../follow/shown-lines.ts";
import type { Pointers } from "./pointers.ts";

export interface FollowUpQuestion {
  parts: ClauseParts;
  query: Query;
}

export interface EarlierQuestions {
  pointers: Pointers;
  newest: Query;
  /** All queries, newest last. */
  asked: readonly Query[];
  target: FollowUpTarget;
}

/** One line for each subject. */
export const groupedBy = (query: Query, field: string): Query =>
  query.aggregate === "list" ? query : { ...query, group_by: [field] };

/** The question without what leaves out lines. */
export function withAllLines(query: Query): Query {
  const { limit: _, offset: __, order: ___, test: ____, compare: _____, ...rest } = query;
  return rest;
}

/** The same question about these subjects, with what else the clause changes. */
export const followUp = (parts: ClauseParts): ClauseParts => ({
  ...withKeyword(parts, "same"),
  startsWithConjunction: true,
});
