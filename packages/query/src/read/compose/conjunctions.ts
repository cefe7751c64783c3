import type { Filter } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import type { ClauseParts } from "./parts.ts";

const pairFields = ["account", "symbol", "owner", "asset_class", "type", "sector", "kind"];

/**
 * Resolves several names joined by "and" or "or": to a difference, a choice, or one figure each.
 */
export function resolveConjunctions(given: ClauseParts): ClauseParts {
  const parts = outranked(ofBothSides(given));
  const accounts = valuesOf(parts, "account").length;
  const each = ["account", "owner"].find((field) => valuesOf(parts, field).length > 1);
  const pair = paired(parts);
  if (pair !== undefined) return pair;
  if (parts.nouns.length === 0 && parts.order !== null && accounts > 1) {
    return { ...parts, nouns: [{ dataset: "accounts", where: [], plural: false }] };
  }
  const one = parts.accounts.length > 0 || isTogether(parts);
  return each === undefined || one ? parts : { ...parts, groups: [each] };
}

/**
 * "VTI versus VOO in gain this year": a measure, period or filter named once at the end applies to
 * both sides.
 */
function ofBothSides(parts: ClauseParts): ClauseParts {
  const { measures, filters, against, againstMeasures, periods, againstPeriods } = parts;
  if (against.length === 0) return parts;
  const paired = against.filter(({ field }) => filters.some((one) => one.field === field));
  const owned = paired.some(({ field }) => isAccountField(field));
  const isShared = (filter: Filter) =>
    !paired.includes(filter) && !(owned && isAccountField(filter.field));
  const shared = paired.length === 0 ? [] : against.filter(isShared);
  return {
    ...parts,
    filters: [...filters, ...shared],
    against: against.filter((filter) => !shared.includes(filter)),
    ...(measures.length > 0 ? {} : { measures: againstMeasures, againstMeasures: [] }),
    ...(periods.length > 0 ? {} : { periods: againstPeriods, againstPeriods: [] }),
  };
}

/**
 * "the difference between A and B", "which is larger, A or B": compares two names of the same kind.
 */
function paired(parts: ClauseParts): ClauseParts | undefined {
  const { order, marks, filters, measures, against } = parts;
  const compares = marks.has("difference") || (order !== null && marks.has("or"));
  const pair = pairFields.find((field) => valuesOf(parts, field).length === 2);
  if (!compares || pair === undefined || against.length > 0) return undefined;
  const [left, right] = valuesOf(parts, pair).map((value) => ({
    ...{ field: pair, op: "is" as const, values: [value] },
  }));
  const others = filters.filter(({ field }) => field !== pair);
  return {
    ...parts,
    order: null,
    measures: measures.length > 0 ? measures : [order?.by ?? "value"],
    filters: [...others, left ?? []].flat(),
    against: [right ?? []].flat(),
  };
}

/** "a bigger gain than" compares two things, so the ranking is removed. */
function outranked(parts: ClauseParts): ClauseParts {
  const { order, against, againstMeasures, measures, marks } = parts;
  const compares = marks.has("than") && against.length + againstMeasures.length > 0;
  if (!compares) return parts;
  return {
    ...parts,
    order: null,
    measures: measures.length > 0 ? measures : comparedMeasure(parts),
    unit: parts.unit ?? (isMoveToday(parts) ? "percent" : null),
    marks: order?.direction === "asc" ? new Set(marks).add("lesser") : marks,
  };
}

/** "Is A more than B" is about their values. */
function comparedMeasure(parts: ClauseParts): string[] {
  const { order, against, periods } = parts;
  if (order !== null) return [order.by ?? "value"];
  const sizes = against.some(({ field }) => pairFields.includes(field)) && periods.length === 0;
  return sizes && !isMove(parts) ? ["value"] : [];
}

const isMove = ({ marks }: ClauseParts): boolean => marks.has("up") || marks.has("down");

/** "Is A up more today than B" compares percents; gains since purchase are compared in dollars. */
const isMoveToday = (parts: ClauseParts): boolean =>
  isMove(parts) && parts.periods.some(({ name }) => name === "today");

const valuesOf = ({ filters }: ClauseParts, of: string): string[] => [
  ...new Set(
    filters.filter(({ field, op }) => field === of && op === "is").flatMap(({ values }) => values),
  ),
];

const isTogether = ({
  statistics,
  order,
  marks,
  groups,
  against,
  measures,
}: ClauseParts): boolean =>
  statistics.length > 0 ||
  order !== null ||
  marks.has("together") ||
  marks.has("how_many") ||
  groups.length > 0 ||
  against.length > 0 ||
  measures.length === 0;
