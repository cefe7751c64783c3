import type { Ask, Filter } from "../../schema/query.ts";
import type { Clause } from "../clauses/clauses.ts";
import { dayFields } from "../compose/choose-dataset.ts";
import type { ClauseParts } from "../compose/parts.ts";

/** "How many do we hold?" has no subject; the previous question provides it. */
export const lacksSubject = ({ coverage: { spans } }: Clause): boolean =>
  !spans.some(({ meaning: { is } }) => subjectKinds.has(is));

const subjectKinds = new Set(["security", "account", "person", "noun", "filter", "name", "call"]);

/** "that one", "how many does she own" and "the worst one" say nothing without the question before. */
export const refersBack = ({
  keywords,
  nouns,
  filters,
  measures,
  order,
  startsWithConjunction,
}: ClauseParts): boolean =>
  keywords.has("those") ||
  (keywords.has("only") && measures.length === 0) ||
  ((startsWithConjunction || keywords.has("how_about")) && nouns.length + measures.length === 0) ||
  (keywords.has("how_many") && nouns.length + filters.length === 0) ||
  (order !== null && nouns.length + filters.length + measures.length === 0);

/** "both together", where the questions before are not about two of a kind. */
export const combinesEarlierQuestions = ({
  keywords,
  filters,
  nouns,
  measures,
}: ClauseParts): boolean =>
  keywords.has("together") &&
  !keywords.has("those") &&
  !keywords.has("whole") &&
  !keywords.has("same") &&
  [filters, nouns, measures].every(({ length }) => length === 0);

/** True for "that one" with nothing before it to refer to. */
export const lacksReferent = ({ keywords, filters, nouns }: ClauseParts): boolean =>
  keywords.has("those") && filters.length + nouns.length === 0;

/** True for a greeting, or other words that are not about the book. */
export const hasNoQuestion = ({
  keywords,
  measures,
  nouns,
  filters,
  namedDimensions,
  groups,
  periods,
  order,
  thresholds,
  statistics,
}: ClauseParts): boolean =>
  [measures, nouns, filters, namedDimensions, groups, periods, thresholds, statistics].every(
    ({ length }) => length === 0,
  ) &&
  // "the latest one" says of nothing that it is the latest.
  (order === null || dayFields.has(order.by ?? "")) &&
  !(["own", "up", "down", "how_much", "whole", "share"] as const).some((keyword) =>
    keywords.has(keyword),
  );

/** True when the clause names no account or security, so that it can keep the previous one. */
export const lacksFilters = ({ filters, nouns }: ClauseParts): boolean =>
  filters.length === 0 &&
  nouns.every(({ dataset }) => dataset !== "accounts" && dataset !== "tasks");

/**
 * "value of the IRA, and a list of our deposits": a different kind of row refers to the household,
 * or to the same security.
 */
export function keepsSubject({ nouns, keywords }: ClauseParts, previous: Ask | undefined): boolean {
  if (previous?.kind !== "query" || keywords.has("those")) return true;
  const { dataset, where = [] } = previous.query;
  const transfers = nouns.some((noun) => noun.where.some(isTransferFilter));
  return (
    nouns.every((noun) => noun.dataset === dataset) ||
    (!transfers && where.some(({ field }) => field === "symbol"))
  );
}

const isTransferFilter = ({ field, values }: Filter): boolean =>
  field === "type" && values.some((value) => value === "deposit" || value === "withdrawal");
