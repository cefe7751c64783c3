import { addDays } from "@advisor/domain/day";
import type { Book } from "../book/book.ts";
import { spanOf } from "../schema/period.ts";
import type { Ask, Query } from "../schema/query.ts";
import { canonical } from "../words/canonical.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { buildQuery } from "./compose/build.ts";
import { follow } from "./compose/follow.ts";
import { gather } from "./compose/gather.ts";
import type { AccountChoice, Parts } from "./compose/parts.ts";
import type { Span } from "./span.ts";
import { spelled } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What one question of a message is understood as. */
export interface Reading {
  text: string;
  ask: Ask;
  canonical: string;
  /** Words that nothing explains; where there are any, `ask` asks back. */
  unexplained: string[];
  alternatives: Ask[];
  /** A short question that stands alone, in words as they are spelled: rules alone may be trusted with it. */
  sure: boolean;
}

const most = 3;
/** Reading takes time that grows with the square of the words: a pasted letter is not read. */
const mostWords = 200;

/** The questions of a message, at most three, each covered word by word. */
export function read(message: string, vocabulary: Vocabulary, previous?: Ask): Reading[] {
  const tokens = tokensOf(message);
  if (tokens.length > mostWords) return [tooLong(message)];
  const clauses = clausesOf(spelled(tokens, vocabulary), vocabulary);
  const readings: Reading[] = [];
  const strangers = clauses.flatMap(namesOfOthers);
  let before = previous;
  for (const clause of clauses.slice(0, most)) {
    const reading = readClause(clause, message, vocabulary, before);
    const unclear = (clause.goesOn || leans(clause)) && readings.at(-1)?.ask.kind === "clarify";
    const only = { ...reading, sure: reading.sure && clauses.length === 1 };
    readings.push(unclear || strangers.length > 0 ? askedBack(only, strangers) : only);
    if (reading.ask.kind === "query") before = reading.ask;
  }
  return readings;
}

function tooLong(text: string): Reading {
  const unexplained = [`more than ${mostWords} words at once`];
  const ask: Ask = { kind: "clarify", about: unexplained.join(), options: [] };
  return { text, ask, canonical: canonical(ask), unexplained, alternatives: [], sure: false };
}

/** Names that nobody of the book has: words in capitals that are not the first, or where nothing else is said. */
function namesOfOthers({ tokens, cover: { spans, unexplained } }: Clause): string[] {
  const names = unexplained.filter(({ capital }) => capital);
  const others = spans.length === 0 ? names : names.filter((name) => name !== tokens[0]);
  return others.map(({ text }) => text);
}

/** "How many do we hold?" names nothing that it is about: what was said before it does. */
const leans = ({ cover: { spans } }: Clause): boolean =>
  !spans.some(({ meaning: { is } }) => about.has(is));

const about = new Set(["security", "account", "person", "noun", "filter", "name", "call"]);

/** What goes on after words that were not understood may lean on them, and all of a message on a stranger's name. */
function askedBack(reading: Reading, names: readonly string[]): Reading {
  const unexplained = [...new Set([...reading.unexplained, ...names])];
  if (reading.ask.kind !== "query") return { ...reading, unexplained };
  const ask: Ask = { kind: "clarify", about: reading.text, options: [reading.ask] };
  return { ...reading, ask, canonical: canonical(ask), unexplained, alternatives: ask.options };
}

function readClause(
  { tokens, goesOn, cover }: Clause,
  message: string,
  vocabulary: Vocabulary,
  previous: Ask | undefined,
): Reading {
  const { spans: all, unexplained } = cover;
  const ofBook = vocabulary.books.length > 1;
  const spans = ofBook ? all : all.map(ofOne);
  const gathered = { ...gather(spans, tokens), ofBook };
  const parts = goesOn && asksNew(gathered) ? { ...gathered, begins: true } : gathered;
  const text = message.slice(tokens[0]?.from, tokens.at(-1)?.to);
  const unused = [...unexplained.map((token) => token.text), ...parts.loose];
  const { ask, followed, words } = askOf(parts, unused, text, previous, vocabulary.books);
  const idle = words.length === 0 && asksNothing(parts);
  const short = tokens.length <= plainWords && !tokens.some(({ respelled }) => respelled);
  return {
    ...{ text, ask, canonical: canonical(ask) },
    unexplained: ask.kind === "call" ? [] : [...words],
    alternatives: ask.kind === "clarify" ? ask.options : [],
    sure: ask.kind === "query" ? short && !followed : ask.kind !== "clarify" || idle,
  };
}

/** Words of a question that rules were seen to read as it is meant. */
const plainWords = 6;

/** Of one household "the client" is all of it. */
const ofOne = (span: Span): Span => {
  const { meaning } = span;
  const whole =
    meaning.is === "noun" && meaning.dataset === "households" && meaning.where.length === 0;
  return whole ? { ...span, meaning: { is: "mark", mark: "whole" } } : span;
};

/** What goes on in the same sentence is about the same account or security, unless it names its own. */
const asksNew = ({ filters, nouns }: Parts): boolean =>
  filters.length === 0 &&
  nouns.every(({ dataset }) => dataset !== "accounts" && dataset !== "tasks");

interface ReadMessage {
  ask: Ask;
  /** Whether it is a change of the question before. */
  followed: boolean;
  /** Words that nothing explains. */
  words: readonly string[];
}

function askOf(
  parts: Parts,
  unused: readonly string[],
  text: string,
  previous: Ask | undefined,
  books: readonly Book[],
): ReadMessage {
  const alone = (ask: Ask): ReadMessage => ({ ask, followed: false, words: unused });
  if (parts.refusal !== null) return alone({ kind: "refuse", reason: parts.refusal });
  if (parts.call === "what_changed") return alone(changesSince(parts, books));
  if (parts.call !== null) return alone(callOf(parts.call, text));
  const { query, followed } = queryOf(parts, previous, books);
  const words = parts.nth === null || followed ? unused : [...unused, parts.nth.text];
  const about = words.join(", ") || text;
  if (query === undefined) return { ...alone({ kind: "clarify", about, options: [] }), words };
  if (words.length > 0) {
    return {
      ask: { kind: "clarify", about, options: [{ kind: "query", query }] },
      followed,
      words,
    };
  }
  const [choice] = parts.accounts;
  const ask: Ask = choice === undefined ? { kind: "query", query } : chooseOf(choice, query);
  return { ask, followed, words };
}

/** A change of the question before, or a question of its own; no query where neither says what is meant. */
function queryOf(
  parts: Parts,
  previous: Ask | undefined,
  books: readonly Book[],
): { query: Query | undefined; followed: boolean } {
  if (joinsNothing(parts)) return { query: undefined, followed: false };
  const changed = previous?.kind === "query" ? follow(parts, previous.query, books) : undefined;
  if (changed === "unclear") return { query: undefined, followed: false };
  return { query: changed ?? standalone(parts), followed: changed !== undefined };
}

const standalone = (parts: Parts): Query | undefined =>
  pointsNowhere(parts) || asksNothing(parts) ? undefined : buildQuery(parts);

/** "both together" of what was asked one after the other: only the last question is remembered. */
const joinsNothing = ({ marks, filters, nouns, measures }: Parts): boolean =>
  marks.has("together") &&
  !marks.has("those") &&
  [filters, nouns, measures].every(({ length }) => length === 0);

/** The same question of each account that may be meant. */
function chooseOf({ text, accounts }: AccountChoice, query: Query): Ask {
  const options = accounts.map((account): Ask => {
    const where = (query.where ?? []).map((filter) =>
      filter.field === "account" ? { ...filter, values: [account] } : filter,
    );
    return { kind: "query", query: { ...query, where } };
  });
  return { kind: "clarify", about: text, options: options.slice(0, 5) };
}

/** "that one" without anything before it that could be meant. */
const pointsNowhere = ({ marks, filters, nouns }: Parts): boolean =>
  marks.has("those") && filters.length + nouns.length === 0;

/** A greeting, or words that say nothing about the book. */
const asksNothing = ({
  marks,
  measures,
  nouns,
  filters,
  named,
  groups,
  periods,
  order,
  bars,
  statistics,
}: Parts): boolean =>
  [measures, nouns, filters, named, groups, periods, bars, statistics].every(
    ({ length }) => length === 0,
  ) &&
  order === null &&
  !(["own", "up", "down", "how_much", "whole", "share"] as const).some((mark) => marks.has(mark));

/** Since the end of the day that is named, or before the month that is; without one, of the past three months. */
function changesSince({ periods }: Parts, [book]: readonly Book[]): Ask {
  const today = book?.as_of ?? "";
  const [period = { name: "past_3m" as const }] = periods;
  const { from } = spanOf(period, today);
  const first = from ?? today;
  const whole = period.name !== undefined || first.endsWith("-01");
  const since = whole ? addDays(first, -1) : first;
  return { kind: "call", tool: "what_changed", input: { since } };
}

const callOf = (tool: string, text: string): Ask => ({
  kind: "call",
  tool,
  input: tool === "get_facts" ? { topic: text.slice(0, 200) } : { query: text },
});
