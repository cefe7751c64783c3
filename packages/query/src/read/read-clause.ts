import { newestDay } from "../book/book.ts";
import type { Ask, Query } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import { chooseAccount, strangersTo } from "./choose-account.ts";
import type { Clause } from "./clauses/clauses.ts";
import { buildQuery } from "./compose/build.ts";
import {
  asksForChanges,
  asksSinceDocument,
  asksSinceMeeting,
  asPriceChange,
  changesSince,
  toolCall,
} from "./compose/calls.ts";
import { fundsThatHold } from "./compose/funds-that-hold.ts";
import { gatherParts } from "./compose/gather.ts";
import { withJointAccounts } from "./compose/idioms/joint-owners.ts";
import type { ClauseNoun, ClauseParts } from "./compose/parts.ts";
import { resolveDays } from "./compose/period.ts";
import { isYesNo } from "./compose/yes-no.ts";
import { lostWords } from "./coverage/lost-words.ts";
import { followUpQuery } from "./follow/follow.ts";
import { inContext } from "./follow/in-context.ts";
import { widerQuery } from "./follow/nothing-found.ts";
import {
  combinesEarlierQuestions,
  hasNoQuestion,
  keepsSubject,
  lacksFilters,
  lacksReferent,
  lacksSubject,
  refersBack,
} from "./follow/referents.ts";
import type { FollowUpTarget } from "./follow/shown-lines.ts";
import { type Heading, underStated } from "./heading.ts";
import { saleOf } from "./imagined-sale.ts";
import { isPlain, isSure } from "./is-sure.ts";
import { unresolvedPointers } from "./origin/pointers.ts";
import { idleWords, readingsOfStated } from "./origin/unstated.ts";
import type { Reading } from "./reading.ts";
import { resolveSpans } from "./resolve-spans.ts";
import { inSeries } from "./series/in-series.ts";
import { type Pointers, pointersOf } from "./series/pointers.ts";
import type { Span } from "./span.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Reads one question; `heading` is what the words before it say that it is about. */
export function readClause(
  clause: Clause,
  message: string,
  vocabulary: Vocabulary,
  earlier: readonly Ask[],
  heading: Heading,
): Reading {
  const { tokens, coverage } = clause;
  const { spans: all, unexplained } = coverage;
  const allHouseholds = vocabulary.books.length > 1;
  const spans = resolveSpans(all, tokens, vocabulary);
  const found = fundsThatHold(gatherParts(spans, tokens), vocabulary.funds);
  const gathered = { ...found, allHouseholds };
  const pointers = pointersOf(spans, tokens);
  const goesOn = clause.continues && !namesHousehold(spans) && keepsAll(gathered, earlier.at(-1));
  const continued = {
    ...gathered,
    startsWithConjunction: gathered.startsWithConjunction || goesOn,
  };
  const { parts, previous } = heading.stated
    ? { parts: underStated(gathered, heading.filters), previous: undefined }
    : inSeries(continued, pointers, earlier, vocabulary);
  const text = message.slice(tokens[0]?.from, tokens.at(-1)?.to);
  const unused = [
    ...[...unexplained.map((token) => token.text), ...parts.unusedWords],
    ...unreadRest(parts, pointers),
  ];
  const bare =
    parts.call === "simulate_sale" && parts.refusal === null
      ? { ask: saleOf({ parts, coverage, tokens, text }), isFollowUp: false, words: [] }
      : askOf(parts, unused, text, previous, vocabulary);
  const isOfHeading = !bare.isFollowUp && isHeadingOf(heading, found);
  const { ask, isFollowUp, words } = explained(
    isOfHeading
      ? askOf({ ...parts, filters: [...heading.filters] }, unused, text, previous, vocabulary)
      : bare,
    { text, previous },
    ({ query }, carried) => [
      ...lostWords(spans, tokens, query, carried !== undefined),
      ...(carried === undefined ? [] : idleWords(query, { spans, tokens }, earlier.at(-1))),
      ...unresolvedPointers(tokens, query),
      ...strangers(query, gathered, vocabulary),
    ],
    ({ query }, carried) => readingsOfStated(query, { spans, tokens, carried }),
  );
  const notAQuestion = words.length === 0 && hasNoQuestion(parts);
  return {
    ...{ text, ask, canonical: canonicalSentence(ask) },
    ...topicOf(parts, vocabulary),
    unexplained: ask.kind === "call" ? [] : [...words],
    alternatives: ask.kind === "clarify" ? ask.options : [],
    sure: isSure(ask, {
      plain: isPlain(tokens) && !isFollowUp,
      ...{ notAQuestion, first: earlier.length === 0, subject: !lacksSubject(clause) },
    }),
  };
}

/** What a term is explained about: "explain the ETFs". */
function topicOf(parts: ClauseParts, vocabulary: Vocabulary): Pick<Reading, "topic"> {
  if (parts.call !== "get_facts") return {};
  const topic = standaloneQuery({ ...parts, call: null }, vocabulary);
  return topic === undefined ? {} : { topic };
}

const isHeadingOf = ({ filters, stated }: Heading, parts: ClauseParts): boolean =>
  !stated && filters.length > 0 && lacksFilters(parts);

/** "the others", with nothing before it that they are the others of. */
const unreadRest = ({ keywords }: ClauseParts, { rest }: Pointers): string[] =>
  keywords.has("rest") && rest !== undefined ? [rest] : [];

const keepsAll = (parts: ClauseParts, previous: Ask | undefined): boolean =>
  lacksFilters(parts) && keepsSubject(parts, previous);

const namesHousehold = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "name" && meaning.field === "this_household");

/** The people whose accounts are not among those that are named. "Does David have a Roth?" may be answered with no. */
const strangers = (query: Query, parts: ClauseParts, { books }: Vocabulary): readonly string[] =>
  parts.allHouseholds || isYesNo(parts) ? [] : strangersTo(query, books);

type Check<Found> = (ask: QueryAsk, carried: Query | undefined) => Found[];
type QueryAsk = Extract<Ask, { kind: "query" }>;

/** Asks back about words that the query does not say, and about parts of the query that no word says. */
function explained(
  found: ClauseAsk,
  { text, previous }: { text: string; previous: Ask | undefined },
  lost: Check<string>,
  others: Check<Query>,
): ClauseAsk {
  if (found.ask.kind !== "query") return found;
  const carried = found.isFollowUp && previous?.kind === "query" ? previous.query : undefined;
  const words = lost(found.ask, carried);
  const stated = words.length > 0 ? [] : others(found.ask, carried);
  if (stated.length > 0) return { ...found, ask: eitherOf(text, found.ask.query, ...stated) };
  if (words.length === 0) return found;
  return {
    ...found,
    words,
    ask: { kind: "clarify", about: words.join(", "), options: [found.ask] },
  };
}

interface ClauseAsk {
  ask: Ask;
  /** True when the clause changes the previous question. */
  isFollowUp: boolean;
  /** Unexplained words. */
  words: readonly string[];
}

function askOf(
  parts: ClauseParts,
  unused: readonly string[],
  text: string,
  previous: Ask | undefined,
  known: FollowUpTarget,
): ClauseAsk {
  const alone = (ask: Ask): ClauseAsk => ({ ask, isFollowUp: false, words: unused });
  if (parts.refusal !== null) return alone({ kind: "refuse", reason: parts.refusal });
  if (asksSinceMeeting(parts)) return alone({ kind: "call", tool: "what_changed", input: {} });
  if (asksForChanges(parts)) return alone(changesSince(parts, known.books));
  if (parts.call !== null && parts.call !== "what_changed")
    return alone(toolCall(parts.call, text));
  const open = openQuestion(parts, previous, known);
  if (open !== undefined)
    return {
      ask: { kind: "clarify", about: text, options: [open] },
      isFollowUp: true,
      words: unused,
    };
  const { query, isFollowUp } = queryOf(asPriceChange(parts), previous, known);
  const words = parts.ordinal === null || isFollowUp ? unused : [...unused, parts.ordinal.text];
  const about = words.join(", ") || text;
  if (query === undefined) return { ...alone(unreadAsk(parts, about, text)), words };
  if (words.length > 0) {
    return {
      ask: { kind: "clarify", about, options: [{ kind: "query", query }] },
      isFollowUp,
      words,
    };
  }
  const before = isFollowUp ? previous : undefined;
  return { ask: settledAsk({ parts, query, text }, before, known), isFollowUp, words };
}

/** Asks back where several accounts are meant, or where nothing is left by what only the question before said. */
function settledAsk(
  { parts, query, text }: { parts: ClauseParts; query: Query; text: string },
  before: Ask | undefined,
  { books }: FollowUpTarget,
): Ask {
  const wider =
    before?.kind === "query" ? widerQuery(query, before.query, parts, books) : undefined;
  if (wider !== undefined) return eitherOf(text, query, wider);
  const [choice] = parts.accounts;
  return choice === undefined ? { kind: "query", query } : chooseAccount(choice, query);
}

const eitherOf = (about: string, ...queries: Query[]): Ask => ({
  kind: "clarify",
  about,
  options: queries.map((query) => ({ kind: "query", query })),
});

/** A tax letter or a note; a "memo" may be what the question is for, and "will" is a verb too. */
const isKindOfDocument = ({ dataset, where }: ClauseNoun): boolean =>
  dataset === "documents" &&
  where.some(({ field, values }) => field === "type" && values[0] !== "estate");

/** "what interest did the tax letter show": what no query says may stand in the document that is named. */
function unreadAsk({ nouns, call }: ClauseParts, about: string, text: string): Ask {
  const namesDocument = call === null && nouns.some(isKindOfDocument);
  return namesDocument
    ? toolCall("search_documents", text)
    : { kind: "clarify", about, options: [] };
}

/**
 * "and Hector's?", after a question that was asked back: what it is about was never settled, so it
 * is asked back too, as a follow-up on the first of the readings that were offered.
 */
function openQuestion(
  parts: ClauseParts,
  previous: Ask | undefined,
  known: FollowUpTarget,
): Ask | undefined {
  const offered = previous?.kind === "clarify" ? previous.options[0] : undefined;
  if (offered?.kind !== "query") return undefined;
  const { query, isFollowUp } = queryOf(parts, offered, known);
  return isFollowUp && query !== undefined ? { kind: "query", query } : undefined;
}

/** The query of a follow-up or of a new question; undefined if the meaning is unclear. */
function queryOf(
  original: ClauseParts,
  previous: Ask | undefined,
  known: FollowUpTarget,
): { query: Query | undefined; isFollowUp: boolean } {
  const parts = previous?.kind === "query" ? inContext(original, previous.query) : original;
  const lostReferent = previous?.kind === "clarify" && refersBack(parts);
  if (lostReferent || combinesEarlierQuestions(parts) || asksSinceDocument(parts))
    return { query: undefined, isFollowUp: false };
  const changed =
    previous?.kind === "query" ? followUpQuery(parts, previous.query, known) : undefined;
  if (changed === "unclear") return { query: undefined, isFollowUp: false };
  const today = newestDay(known.books);
  return changed === undefined
    ? { query: standaloneQuery(parts, known), isFollowUp: false }
    : { query: resolveDays(changed, parts, today), isFollowUp: true };
}

function standaloneQuery(parts: ClauseParts, { books }: FollowUpTarget): Query | undefined {
  if (lacksReferent(parts) || hasNoQuestion(parts)) return undefined;
  const query = buildQuery(parts, newestDay(books));
  return query && withJointAccounts(query, parts, books);
}
