import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { type Reading, read } from "@advisor/query/read/read";
import { vocabularyOf, vocabularyOfAll } from "@advisor/query/read/vocabulary";
import type { Ask, Query } from "@advisor/query/schema/query";
import { Query as QuerySchema } from "@advisor/query/schema/query";
import * as z from "zod";
import type { AdvisorMessage } from "../context.ts";
import type { Call, Turn } from "../converse.ts";
import { isCount } from "../from-context/rows.ts";
import { leans } from "../leans.ts";
import { says, words } from "../read/words.ts";
import { namesBook } from "./names.ts";
import { isLookUp, lookedUpNames } from "./names-look-up.ts";

/** Reads words as questions about the household or about all of the advisor's, after the turn before. */
export interface Reader {
  read(text: string): Reading[];
  /** The tool that answers them; null where no household is chosen. */
  tool(text: string): "query_portfolio" | "query_book" | null;
  /** Whether what is not understood may be the name of an account or security that the request does not say. */
  mayLookUp(text: string): boolean;
  /** Whether the turn before ended with a query. */
  goesOn: boolean;
}

/** Another household's id was refused before anything is read. */
const ownId = /\b(?:hh_[a-z0-9]+|[dD]\d{1,2})\b/g;

const directory = { tickers: knownTickers, names: companyNames };

export function reader(given: AdvisorMessage, turns: readonly Turn[]): Reader {
  const last = turns
    .slice(0, -1)
    .flatMap((turn) => turn.calls)
    .findLast((one) => !isLookUp(one));
  const results = turns.flatMap((turn) => turn.results);
  const knowsNames = turns.some(lookedUpNames) || hasAllNames(given);
  const own = once(() => vocabularyOf(namesBook(given, results, knowsNames), directory));
  const all = once(() => {
    const names = namesBook(given, [], false);
    return vocabularyOfAll([names, names], directory);
  });
  const known = new Map<string, Reading[]>();
  const overBook = (text: string): boolean =>
    speaksOfBook(text, given) || (last?.name === "query_book" && leans(text));
  const readingsOf = (said: string): Reading[] => {
    const text = said.replace(ownId, " ");
    const ofBook = overBook(text);
    const before = (last?.name === "query_book") === ofBook ? previousAsk(last) : undefined;
    const readings = known.get(text) ?? read(text, ofBook ? all() : own(), before);
    known.set(text, readings);
    return readings;
  };
  return {
    read: readingsOf,
    mayLookUp: (text) =>
      !(knowsNames || given.household === null || overBook(text)) && readingsOf(text).some(isNamed),
    tool(text) {
      if (overBook(text)) return "query_book";
      return given.household === null ? null : "query_portfolio";
    },
    goesOn: last !== undefined && queryTools.has(last.name),
  };
}

/** All but a name is understood, and it is no person's: a first and a last name are nobody's of this household. */
const isNamed = ({ ask, unexplained }: Reading): boolean =>
  ask.kind === "clarify" &&
  ask.options.length > 0 &&
  unexplained.length > 0 &&
  unexplained.filter((word) => /^\p{Lu}/u.test(word)).length < 2;

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** All households of the advisor are meant; "who holds PFE" too where none is chosen. */
function speaksOfBook(text: string, { household }: AdvisorMessage): boolean {
  const spoken = ` ${words(text).join(" ")} `;
  const phrases = household === null ? [...book, "who", "which"] : book;
  return phrases.some((one) => spoken.includes(` ${one} `));
}

const book =
  "clients|client households|households|my book|our book|across the book|whole book|entire book|aum|assets under management".split(
    "|",
  );

/** The context lists the holdings, and all of them. */
const hasAllNames = ({ rows }: AdvisorMessage): boolean => {
  const held = rows.rows("holdings") ?? [];
  return held.some((row) => row.startsWith("account: ")) && !held.some(isCount);
};

export const queryTools: ReadonlySet<string> = new Set(["query_portfolio", "query_book"]);

/** What "and in percent?" goes on from: the last query, or the holding of the ticker that was looked up. */
function previousAsk(call: Call | undefined): Ask | undefined {
  if (call === undefined) return undefined;
  if (queryTools.has(call.name)) return askOf(call);
  const { symbol, symbols } = Named.parse(call.input);
  const values = symbol === undefined ? (symbols ?? []) : [symbol];
  if (values.length === 0) return undefined;
  const where = [{ field: "symbol", op: "is" as const, values }];
  return { kind: "query", query: { dataset: "positions", measures: [], aggregate: "list", where } };
}

const Named = z
  .object({ symbol: z.string().optional(), symbols: z.array(z.string()).optional() })
  .catch({});

function askOf({ input }: Call): Ask | undefined {
  const query = QuerySchema.safeParse(input).data;
  return query === undefined ? undefined : { kind: "query", query };
}

/** How clearly the words ask for something of the household's records. */
export const clarity = (readings: readonly Reading[]): number =>
  Math.max(0, ...readings.map(clarityOf));

/** Every word is explained: only what asks clearly for something of the market goes before it. */
export const explained = 5;
const faint = 4;
/** A word of it is not understood. */
export const hinted = 4;
/** Whether to sell is refused where the policy says nothing of it. */
const refused = 2;
/** A price alone is the market's to say. */
const priceOnly = 1;

/** Asks what the market says of a security, and not what it did to anybody's money. */
export const asksPrice = (reading: Reading): boolean => clarityOf(reading) === priceOnly;

function clarityOf(reading: Reading): number {
  const { ask } = reading;
  if (ask.kind === "call") return ask.tool === "what_changed" ? explained : 0;
  if (ask.kind === "refuse") return refused;
  return ask.kind === "query" ? queryClarity(ask.query, reading.text) : choiceClarity(reading);
}

const choiceClarity = ({ ask, unexplained }: Reading): number =>
  ask.kind === "clarify" && ask.options.length > 1 && unexplained.length === 0 ? explained : 0;

function queryClarity({ dataset, measures, where = [] }: Query, text: string): number {
  const ofSecurity = where.length > 0 && where.every(({ field }) => ofMarket.has(field));
  const spoken = words(text);
  const own = owners.some((one) => says(spoken, one));
  const moves = measures.length > 0 && measures.every((one) => priced.has(one));
  if (dataset === "quotes" || (moves && !own)) return priceOnly;
  const usual = measures.join() === "market_value,weight,quantity";
  return dataset === "positions" && ofSecurity && usual && !own ? faint : explained;
}

/** What may be said of a security that nobody holds. */
const ofMarket: ReadonlySet<string> = new Set(["symbol", "kind", "issuer"]);
const priced: ReadonlySet<string> = new Set(["price", "day_change", "day_change_pct"]);
const owners = "us|we|our|they|their|his|her|my|i|the family|the household|own|hold|position".split(
  "|",
);
