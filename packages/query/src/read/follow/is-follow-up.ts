import type { Query } from "../../schema/query.ts";
import { isAccountField, namesAccount, saysKind } from "../../schema/subject.ts";
import type { ClauseParts } from "../compose/parts.ts";

const followUpKeywords = [
  "how_about",
  "those",
  "only",
  "also",
  "same",
  "next",
  "flip",
  "more",
] as const;

/** True when the clause has a keyword of a follow-up, or is too short to stand alone. */
export function isFollowUp(parts: ClauseParts, previous: Query): boolean {
  // "and who is the trustee?" is about another person than the one before.
  if (parts.nouns.some(({ dataset, where }) => dataset === "members" && where.length > 0))
    return false;
  if (asksWorth(parts, previous) || parts.keywords.has("every")) return false;
  if (
    parts.startsWithConjunction ||
    followUpKeywords.some((keyword) => parts.keywords.has(keyword))
  )
    return true;
  if (asksForOthers(parts, previous)) return false;
  if (asksWhichAccount(parts, previous) || namesOnlyRows(parts, previous)) return true;
  if (refersToSecurity(parts, previous) || isFragment(parts, previous)) return true;
  return parts.order === null ? isShort(parts) : ranksLines(parts);
}

/** "what did we buy last, and what's the household worth": not what the purchases came to. */
const asksWorth = (
  { measures, keywords, statistics, filters, nouns }: ClauseParts,
  { dataset }: Query,
): boolean =>
  dataset === "transactions" &&
  measures.join() === "value" &&
  keywords.has("what") &&
  !(["those", "together", "how_about", "same", "each"] as const).some((keyword) =>
    keywords.has(keyword),
  ) &&
  statistics.length + filters.length + nouns.length === 0;

/** After a security, "do they own any bonds" and "anything in euros" ask for others, not whether it is one. */
const asksForOthers = (
  { keywords, filters, nouns }: ClauseParts,
  { where = [] }: Query,
): boolean => {
  const said = [...filters, ...nouns.flatMap((noun) => noun.where)];
  return (
    keywords.has("any") &&
    keywords.has("own") &&
    where.some(({ field }) => field === "symbol") &&
    said.length > 0 &&
    said.every(({ field }) => saysKind(field) || field === "currency")
  );
};

/** After a position, "which account?" asks where it is held, not for all accounts. */
export const asksWhichAccount = (
  { keywords, nouns, order, ...parts }: ClauseParts,
  { dataset, where = [], limit }: Query,
): boolean =>
  dataset !== "accounts" &&
  (where.length > 0 || limit !== undefined) &&
  keywords.has("which") &&
  order === null &&
  nouns.length > 0 &&
  nouns.every((noun) => noun.dataset === "accounts" && noun.where.length === 0) &&
  [parts.measures, parts.filters, parts.groups, parts.thresholds, parts.periods].every(
    ({ length }) => length === 0,
  );

/** What a noun says of its rows, and the security whose rows they are. */
const replacedWithRows = new Set(["kind", "type", "status", "symbol"]);

/** "withdrawals?", after the deposits to an account in August: the same account and time. */
const namesOnlyRows = (
  { nouns, keywords, order, ...parts }: ClauseParts,
  { dataset, where = [], group_by = [], aggregate }: Query,
): boolean =>
  aggregate === "list" &&
  group_by.length === 0 &&
  where.some(({ field }) => isAccountField(field)) &&
  where.every(({ field }) => isAccountField(field) || replacedWithRows.has(field)) &&
  nouns.length > 0 &&
  nouns.every((noun) => noun.dataset === dataset && noun.where.length > 0) &&
  keywords.size === 0 &&
  order === null &&
  [parts.measures, parts.filters, parts.groups, parts.thresholds, parts.periods].every(
    ({ length }) => length === 0,
  ) &&
  parts.statistics.length + parts.namedDimensions.length === 0;

/** True for a clause without rows or figures of its own: "by account", "whose are they". */
export const isShort = (parts: ClauseParts): boolean =>
  parts.nouns.length + parts.measures.length === 0 &&
  !parts.keywords.has("list") &&
  changesResult(parts);

/** "by gain", "the biggest": another order of the lines before, or of the rows behind a figure. */
const ranksLines = ({ order, nouns, measures }: ClauseParts): boolean =>
  nouns.length === 0 && (measures.length === 0 || order?.all === true);

/**
 * "value?", "how much cash?": a single figure refers to the subject of the previous question. Of
 * trades only "at what price" does.
 */
const isFragment = (parts: ClauseParts, { dataset }: Query): boolean =>
  (dataset !== "transactions" || (parts.measures[0] === "price" && parts.keywords.has("at"))) &&
  parts.measures.length === 1 &&
  parts.order === null &&
  [...parts.keywords].every((keyword) => ofFragments.has(keyword)) &&
  [
    parts.nouns,
    parts.filters,
    parts.groups,
    parts.namedDimensions,
    parts.thresholds,
    parts.statistics,
  ].every(({ length }) => length === 0);

const ofFragments: ReadonlySet<string> = new Set(["how_much", "what", "which", "each", "at"]);

/** "how many were buys", then "which was the biggest": ranks the rows that were counted. */
export const isCounted = ({ aggregate, measures, group_by = [] }: Query): boolean =>
  aggregate === "total" && measures[0] === "count" && group_by.length === 0;

/** False for thanks and other words that change nothing. */
const changesResult = ({ keywords, unit, ...parts }: ClauseParts): boolean =>
  keywords.size > 0 ||
  unit !== null ||
  parts.ordinal !== null ||
  [
    parts.filters,
    parts.groups,
    parts.namedDimensions,
    parts.periods,
    parts.thresholds,
    parts.statistics,
  ].some(({ length }) => length > 0);

/** False if only small words are left: "and with the calls on it included?" */
export const namesChange = ({ keywords, unit, order, ...parts }: ClauseParts): boolean =>
  (["same", "own", "list"] as const).some((keyword) => keywords.has(keyword)) ||
  unit !== null ||
  order !== null ||
  [
    ...[parts.filters, parts.nouns, parts.measures, parts.periods, parts.statistics],
    ...[parts.groups, parts.thresholds, parts.namedDimensions, parts.compareFilters],
  ].some(({ length }) => length > 0);

/** "how much", "which has more" of two: the figures of the question before once more. */
export const asksSameFigures = (parts: ClauseParts, { compare }: Query): boolean =>
  isShort(parts) &&
  (parts.keywords.has("how_much") || (compare !== undefined && parts.order !== null));

const perUnitMeasures = new Set(["quantity", "price", "unit_cost"]);

const securityMeasures = new Set([
  ...perUnitMeasures,
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
export const refersToSecurity = (
  { measures, filters, nouns, keywords, order, groups, statistics, periods }: ClauseParts,
  previous: Query,
): boolean =>
  !(filters.length > 0 && statistics.includes("total")) &&
  measures.some(
    (name) =>
      perUnitMeasures.has(name) ||
      (!keywords.has("whole") && securityMeasures.has(name)) ||
      (!keywords.has("whole") && name === "return_pct" && periods.length === 0),
  ) &&
  order === null &&
  groups.length + nouns.length === 0 &&
  filters.every(({ field }) => namesAccount(field)) &&
  namesOneSecurity(previous);

export const namesOneSecurity = ({ where = [] }: Query): boolean =>
  where.some(({ field, values }) => field === "symbol" && values.length === 1);
