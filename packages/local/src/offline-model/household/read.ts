import { Fault } from "@advisor/domain/fault";
import { isStale } from "@advisor/domain/ips-check/findings/stale";
import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { memoize } from "@advisor/query/book/memoize";
import { isAboutAllHouseholds } from "@advisor/query/read/all-households";
import { readQuestions } from "@advisor/query/read/read";
import type { Reading } from "@advisor/query/read/reading";
import { type Vocabulary, vocabularyOf, vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask, Filter, Query } from "@advisor/query/schema/query";
import { Query as QuerySchema } from "@advisor/query/schema/query";
import * as z from "zod";
import type { AdvisorMessage } from "../context.ts";
import type { ToolCall, Turn } from "../converse.ts";
import { isRecordedPrice } from "../market/recorded-prices.ts";
import { containsPhrase, words } from "../read/words.ts";
import { refersBack } from "../refers-back.ts";
import { isListComplete, nameOnlyBook, namesInResult, queryTools, recordTools } from "./names.ts";

/** Reads words as questions about one household or all of the advisor's, as a follow-up to the previous turn. */
export interface Reader {
  read(text: string): Reading[];
  /** The tool that answers; null when no household is chosen. */
  tool(text: string): "query_portfolio" | "query_book" | null;
  /** True when the previous turn ended with a query. */
  followsQuery: boolean;
  /** True when the household's records are of an earlier day, so that its prices are not today's. */
  hasOldRecords: boolean;
  /** True when the names of all accounts and securities are known. */
  knowsNames: boolean;
}

/** Matches household ids; those of other households have been refused before. */
const ownId = /\b(?:hh_[a-z0-9]+|[dD]\d{1,2})\b/g;

const directory = { tickers: knownTickers, names: companyNames };

export function reader(message: AdvisorMessage, turns: readonly Turn[]): Reader {
  const calls = turns
    .slice(0, -1)
    .flatMap((turn) => turn.calls)
    .filter((call) => !isRecordedPrice(call));
  const last = calls.at(-1);
  const results = turns.flatMap((turn) => turn.results);
  const knowsNames = isListComplete(message, "accounts") && isListComplete(message, "holds");
  const shown = (query: Query) => namesInResult(results, query);
  const own = memoize(() => ({
    ...vocabularyOf(nameOnlyBook(message, results, knowsNames), directory),
    shown,
  }));
  const all = memoize(() => {
    const names = nameOnlyBook(message, [], false);
    return { ...vocabularyOfAll([names, names], directory), shown };
  });
  const known = new Map<string, Reading[]>();
  const overBook = (text: string): boolean =>
    asksAboutBook(text, message) || (last?.name === "query_book" && refersBack(text));
  const readingsOf = (said: string): Reading[] => {
    const text = said.replace(ownId, " ");
    const ofBook = overBook(text);
    const isOther = (call: ToolCall) =>
      (call.name === "query_book") !== ofBook || askOf(call) === undefined;
    const earlier = calls
      .slice(1 + calls.findLastIndex(isOther))
      .flatMap((one) => askOf(one) ?? []);
    const readings = known.get(text) ?? readAfter(text, ofBook ? all() : own(), earlier);
    known.set(text, readings);
    return readings;
  };
  return {
    read: readingsOf,
    tool(text) {
      if (overBook(text)) return "query_book";
      return message.household === null ? null : "query_portfolio";
    },
    followsQuery: last !== undefined && queryTools.has(last.name),
    hasOldRecords: hasOldRecords(message),
    knowsNames,
  };
}

/**
 * As a follow-up to the earlier questions; alone where these name an owner of an account whom the names in the
 * request do not know as one.
 */
function readAfter(text: string, vocabulary: Vocabulary, earlier: readonly Ask[]): Reading[] {
  try {
    return readQuestions(text, vocabulary, earlier);
  } catch (error) {
    if (error instanceof Fault && earlier.length > 0) return readQuestions(text, vocabulary, []);
    throw error;
  }
}

function hasOldRecords({ today, household, rows }: AdvisorMessage): boolean {
  const day = /as of (\S+)/.exec(rows.value("total value") ?? "")?.[1];
  return household !== null && today !== null && day !== undefined && isStale(day, today);
}

/** True when the question is about all households; without a chosen household, "which stocks are down" is too. */
const asksAboutBook = (text: string, { household }: AdvisorMessage): boolean =>
  isAboutAllHouseholds(text, household !== null) ||
  (household === null && words(text).includes("which"));

/** What "and in percent?" refers to: a query, or the holding of the ticker that was looked up. */
function askOf(call: ToolCall): Ask | undefined {
  if (queryTools.has(call.name)) {
    const query = QuerySchema.safeParse(call.input).data;
    return query === undefined ? undefined : { kind: "query", query };
  }
  const { symbol, symbols } = Named.parse(call.input);
  const values = symbol === undefined ? (symbols ?? []) : [symbol];
  if (values.length === 0) return undefined;
  const where = [{ field: "symbol", op: "is" as const, values }];
  return { kind: "query", query: { dataset: "positions", measures: [], aggregate: "list", where } };
}

const Named = z
  .object({ symbol: z.string().optional(), symbols: z.array(z.string()).optional() })
  .catch({});

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
const priceOnlyScore = 2;

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
  return dataset === "positions" && ofSecurity && usual && !own ? faint : fullyUnderstoodScore;
}

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
