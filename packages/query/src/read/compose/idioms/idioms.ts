import type { Filter } from "../../../schema/query.ts";
import { type ClauseParts, filtersOf, isGainFilter, isPurchase } from "../parts.ts";
import { splitThresholds } from "../thresholds.ts";
import { isYesNo } from "../yes-no.ts";
import { beyondEdge, cashAgainstBound } from "./band-idiom.ts";
import { priceOfLot, pricePaid } from "./paid-idioms.ts";
import { rowIdioms } from "./row-idioms.ts";
import { countedRows } from "./row-kind-idioms.ts";
import { twoTimeframes } from "./timeframe-idiom.ts";

/** Rewrites combinations of words that mean something else than each word alone. */
export const rewriteIdioms = (parts: ClauseParts): ClauseParts =>
  [
    twoTimeframes,
    countedRows,
    cashAgainstBound,
    beyondEdge,
    splitThresholds,
    ...rowIdioms,
    aboutPeople,
    purchaseDate,
    priceOfLot,
    pricePaid,
    changeToday,
    gainInPercent,
    settledCash,
    completedTransactions,
    issuerOfSecurity,
    statusOfTransaction,
    gainOfSecurity,
    gainOfEvery,
    gainWithThreshold,
    tradingPrice,
    priceLevel,
    currentPrice,
    marketPrice,
    accountContents,
  ].reduce((now, rule) => rule(now), parts);

const withoutFilter = (parts: ClauseParts, filter: Filter): ClauseParts => ({
  ...parts,
  filters: parts.filters.filter((one) => one !== filter),
});

const isAboutTransactions = ({ nouns }: ClauseParts): boolean =>
  nouns.some(({ dataset }) => dataset === "transactions");

/** "who is Marcus": nothing but a name. */
const asksWhoSomebodyIs = ({ keywords, filters, ...parts }: ClauseParts): boolean =>
  [...keywords].join() === "who" &&
  filters.length > 0 &&
  filters.every(({ field }) => field === "owner") &&
  parts.order === null &&
  [parts.nouns, parts.measures, parts.groups, parts.periods, parts.namedDimensions].every(
    ({ length }) => length === 0,
  );

/** "how old is Karen" is about the person, not about her accounts. */
function aboutPeople(given: ClauseParts): ClauseParts {
  const parts = asksWhoSomebodyIs(given)
    ? { ...given, nouns: [{ dataset: "members" as const, where: [], plural: false }] }
    : given;
  const { measures, nouns, namedDimensions, filters, groups } = parts;
  const people =
    measures.includes("age") ||
    namedDimensions.includes("birth_date") ||
    nouns.some(({ dataset }) => dataset === "members");
  if (!people) return parts;
  return {
    ...parts,
    measures: measures.filter((name) => name !== "performance"),
    groups: groups.filter((name) => name !== "owner"),
    filters: filters.map(ofMember),
    compareFilters: parts.compareFilters.map(ofMember),
  };
}

const ofMember = (filter: Filter): Filter =>
  filter.field === "owner" ? { ...filter, field: "name" } : filter;

/** "when did we buy NVDA" reads the lots, because trades on file begin later. */
function purchaseDate(parts: ClauseParts): ClauseParts {
  const { keywords, nouns, order, periods, filters } = parts;
  const first = order?.by === "date" && order.direction === "asc" && order.count === undefined;
  const alone = (order === null || first) && periods.length === 0;
  const symbol = filters.some(({ field }) => field === "symbol");
  if (!keywords.has("when") || !symbol || !alone || !nouns.some(isPurchase)) return parts;
  return {
    ...parts,
    order: first ? { ...order, by: "acquired" } : order,
    nouns: [{ dataset: "lots", where: [], plural: false }],
  };
}

/** "down today" and "what did AAPL do today" ask for the day change; "worth today" asks for the current value. */
function changeToday(parts: ClauseParts): ClauseParts {
  const { periods, filters, nouns, measures, keywords } = parts;
  if (!periods.some(({ name }) => name === "today")) return parts;
  const events = nouns.some(({ dataset }) => !holdingDatasets.has(dataset));
  const ofToday = (one: Filter): Filter =>
    one.field === "gain" ? { ...one, field: "day_change" } : one;
  const security = filters.some(({ field }) => field === "symbol");
  const bare = keywords.size === 0 || keywords.has("what");
  const moves = security && measures.length + nouns.length === 0 && bare;
  const still = measures.length > 0 && measures.every((name) => currentMeasures.has(name));
  return {
    ...parts,
    filters: filters.map(ofToday),
    nouns: nouns.map((noun) => ({ ...noun, where: noun.where.map(ofToday) })),
    namedDimensions: parts.namedDimensions.filter((name) => name !== "day"),
    measures: moves ? ["day_change"] : measures,
    periods: still && !events ? periods.filter(({ name }) => name !== "today") : periods,
    asksMarketPrice: parts.asksMarketPrice || (still && !events && measures.includes("price")),
  };
}

const holdingDatasets = new Set(["positions", "holdings", "accounts", "lots"]);
const currentMeasures = new Set([
  "value",
  "cash",
  "settled_cash",
  "unsettled_cash",
  "quantity",
  "weight",
  "price",
  "cost",
]);

/** "what percent are we up" asks for a gain in percent, not for a share. */
function gainInPercent(parts: ClauseParts): ClauseParts {
  const { keywords, measures } = parts;
  const turned =
    keywords.has("up") ||
    keywords.has("down") ||
    measures.some((name) => /gain|loss|return/.test(name));
  if (!keywords.has("share") || !turned || keywords.has("share_of_it")) return parts;
  return {
    ...parts,
    unit: "percent",
    keywords: new Set([...keywords].filter((keyword) => keyword !== "share")),
  };
}

/** "cash that is completed" means settled cash. */
function settledCash(parts: ClauseParts): ClauseParts {
  const status = parts.filters.find(({ field }) => field === "status");
  if (status === undefined || !parts.measures.includes("cash")) return parts;
  const measures = [status.values.includes("pending") ? "unsettled_cash" : "settled_cash"];
  return { ...withoutFilter(parts, status), measures };
}

/** "did my deposit clear" asks for its status, and does not select by it. */
function statusOfTransaction(parts: ClauseParts): ClauseParts {
  const { filters, nouns, keywords, namedDimensions } = parts;
  const status = filters.find(
    ({ field, values }) => field === "status" && values.join() === "completed",
  );
  const one = nouns.length === 1 && nouns.every(({ plural }) => !plural);
  const asks = isYesNo(parts) && one && isAboutTransactions(parts) && !keywords.has("any");
  if (!asks || status === undefined) return parts;
  return { ...withoutFilter(parts, status), namedDimensions: [...namedDimensions, "status"] };
}

/** "exposure to Apple as an issuer": all that the company issued, and options on it. */
function issuerOfSecurity(parts: ClauseParts): ClauseParts {
  const { namedDimensions, filters, nouns } = parts;
  const symbols = filters.filter(({ field, op }) => field === "symbol" && op === "is");
  const held = nouns.every(({ dataset }) => dataset === "positions" || dataset === "exposures");
  if (!namedDimensions.includes("issuer") || symbols.length !== 1 || !held) return parts;
  return {
    ...parts,
    namedDimensions: namedDimensions.filter((name) => name !== "issuer"),
    filters: filters.map((one) => (symbols.includes(one) ? { ...one, field: "issuer" } : one)),
  };
}

/** "settled deposits" means completed ones. */
function completedTransactions(parts: ClauseParts): ClauseParts {
  if (!isAboutTransactions(parts) || !parts.measures.includes("settled_cash")) return parts;
  return {
    ...parts,
    measures: parts.measures.filter((one) => one !== "settled_cash"),
    filters: [...parts.filters, { field: "status", op: "is", values: ["completed"] }],
  };
}

/** "did I lose money on MSFT" asks for its gain; it does not filter to positions at a loss. */
function gainOfSecurity(parts: ClauseParts): ClauseParts {
  const one = parts.filters.some(({ field, values }) => field === "symbol" && values.length === 1);
  const side = filtersOf(parts).find(isGainFilter);
  if (!one || side === undefined || parts.nouns.some(({ dataset }) => dataset === "lots"))
    return parts;
  return {
    ...parts,
    filters: parts.filters.filter((filter) => !isGainFilter(filter)),
    nouns: parts.nouns.filter(({ where }) => !where.some(isGainFilter)),
    measures: [...parts.measures, "gain"],
    keywords: new Set(parts.keywords).add(side.op === "gt" ? "up" : "down"),
  };
}

/** "what's in the account" asks for what is held there. */
function accountContents(parts: ClauseParts): ClauseParts {
  const { keywords, nouns, measures, order, filters } = parts;
  const [noun, ...others] = nouns;
  const inside = keywords.has("own") && noun?.dataset === "accounts" && others.length === 0;
  const sorted = order === null || order.all;
  if (!inside || noun.plural || measures.length > 0 || !sorted || keywords.has("which"))
    return parts;
  return {
    ...parts,
    nouns: [{ dataset: "positions", where: [], plural: true }],
    filters: [...filters, ...noun.where],
  };
}

/** "what's MSFT at" asks for its price. */
function currentPrice(parts: ClauseParts): ClauseParts {
  const { keywords, measures, nouns, filters } = parts;
  const symbol = filters.length > 0 && filters.every(({ field }) => field === "symbol");
  const bare = measures.length + nouns.length === 0 && keywords.has("at") && keywords.has("what");
  return bare && symbol ? { ...parts, measures: ["price"] } : parts;
}

/** A price of a security that is not held is its market price. */
function marketPrice(parts: ClauseParts): ClauseParts {
  const { unheld, measures, keywords, nouns } = parts;
  if (unheld.length === 0) return parts;
  const owned = (["own", "how_many", "yes_no"] as const).some((keyword) => keywords.has(keyword));
  const quoted = measures.length === 0 && nouns.length === 0 && !owned;
  const priced = quoted || measures.some((name) => /^(price|day_change)/.test(name));
  if (!priced) return parts;
  return {
    ...parts,
    measures: quoted ? ["price"] : measures,
    nouns: nouns.filter(({ dataset }) => dataset !== "positions"),
  };
}

/** "are all ETFs in the green" asks whether each one is; it does not ask for a list. */
function gainOfEvery(parts: ClauseParts): ClauseParts {
  const side = parts.filters.find(isGainFilter);
  if (side === undefined || !parts.keywords.has("every")) return parts;
  const keywords = new Set(parts.keywords).add(side.op === "gt" ? "up" : "down");
  return { ...withoutFilter(parts, side), keywords, measures: [...parts.measures, "gain"] };
}

/** "are up more than 10%": the threshold applies to the gain. */
function gainWithThreshold(parts: ClauseParts): ClauseParts {
  const side = parts.filters.find(isGainFilter);
  if (side === undefined || parts.thresholds.length === 0) return parts;
  const keywords = new Set(parts.keywords).add(side.op === "gt" ? "up" : "down");
  return { ...withoutFilter(parts, side), keywords, measures: [...parts.measures, "gain"] };
}

/** "is AAPL above $190": a level of its price, unless the amount is that of a holding. */
function priceLevel(parts: ClauseParts): ClauseParts {
  const { filters, nouns, measures, thresholds, keywords } = parts;
  const [only, ...others] = filters;
  const one = only?.field === "symbol" && only.values.length === 1 && others.length === 0;
  const level = thresholds.every(({ unit, value }) => unit === "usd" && Number(value) < 1_000);
  const bare = nouns.length + measures.length === 0 && thresholds.length > 0 && isYesNo(parts);
  return one && bare && level && !keywords.has("own") && keywords.size === 1
    ? { ...parts, measures: ["price"] }
    : parts;
}

/** "where does KO trade" and "does KO trade above 60" ask for its price. */
function tradingPrice(parts: ClauseParts): ClauseParts {
  const symbol = parts.filters.some(({ field }) => field === "symbol");
  const one = parts.nouns.every(({ plural }) => !plural) && parts.periods.length === 0;
  const trades =
    parts.keywords.has("where") ||
    (parts.keywords.has("yes_no") && parts.thresholds.length > 0 && one);
  if (!trades || !symbol || !isAboutTransactions(parts)) return parts;
  return { ...parts, nouns: [], measures: [...parts.measures, "price"] };
}
