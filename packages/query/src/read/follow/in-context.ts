import { measureOf } from "../../schema/fields.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Query } from "../../schema/query.ts";
import { isAccountField } from "../../schema/subject.ts";
import {
  type ClauseParts,
  isPurchase,
  isPurchaseOrSale,
  withKeyword,
  withoutKeywords,
} from "../compose/parts.ts";
import { resultOfPurchase } from "./bought-lots.ts";
import { type ContextRule, namesNothing } from "./context-rule.ts";
import { namesOneSecurity } from "./is-follow-up.ts";
import { policyInContext } from "./policy-in-context.ts";
import { sharesInContext } from "./shares-in-context.ts";

/** What the words of a clause ask for after the previous question, where alone they ask for something else. */
export const inContext = (parts: ClauseParts, previous: Query): ClauseParts => {
  const before = normalize(previous);
  return rules.reduce((now, rule) => rule(now, before), parts);
};

/** "when did we buy it": the day is that of the lots, because trades on file begin later. */
const purchaseOfShown: ContextRule = (parts, { dataset }) => {
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
const boughtOfShown: ContextRule = (parts, { dataset }) => {
  const { nouns, keywords, measures, filters } = parts;
  const only =
    nouns.length > 0 && nouns.every(isPurchase) && measures.length + filters.length === 0;
  if (dataset !== "lots" || !only || keywords.size > 0) return parts;
  return withKeyword({ ...parts, nouns: [] }, "those");
};

/** "how many were bought altogether" and "when was the last purchase" are about the previous security. */
const tradesOfSecurity: ContextRule = (parts, previous) => {
  const { dataset, where = [], period } = previous;
  const { keywords, nouns, periods, filters } = parts;
  const asks = keywords.has("how_many") || keywords.has("when");
  const open = filters.length === 0 && nouns.length > 0 && nouns.every(isPurchaseOrSale);
  const symbols = where.filter(({ field }) => field === "symbol");
  if (!asks || !open || !namesOneSecurity(previous)) return parts;
  const kept = dataset === "transactions" && period !== undefined ? [period] : [];
  return { ...parts, filters: symbols, periods: periods.length > 0 ? periods : kept };
};

/** "worth together?" asks for the total of the lines just shown. */
const totalOfLines: ContextRule = (parts, previous) => {
  const { keywords, order, measures } = parts;
  const isTotal = keywords.has("together") && measures.length > 0 && order === null;
  const isOfLines = previous.aggregate === "list" && !namesOneSecurity(previous);
  return isTotal && isOfLines && namesNothing(parts) ? withKeyword(parts, "those") : parts;
};

/** After returns, "which account did best" ranks by return instead of by the gain on holdings. */
const accountByReturn: ContextRule = (parts, { dataset, period }) => {
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
const rowsOfTotal: ContextRule = (parts, { aggregate, dataset, where = [], group_by = [] }) => {
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

/** "and overall?" after the change of today: since the purchase. */
const changeSincePurchase: ContextRule = (parts, previous) => {
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

/** After a ranking, "who is first" asks for its first line, not for the earliest. */
const firstOfRanking: ContextRule = (parts, { dataset, order: ranking }) => {
  const { order, nouns } = parts;
  const ranked = ranking !== undefined && measureOf(dataset, ranking.by) !== undefined;
  const isFirst = order?.by === "date" && order.direction === "asc" && nouns.length === 0;
  if (!isFirst || !ranked) return parts;
  return { ...parts, order: null, ordinal: { rank: 1, text: "first" } };
};

/** "which is the largest", after the one that did best: by its size, and not the same ranking again. */
const largestOfBest: ContextRule = (parts, { order: ranking, limit, dataset }) => {
  const { order, measures, keywords } = parts;
  const plain = order !== null && order.by === undefined && !order.all;
  const again = plain && order.skip === undefined && measures.length === 0;
  const ranked = ranking !== undefined && limit === 1 && resultMeasures.has(ranking.by);
  if (!again || !ranked || keywords.has("those") || order.direction !== ranking.direction)
    return parts;
  const rows = dataset === "returns" ? "accounts" : dataset;
  const nouns = [{ dataset: rows, where: [], plural: false }];
  return {
    ...parts,
    startsWithConjunction: false,
    nouns: parts.nouns.length > 0 ? parts.nouns : nouns,
    measures: ["value"],
    order: { ...order, by: "value" },
  };
};

const resultMeasures: ReadonlySet<string> = new Set(["gain", "gain_pct", "return_pct"]);

/** "and what is due in December", after those that are overdue: all that is due then. */
const dueAfterOverdue: ContextRule = (parts, { dataset, where = [] }) => {
  const overdue = where.some(
    ({ field, values }) => field === "status" && values.join() === "overdue",
  );
  const dated = parts.periods.length > 0 && parts.nouns.length + parts.filters.length === 0;
  if (!overdue || !dated || parts.keywords.has("those")) return parts;
  return {
    ...parts,
    startsWithConjunction: false,
    nouns: [{ dataset, where: [], plural: true }],
  };
};

/** After one holding, "and our best holding overall?" ranks all of them. */
const bestOverall: ContextRule = (parts) => {
  const { order, nouns, statistics, keywords } = parts;
  const isOverall = order !== null && nouns.length > 0 && statistics.includes("total");
  if (!isOverall || keywords.has("those")) return parts;
  return {
    ...parts,
    startsWithConjunction: false,
    statistics: statistics.filter((one) => one !== "total"),
  };
};

/** After trades, "how many do we still have" counts shares of what was traded, not trades. */
const stillHeld: ContextRule = (parts, { dataset }) => {
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

/** "how much did we lose on that" and "which position lost", after the change of today: that day. */
const changeOfDay: ContextRule = (parts, { measures: [main = ""] }) => {
  const { keywords, measures, order } = parts;
  const asks = (keywords.has("those") && order === null) || keywords.has("which");
  if (!main.startsWith("day_change") || !asks || !isOfPositions(parts)) return parts;
  if (order?.by !== undefined && results.has(order.by))
    return { ...parts, order: { ...order, by: "day_change" } };
  const stated = measures.length > 0 && measures.every((name) => results.has(name));
  if (!stated) return parts;
  const day = { ...parts, measures: ["day_change"] };
  const side = measures.includes("loss") ? "down" : "up";
  return keywords.has("which") ? withKeyword(day, side) : day;
};

const isOfPositions = ({ nouns, periods, filters }: ClauseParts): boolean =>
  nouns.every(({ dataset, where }) => dataset === "positions" && where.length === 0) &&
  periods.length + filters.length === 0;

const results: ReadonlySet<string> = new Set(["gain", "loss"]);

/** After a person's age, "and Laura?" names a member, not the owner of an account. */
const otherMember: ContextRule = (parts, { dataset }) => {
  const { filters, nouns } = parts;
  const named = filters.length > 0 && filters.every(({ field }) => field === "owner");
  return dataset === "members" && named && nouns.length === 0
    ? { ...parts, filters: filters.map((one) => ({ ...one, field: "name" })) }
    : parts;
};

/** "what was it at the end of 2025", after the value of an account: its value on that day. */
const valueOfDay: ContextRule = (parts, { dataset, measures: [main], where = [] }) => {
  const { periods, measures, order, statistics } = parts;
  const [day, ...others] = periods;
  const ofDay = day?.from !== undefined && day.from === day.to && others.length === 0;
  const ofValue = dataset === "accounts" && main === "account_value";
  if (!ofDay || !ofValue || order !== null || measures.length + statistics.length > 0) return parts;
  if (!namesNothing(parts)) return parts;
  return {
    ...withoutKeywords(parts, ["those", "what", "how_much"]),
    startsWithConjunction: false,
    filters: [...where],
    measures: ["value"],
  };
};

const rules: readonly ContextRule[] = [
  valueOfDay,
  otherMember,
  ...policyInContext,
  ...sharesInContext,
  stillHeld,
  resultOfPurchase,
  changeOfDay,
  bestOverall,
  largestOfBest,
  dueAfterOverdue,
  firstOfRanking,
  purchaseOfShown,
  boughtOfShown,
  tradesOfSecurity,
  totalOfLines,
  accountByReturn,
  rowsOfTotal,
  changeSincePurchase,
];
