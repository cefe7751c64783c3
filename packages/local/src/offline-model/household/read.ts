import { Fault } from "@advisor/domain/fault";
import { isStale } from "@advisor/domain/ips-check/findings/stale";
import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { memoize } from "@advisor/query/book/memoize";
import { isAboutAllHouseholds } from "@advisor/query/read/all-households";
import { readQuestions } from "@advisor/query/read/read";
import type { Reading } from "@advisor/query/read/reading";
import { stemOf } from "@advisor/query/read/tokens";
import { type Vocabulary, vocabularyOf, vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask, Query } from "@advisor/query/schema/query";
import { Query as QuerySchema } from "@advisor/query/schema/query";
import * as z from "zod";
import { type AdvisorMessage, parseAdvisorMessage } from "../context.ts";
import type { ToolCall, Turn } from "../converse.ts";
import { isRecordedPrice } from "../market/recorded-prices.ts";
import { words } from "../read/words.ts";
import { refersBack } from "../refers-back.ts";
import { writeTools } from "../write-tools.ts";
import { withDays } from "./days.ts";
import { ofContext } from "./exactness.ts";
import { areHouseholds, possibleHouseholds } from "./named-households.ts";
import { isListComplete, listedNames, nameOnlyBook, namesInResult, queryTools } from "./names.ts";

/** Reads words as questions about one household or all of the advisor's, as a follow-up to the previous turn. */
export interface Reader {
  read(text: string): Reading[];
  /** The tool that answers; null when no household is chosen. */
  tool(text: string): "query_portfolio" | "query_book" | null;
  /** The question before; empty at the start. */
  before: string;
  /** True when the words name a member of the household, or a pronoun may stand for one. */
  isOfMembers(text: string): boolean;
  /** True when the previous turn ended with a query. */
  followsQuery: boolean;
  /** True when the household's records are of an earlier day, so that its prices are not today's. */
  hasOldRecords: boolean;
  /** True when the names of all accounts and securities are known. */
  knowsNames: boolean;
  /** True when the household holds or has written options on one of the symbols. */
  hasOptionsOn(symbols: readonly string[]): boolean;
}

/** Matches household ids; those of other households have been refused before. */
const ownId = /\b(?:hh_[a-z0-9]+|[dD]\d{1,2})\b/g;

const directory = { tickers: knownTickers, names: companyNames };

export function reader(message: AdvisorMessage, turns: readonly Turn[]): Reader {
  const results = turns.flatMap((turn) => turn.results);
  const knowsNames = isListComplete(message, "accounts") && isListComplete(message, "holds");
  const shown = (query: Query) => namesInResult(results, query);
  const own = memoize(() => ({
    ...vocabularyOf(nameOnlyBook(message, results, knowsNames), directory),
    shown,
  }));
  const calls = turns
    .slice(0, -1)
    .flatMap((turn) => (turn.calls.length > 0 ? turn.calls : saidQueries(turn, own)))
    .filter((call) => !isRecordedPrice(call) && call.name !== "search_documents");
  const last = calls.at(-1);
  const known = new Map<string, Understood>();
  const understand = (said: string): Understood => {
    const text = said.replace(ownId, " ");
    const isContinued =
      last?.name === "query_book" && (message.household === null || refersBack(text));
    const ofBook = asksAboutBook(text, message) || isContinued;
    const found =
      known.get(text) ??
      (message.household === null || ofBook
        ? readOverBook(text, message, { ofBook, earlier: queriesBefore(calls, true), shown })
        : {
            ofBook,
            readings: withDays(text, readAfter(text, own(), queriesBefore(calls, false))),
          });
    known.set(text, found);
    return found;
  };
  return {
    read: (text) => understand(text).readings,
    tool(text) {
      if (understand(text).ofBook) return "query_book";
      return message.household === null ? null : "query_portfolio";
    },
    before: questionOf(turns.at(-2)),
    isOfMembers: (text) =>
      words(text).some((word) => pronouns.has(word) || own().people.has(stemOf(word))),
    followsQuery: last !== undefined && queryTools.has(last.name),
    hasOldRecords: hasOldRecords(message),
    knowsNames,
    hasOptionsOn: (symbols) =>
      listedNames(message, "holds").some((name) =>
        symbols.some((symbol) => new RegExp(`^${symbol}\\d{6}[CP]\\d`).test(name)),
      ),
  };
}

const pronouns: ReadonlySet<string> = new Set("he she they him her them his their".split(" "));

/** What the advisor asked; empty for a request to write something. */
const questionOf = (turn: Turn | undefined): string =>
  turn === undefined || turn.calls.some(({ name }) => writeTools.has(name))
    ? ""
    : parseAdvisorMessage(turn.text).question;

/** The queries that say what a turn without calls answered from the context. */
function saidQueries({ text }: Turn, own: () => Vocabulary): ToolCall[] {
  const { household, question } = parseAdvisorMessage(text);
  if (household === null) return [];
  return readQuestions(question, own(), []).flatMap(({ ask, unexplained }) =>
    ask.kind === "query" && unexplained.length === 0 && ofContext.has(ask.query.dataset)
      ? { name: "query_portfolio", input: ask.query }
      : [],
  );
}

/** What the calls since the last one about something else asked. */
function queriesBefore(calls: readonly ToolCall[], ofBook: boolean): Ask[] {
  const isOther = (call: ToolCall) =>
    (call.name === "query_book") !== ofBook || askOf(call) === undefined;
  return calls.slice(1 + calls.findLastIndex(isOther)).flatMap((one) => askOf(one) ?? []);
}

interface Understood {
  readings: Reading[];
  /** True when the question is about all households of the advisor, or about one that it names. */
  ofBook: boolean;
}

type Shown = Required<Pick<Vocabulary, "shown">>;

/** Without a chosen household, words that are not understood may name one: "okafor cash?". */
function readOverBook(
  text: string,
  message: AdvisorMessage,
  { ofBook, earlier, shown }: Pick<Understood, "ofBook"> & { earlier: Ask[] } & Shown,
): Understood {
  const read = (names: readonly string[]): Reading[] => {
    const books = ["", ...names].map((name) => nameOnlyBook(message, [], false, name));
    const several = books.length === 1 ? [...books, ...books] : books;
    return withDays(
      text,
      readAfter(text, { ...vocabularyOfAll(several, directory), shown }, earlier),
    );
  };
  const readings = read([]);
  const names = message.household === null ? possibleHouseholds(readings, text) : [];
  const again = names.length === 0 ? [] : read(names);
  return again.length > 0 && areHouseholds(names, again)
    ? { readings: again, ofBook: true }
    : { readings, ofBook };
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
