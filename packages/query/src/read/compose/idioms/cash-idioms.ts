import type { Filter } from "../../../schema/query.ts";
import { isSecurityField, namesAccount } from "../../../schema/subject.ts";
import { type ClauseParts, isWithdrawal } from "../parts.ts";

/** Rewrites "everything but MSFT" to the total of the rest, including cash. */
function allButSecurity(parts: ClauseParts): ClauseParts {
  const { filters, keywords, nouns, measures } = parts;
  const isWhole = keywords.has("whole") || filters.some(({ field }) => namesAccount(field));
  const excludes = filters.some(({ field, op }) => op === "is_not" && isSecurityField(field));
  const named = measures.length > 0 || keywords.has("how_much");
  const asksValue = named && measures.every((name) => name === "value");
  return isWhole && excludes && asksValue && nouns.length === 0
    ? { ...parts, nouns: [{ dataset: "holdings", where: [], plural: true }] }
    : parts;
}

/** Rewrites "what percent of our cash is Karen's" to a share of all cash, not of her accounts. */
function partOfAllCash(parts: ClauseParts): ClauseParts {
  const { measures, filters, keywords, unit, partOfAll, statistics } = parts;
  const isShare = keywords.has("share") || unit === "percent";
  const [holder, ...others] = filters;
  const held = holder?.op === "is" && namesAccount(holder.field) && others.length === 0;
  if (!partOfAll || !isShare || !held || measures.join() !== "cash") return parts;
  return {
    ...parts,
    keywords: new Set([...keywords, "share", "share_of_it"] as const),
    statistics: [...statistics.filter((one) => one !== "total"), "total"],
  };
}

/**
 * Rewrites "bonds and cash together" and "the weights of bonds and cash" to two classes of the holdings, not the cash of bond
 * positions.
 */
function cashAsClass(parts: ClauseParts): ClauseParts {
  const { measures, filters, keywords, statistics, nouns } = parts;
  const weighed = measures.includes("weight");
  const asksSum = keywords.has("together") || statistics.includes("total") || keywords.has("share");
  const others = measures.filter((name) => name !== "weight");
  const joined = keywords.has("and") && others.join() === "cash" && nouns.length === 0;
  if (!joined || !(asksSum || weighed) || !filters.some(isOneClass)) return parts;
  return {
    ...parts,
    measures: weighed || parts.unit === "percent" ? ["weight"] : [],
    groups: weighed && !asksSum ? ["asset_class"] : parts.groups,
    nouns: [{ dataset: "holdings", where: [], plural: true }],
    filters: filters.map((one) =>
      isOneClass(one) ? { ...one, values: [...one.values, "cash"] } : one,
    ),
  };
}

const isOneClass = ({ field, op }: Filter): boolean => field === "asset_class" && op === "is";

/** Rewrites "how much could they wire out of the joint account today" to its settled cash. */
function cashToTake(parts: ClauseParts): ClauseParts {
  const { nouns, keywords, periods, measures, asksPossible } = parts;
  const [only, ...others] = nouns;
  const ofWithdrawals = only !== undefined && others.length === 0 && isWithdrawal(only);
  const now = periods.every(({ name }) => name === "today");
  const amount = keywords.has("how_much") || keywords.has("what") || measures.includes("cash");
  if (!asksPossible || !ofWithdrawals || !now || !amount) return parts;
  return {
    ...parts,
    nouns: [],
    periods: [],
    measures: [...measures.filter((name) => name !== "cash" && name !== "value"), "settled_cash"],
    filters: parts.filters.filter(({ field }) => field !== "method"),
  };
}

/** The idioms about cash. */
export const cashIdioms = [cashToTake, cashAsClass, partOfAllCash, allButSecurity];
