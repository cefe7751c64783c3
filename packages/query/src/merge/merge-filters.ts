import type { Filter } from "../schema/query.ts";
import { isAccountField, isSecurityField, namesSecurity } from "../schema/subject.ts";

/** "and X?" replaces, "only X" narrows, "X too" adds, "against X" compares. */
export type HowToMerge = "replace" | "narrow" | "add" | "versus";

/** The filters of the previous question, changed by those of the follow-up. */
export function mergeFilters(
  before: readonly Filter[],
  set: readonly Filter[],
  how: HowToMerge,
): Filter[] {
  if (how === "narrow") return [...before.filter((filter) => !isReplaced(filter, set)), ...set];
  if (how === "add") return withAlternatives(before, set);
  if (before.some(({ field }) => field === "underlying") && set.every(isSymbol))
    return [
      ...before.filter(({ field }) => field !== "underlying"),
      ...set.map((filter) => ({ ...filter, field: "underlying" })),
    ];
  const families = new Set(set.map(({ field }) => familyOf(field)));
  const kept = before.filter(
    (filter) =>
      !families.has(familyOf(filter.field)) &&
      !isContradicted(filter, set) &&
      !describesOther(filter, set),
  );
  return [...kept, ...set];
}

/**
 * True for filters that exclude each other: after "how much is in stocks", "and in bonds" drops the
 * stocks.
 */
const isContradicted = ({ field, values }: Filter, set: readonly Filter[]): boolean =>
  field === "kind" &&
  values.join() === "stock" &&
  set.some(
    (one) => one.field === "asset_class" && one.values.every((value) => !value.endsWith("_equity")),
  );

/**
 * True for a filter that describes one security only: after "the Tesla short", "and JPM?" need not
 * be short.
 */
const describesOther = ({ field }: Filter, set: readonly Filter[]): boolean =>
  isSecurityField(field) &&
  !namesSecurity(field) &&
  set.some((one) => namesSecurity(one.field) && one.op === "is");

/**
 * True when the later filter replaces the earlier one because nothing matches both: "by wire", then
 * "only the ACH ones"; "without the IRA", then "only the IRA". One security's options are not those
 * of another.
 */
const isReplaced = ({ field, op, values }: Filter, set: readonly Filter[]): boolean =>
  set.some((later) => {
    const same = later.field === field || [later.field, field].every(isOfOneSecurity);
    if (!same || later.op !== "is") return false;
    if (op === "is_not") return later.values.every((value) => values.includes(value));
    return op === "is" && !later.values.some((value) => values.includes(value));
  });

const isSymbol = ({ field, op }: Filter): boolean => field === "symbol" && op === "is";

const isOfOneSecurity = (field: string): boolean => field === "symbol" || field === "underlying";

/**
 * Fields that a follow-up replaces together. Unlike in a comparison, classes stay apart: "and the
 * bonds?" after one sector keeps the sector.
 */
function familyOf(field: string): string {
  if (isAccountField(field)) return "account";
  return namesSecurity(field) ? "security" : field;
}

function withAlternatives(before: readonly Filter[], set: readonly Filter[]): Filter[] {
  const widens = (a: Filter, b: Filter) => a.field === b.field && a.op === "is" && b.op === "is";
  // After a question about a person, "does the trust hold it too" drops the person, who does not
  // own the trust.
  const isOther = ({ field }: Filter): boolean =>
    isAccountField(field) &&
    set.some((one) => isAccountField(one.field) && one.field !== field && one.op === "is");
  const wider = before
    .filter((filter) => !isOther(filter))
    .map((filter) => {
      const more = set.filter((one) => widens(filter, one)).flatMap(({ values }) => values);
      return { ...filter, values: [...filter.values, ...more] };
    });
  return [...wider, ...set.filter((one) => !before.some((filter) => widens(filter, one)))];
}
