import type { Book } from "../../book/book.ts";
import { evaluate } from "../../evaluate/evaluate.ts";
import { isAccountLike } from "../../evaluate/scope.ts";
import { type FollowUpChange, mergeFollowUp } from "../../merge/merge.ts";
import { checkQuery } from "../../schema/check-query.ts";
import { dimensionOf, measureOf } from "../../schema/fields.ts";
import { normalize, tidy } from "../../schema/normalize.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { dimensionOfNoun, mainMeasure, measureIn } from "./choose.ts";
import { applyDefaults } from "./defaults.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { rewriteIdioms } from "./idioms.ts";
import type { ClauseParts } from "./parts.ts";
import { periodFor } from "./period.ts";
import { filtersIn } from "./slots.ts";

const markers = ["how_about", "those", "only", "also", "same", "next", "flip", "more"] as const;
const asks = ["yes_no", "which", "what", "list", "who", "when"] as const;

/**
 * The question before it with what this one changes; undefined where it stands alone, "unclear" where it
 * ranks what was one line only ("which was better?").
 */
export function followUpQuery(
  given: ClauseParts,
  previous: Query,
  books: readonly Book[],
): Query | "unclear" | undefined {
  const parts = rewriteIdioms(given);
  if (!follows(parts, normalize(previous))) return undefined;
  if (parts.nth !== null && previous.order === undefined) return undefined;
  try {
    const change = changeOf(parts, normalize(previous));
    const pointed = parts.marks.has("those") && cuts(previous);
    const of_result = pointed ? evaluate(previous, books) : undefined;
    const merged = mergeFollowUp(
      whole(parts, previous),
      of_result === undefined ? change : { ...change, of_result },
    );
    const query = applyDefaults(merged.query);
    checkQuery(query);
    if (ranksOneLine(parts, previous, books) || comparesWithNothing(parts)) return "unclear";
    return parts.filters.every(({ field }) => isKnown(query.dataset, field)) ? query : undefined;
  } catch {
    return undefined;
  }
}

/** "the ones below that": the number of the question before is not carried over. */
const comparesWithNothing = ({
  marks,
  bars,
  against,
  againstMeasures,
  againstPeriods,
}: ClauseParts) =>
  marks.has("than") &&
  [bars, against, againstMeasures, againstPeriods].every(({ length }) => length === 0);

function ranksOneLine(parts: ClauseParts, previous: Query, books: readonly Book[]): boolean {
  const { order, nth, filters, nouns, groups } = parts;
  if ((order === null && nth === null) || filters.length + nouns.length + groups.length > 0)
    return false;
  const { limit: _, offset: __, ...all } = previous;
  return evaluate(all, books).rows.length < 2;
}

/** A name that the dataset before cannot be narrowed by starts a question of its own: it is never left out. */
const isKnown = (dataset: Query["dataset"], field: string): boolean =>
  dimensionOf(dataset, field) !== undefined || measureIn(dataset, field) !== undefined;

const cuts = ({ limit, offset, having }: Query): boolean =>
  limit !== undefined || offset !== undefined || having !== undefined;

/** True when the clause is marked as a follow-up, or is too short to stand alone. */
function follows(parts: ClauseParts, previous: Query): boolean {
  if (parts.begins || markers.some((mark) => parts.marks.has(mark))) return true;
  if (ofSecurity(parts, previous)) return true;
  if (parts.nouns.length > 0 || parts.measures.length > 0) return false;
  const lines = previous.aggregate === "list" || (previous.group_by ?? []).length > 0;
  if (parts.order !== null) return lines;
  return !parts.marks.has("list");
}

const units = new Set(["quantity", "price", "unit_cost"]);

const figuresOfOne = new Set([
  ...units,
  "value",
  "gain",
  "gain_pct",
  "loss",
  "cost",
  "day_change",
  "weight",
  "performance",
]);

/** "how many shares do we hold" refers to the security of the previous question. */
const ofSecurity = (
  { measures, filters, nouns, marks, order, groups }: ClauseParts,
  previous: Query,
): boolean =>
  measures.some((name) => units.has(name) || (!marks.has("whole") && figuresOfOne.has(name))) &&
  order === null &&
  groups.length + nouns.length === 0 &&
  filters.every(({ field }) => field === "account" || field === "owner") &&
  ofOneSecurity(previous);

const ofOneSecurity = ({ where = [] }: Query): boolean =>
  where.some(({ field, values }) => field === "symbol" && values.length === 1);

const ofSecurities = ({ where = [] }: Query): boolean =>
  where.some(({ field }) => field === "symbol");

/** What is asked of the security before is a figure of a security: its gain, not the household's return. */
const about = (parts: ClauseParts, { where = [] }: Query): ClauseParts => ({
  ...parts,
  filters: [...where.filter(({ field }) => field === "symbol"), ...parts.filters],
});

/** "in total" and "all together" drop the account filter of the previous question. */
function whole(parts: ClauseParts, previous: Query): Query {
  const totalled = parts.statistics.includes("total") || parts.marks.has("together");
  const widened = totalled || parts.marks.has("whole");
  if (!widened || parts.filters.length > 0 || parts.nouns.length > 0) return previous;
  const pointed = parts.marks.has("those");
  if (pointed && cuts(previous)) return previous;
  const where = (previous.where ?? []).filter(({ field }) => pointed || !isAccountLike(field));
  const { group_by: _, limit: __, order: ___, ...rest } = previous;
  return { ...rest, where, aggregate: "total" };
}

function changeOf(parts: ClauseParts, previous: Query): FollowUpChange {
  const { marks, unit } = parts;
  const figures = figuresOf(ofSecurity(parts, previous) ? about(parts, previous) : parts, false);
  const target = targetOf(parts, figures, previous);
  const filters = [
    ...parts.nouns.flatMap((one) => [...one.where]),
    ...figures.filters,
    ...barsOf(parts, figures, previous),
  ];
  const where = filtersIn(target, filters) ?? [];
  const grouped = groupsOf(parts, target);
  const measures = measuresOf(parts, figures, target, previous);
  const set = tidy({
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
  return tidy({
    how: howOf(marks, excluding),
    set: set as Partial<Query>,
    unit: unit ?? (marks.has("share") ? "percent" : undefined),
    turn: turnOf(marks),
  }) as FollowUpChange;
}

/** A list is counted as one: its lines have no number. */
function aggregateOf(
  parts: ClauseParts,
  previous: Query,
  target: Query["dataset"],
  measures: readonly string[] | undefined,
): Query["aggregate"] | undefined {
  if (opens(parts, previous, target)) return "list";
  const counted = measures?.length === 1 && measures[0] === "count";
  const summed = counted || (parts.statistics.includes("total") && previous.limit !== 1);
  return summed && previous.aggregate === "list" ? "total" : undefined;
}

/** "over 1,000" of what was listed, where no figure is named. */
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

/** "what is in it" after an account asks for the account's positions. */
const opens = ({ marks }: ClauseParts, previous: Query, target: Query["dataset"]): boolean =>
  previous.dataset === "accounts" && target === "positions" && marks.has("own");

/** The noun's dataset, unless the noun only groups; otherwise the previous dataset if it has the measures. */
function targetOf(
  parts: ClauseParts,
  { measures, filters }: Figures,
  previous: Query,
): Query["dataset"] {
  const noun = parts.nouns.find(
    ({ dataset, where }) => dataset !== "accounts" && !narrows(dataset, where, previous),
  );
  const wanted = noun?.dataset ?? previous.dataset;
  // The day change is shown with a price when there is one.
  const needed = measures.filter((name) => name !== "day_change_pct" || measures[0] !== "price");
  const now = parts.market || parts.periods.some(({ name }) => name === "today");
  const priced = now && measures[0] === "price";
  const has = (dataset: Query["dataset"]) =>
    !(priced && dataset === "transactions") &&
    filters.every(({ field }) => isKnown(dataset, field)) &&
    !(dataset === "positions" && filters.some(isOfCash)) &&
    needed.every((concept) => measureIn(dataset, concept) !== undefined);
  if (noun === undefined && measures.length === 0 && opens(parts, previous, "positions"))
    return "positions";
  if (has(wanted)) return wanted;
  return (
    (["positions", "accounts", "holdings", "lots", "transactions", "returns"] as const).find(has) ??
    wanted
  );
}

/** Cash is a holding, but no position. */
const isOfCash = ({ field, values }: Filter): boolean => field === "kind" && values[0] === "cash";

/** "only the ETFs" after trades filters the trades. */
const narrows = (dataset: Query["dataset"], where: readonly Filter[], previous: Query): boolean =>
  dataset === "positions" &&
  where.length > 0 &&
  where.every(({ field }) => dimensionOf(previous.dataset, field) !== undefined);

function measuresOf(
  parts: ClauseParts,
  figures: Figures,
  target: Query["dataset"],
  previous: Query,
): string[] | undefined {
  const measures = figures.measures.flatMap((concept) => measureIn(target, concept) ?? []);
  if (measures.length > 0) return measures;
  if (opens(parts, previous, target)) return [];
  if (parts.statistics.includes("total") && previous.measures[0] === "count")
    return [mainMeasure(target)];
  const noun = parts.nouns[0];
  if (parts.marks.has("how_many") && noun === undefined) {
    const held = ofSecurities(previous) && measureOf(target, "quantity") !== undefined;
    return [held ? "quantity" : "count"];
  }
  const anew = noun !== undefined && noun.where.length === 0 && noun.dataset !== "accounts";
  return anew && asks.some((mark) => parts.marks.has(mark)) ? [] : undefined;
}

/** The named groups; "which account" groups what was listed before. */
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

function orderOf({ order }: Figures, target: Query["dataset"], previous: Query): Query["order"] {
  if (order === null) return undefined;
  const own = order.by === undefined ? undefined : measureIn(target, order.by);
  const [main] = previous.measures;
  const day =
    order.by !== undefined && dimensionOf(target, order.by) !== undefined ? order.by : undefined;
  const kept = target === previous.dataset ? main : undefined;
  return {
    by: day ?? (isOfSuccess(own) && isOfSuccess(kept) ? kept : (own ?? kept)) ?? "count",
    direction: order.direction,
  };
}

/** True for measures of success that "the best" can rank: a gain, a day change or a return. */
const isOfSuccess = (name: string | undefined): boolean =>
  name !== undefined && /^(gain|day_change|return)/.test(name);

const limitOf = ({ nouns }: ClauseParts, { order }: Figures): number | undefined => {
  if (order === null || order.all) return undefined;
  return order.count ?? (nouns.some(({ plural }) => plural) ? 5 : 1);
};
