import type { Reading } from "@advisor/query/read/reading";
import type { Filter, Query } from "@advisor/query/schema/query";
import { containsPhrase, words } from "../read/words.ts";
import { recordTools } from "./names.ts";
import type { Reader } from "./read.ts";

/** Scores how clearly the words ask about the household's records. */
export const clarityScore = (readings: readonly Reading[], reads: Reader): number =>
  Math.max(0, ...readings.map((reading) => clarityOf(reading, reads)));

/** The score when every word is explained; only a clear request for market data ranks higher. */
export const fullyUnderstoodScore = 5;
const faint = 4;
/** The score when some word is not understood: asking back outranks a hint at another topic. */
const partialScore = 4.5;
/** The score of a refused "should we sell": only used when the policy does not answer it. */
const refusalScore = 2;
/** The score of a question about a price only, which the market tools answer; as of a clear request. */
export const priceOnlyScore = 2;

/** True for a question about a security's price, not about money made or lost on it. */
export const asksPrice = (reading: Reading, reads: Reader): boolean =>
  clarityOf(reading, reads) === priceOnlyScore;

function clarityOf(reading: Reading, reads: Reader): number {
  const { ask } = reading;
  if (ask.kind === "call") return recordTools.has(ask.tool) ? fullyUnderstoodScore : 0;
  if (ask.kind === "refuse") return ask.reason === "advice" ? refusalScore : fullyUnderstoodScore;
  return ask.kind === "query"
    ? queryClarity(ask.query, reading.text, reads)
    : choiceClarity(reading);
}

/** True for a question about what is held, in an account or at cost: no market tool answers it. */
export const isAboutHoldings = (readings: readonly Reading[]): boolean =>
  readings.some(({ ask }) => ask.kind === "query" && isOwnQuery(ask.query));

const isOwnQuery = ({ measures: [main = ""], where = [] }: Query): boolean =>
  where.some(isOwnField) || holderFigures.has(main);

const isOwnField = ({ field }: Filter): boolean => field === "account" || field === "owner";

/** Figures that exist only for a holding. */
const holderFigures: ReadonlySet<string> = new Set([
  "gain",
  "gain_pct",
  "cost",
  "unit_cost",
  "quantity",
]);

function choiceClarity({ ask, unexplained }: Reading): number {
  if (ask.kind !== "clarify" || ask.options.length === 0) return 0;
  if (unexplained.length > 0) return partialScore;
  return ask.options.length > 1 ? fullyUnderstoodScore : 0;
}

function queryClarity(
  { dataset, measures, where = [] }: Query,
  text: string,
  { hasOldRecords: isOld, knowsNames }: Reader,
): number {
  const ofSecurity = where.length > 0 && where.every(({ field }) => marketFields.has(field));
  const spoken = words(text);
  const own = where.some(isOwnField) || owners.some((one) => containsPhrase(spoken, one));
  const moves = measures.length > 0 && measures.every((one) => priced.has(one));
  // What a holding moved today is a figure of the household, if its records are of today.
  const isMarket = !own && ofSecurity && (isOld || !knowsNames || measures.includes("price"));
  if (ofSecurity && dataset === "quotes") return priceOnlyScore;
  if (moves && isMarket && dataset === "positions") return priceOnlyScore;
  const usual = measures.join() === "market_value,weight,quantity";
  const isFaint = dataset === "positions" && ofSecurity && usual && !own;
  return isFaint || isOfFund(dataset, where) ? faint : fullyUnderstoodScore;
}

/** What a fund holds is the same for every household. */
const isOfFund = (dataset: Query["dataset"], where: readonly Filter[]): boolean =>
  dataset === "constituents" && !where.some(isOwnField);

/** Fields that a question about a security outside the household may use. */
const marketFields: ReadonlySet<string> = new Set([
  "symbol",
  "kind",
  "issuer",
  "underlying",
  "expires",
]);
const priced: ReadonlySet<string> = new Set(["price", "day_change", "day_change_pct"]);
const owners = "us|we|our|they|their|his|her|my|i|the family|the household|own|hold|position".split(
  "|",
);
