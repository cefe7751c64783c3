import type { Filter } from "../../../schema/query.ts";
import { dimensionOfNoun } from "../choose-dataset.ts";
import { type ClauseNoun, type ClauseParts, filtersOf, type Threshold } from "../parts.ts";
import { isYesNo } from "../yes-no.ts";
import { testOfLimit } from "./limit-idiom.ts";

/** "is everything within policy", "are we within the issuer limit": asks for what is not. */
function allKept(parts: ClauseParts): ClauseParts {
  const { nouns, filters } = parts;
  const kept = nouns.find(({ where }) => where.some(isKept));
  const one = filters.some(({ field }) => field === "asset_class" || field === "symbol");
  if (kept === undefined || one || !isYesNo(parts)) return parts;
  const rest = nouns.filter((noun) => noun !== kept && noun.dataset !== "policy_classes");
  const broken = kept.where.map((filter) =>
    isKept(filter) ? { ...filter, values: [...(opposites[filter.values.join()] ?? [])] } : filter,
  );
  return {
    ...parts,
    keywords: new Set([...parts.keywords].filter((keyword) => keyword !== "every")),
    nouns: [...rest, { ...kept, where: broken }],
    namedDimensions: parts.namedDimensions.filter((name) => name !== "asset_class"),
  };
}

/** "compare US equity to its target" asks how far it is from it. */
function distanceFromTarget(parts: ClauseParts): ClauseParts {
  const { keywords, measures, order } = parts;
  const compares = keywords.has("difference") || keywords.has("versus");
  return compares && order === null && measures.join() === "target"
    ? { ...parts, measures: ["drift", "weight", "target"] }
    : parts;
}

/** "open positions", "the open calls": what is held is open; a task is or is not. */
function openPositions(parts: ClauseParts): ClauseParts {
  const { nouns, filters } = parts;
  const held = nouns.length > 0 && nouns.every(({ dataset }) => dataset === "positions");
  return held ? { ...parts, filters: filters.filter((one) => !isOpen(one)) } : parts;
}

const isOpen = ({ field, values }: Filter): boolean =>
  field === "status" && values.includes("open");

/** "the most overweight class": ranked by the distance from its target, in its band or not. */
function furthestFromTarget(parts: ClauseParts): ClauseParts {
  const { nouns, order } = parts;
  const side = nouns.find(({ where }) => where.some(isOutOfBand));
  const above = side?.where.some(({ values }) => values.join() === "above_max");
  if (order === null || order.direction !== "desc" || order.by !== undefined) return parts;
  if (side === undefined || side.dataset !== "policy_classes") return parts;
  return {
    ...parts,
    nouns: nouns.map((noun) => (noun === side ? { ...noun, where: [] } : noun)),
    order: { ...order, by: "drift", direction: above ? "desc" : "asc" },
  };
}

const isOutOfBand = ({ field, values }: Filter): boolean =>
  field === "status" && ["above_max", "below_min"].includes(values.join());

/** "which clients hold both AAPL and MSFT" asks for those who hold each of the two, not either. */
function holdersOfBoth(parts: ClauseParts): ClauseParts {
  const { keywords, nouns, filters, statistics } = parts;
  const named = filters.filter(({ field, op }) => field === "symbol" && op === "is");
  const each = keywords.has("together") && statistics.length === 0;
  if (!each || !nouns.some(isHolder) || named.length < 2) return parts;
  const all: Filter = { field: "count", op: "gte", values: [`${named.length}`] };
  return { ...parts, having: [all], measures: keywords.has("how_many") ? [] : ["value", "count"] };
}

/** "accounts with more than 3 positions": the rows of each are counted. */
export function countedRows(parts: ClauseParts): ClauseParts {
  const { thresholds, nouns, groups, keywords } = parts;
  const counts = thresholds.filter(({ of }) => of === "count");
  const [holder, ...rows] = nouns;
  if (counts.length === 0) return parts;
  if (
    holder?.dataset === "positions" &&
    rows.length > 0 &&
    rows.every(({ dataset }) => dataset === "accounts")
  )
    return {
      ...parts,
      nouns: [holder],
      thresholds: thresholds.filter((one) => !counts.includes(one)),
      filters: [...parts.filters, ...counts.map(({ op, value }) => inAccounts(op, value))],
    };
  if (holder === undefined || rows.length === 0 || !isHolder(holder)) return countTest(parts);
  return {
    ...parts,
    thresholds: thresholds.filter((one) => !counts.includes(one)),
    having: counts.map(({ op, value }) => ({ field: "count", op, values: [value] })),
    measures: ["count"],
    groups: keywords.has("how_many")
      ? groups
      : [...groups, ...[dimensionOfNoun[holder.dataset] ?? []].flat()],
  };
}

/** The number of accounts that hold a position: "holdings in more than one account". */
const inAccounts = (op: Threshold["op"], value: string): Filter => ({
  field: "accounts",
  op: op === "is" ? "gte" : op,
  values: [value],
});

/** "do we have more than 10 positions": their number is tested. */
function countTest(parts: ClauseParts): ClauseParts {
  const { keywords, measures, unusedWords } = parts;
  const asks = keywords.has("own") || isYesNo(parts);
  if (!asks || measures.length > 0) return { ...parts, unusedWords: [...unusedWords, "number"] };
  return { ...parts, measures: ["count"], keywords: new Set(keywords).add("yes_no") };
}

const isHolder = ({ dataset, where }: ClauseNoun): boolean =>
  where.length === 0 && Object.hasOwn(dimensionOfNoun, dataset);

/** "how much MSFT is over the issuer limit" asks for the amount beyond it, not for a comparison. */
function amountOverLimit(parts: ClauseParts): ClauseParts {
  const { keywords, measures, compareMeasures } = parts;
  const asks = keywords.has("how_much") && keywords.has("than") && !keywords.has("lesser");
  const weight = measures.every((name) => name === "weight");
  if (!asks || !weight || compareMeasures.join() !== "limit") return parts;
  return {
    ...parts,
    measures: ["excess"],
    compareMeasures: [],
    unit: null,
    keywords: new Set([...keywords].filter((keyword) => keyword !== "than")),
  };
}

/** "what should cash be": its target. */
function targetOfClass(parts: ClauseParts): ClauseParts {
  const { keywords, measures, filters } = parts;
  const asks = keywords.has("should") && (keywords.has("what") || keywords.has("how_much"));
  const cash = measures.join() === "cash" && filters.length === 0;
  const ofClass = filters.length > 0 && filters.every(({ field }) => field === "asset_class");
  const vague = measures.every((name) => name === "value" || name === "weight");
  if (!asks || !(cash || (ofClass && vague))) return parts;
  const own: Filter = { field: "asset_class", op: "is", values: ["cash"] };
  return { ...parts, measures: ["target"], filters: cash ? [own] : filters };
}

/** "can we sell MSFT": a restriction has no figures, but a last day. */
const endOfRestriction = (parts: ClauseParts): ClauseParts =>
  hasRestriction(parts) && parts.measures.length === 0
    ? { ...parts, namedDimensions: [...new Set([...parts.namedDimensions, "until"])] }
    : parts;

const hasRestriction = (parts: ClauseParts): boolean =>
  filtersOf(parts).some(({ field, values }) => field === "check" && values.join() === "restricted");

const opposites: Readonly<Record<string, readonly string[]>> = {
  in_band: ["above_max", "below_min"],
  ok: ["breach"],
};

/** "is cash within its band": asked by the opposite, of which nothing is found. */
export const isKept = ({ field, values }: Filter): boolean =>
  field === "status" && Object.hasOwn(opposites, values.join());

/** "do they have an annuity", "households with an HSA": accounts of that type, rather than what is held there. */
function accountsOfType(parts: ClauseParts): ClauseParts {
  const { nouns, measures, filters } = parts;
  const typed = filters.some(({ field }) => field === "account_type");
  const open = nouns.every(({ dataset }) => dataset === "households") && measures.length === 0;
  const asks = isYesNo(parts) || parts.keywords.has("own") || nouns.length > 0;
  if (!typed || !open || !asks) return parts;
  return { ...parts, nouns: [...nouns, { dataset: "accounts", where: [], plural: true }] };
}

const positions: ClauseNoun = { dataset: "positions", where: [], plural: true };
const trade: ClauseNoun = {
  dataset: "transactions",
  where: [{ field: "type", op: "is", values: ["buy", "sell"] }],
  plural: true,
};

/** "which symbols did we trade most often", "who has the most tasks": counts the rows of each. */
function countedMost(parts: ClauseParts): ClauseParts {
  const { order, nouns, namedDimensions, groups, keywords } = parts;
  if (order?.by !== "count") return parts;
  const broad = ({ dataset }: ClauseNoun) => Object.hasOwn(dimensionOfNoun, dataset);
  const rows = nouns.filter((noun) => !broad(noun));
  const counted = rows.length > 0 ? rows : [trade];
  const named = nouns.flatMap(({ dataset, where }) =>
    where.length === 0 ? (dimensionOfNoun[dataset] ?? []) : [],
  );
  const of = [...new Set([...groups, ...namedDimensions, ...named])];
  const kinds = nouns.filter((noun) => broad(noun) && noun.where.length > 0);
  const one = nouns.some((noun) => broad(noun) && noun.where.length === 0 && !noun.plural);
  return {
    ...parts,
    order: one ? { ...order, count: order.count ?? 1 } : order,
    nouns: [...counted, ...kinds],
    namedDimensions: [],
    groups: of.length > 0 ? of : [keywords.has("who") ? "owner" : "symbol"],
    measures: ["count"],
  };
}

/** "positions held more than 5 years", "held the longest": a lot has a day of purchase. "Prices older than 30 days" have a day too. */
function agedRows(parts: ClauseParts): ClauseParts {
  const { elapsed, nouns, measures, namedDimensions, order } = parts;
  const aged = elapsed || order?.by === "acquired";
  if (!aged || nouns.some(({ dataset }) => dataset !== "positions")) return parts;
  if (elapsed && measures.includes("price"))
    return { ...parts, nouns: [positions], namedDimensions: [...namedDimensions, "price_date"] };
  const lots = { dataset: "lots", where: [], plural: true } as const;
  return nouns.length === 0 ? parts : { ...parts, nouns: [lots, ...nouns] };
}

/** "clients over 70", "the oldest client", "the average age of clients": people, where a number is no amount. */
function ageOfClients(parts: ClauseParts): ClauseParts {
  const { nouns, thresholds, measures, order } = parts;
  const clients = nouns.length > 0 && nouns.every(({ dataset }) => dataset === "households");
  const ages = thresholds.every(
    ({ value, unit, of }) => unit === "plain" && of === undefined && Number(value) <= oldest,
  );
  const named = measures.every((name) => name === "age");
  const ranks = order?.by === "acquired" || order?.by === "age";
  if (!clients || !ages || !named) return parts;
  if (thresholds.length === 0 && measures.length === 0 && !ranks) return parts;
  const members = {
    dataset: "members",
    where: [],
    plural: nouns.some(({ plural }) => plural),
  } as const;
  return { ...parts, nouns: [members] };
}

/** "the average holding period": the days that the lots have been held. */
const holdingPeriod = (parts: ClauseParts): ClauseParts =>
  parts.statistics.length > 0 &&
  parts.measures.length === 0 &&
  parts.namedDimensions.join() === "term"
    ? {
        ...parts,
        nouns: [{ dataset: "lots", where: [], plural: true }],
        namedDimensions: [],
        measures: ["days"],
      }
    : parts;

/** "everything worth under $6,000": positions, where nothing else is named. */
function worthInDollars(parts: ClauseParts): ClauseParts {
  const { nouns, thresholds, measures, filters, groups, order } = parts;
  const named = nouns.length + filters.length + groups.length > 0 || order !== null;
  const ofValue = measures.every((name) => name === "value");
  const inDollars = thresholds.length > 0 && thresholds.every(({ unit }) => unit === "usd");
  return named || !ofValue || !inDollars || isYesNo(parts)
    ? parts
    : { ...parts, nouns: [positions] };
}

/** In years. */
const oldest = 120;

/** Combinations of words that ask for another kind of row than the one that they name. */
export const rowKindIdioms = [
  allKept,
  testOfLimit,
  openPositions,
  distanceFromTarget,
  furthestFromTarget,
  amountOverLimit,
  targetOfClass,
  holdersOfBoth,
  endOfRestriction,
  accountsOfType,
  ageOfClients,
  holdingPeriod,
  worthInDollars,
  agedRows,
  countedMost,
];
