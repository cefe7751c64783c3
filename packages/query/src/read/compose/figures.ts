import type { Filter } from "../../schema/query.ts";
import { isSecurityField } from "../../schema/subject.ts";
import { orderOf } from "./order.ts";
import { flipped } from "./own-bars.ts";
import type { ClauseOrder, ClauseParts, Threshold } from "./parts.ts";
import { isYesNo } from "./test.ts";
import { inRequestedUnit, withPairedMeasures } from "./units.ts";

/** The measures a clause asks for, with its order and its filters. */
export interface Figures {
  /** Measure concepts; the dataset decides the actual names. */
  measures: string[];
  filters: Filter[];
  order: ClauseOrder | null;
  bars: Threshold[];
  sense: "up" | "down" | null;
  /** True when a measure was named, and not only a threshold. */
  spoken: boolean;
}

/** Turns words for profit, loss, up and down into signed measures in the requested unit. */
export function figuresOf(parts: ClauseParts, alone = true): Figures {
  const today = parts.periods.some(({ name }) => name === "today");
  const measures = namedFigures(parts, today, alone);
  const sense = senseOf(parts);
  const order = orderOf(parts, sense, measures, today);
  const bars = parts.bars.map((bar) => signed(bar, sense));
  const unnamed = measures.every((name) => name === "count") && order?.by === undefined;
  const barred = bars.length > 0 && unnamed ? measureOfBar(bars, parts) : [];
  const all = withPairedMeasures([...barred, ...measures]);
  return {
    ...{ order, bars, sense, measures: all, spoken: measures.length > 0 },
    filters: [
      ...parts.filters,
      ...(isCashShare(parts) ? [{ field: "kind", op: "is" as const, values: ["cash"] }] : []),
      ...(isYesNo(parts) ? [] : barFilters(bars, all, order)),
      ...signFilters(parts, sense, all),
    ],
  };
}

function namedFigures(given: ClauseParts, today: boolean, alone: boolean): string[] {
  const parts = counting(given);
  const { marks } = parts;
  const moves = (marks.has("up") || marks.has("down")) && !marks.has("how_many");
  // "did my Apple shares go up": the shares are what moved.
  const measures = moves ? parts.measures.filter((one) => one !== "quantity") : parts.measures;
  const spoken = measures
    .filter((one) => !vague.has(one) || measures.every((other) => vague.has(other)))
    .filter((one) => !broader.has(one) || measures.every((other) => !partsOfCash.has(other)))
    .map((one) => (one === "size" ? "value" : one));
  const named = [...(alone ? implied(parts) : []), ...spoken].map((concept) =>
    figureFor(concept, parts, today),
  );
  const turned = (marks.has("up") || marks.has("down")) && named.length === 0;
  const moved = turned ? [figureFor("gain", parts, today)] : named;
  const shared = marks.has("share") ? shareOf(moved, parts) : moved;
  const unit = marks.has("share_of_it") ? { ...parts, unit: null, bars: [] } : parts;
  return [...new Set(shared)].map((concept) => inRequestedUnit(concept, unit));
}

/** "the price of AAPL, and how many we own": adds the quantity. */
function counting(parts: ClauseParts): ClauseParts {
  const { marks, measures, nouns, filters } = parts;
  const units = marks.has("how_many") && nouns.length === 0 && measures.length > 0;
  const named = filters.some(({ field }) => field === "symbol");
  return units && named ? { ...parts, measures: [...measures, "quantity"] } : parts;
}

/** "cash yet to be settled" asks for one figure: the part of the cash that is named. */
const partsOfCash = new Set(["settled_cash", "unsettled_cash"]);
const broader = new Set(["cash", "value"]);

/** Words that only count as a measure when no other measure is named. */
const vague = new Set(["performance", "size"]);

/** The default measure: "in total" alone asks for the value, "YTD of each trust" for the return. */
function implied(parts: ClauseParts): string[] {
  if (parts.measures.length > 0 || parts.nouns.length > 0) return [];
  const { marks, filters } = parts;
  if (marks.has("up") || marks.has("down")) return [];
  if (parts.statistics.includes("total")) return ["value"];
  const security = filters.some(({ field }) => isSecurityField(field));
  if (parts.unit === "percent" && security && parts.order === null) return ["weight"];
  if (marks.has("how_much") && !security && parts.periods.length === 0 && parts.bars.length === 0)
    return ["value"];
  if (isDayAlone(parts)) return ["value"];
  return isPeriodAlone(parts) ? ["return_pct"] : [];
}

/** "the SEP at the end of September" asks for its value on that day. */
const isDayAlone = ({ periods: [day, ...more], filters, named, groups }: ClauseParts): boolean =>
  day?.from !== undefined &&
  day.from === day.to &&
  more.length + named.length + groups.length === 0 &&
  filters.length > 0 &&
  filters.every(({ field }) => field === "account" || field === "owner");

const isPeriodAlone = ({ periods, filters, bars, marks, named, groups }: ClauseParts): boolean =>
  periods.length > 0 &&
  periods.every(({ name }) => name !== undefined) &&
  bars.length + named.length === 0 &&
  !marks.has("how_many") &&
  !marks.has("when") &&
  [...filters.map(({ field }) => field), ...groups].every(
    (field) => field === "account" || field === "owner",
  );

/** True when cash is asked for as a share of the whole, where cash is treated as a holding. */
const isCashShare = ({ marks, measures, unit, bars }: ClauseParts): boolean =>
  measures.includes("cash") &&
  !marks.has("share_of_it") &&
  (marks.has("share") || unit === "percent" || bars.some((bar) => bar.unit === "percent"));

/** The gain since purchase for a security, the custodian's return for an account, the day change for today. */
function figureFor(concept: string, parts: ClauseParts, today: boolean): string {
  const name = concept.replace("loss", "gain").replace("performance", "return_pct");
  if (!/^(gain|return)/.test(name)) return name;
  const inPercent = concept !== "performance" && name !== "gain";
  if (today) return inPercent ? "day_change_pct" : "day_change";
  if (isGain(concept, name, parts)) return inPercent ? "gain_pct" : "gain";
  return "return_pct";
}

/** A gain belongs to securities, and to accounts when no period is named; a loss is never a return. */
function isGain(concept: string, name: string, parts: ClauseParts): boolean {
  if (isOfSecurities(parts) || concept.startsWith("loss")) return true;
  if (name === "return_pct") return concept === "performance" && isRankedAlone(parts);
  return parts.periods.length === 0;
}

const isOfSecurities = ({ filters, nouns, periods }: ClauseParts): boolean =>
  filters.some(({ field }) => isSecurityField(field)) ||
  nouns.some(
    ({ dataset, where }) => dataset === "positions" && (where.length > 0 || periods.length === 0),
  );

/** True for a superlative without a noun, such as "what is doing best". */
const isRankedAlone = ({ order, nouns, periods, filters }: ClauseParts): boolean =>
  order !== null && nouns.length + periods.length + filters.length === 0;

function shareOf(measures: string[], parts: ClauseParts): string[] {
  const whole = (name: string) => (name === "cash" || name === "value" ? "weight" : name);
  if (parts.marks.has("share_of_it")) return [...measures, "share"];
  if (measures.length > 0) {
    const parted = measures.map(whole);
    return parted.includes("weight") ? parted : [...parted, "share"];
  }
  const events = parts.nouns.some(({ dataset }) => dataset === "transactions");
  return events ? ["value", "share"] : ["weight"];
}

function senseOf({ marks, measures }: ClauseParts): Figures["sense"] {
  if (measures.some((name) => name.startsWith("loss"))) return "down";
  if (marks.has("down") && !marks.has("than")) return "down";
  return marks.has("up") ? "up" : null;
}

/** Flips the sign of a threshold: "down more than 10%" means below -10%. */
function signed(bar: Threshold, sense: Figures["sense"]): Threshold {
  if (sense !== "down" || !/^\d/.test(bar.value)) return bar;
  return { ...bar, op: flipped[bar.op], value: bar.value === "0" ? "0" : `-${bar.value}` };
}

function measureOfBar([bar]: readonly Threshold[], { nouns }: ClauseParts): string[] {
  const own = nouns.map(({ dataset }) => dataset);
  if (bar?.unit === "percent") return [own.includes("policy_classes") ? "drift" : "weight"];
  if (bar?.unit === "usd") return ["value"];
  if (own.includes("members")) return ["age"];
  return nouns.length > 0 ? ["value"] : [];
}

function barFilters(
  bars: readonly Threshold[],
  measures: readonly string[],
  order: ClauseOrder | null,
) {
  const field = order?.by ?? measures.find((name) => name !== "count");
  if (field === undefined) return [];
  return bars.map(({ op, value }): Filter => ({ field, op, values: [value] }));
}

/** "which are down", "losses": keeps only rows on that side of zero. */
function signFilters(
  parts: ClauseParts,
  sense: Figures["sense"],
  measures: readonly string[],
): Filter[] {
  const field = measures.find((name) => /gain|day_change/.test(name));
  if (sense === null || parts.bars.length > 0 || field === undefined) return [];
  return picks(parts) ? [{ field, op: sense === "up" ? "gt" : "lt", values: ["0"] }] : [];
}

/** True when the sign selects rows, rather than describing one figure. */
function picks(parts: ClauseParts): boolean {
  const { marks, measures, nouns, filters, order } = parts;
  const lossNamed = measures.some((name) => name.startsWith("loss"));
  if (order !== null) return lossNamed;
  if (isYesNo(parts)) return marks.has("any");
  const lists = marks.has("which") || marks.has("how_many") || marks.has("list");
  const of = lists || lossNamed || (marks.has("what") && nouns.length > 0);
  return of && filters.every(({ field }) => field !== "symbol");
}
