import { measureOf } from "../../schema/fields.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import { type ClauseParts, isPurchase, isPurchaseOrSale, withKeyword } from "../compose/parts.ts";
import { namesOneSecurity } from "./is-follow-up.ts";

type Rule = (parts: ClauseParts, previous: Query) => ClauseParts;

/** What the words of a clause ask for after the previous question, where alone they ask for something else. */
export const inContext = (parts: ClauseParts, previous: Query): ClauseParts => {
  const before = normalize(previous);
  return rules.reduce((now, rule) => rule(now, before), parts);
};

/** "when did we buy it": the day is that of the lots, because trades on file begin later. */
const purchaseOfShown: Rule = (parts, { dataset }) => {
  const { keywords, nouns, order, periods } = parts;
  const asks = keywords.has("when") && order === null && periods.length === 0;
  const held = dataset === "positions" || dataset === "lots";
  if (!asks || !held || nouns.length === 0 || !nouns.every(isPurchase)) return parts;
  const oldestFirst = { direction: "asc", by: "acquired", all: true } as const;
  return {
    ...parts,
    nouns: [{ dataset: "lots", where: [], plural: false }],
    order: oldestFirst,
  };
};

/** "bought this year", after lots: those of them that were. */
const boughtOfShown: Rule = (parts, { dataset }) => {
  const { nouns, keywords, measures, filters } = parts;
  const only =
    nouns.length > 0 && nouns.every(isPurchase) && measures.length + filters.length === 0;
  if (dataset !== "lots" || !only || keywords.size > 0) return parts;
  return withKeyword({ ...parts, nouns: [] }, "those");
};

/** "how many were bought altogether" and "when was the last purchase" are about the previous security. */
const tradesOfSecurity: Rule = (parts, previous) => {
  const { dataset, where = [], period } = previous;
  const { keywords, nouns, periods, filters } = parts;
  const asks = keywords.has("how_many") || keywords.has("when");
  const open = filters.length === 0 && nouns.length > 0 && nouns.every(isPurchaseOrSale);
  const symbols = where.filter(({ field }) => field === "symbol");
  if (!asks || !open || !namesOneSecurity(previous)) return parts;
  const kept = dataset === "transactions" && period !== undefined ? [period] : [];
  return { ...parts, filters: symbols, periods: periods.length > 0 ? periods : kept };
};

/** "worth together?" of the lines before it. */
const totalOfLines: Rule = (parts, previous) => {
  const { keywords, order, measures } = parts;
  const isTotal = keywords.has("together") && measures.length > 0 && order === null;
  const isOfLines = previous.aggregate === "list" && !namesOneSecurity(previous);
  return isTotal && isOfLines && namesNothing(parts) ? withKeyword(parts, "those") : parts;
};

/** "which account did best", after returns: by the return, and not by the gain of what it holds. */
const accountByReturn: Rule = (parts, { dataset, period }) => {
  const { order, nouns, measures, periods, filters } = parts;
  const ranks =
    dataset === "returns" &&
    order !== null &&
    (order.by === undefined || order.by === "performance" || order.by === "gain") &&
    measures.every((name) => name === "performance") &&
    nouns.length > 0 &&
    nouns.every((noun) => noun.dataset === "accounts") &&
    filters.every(({ field }) => isAccountField(field));
  if (!ranks) return parts;
  const kept = period === undefined ? [] : [period];
  return {
    ...parts,
    measures: ["return_pct"],
    order: { ...order, by: "return_pct" },
    periods: periods.length > 0 ? periods : kept,
  };
};

/** "how much is in bonds", then "which funds": the rows behind the total. */
const rowsOfTotal: Rule = (parts, { aggregate, dataset, where = [], group_by = [] }) => {
  const { keywords, nouns, order, filters, measures } = parts;
  const isTotal = aggregate === "total" && dataset === "positions" && group_by.length === 0;
  const asks =
    nouns.length > 0 &&
    nouns.every((noun) => noun.dataset === "positions") &&
    [...keywords].join() === "which" &&
    order === null &&
    filters.length + measures.length === 0;
  return asks && isTotal && where.length > 0 ? withKeyword(parts, "those") : parts;
};

/** "as a percentage of the account", after a security: its weight, and not that of the account. */
const weightOfSecurity: Rule = (parts, previous) => {
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

/** "and overall?" after the change of today: since the purchase. */
const changeSincePurchase: Rule = (parts, previous) => {
  const [main = ""] = previous.measures;
  const { statistics, periods, keywords, order } = parts;
  const isOverall =
    periods.some(({ name }) => name === "all") ||
    (namesOneSecurity(previous) && (statistics.includes("total") || keywords.has("whole")));
  if (!main.startsWith("day_change") || !isOverall || order !== null || !namesNothing(parts))
    return parts;
  if (parts.measures.length > 0) return parts;
  return {
    ...parts,
    measures: [main.replace("day_change", "gain")],
    statistics: [],
    periods: [],
    keywords: new Set([...keywords].filter((keyword) => keyword !== "whole")),
  };
};

/** "who is first", after a ranking: its first line, and not the earliest. */
const firstOfRanking: Rule = (parts, { dataset, order: ranking }) => {
  const { order, nouns } = parts;
  const ranked = ranking !== undefined && measureOf(dataset, ranking.by) !== undefined;
  const isFirst = order?.by === "date" && order.direction === "asc" && nouns.length === 0;
  if (!isFirst || !ranked) return parts;
  return { ...parts, order: null, ordinal: { rank: 1, text: "first" } };
};

/** "and our best holding overall?", after one of them: of all, and not the total of that one. */
const bestOverall: Rule = (parts) => {
  const { order, nouns, statistics, keywords } = parts;
  const isOverall = order !== null && nouns.length > 0 && statistics.includes("total");
  if (!isOverall || keywords.has("those")) return parts;
  return {
    ...parts,
    startsWithConjunction: false,
    statistics: statistics.filter((one) => one !== "total"),
  };
};

/** "how many do we still have", after trades: of what was traded, and not of the trades. */
const stillHeld: Rule = (parts, { dataset }) => {
  const { keywords, nouns, filters, measures, order } = parts;
  const asks =
    keywords.has("own") &&
    (keywords.has("how_many") || measures.length > 0) &&
    nouns.length + filters.length === 0 &&
    measures.every((name) => name === "quantity") &&
    order === null;
  if (dataset !== "transactions" || !asks) return parts;
  const held = { dataset: "positions", where: [], plural: true } as const;
  return withKeyword({ ...parts, nouns: [held], measures: ["quantity"] }, "those");
};

/** "how much did we lose on that", after the change of today: in dollars. */
const moneyOfChange: Rule = (parts, { measures: [main = ""] }) => {
  const { keywords, measures, periods, order } = parts;
  const isMoney = measures.length > 0 && measures.every((name) => results.has(name));
  const isOfDay = main.startsWith("day_change");
  const asks = keywords.has("those") && periods.length === 0 && order === null;
  return isMoney && isOfDay && asks && namesNothing(parts)
    ? { ...parts, measures: ["day_change"] }
    : parts;
};

const results: ReadonlySet<string> = new Set(["gain", "loss"]);

/** "what share of the portfolio is that", after cash: the share of the cash. */
const shareOfCash: Rule = (parts, { dataset, measures: [main] }) => {
  const { keywords, measures } = parts;
  const isShare = keywords.has("share") || measures.includes("weight");
  const asks = isShare && keywords.has("those") && measures.every((name) => name === "weight");
  if (dataset !== "accounts" || main !== "cash" || !asks || !namesNothing(parts)) return parts;
  return withKeyword({ ...parts, measures: ["cash"], statistics: [] }, "share");
};

/** "what part of that is the private fund", after the alternatives: of them, and not of everything. */
const partOfClass: Rule = (parts, { where = [] }) => {
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

/** "and Laura?", after the age of another: a member, and not the owner of anything. */
const otherMember: Rule = (parts, { dataset }) => {
  const { filters, nouns } = parts;
  const named = filters.length > 0 && filters.every(({ field }) => field === "owner");
  return dataset === "members" && named && nouns.length === 0
    ? { ...parts, filters: filters.map((one) => ({ ...one, field: "name" })) }
    : parts;
};

const isClass = (field: string): field is "asset_class" | "sector" | "kind" =>
  field === "asset_class" || field === "sector" || field === "kind";

const rules: readonly Rule[] = [
  otherMember,
  partOfClass,
  stillHeld,
  moneyOfChange,
  shareOfCash,
  bestOverall,
  firstOfRanking,
  purchaseOfShown,
  boughtOfShown,
  tradesOfSecurity,
  totalOfLines,
  accountByReturn,
  rowsOfTotal,
  weightOfSecurity,
  changeSincePurchase,
];

const namesNothing = ({ nouns, filters, groups, namedDimensions }: ClauseParts): boolean =>
  [nouns, filters, groups, namedDimensions].every(({ length }) => length === 0);
