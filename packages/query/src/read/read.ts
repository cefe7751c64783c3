import type { Ask, Filter, Query } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import { chosenReading, isBareName } from "./choose-account.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { buildQuery } from "./compose/build.ts";
import {
  callOf,
  changesSince,
  happenedTo,
  isOfHousehold,
  isSinceMeeting,
  isSinceRecord,
  saleOf,
} from "./compose/calls.ts";
import { gatherParts } from "./compose/gather.ts";
import type { AccountChoice, ClauseParts } from "./compose/parts.ts";
import { inComingYear, onNamedDay } from "./compose/period.ts";
import { type FollowUpTarget, followUpQuery } from "./follow/follow.ts";
import type { Reading } from "./reading.ts";
import { spansOfBooks } from "./spans-of-books.ts";
import { correctSpelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

const most = 3;
/** Longer messages are not read: the cost grows with the square of the number of words. */
const mostWords = 200;

/** Reads up to three questions of a message, each with every word accounted for. */
export function readQuestions(message: string, vocabulary: Vocabulary, previous?: Ask): Reading[] {
  const tokens = tokensOf(message);
  if (tokens.length > mostWords) return [tooLong(message)];
  const clauses = clausesOf(correctSpelling(tokens, vocabulary), vocabulary);
  return (
    completedReadings(message, clauses, vocabulary, previous) ??
    readClauses(clauses, message, vocabulary, previous)
  );
}

function readClauses(
  clauses: readonly Clause[],
  message: string,
  vocabulary: Vocabulary,
  previous: Ask | undefined,
): Reading[] {
  const readings: Reading[] = [];
  const strangers = clauses.flatMap(namesOfOthers);
  let before = previous;
  for (const clause of clauses.slice(0, most)) {
    const reading = readClause(clause, message, vocabulary, before);
    const unclear =
      (clause.continues || lacksSubject(clause)) && readings.at(-1)?.ask.kind === "clarify";
    const only = { ...reading, sure: reading.sure && clauses.length === 1 };
    readings.push(unclear || strangers.length > 0 ? askedBack(only, strangers) : only);
    before = nextBefore(reading) ?? before;
  }
  return readings;
}

/** What the next question may follow up on: a query, or the subject of an explained term. */
function nextBefore({ ask, topic }: Reading): Ask | undefined {
  if (ask.kind === "query") return ask;
  return topic === undefined ? undefined : { kind: "query", query: topic };
}

/** "Get me a price", then "VTI": a bare name completes the question that needed clarification. */
function completedReadings(
  message: string,
  clauses: readonly Clause[],
  vocabulary: Vocabulary,
  previous: Ask | undefined,
): Reading[] | undefined {
  const bare = clauses.length === 1 && clauses.every(isBareName);
  if (previous?.kind !== "clarify" || !bare) return undefined;
  if (previous.options.length > 0) return chosenReading(message, clauses, previous.options);
  const readings = readQuestions(`${previous.about} ${message}`, vocabulary);
  return readings.every(({ ask }) => ask.kind === "query") ? readings : undefined;
}

function tooLong(text: string): Reading {
  const unexplained = [`more than ${mostWords} words at once`];
  const ask: Ask = { kind: "clarify", about: unexplained.join(), options: [] };
  return {
    text,
    ask,
    canonical: canonicalSentence(ask),
    unexplained,
    alternatives: [],
    sure: false,
  };
}

/** Capitalized words that match no name in the book, unless they only start the sentence. */
function namesOfOthers({ tokens, cover: { spans, unexplained } }: Clause): string[] {
  const names = unexplained.filter(({ capital }) => capital);
  const others = spans.length === 0 ? names : names.filter((name) => name !== tokens[0]);
  return others.map(({ text }) => text);
}

/** "How many do we hold?" has no subject; the previous question provides it. */
const lacksSubject = ({ cover: { spans } }: Clause): boolean =>
  !spans.some(({ meaning: { is } }) => about.has(is));

const about = new Set(["security", "account", "person", "noun", "filter", "name", "call"]);

/** Asks for clarification if the reading depends on unknown words or an unknown name. */
function askedBack(reading: Reading, names: readonly string[]): Reading {
  const unexplained = [...new Set([...reading.unexplained, ...names])];
  if (reading.ask.kind !== "query") return { ...reading, unexplained };
  const ask: Ask = { kind: "clarify", about: reading.text, options: [reading.ask] };
  return {
    ...reading,
    ask,
    canonical: canonicalSentence(ask),
    unexplained,
    alternatives: ask.options,
  };
}

function readClause(
  of: Clause,
  message: string,
  vocabulary: Vocabulary,
  previous: Ask | undefined,
): Reading {
  const { tokens, continues, cover } = of;
  const { spans: all, unexplained } = cover;
  const ofBook = vocabulary.books.length > 1;
  const spans = spansOfBooks(all, tokens, vocabulary);
  const gathered = { ...gatherParts(spans, tokens), ofBook };
  const own = spans.some(({ meaning }) => meaning.is === "name" && meaning.field === "own");
  const parts =
    continues && !own && asksNew(gathered) && isOfSame(gathered, previous)
      ? { ...gathered, begins: true }
      : gathered;
  const text = message.slice(tokens[0]?.from, tokens.at(-1)?.to);
  const unused = [...unexplained.map((token) => token.text), ...parts.loose];
  const { ask, followed, words } = askOf(parts, unused, text, previous, vocabulary);
  const idle = words.length === 0 && asksNothing(parts);
  const short = tokens.length <= plainWords && !tokens.some(({ respelled }) => respelled);
  const topic = parts.call === "get_facts" ? standalone({ ...parts, call: null }) : undefined;
  return {
    ...{ text, ask, canonical: canonicalSentence(ask) },
    ...(topic === undefined ? {} : { topic }),
    unexplained: ask.kind === "call" ? [] : [...words],
    alternatives: ask.kind === "clarify" ? ask.options : [],
    sure: isSure(ask, {
      plain: short && !followed,
      ...{ idle, first: previous === undefined, subject: !lacksSubject(of) },
    }),
  };
}

/**
 * Refusals and calls of tools are sure by their words. Words that may go on from the question before, such as
 * "both together" or "worth?", are not.
 */
function isSure(
  { kind }: Ask,
  { plain, idle, first, subject }: Record<"plain" | "idle" | "first" | "subject", boolean>,
): boolean {
  if (kind === "query") return plain && (first || subject);
  return kind !== "clarify" || (idle && first);
}

/**
 * The longest question, in words, for which a configured model is not asked. Of longer ones that
 * nobody wrote rules for, the rules misread one in seven or more.
 */
const plainWords = 3;

/** True when the clause names its own account or security instead of keeping the previous one. */
const asksNew = ({ filters, nouns }: ClauseParts): boolean =>
  filters.length === 0 &&
  nouns.every(({ dataset }) => dataset !== "accounts" && dataset !== "tasks");

/**
 * "value of the IRA, and a list of our deposits": a different kind of row refers to the household,
 * or to the same security.
 */
function isOfSame({ nouns, marks }: ClauseParts, previous: Ask | undefined): boolean {
  if (previous?.kind !== "query" || marks.has("those")) return true;
  const { dataset, where = [] } = previous.query;
  const transfers = nouns.some((noun) => noun.where.some(isOfTransfers));
  return (
    nouns.every((noun) => noun.dataset === dataset) ||
    (!transfers && where.some(({ field }) => field === "symbol"))
  );
}

const isOfTransfers = ({ field, values }: Filter): boolean =>
  field === "type" && values.some((value) => value === "deposit" || value === "withdrawal");

interface ReadMessage {
  ask: Ask;
  /** True when the clause changes the previous question. */
  followed: boolean;
  /** Unexplained words. */
  words: readonly string[];
}

function askOf(
  parts: ClauseParts,
  unused: readonly string[],
  text: string,
  previous: Ask | undefined,
  known: FollowUpTarget,
): ReadMessage {
  const alone = (ask: Ask): ReadMessage => ({ ask, followed: false, words: unused });
  if (parts.refusal !== null) return alone({ kind: "refuse", reason: parts.refusal });
  if (isSinceMeeting(parts)) return alone({ kind: "call", tool: "what_changed", input: {} });
  if (isOfHousehold(parts)) return alone(changesSince(parts, known.books));
  if (parts.call === "simulate_sale") return alone(saleOf(parts, text));
  if (parts.call !== null && parts.call !== "what_changed") return alone(callOf(parts.call, text));
  const { query, followed } = queryOf(happenedTo(parts), previous, known);
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

/** The query of a follow-up or of a new question; undefined if the meaning is unclear. */
function queryOf(
  parts: ClauseParts,
  previous: Ask | undefined,
  known: FollowUpTarget,
): { query: Query | undefined; followed: boolean } {
  const lost = previous?.kind === "clarify" && parts.marks.has("those");
  if (lost || joinsNothing(parts) || isSinceRecord(parts))
    return { query: undefined, followed: false };
  const changed =
    previous?.kind === "query" ? followUpQuery(parts, previous.query, known) : undefined;
  if (changed === "unclear") return { query: undefined, followed: false };
  const query = changed ?? standalone(parts);
  const today = known.books[0]?.as_of;
  return {
    query: query === undefined || today === undefined ? query : onDays(query, parts, today),
    followed: changed !== undefined,
  };
}

const onDays = (query: Query, { yearless }: ClauseParts, today: string): Query =>
  onNamedDay(yearless ? inComingYear(query, today) : query, today);

const standalone = (parts: ClauseParts): Query | undefined =>
  pointsNowhere(parts) || asksNothing(parts) ? undefined : buildQuery(parts);

/** "both together" for two earlier questions: only the last question is remembered. */
const joinsNothing = ({ marks, filters, nouns, measures }: ClauseParts): boolean =>
  marks.has("together") &&
  !marks.has("those") &&
  [filters, nouns, measures].every(({ length }) => length === 0);

/** The same question about each possible account. */
function chooseOf({ text, accounts }: AccountChoice, query: Query): Ask {
  const options = accounts.map((account): Ask => {
    const where = (query.where ?? []).map((filter) =>
      filter.field === "account" ? { ...filter, values: [account] } : filter,
    );
    return { kind: "query", query: { ...query, where } };
  });
  return { kind: "clarify", about: text, options: options.slice(0, 5) };
}

/** True for "that one" with nothing before it to refer to. */
const pointsNowhere = ({ marks, filters, nouns }: ClauseParts): boolean =>
  marks.has("those") && filters.length + nouns.length === 0;

/** True for a greeting, or other words that are not about the book. */
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
}: ClauseParts): boolean =>
  [measures, nouns, filters, named, groups, periods, bars, statistics].every(
    ({ length }) => length === 0,
  ) &&
  order === null &&
  !(["own", "up", "down", "how_much", "whole", "share"] as const).some((mark) => marks.has(mark));
