import { Fault } from "@advisor/domain/fault";
import { evaluate } from "../../evaluate/evaluate.ts";
import { type FollowUpChange, mergeFollowUp, type Names } from "../../merge/merge.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { normalize, withoutUndefined } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { isAccountField, isSecurityField } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import { dimensionOfNoun, mainMeasure, measureIn } from "../compose/choose.ts";
import { applyDefaults } from "../compose/defaults.ts";
import { type Figures, figuresOf } from "../compose/figures.ts";
import { rewriteIdioms } from "../compose/idioms.ts";
import type { ClauseParts } from "../compose/parts.ts";
import { periodFor } from "../compose/period.ts";
import { filtersIn } from "../compose/slots.ts";
import type { Vocabulary } from "../vocabulary.ts";
import { limitOf, orderOf, ranksRows } from "./follow-order.ts";
import { asksForPositions, isKnown, targetOf } from "./follow-target.ts";
import { isCounted, isFollowUp, ofSecurity, saysChange } from "./follows.ts";

const asks = ["yes_no", "which", "what", "list", "who", "when"] as const;

/** What a follow-up can refer to: the lines that were shown, or the books behind them. */
export type FollowUpTarget = Pick<Vocabulary, "books" | "shown">;

/**
 * The previous question with this clause's changes. Undefined if the clause stands alone; "unclear"
 * if it ranks a single line ("which was better?") or refers to lines that are not known yet.
 */
export function followUpQuery(
  given: ClauseParts,
  previous: Query,
  target: FollowUpTarget,
): Query | "unclear" | undefined {
  const parts = rewriteIdioms(given);
  if (!isFollowUp(parts, normalize(previous))) return undefined;
  if (parts.nth !== null && previous.order === undefined) return undefined;
  try {
    const lines = pointsToLines(parts, previous) ? (linesOf(previous, target) ?? []) : undefined;
    const query = changedQuery(parts, previous, lines);
    const unclear =
      lines?.length === 0 || ranksOneLine(parts, previous, target) || comparesWithNothing(parts);
    if (unclear) return "unclear";
    const known =
      parts.filters.every(({ field }) => isKnown(query.dataset, field)) &&
      parts.named.every((name) => name === "day" || dimensionOf(query.dataset, name) !== undefined);
    return known && (saysChange(parts) || isChanged(query, previous)) ? query : undefined;
  } catch {
    return undefined;
  }
}

const isChanged = (query: Query, previous: Query): boolean =>
  canonicalSentence({ kind: "query", query }) !==
  canonicalSentence({ kind: "query", query: applyDefaults(normalize(previous)) });

/** Throws a Fault if the change makes no valid query. */
function changedQuery(
  parts: ClauseParts,
  previous: Query,
  shown: readonly Names[] | undefined,
): Query {
  const change = changeOf(parts, normalize(previous));
  const merged = mergeFollowUp(
    whole(parts, previous),
    shown === undefined ? change : { ...change, shown },
  );
  const query = applyDefaults(merged.query);
  checkQuery(query);
  return query;
}

/**
 * Handles "how much is it up?" after the first line of a ranking, unless another first is
 * requested.
 */
const pointsToLines = ({ marks, order }: ClauseParts, previous: Query): boolean =>
  marks.has("those") && cuts(previous) && !(previous.limit === 1 && order !== null);

/** Handles "the ones below that": the previous question's number is not carried over. */
const comparesWithNothing = ({
  marks,
  bars,
  against,
  againstMeasures,
  againstPeriods,
}: ClauseParts) =>
  marks.has("than") &&
  [bars, against, againstMeasures, againstPeriods].every(({ length }) => length === 0);

const linesOf = (query: Query, { books, shown }: FollowUpTarget): readonly Names[] | undefined =>
  shown === undefined ? evaluate(query, books).rows.map(({ names }) => names) : shown(query);

function ranksOneLine(parts: ClauseParts, previous: Query, known: FollowUpTarget): boolean {
  const { order, nth, filters, nouns, groups } = parts;
  if ((order === null && nth === null) || filters.length + nouns.length + groups.length > 0)
    return false;
  if (isCounted(previous)) return false;
  const { limit, offset: _, ...all } = previous;
  const unknown = known.shown !== undefined && limit !== undefined;
  return !unknown && (linesOf(all, known)?.length ?? 2) < 2;
}

const cuts = ({ limit, offset, having }: Query): boolean =>
  limit !== undefined || offset !== undefined || having !== undefined;

const ofSecurities = ({ where = [] }: Query): boolean =>
  where.some(({ field }) => field === "symbol");

/**
 * A question about the previous security asks for a figure of that security: its gain, not the
 * household's return.
 */
const about = (parts: ClauseParts, { where = [] }: Query): ClauseParts => ({
  ...parts,
  filters: [
    ...where.filter(({ field }) => isSecurityField(field) && !namesField(parts, field)),
    ...parts.filters,
  ],
});

const namesField = ({ filters, nouns }: ClauseParts, of: string): boolean =>
  [...filters, ...nouns.flatMap(({ where }) => [...where])].some(({ field }) => field === of);

/** "in total" and "all together" drop the account filter of the previous question. */
function whole(parts: ClauseParts, previous: Query): Query {
  const totalled = parts.statistics.includes("total") || parts.marks.has("together");
  const widened = totalled || parts.marks.has("whole");
  if (!widened || parts.filters.length > 0 || parts.nouns.length > 0) return previous;
  const lines = previous.aggregate === "list" && !cuts(previous) && !ofSecurities(previous);
  const listed = lines && !parts.marks.has("whole");
  const pointed = parts.marks.has("those") || listed;
  if (pointed && cuts(previous)) return previous;
  const where = (previous.where ?? []).filter(({ field }) => pointed || !isAccountField(field));
  const { group_by: _, limit: __, order: ___, ...rest } = previous;
  return { ...rest, where, aggregate: "total" };
}

function changeOf(parts: ClauseParts, previous: Query): FollowUpChange {
  const { marks, unit } = parts;
  const own = ofSecurity(parts, previous) || (marks.has("those") && !marks.has("whole"));
  const figures = figuresOf(own ? about(parts, previous) : parts, false);
  const target = targetOf(parts, figures, previous);
  const filters = [
    ...parts.nouns.flatMap((one) => [...one.where]),
    ...figures.filters,
    ...barsOf(parts, figures, previous),
  ];
  const where = filtersIn(target, filters) ?? [];
  const grouped = groupsOf(parts, target);
  needsSpoken(figures, target);
  const measures = measuresOf(parts, figures, target, previous);
  const set = withoutUndefined({
    dataset: target === previous.dataset ? undefined : target,
    aggregate: aggregateOf(parts, previous, target, measures),
    measures,
    where: where.length > 0 ? where : undefined,
    group_by: grouped.length > 0 ? grouped : undefined,
    period: periodFor(parts, target),
    order: orderOf(figures, target, previous),
    limit: parts.nth === null ? limitOf(parts, figures) : 1,
    offset: parts.nth === null ? figures.order?.skip : parts.nth.place - 1,
  });
  const excluding = where.some(({ op }) => op === "is_not");
  return withoutUndefined({
    how: howOf(marks, excluding),
    set: set as Partial<Query>,
    unit: unit ?? (marks.has("share") ? "percent" : undefined),
    turn: turnOf(marks),
    drop: droppedBy(parts, figures, previous, target),
  }) as FollowUpChange;
}

/** A measure that the dataset does not have is never dropped: the clause is then a question of its own. */
function needsSpoken({ spoken, measures }: Figures, target: Query["dataset"]): void {
  const known = measures.some((concept) => measureIn(target, concept) !== undefined);
  if (spoken && !known) throw new Fault("invalid", "unknown_measure", `${target} lacks it`);
}

/** "which account is that in?" after a total over accounts. */
const asksWhichAccount = ({ marks, nouns }: ClauseParts, previous: Query): boolean =>
  marks.has("which") &&
  previous.dataset === "accounts" &&
  nouns.some(({ dataset }) => dataset === "accounts");

/** "all of them, by value" removes the limit; expanded rows have their own order. */
function droppedBy(
  parts: ClauseParts,
  { order }: Figures,
  previous: Query,
  target: Query["dataset"],
): FollowUpChange["drop"] {
  if (order?.all === true) return ["limit", "offset"];
  return asksForPositions(parts, previous, target) ? ["order"] : undefined;
}

/** A list counts as one result, because its lines have no number. */
function aggregateOf(
  parts: ClauseParts,
  previous: Query,
  target: Query["dataset"],
  measures: readonly string[] | undefined,
): Query["aggregate"] | undefined {
  if (asksRows(parts, previous, target) || asksWhichAccount(parts, previous)) return "list";
  const counted = measures?.length === 1 && measures[0] === "count";
  const summed = counted || (parts.statistics.includes("total") && previous.limit !== 1);
  return summed && previous.aggregate === "list" ? "total" : undefined;
}

/** Handles "over 1,000" for the listed figures, when none is named. */
function barsOf(
  { bars }: ClauseParts,
  { measures }: Figures,
  { measures: [main] }: Query,
): Filter[] {
  if (measures.length > 0 || main === undefined) return [];
  return bars.map(({ op, value }) => ({ field: main, op, values: [value] }));
}

const howOf = (marks: ClauseParts["marks"], excluding: boolean): FollowUpChange["how"] => {
  if (marks.has("versus")) return "versus";
  if (marks.has("also")) return "add";
  return marks.has("only") || marks.has("those") || excluding ? "narrow" : "replace";
};

const turnOf = (marks: ClauseParts["marks"]): FollowUpChange["turn"] =>
  marks.has("next") ? "next" : marks.has("flip") ? "flip" : marks.has("more") ? "more" : undefined;

function measuresOf(
  parts: ClauseParts,
  figures: Figures,
  target: Query["dataset"],
  previous: Query,
): string[] | undefined {
  const measures = figures.measures.flatMap((concept) => measureIn(target, concept) ?? []);
  if (measures.length > 0) return measures;
  if (asksRows(parts, previous, target)) return [];
  if (parts.statistics.includes("total") && previous.measures[0] === "count")
    return [mainMeasure(target)];
  const noun = parts.nouns[0];
  if (parts.marks.has("how_many") && noun === undefined) {
    return [countedIn(parts, target, previous)];
  }
  const anew = noun !== undefined && noun.where.length === 0 && noun.dataset !== "accounts";
  return anew && asks.some((mark) => parts.marks.has(mark)) ? [] : undefined;
}

/** "how many?" about a security asks for its units, otherwise for the number of rows. */
function countedIn(
  { filters }: ClauseParts,
  target: Query["dataset"],
  previous: Query,
): "quantity" | "count" {
  const named = filters.some(({ field }) => field === "symbol") || ofSecurities(previous);
  if (target === "unvested") return "quantity";
  return named && measureOf(target, "quantity") !== undefined ? "quantity" : "count";
}

/**
 * True if the clause asks for the rows themselves: those of the previous account, or those that
 * were counted.
 */
const asksRows = (parts: ClauseParts, previous: Query, target: Query["dataset"]): boolean =>
  asksForPositions(parts, previous, target) || ranksRows(parts, previous);

/** The named groups. "which account" groups the previous lines. */
function groupsOf({ groups, named, nouns }: ClauseParts, target: Query["dataset"]): string[] {
  const of = nouns.flatMap(({ dataset, where }) =>
    where.length === 0 && dataset === "accounts" && dataset !== target
      ? (dimensionOfNoun[dataset] ?? [])
      : [],
  );
  return [...new Set([...groups, ...named, ...of])].filter(
    (name) => dimensionOf(target, name) !== undefined,
  );
}
