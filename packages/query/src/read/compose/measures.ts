import type { Filter } from "../../schema/query.ts";
import { isSecurityField, namesAccount } from "../../schema/subject.ts";
import { isShort, resolveOrder } from "./order.ts";
import {
  type ClauseOrder,
  type ClauseParts,
  filtersOf,
  isGainFilter,
  type Threshold,
  withKeyword,
} from "./parts.ts";
import { negatedOps } from "./thresholds.ts";
import { inRequestedUnit, withPairedMeasures } from "./units.ts";
import { isYesNo } from "./yes-no.ts";

/** The measures a clause asks for, with its order and its filters. */
export interface ResolvedMeasures {
  /** Measure concepts; the dataset decides the actual names. */
  measures: string[];
  filters: Filter[];
  order: ClauseOrder | null;
  thresholds: Threshold[];
  sign: "up" | "down" | null;
  /** True when a measure was named; a threshold alone does not count. */
  namesMeasure: boolean;
}

/** Turns words for profit, loss, up and down into signed measures in the requested unit. */
export function resolveMeasures(original: ClauseParts, alone = true): ResolvedMeasures {
  const parts = withCashShare(original);
  const today = parts.periods.some(({ name }) => name === "today");
  const measures = namedMeasures(parts, today, alone);
  const sign = signOf(parts);
  const order = resolveOrder(parts, sign, measures, today);
  const negative = sign === "down" || (sign === null && filtersOf(parts).some(isShort));
  const thresholds = parts.thresholds.map((one) => (negative ? belowZero(one) : one));
  const counted = thresholds.some(({ of }) => of === "count");
  const unnamed = measures.every((name) => name === "count") && order?.by === undefined && !counted;
  const fromThreshold =
    thresholds.length > 0 && unnamed ? defaultThresholdMeasure(thresholds, parts) : [];
  const all = withPairedMeasures([...fromThreshold, ...measures]);
  return {
    ...{ order, thresholds, sign, measures: all, namesMeasure: measures.length > 0 },
    filters: [
      ...parts.filters,
      ...(isCashShare(parts) ? [{ field: "kind", op: "is" as const, values: ["cash"] }] : []),
      ...(isYesNo(parts) ? [] : thresholdFilters(thresholds, all, order)),
      ...signFilters(parts, sign, all),
    ],
  };
}

/** "the cash weight" is the share of the cash, not that of the account that holds it. */
function withCashShare(parts: ClauseParts): ClauseParts {
  const { measures, nouns, groups } = parts;
  const ofCash = measures.join() === "cash,weight" && nouns.length + groups.length === 0;
  return ofCash ? { ...withKeyword(parts, "share"), measures: ["cash"] } : parts;
}

function namedMeasures(original: ClauseParts, today: boolean, alone: boolean): string[] {
  const parts = withUnitCost(withQuantity(original));
  const { keywords } = parts;
  const moves =
    keywords.has("up") || keywords.has("down") || parts.measures.includes("performance");
  const namesChange = moves && !keywords.has("how_many");
  // "did my Apple shares go up": the shares are what moved.
  const measures = namesChange
    ? parts.measures.filter((one) => one !== "quantity")
    : parts.measures;
  const stated = measures
    .filter((one) => !vagueMeasures.has(one) || measures.every((other) => vagueMeasures.has(other)))
    .map((one) => (one === "size" ? "value" : isPartOfWhole(one, parts) ? "weight" : one));
  const concepts = [...(alone ? impliedMeasures(parts) : []), ...stated].map((concept) =>
    measureFor(concept, parts, today),
  );
  const changeOnly = (keywords.has("up") || keywords.has("down")) && concepts.length === 0;
  const withChange = changeOnly ? [measureFor("gain", parts, today)] : concepts;
  const shared = keywords.has("share") ? withShare(withChange, parts) : withChange;
  const unit = keywords.has("share_of_it") ? { ...parts, unit: null, thresholds: [] } : parts;
  return [...new Set(shared)].map((concept) => inRequestedUnit(concept, unit));
}

/** "did we pay more than $200 a share": the cost of a share, and not that of all. */
function withUnitCost(parts: ClauseParts): ClauseParts {
  const { measures } = parts;
  const isPaid = measures.includes("cost") && measures.includes("unit_price");
  const others = measures.filter((one) => one !== "cost" && one !== "unit_price");
  return isPaid ? { ...parts, measures: ["unit_cost", ...others] } : parts;
}

/** "the price of AAPL, and how many we own": adds the quantity. */
function withQuantity(parts: ClauseParts): ClauseParts {
  const { keywords, measures, nouns, filters } = parts;
  const units = keywords.has("how_many") && nouns.length === 0 && measures.length > 0;
  const ofSecurity = filters.some(({ field }) => field === "symbol");
  return units && ofSecurity ? { ...parts, measures: [...measures, "quantity"] } : parts;
}

/** "AAPL and MSFT shares as % of the portfolio" asks for a weight, not for a number of shares. */
const isPartOfWhole = (name: string, { unit, keywords }: ClauseParts): boolean =>
  name === "quantity" && keywords.has("whole") && (unit === "percent" || keywords.has("share"));

/** Words that only count as a measure when no other measure is named. */
const vagueMeasures = new Set(["performance", "size"]);

/** The default measure: "in total" alone asks for the value, "YTD of each trust" for the return. */
function impliedMeasures(parts: ClauseParts): string[] {
  if (asksForPart(parts)) return ["weight"];
  if (parts.measures.length > 0 || parts.nouns.length > 0) return [];
  const { keywords, filters } = parts;
  if (keywords.has("up") || keywords.has("down")) return [];
  if (parts.statistics.includes("total")) return ["value"];
  const security = filters.some(({ field }) => isSecurityField(field));
  if (parts.unit === "percent" && security && parts.order === null) return ["weight"];
  if (
    keywords.has("how_much") &&
    !security &&
    parts.periods.length === 0 &&
    parts.thresholds.length === 0
  )
    return ["value"];
  if (namesOnlyDay(parts)) return ["value"];
  return namesOnlyPeriods(parts) ? ["return_pct"] : [];
}

/** "in percent, how much is in munis". */
const asksForPart = ({ unit, keywords, nouns, measures, filters }: ClauseParts): boolean =>
  unit === "percent" &&
  keywords.has("how_much") &&
  measures.length === 0 &&
  nouns.length > 0 &&
  nouns.every(({ dataset }) => dataset === "positions") &&
  !filtersOf({ filters, nouns }).some(isGainFilter);

/** "the SEP at the end of September" asks for its value on that day. */
const namesOnlyDay = ({
  periods: [day, ...more],
  filters,
  namedDimensions,
  groups,
}: ClauseParts): boolean =>
  day?.from !== undefined &&
  day.from === day.to &&
  more.length + namedDimensions.length + groups.length === 0 &&
  filters.length > 0 &&
  filters.every(({ field }) => namesAccount(field));

const namesOnlyPeriods = ({
  periods,
  filters,
  thresholds,
  keywords,
  namedDimensions,
  groups,
}: ClauseParts): boolean =>
  periods.length > 0 &&
  periods.every(({ name }) => name !== undefined) &&
  thresholds.length + namedDimensions.length === 0 &&
  !keywords.has("how_many") &&
  !keywords.has("when") &&
  [...filters.map(({ field }) => field), ...groups].every(namesAccount);

/** True when cash is asked for as a share of the whole, where cash is treated as a holding. */
const isCashShare = ({ keywords, measures, unit, thresholds }: ClauseParts): boolean =>
  measures.includes("cash") &&
  !keywords.has("share_of_it") &&
  (keywords.has("share") ||
    unit === "percent" ||
    thresholds.some((threshold) => threshold.unit === "percent"));

/** The gain since purchase for a security, the custodian's return for an account, the day change for today. */
function measureFor(concept: string, parts: ClauseParts, today: boolean): string {
  const name = concept.replace("loss", "gain").replace("performance", "return_pct");
  if (!/^(gain|return)/.test(name)) return name;
  const inPercent = concept !== "performance" && name !== "gain";
  if (today) return inPercent ? "day_change_pct" : "day_change";
  if (asksForGain(concept, name, parts)) return inPercent ? "gain_pct" : "gain";
  return "return_pct";
}

/** A gain belongs to securities, and to accounts when no period is named; a loss is never a return. */
function asksForGain(concept: string, name: string, parts: ClauseParts): boolean {
  if (isAboutSecurities(parts) || concept.startsWith("loss")) return true;
  if (name === "return_pct") return concept === "performance" && isBareRanking(parts);
  return parts.periods.length === 0;
}

const isAboutSecurities = ({ filters, nouns, periods }: ClauseParts): boolean =>
  filters.some(({ field }) => isSecurityField(field)) ||
  nouns.some(
    ({ dataset, where }) =>
      dataset === "lots" || (dataset === "positions" && (where.length > 0 || periods.length === 0)),
  );

/** True for a superlative without a noun, such as "what is doing best". */
const isBareRanking = ({ order, nouns, periods, filters }: ClauseParts): boolean =>
  order !== null && nouns.length + periods.length + filters.length === 0;

function withShare(measures: string[], parts: ClauseParts): string[] {
  const whole = (name: string) => (name === "cash" || name === "value" ? "weight" : name);
  if (parts.keywords.has("share_of_it")) return [...measures, "share"];
  if (measures.length > 0) {
    const parted = measures.map(whole);
    return parted.includes("weight") ? parted : [...parted, "share"];
  }
  const events = parts.nouns.some(({ dataset }) => dataset === "transactions");
  return events ? ["value", "share"] : ["weight"];
}

function signOf({ keywords, measures }: ClauseParts): ResolvedMeasures["sign"] {
  // "what did each gain or lose" asks for both.
  if (measures.some((name) => name.startsWith("loss")))
    return keywords.has("or") && measures.some((name) => name.startsWith("gain")) ? null : "down";
  if (keywords.has("down") && !keywords.has("than")) return "down";
  return keywords.has("up") ? "up" : null;
}

/** "down more than 10%" means below -10%. */
function belowZero(threshold: Threshold): Threshold {
  if (!/^\d/.test(threshold.value)) return threshold;
  return {
    ...threshold,
    op: negatedOps[threshold.op],
    value: threshold.value === "0" ? "0" : `-${threshold.value}`,
  };
}

function defaultThresholdMeasure(
  [threshold]: readonly Threshold[],
  { nouns }: ClauseParts,
): string[] {
  const nounDatasets = nouns.map(({ dataset }) => dataset);
  if (threshold?.unit === "percent")
    return [nounDatasets.includes("policy_classes") ? "drift" : "weight"];
  if (threshold?.unit === "usd") return ["value"];
  if (nounDatasets.includes("members")) return ["age"];
  return nouns.length > 0 ? ["value"] : [];
}

function thresholdFilters(
  thresholds: readonly Threshold[],
  measures: readonly string[],
  order: ClauseOrder | null,
) {
  const field = order?.by ?? measures.find((name) => name !== "count");
  if (field === undefined) return [];
  return thresholds.map(({ op, value }): Filter => ({ field, op, values: [value] }));
}

/** "which are down", "losses": keeps only rows on that side of zero. */
function signFilters(
  parts: ClauseParts,
  sign: ResolvedMeasures["sign"],
  measures: readonly string[],
): Filter[] {
  const field = measures.find((name) => /gain|day_change/.test(name));
  if (sign === null || parts.thresholds.length > 0 || field === undefined) return [];
  return selectsBySign(parts) ? [{ field, op: sign === "up" ? "gt" : "lt", values: ["0"] }] : [];
}

/** True when the sign selects rows, rather than describing one figure. */
function selectsBySign(parts: ClauseParts): boolean {
  const { keywords, measures, nouns, filters, order } = parts;
  const lossNamed = measures.some((name) => name.startsWith("loss"));
  if (order !== null) return lossNamed;
  if (isYesNo(parts)) return keywords.has("any");
  const lists = keywords.has("which") || keywords.has("how_many") || keywords.has("list");
  const of = lists || lossNamed || (keywords.has("what") && nouns.length > 0);
  return of && filters.every(({ field }) => field !== "symbol");
}
