import type { Filter } from "../../../schema/query.ts";
import { classMeasures } from "../choose-dataset.ts";
import {
  type ClauseNoun,
  type ClauseParts,
  filtersOf,
  isGainFilter,
  isPurchase,
  isPurchaseOrSale,
  isWithdrawal,
  withKeyword,
} from "../parts.ts";
import { datasetsAhead } from "../period.ts";
import { isYesNo } from "../yes-no.ts";
import { cashIdioms } from "./cash-idioms.ts";
import { notYetDone, stillToDo } from "./due-tasks.ts";
import { rowKindIdioms } from "./row-kind-idioms.ts";

/** "the weight of Tesla in QQQ" is a constituent's; "how much Apple we own via QQQ" is an exposure in dollars. */
function insideFund(parts: ClauseParts): ClauseParts {
  const { filters, measures, keywords, nouns, unit } = parts;
  if (!filters.some(({ field }) => field === "fund")) return parts;
  const one = filters.some(({ field }) => field === "symbol" || field === "issuer");
  const share = measures.includes("weight") || keywords.has("share") || unit === "percent";
  const dataset = one && !share ? "exposures" : "constituents";
  return {
    ...parts,
    measures: share ? ["weight"] : measures.filter((name) => name !== "value"),
    unit: null,
    keywords: new Set(
      [...keywords].filter((keyword) => keyword !== "share" && keyword !== "how_much"),
    ),
    nouns: [
      ...nouns.filter((noun) => noun.dataset !== "positions" && noun.dataset !== "exposures"),
      { dataset, where: [], plural: !one },
    ],
  };
}

/** "the next vest date", "next task": the first of the rows by their day. */
function nextEvent(parts: ClauseParts): ClauseParts {
  const { keywords, namedDimensions, order, measures, filters, nextCount } = parts;
  // A withdrawal that is still to come is a need.
  const nouns = parts.nouns.map((noun) =>
    keywords.has("next") && isWithdrawal(noun) ? need : noun,
  );
  const tasks = nouns.some(({ dataset, where }) => dataset === "tasks" && where.length === 0);
  const dated =
    nouns.some(({ dataset }) => datasetsAhead.has(dataset)) ||
    namedDimensions.some((name) => name === "vests" || name === "due");
  if (!keywords.has("next") || !dated || order !== null) return parts;
  return {
    ...parts,
    nouns,
    filters: tasks ? [...filters, stillToDo] : filters,
    order: { direction: "asc", by: "due", all: false, count: nextCount ?? 1 },
    keywords: new Set(
      [...keywords].filter((keyword) => keyword !== "next" && keyword !== "how_many"),
    ),
    measures: measures.filter((name) => name !== "quantity"),
  };
}

/** "are alternatives over the limit, and by how much": the limit of a class is the maximum of its band. */
function classOverLimit(parts: ClauseParts): ClauseParts {
  const { nouns, measures, filters, keywords } = parts;
  const isBreach = nouns.length === 1 && nouns.every(isAnyBreach);
  const isExcess = nouns.length === 0 && measures.join() === "excess" && keywords.has("difference");
  const isCash = isBreach && measures.join() === "cash";
  const classes = filters.length > 0 && filters.every(({ field }) => field === "asset_class");
  const ofClass = classes && (isExcess || (isBreach && measures.length === 0));
  if (!isCash && !ofClass) return parts;
  return {
    ...parts,
    nouns: [{ dataset: "policy_classes", where: [], plural: false }],
    measures: ["excess", "weight", "max"],
    filters: isCash ? [...filters, { field: "asset_class", op: "is", values: ["cash"] }] : filters,
    keywords: keywords.has("yes_no") ? new Set(["yes_no"]) : new Set(),
  };
}

const isAnyBreach = ({ dataset, where }: ClauseParts["nouns"][number]): boolean =>
  dataset === "policy_checks" && where.every(({ field }) => field === "status");

const need: ClauseNoun = { dataset: "needs", where: [], plural: false };

/** "when do we meet" asks for the day of the next meeting. */
const dayOfMeeting = (parts: ClauseParts): ClauseParts =>
  parts.keywords.has("when") && filtersOf(parts).some(({ field }) => field === "next_meeting")
    ? { ...parts, namedDimensions: [...parts.namedDimensions, "next_meeting"] }
    : parts;

/** "the cash band", "cash against its target": cash is a class of the policy there. */
function cashClass(parts: ClauseParts): ClauseParts {
  const { measures, nouns, filters } = parts;
  const ofPolicy =
    nouns.some(({ dataset }) => dataset === "policy_classes") ||
    measures.some((name) => classMeasures.has(name));
  if (!ofPolicy || !measures.includes("cash")) return parts;
  return {
    ...parts,
    measures: measures.filter((name) => name !== "cash"),
    filters: [...filters, { field: "asset_class", op: "is", values: ["cash"] }],
  };
}

/** "how many days until the lot is long term", "from what day is it long-term". */
function daysToLong(parts: ClauseParts): ClauseParts {
  const { measures, namedDimensions, filters, keywords, nouns } = parts;
  const isLong = ({ field, values }: Filter) => field === "term" && values[0] === "long";
  const turns = namedDimensions.includes("turns_long") || filters.some(isLong);
  const lots = nouns.length > 0 && nouns.every(({ dataset }) => dataset === "lots");
  if (keywords.has("when") && lots && turns && measures.length === 0 && parts.periods.length === 0)
    return {
      ...parts,
      namedDimensions: [...new Set([...namedDimensions, "turns_long"])],
      filters: filters.filter((filter) => !isLong(filter)),
    };
  if (!turns || !measures.includes("days")) return parts;
  return {
    ...parts,
    measures: measures.map((name) => (name === "days" ? "days_to_long" : name)),
    filters: filters.filter((filter) => !isLong(filter)),
  };
}

/** "RELIANCE in rupees": the value in the currency that the words name, next to the one in dollars. */
function inNamedCurrency(parts: ClauseParts): ClauseParts {
  const { measures, filters, unit } = parts;
  const isNamed = filters.some(({ field, op }) => field === "currency" && op === "is");
  const isValue =
    measures.includes("value") ||
    (measures.length === 0 && filters.some(({ field }) => field === "symbol"));
  if (!isNamed || !isValue) return parts;
  const others = measures.filter((name) => name !== "value");
  return {
    ...parts,
    measures: ["value", "local_value", ...others],
    unit: unit === "dollars" ? null : unit,
  };
}

/** "are we holding anything the policy forbids": only what is held against the policy. */
function heldAgainstPolicy(parts: ClauseParts): ClauseParts {
  const { keywords, nouns, filters } = parts;
  const forbids = nouns.some(
    ({ dataset, where }) => dataset === "policy_checks" && where.some(isProhibited),
  );
  const held =
    keywords.has("own") ||
    keywords.has("any") ||
    nouns.some(({ dataset }) => dataset === "positions");
  if (!forbids || !held || filters.some(({ field }) => field === "symbol" || field === "status"))
    return parts;
  return {
    ...parts,
    nouns: nouns.filter(({ dataset }) => dataset === "policy_checks"),
    measures: parts.measures.length > 0 ? parts.measures : ["value"],
    namedDimensions: [...parts.namedDimensions, "symbol"],
    filters: [...filters, { field: "status", op: "is", values: ["breach"] }],
  };
}

const isProhibited = ({ field, values }: Filter): boolean =>
  field === "check" && values.includes("prohibited");

/** "negative cash balance": the sign is of the cash, not of a gain. "Is my cash negative" tests it. */
function signOfCash(parts: ClauseParts): ClauseParts {
  const { measures, filters, keywords, nouns } = parts;
  const owed = nouns.some(({ where }) => where.some(({ field }) => field === "cash"));
  const sizes =
    measures.length > 0 && measures.every((name) => name === "size" || name === "value");
  if (owed && sizes) return { ...parts, measures: ["cash"] };
  const sign = filters.find(isGainFilter);
  if (sign === undefined || !measures.includes("cash")) return parts;
  const others = filters.filter((one) => one !== sign);
  const tests = isYesNo(parts) && !keywords.has("any");
  return {
    ...parts,
    measures: measures.filter((name) => name !== "value"),
    filters: tests ? others : [...others, { ...sign, field: "cash" }],
    keywords: tests ? new Set(keywords).add(sign.op === "lt" ? "down" : "up") : keywords,
  };
}

/** "is all of the cash settled": whether none is not. */
function allSettled(parts: ClauseParts): ClauseParts {
  const { keywords, measures, thresholds } = parts;
  const ofCash = measures[0] === "settled_cash" && measures.every((name) => /settled/.test(name));
  if (!keywords.has("every") || thresholds.length > 0 || !ofCash) return parts;
  return {
    ...parts,
    keywords: new Set([...keywords].filter((keyword) => keyword !== "every")),
    measures: ["unsettled_cash", "settled_cash"],
    statistics: ["total"],
    thresholds: [{ op: "is", value: "0", unit: "usd", of: "unsettled_cash" }],
  };
}

/** "the cash that they will need": a need is of cash already. */
const needsAreCash = (parts: ClauseParts): ClauseParts =>
  parts.nouns.some(({ dataset }) => dataset === "needs")
    ? { ...parts, measures: parts.measures.filter((name) => name !== "cash") }
    : parts;

/** "which policy is out of band": the classes that are, with their policy. */
function policyOfClass(parts: ClauseParts): ClauseParts {
  const { nouns, keywords, namedDimensions } = parts;
  const has = (dataset: string) => nouns.some((noun) => noun.dataset === dataset);
  const asks = (["which", "what"] as const).some((one) => keywords.has(one));
  return asks && has("policies") && has("policy_classes")
    ? { ...parts, namedDimensions: [...namedDimensions, "policy"] }
    : parts;
}

/** "lots bought in 2026": a lot has its own day of purchase. */
function boughtLots(parts: ClauseParts): ClauseParts {
  const { nouns } = parts;
  if (!nouns.some(({ dataset }) => dataset === "lots")) return parts;
  return { ...parts, nouns: nouns.filter((noun) => !isPurchase(noun)) };
}

/** "what percent of their equities is international": each class as a share of those that the first word covers. */
function shareWithin(parts: ClauseParts): ClauseParts {
  const { shareOf, groups } = parts;
  if (shareOf === null) return parts;
  const [whole, part, ...more] = filtersOf(parts)
    .filter(({ field, op }) => field === shareOf && op === "is")
    .toSorted((one, other) => other.values.length - one.values.length);
  const within =
    whole !== undefined &&
    part !== undefined &&
    more.length === 0 &&
    part.values.length < whole.values.length &&
    part.values.every((value) => whole.values.includes(value));
  return within ? { ...parts, shareOf: "result", groups: [...groups, shareOf] } : parts;
}

/** Several securities as one part of a class: "what percentage of the bonds are MUB and VTEB". */
function partInOneFigure(parts: ClauseParts): ClauseParts {
  const { shareOf, keywords, statistics } = parts;
  const symbols = filtersOf(parts).filter(({ field, op }) => field === "symbol" && op === "is");
  const several = new Set(symbols.flatMap(({ values }) => values)).size > 1;
  const listed = (["which", "list", "each"] as const).some((keyword) => keywords.has(keyword));
  const isOpen = shareOf !== null && several && !listed && statistics.length === 0;
  return isOpen ? { ...parts, statistics: ["total"] } : parts;
}

/** "what did we buy in July, and for how much": each purchase. */
function purchasesWithAmounts(parts: ClauseParts): ClauseParts {
  const { keywords, nouns } = parts;
  const asks = keywords.has("what") && keywords.has("how_much");
  return asks && nouns.length > 0 && nouns.every(isPurchaseOrSale)
    ? withKeyword(parts, "list")
    : parts;
}

/** "which proposed trades are sells": the side of a proposal, not a trade that was made. */
function proposedSide(parts: ClauseParts): ClauseParts {
  const { nouns, filters } = parts;
  const trades = nouns.filter(({ dataset }) => dataset === "transactions");
  const proposed = nouns.some(({ dataset }) => dataset === "proposed_trades");
  const values = trades.flatMap(({ where }) => where.flatMap((filter) => filter.values));
  const sides = values.every((value) => value === "buy" || value === "sell");
  if (!proposed || values.length === 0 || !sides) return parts;
  return {
    ...parts,
    nouns: nouns.filter((noun) => !trades.includes(noun)),
    filters: values.length > 1 ? filters : [...filters, { field: "side", op: "is", values }],
  };
}

/** Combinations of words that together name a kind of row or one of its measures. */
export const rowIdioms = [
  ...rowKindIdioms,
  heldAgainstPolicy,
  proposedSide,
  shareWithin,
  partInOneFigure,
  ...cashIdioms,
  purchasesWithAmounts,
  policyOfClass,
  boughtLots,
  signOfCash,
  allSettled,
  needsAreCash,
  insideFund,
  nextEvent,
  classOverLimit,
  dayOfMeeting,
  cashClass,
  daysToLong,
  inNamedCurrency,
  notYetDone,
];
