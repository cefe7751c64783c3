import { namesAccount, namesSecurity } from "../../schema/subject.ts";
import { withKeyword, withoutKeywords } from "../compose/parts.ts";
import { type ContextRule, namesNothing } from "./context-rule.ts";
import { namesOneSecurity } from "./is-follow-up.ts";

/** "what share of the portfolio is that", after cash: the share of the cash. */
const shareOfCash: ContextRule = (parts, { dataset, measures: [main] }) => {
  const { keywords, measures, statistics } = parts;
  const isShare = keywords.has("share") || measures.includes("weight");
  const ofShown =
    statistics.includes("total") ||
    (["those", "same", "whole"] as const).some((keyword) => keywords.has(keyword));
  const asks = isShare && ofShown && measures.every((name) => name === "weight");
  if (dataset !== "accounts" || main !== "cash" || !asks || !namesNothing(parts)) return parts;
  const ofTotal = statistics.includes("total") || keywords.has("whole");
  const words = ofTotal ? (["share", "those", "whole"] as const) : (["share"] as const);
  return {
    ...{ ...parts, measures: ["cash"], statistics: [] },
    keywords: new Set([...keywords, ...words]),
  };
};

/**
 * After an account or a security, "share of everything" is its share of the whole, "of the total
 * cash" its share of all cash.
 */
const shareOfWhole: ContextRule = (parts, { where = [], measures: [main], group_by }) => {
  const { keywords, statistics, nouns, filters, measures, groups, order } = parts;
  const named = where.some(
    ({ field, op }) => op === "is" && (namesAccount(field) || namesSecurity(field)),
  );
  const ofAssets = nouns.some(({ dataset }) => dataset === "accounts") && measures.length > 0;
  const ofWhole = keywords.has("whole") || statistics.includes("total") || ofAssets;
  const ofCash = main === "cash" && measures.join() === "cash";
  const asks =
    keywords.has("share") &&
    nouns.every((noun) => wholes.has(noun.dataset) && noun.where.length === 0) &&
    (ofCash || measures.every((name) => name === "value")) &&
    filters.length + groups.length === 0 &&
    order === null;
  if (!named || !ofWhole || !asks || group_by !== undefined) return parts;
  const rest = withKeyword(withoutKeywords({ ...parts, nouns: [] }, ["whole"]), "those");
  return ofCash
    ? withKeyword(rest, "share_of_it")
    : { ...rest, measures: ["weight"], statistics: [] };
};

/** Kinds of rows that stand for all there is: "share of total assets". */
const wholes: ReadonlySet<string> = new Set(["positions", "accounts", "holdings"]);

/**
 * After an asset class such as the alternatives, "what part of that is the private fund" is a share of them, not of
 * everything.
 */
const partOfClass: ContextRule = (parts, { where = [] }) => {
  const { keywords, filters, nouns, measures } = parts;
  const asks =
    keywords.has("share") &&
    keywords.has("those") &&
    filters.length + nouns.length > 0 &&
    measures.length === 0;
  const whole = where.find(({ field, op }) => op === "is" && isClass(field));
  return asks && whole !== undefined && isClass(whole.field)
    ? { ...parts, shareOf: whole.field }
    : parts;
};

/** After a security, "as a percentage of the account" is its weight, not that of the account. */
const weightOfSecurity: ContextRule = (parts, previous) => {
  const { keywords, nouns, measures, filters, order } = parts;
  const asks =
    keywords.has("share") &&
    nouns.length > 0 &&
    nouns.every(({ dataset, where }) => dataset === "accounts" && where.length === 0) &&
    measures.length + filters.length === 0 &&
    order === null;
  if (!asks || !namesOneSecurity(previous)) return parts;
  return withKeyword({ ...parts, nouns: [], measures: ["weight"] }, "those");
};

const isClass = (field: string): field is "asset_class" | "sector" | "kind" =>
  field === "asset_class" || field === "sector" || field === "kind";

/** Questions about the share of what was shown. */
export const sharesInContext: readonly ContextRule[] = [
  partOfClass,
  shareOfCash,
  shareOfWhole,
  weightOfSecurity,
];
