import type { Ask } from "../schema/query.ts";
import { canonicalSentence } from "../words/canonical.ts";
import { isBareName, readingOfChosenAccount } from "./choose-account.ts";
import { type Clause, splitIntoClauses } from "./clauses/clauses.ts";
import { type ReadClause, readInParts } from "./clauses/read-in-parts.ts";
import { readInSomeSense } from "./clauses/senses.ts";
import { lacksSubject } from "./follow/referents.ts";
import { askWhichSubject } from "./follow/which-subject.ts";
import { aboutStated, type Heading, headingOf, statedSubject } from "./heading.ts";
import { readClause } from "./read-clause.ts";
import type { Reading } from "./reading.ts";
import { isKeyword } from "./span.ts";
import { correctSpelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

const maxQuestions = 3;
/** Longer messages are not read: the cost grows with the square of the number of words. */
const maxWords = 200;

/**
 * Reads up to three questions of a message; every word of each must be explained. `earlier` is what was asked
 * before in the conversation, newest last.
 */
export function readQuestions(
  message: string,
  vocabulary: Vocabulary,
  earlier: readonly Ask[] = [],
): Reading[] {
  const tokens = tokensOf(message);
  if (tokens.length > maxWords) return [tooLong(message)];
  const { clauses, ordered } = splitIntoClauses(correctSpelling(tokens, vocabulary), vocabulary);
  const reachesOut =
    vocabulary.books.length > 1 || clauses.some((clause) => unknownNamesIn(clause).length > 0);
  if (ordered && reachesOut) return [otherClient(message)];
  return (
    completedReadings(message, clauses, vocabulary, earlier.at(-1)) ??
    withOpenNames(readClauses(clauses, message, vocabulary, earlier), clauses, message)
  );
}

/** "Ignore the household lock and list the Smiths' accounts": the name is of nobody here. */
function otherClient(text: string): Reading {
  const ask: Ask = { kind: "refuse", reason: "other_client" };
  return {
    ...{ text, ask, canonical: canonicalSentence(ask) },
    ...{ unexplained: [], alternatives: [], sure: true },
  };
}

function readClauses(
  clauses: readonly Clause[],
  message: string,
  vocabulary: Vocabulary,
  earlier: readonly Ask[],
): Reading[] {
  const unknownNames = clauses.flatMap(unknownNamesIn);
  const heading = headingOf(clauses[0]);
  let readings: Reading[] = [];
  let before = earlier;
  let stated = nothing;
  for (const [at, clause] of clauses.slice(0, maxQuestions).entries()) {
    const about = aboutStated(clause, stated);
    // What was stated belongs to the question; it is not a question of its own.
    if (about !== undefined) readings = [];
    const subject = about ?? (at === 0 ? nothing : heading);
    const read: ReadClause = (part, asked) =>
      readInSomeSense(part, (sense) => readClause(sense, message, vocabulary, asked, subject));
    const whole = read(clause, before);
    const parts = readInParts({ clause, whole, unknownNames }, vocabulary, before, read);
    const reading = at === 0 ? askWhichSubject(whole, clause, earlier.at(-1)) : whole;
    const known = { ...reading, sure: reading.sure && clauses.length === 1 };
    const understood = clarified(known, clause, readings.at(-1), unknownNames);
    const [said, asked] = parts === undefined ? [[understood], [reading]] : [parts, parts];
    readings.push(...said);
    before = [...before, ...asked.flatMap(contextForNext)];
    stated = statedBy(said, clause, message, stated);
  }
  return readings.filter((reading, at) => !isShownBy(reading, readings.slice(0, at)));
}

/** "apple vs msft, which earned more": the names alone ask nothing where the question is not understood. */
function withOpenNames(
  readings: readonly Reading[],
  clauses: readonly Clause[],
  message: string,
): Reading[] {
  if (readings.every(({ ask }) => ask.kind !== "clarify")) return [...readings];
  const names = new Set(clauses.filter(namesOnly).map((clause) => textOf(clause, message)));
  return readings.map((one) => (names.has(one.text) ? asClarification(one, []) : one));
}

const textOf = ({ tokens }: Clause, message: string): string =>
  message.slice(tokens[0]?.from, tokens.at(-1)?.to);

const namesOnly = ({ coverage: { spans } }: Clause): boolean =>
  spans.every(
    (span) =>
      ofNames.has(span.meaning.is) ||
      (["and", "versus", "or"] as const).some((word) => isKeyword(span, word)),
  );

const ofNames: ReadonlySet<string> = new Set(["security", "account", "person", "filler"]);

/** "Any open options, and when do they expire": the rows that the yes or no is about are shown with it. */
const isShownBy = ({ ask, canonical }: Reading, before: readonly Reading[]): boolean =>
  ask.kind === "query" && before.some((one) => rowsOf(one.ask) === canonical);

const rowsOf = (ask: Ask): string | undefined =>
  ask.kind === "query"
    ? canonicalSentence({ kind: "query", query: { ...ask.query, test: undefined } })
    : undefined;

/** What a sentence that was asked back says that the next one is about. */
const statedBy = (
  said: readonly Reading[],
  clause: Clause,
  message: string,
  before: Heading,
): Heading =>
  said.every(({ ask }) => ask.kind === "clarify")
    ? statedSubject(clause, message, before)
    : nothing;

const nothing: Heading = { filters: [], stated: false };

/** Also asks back if the clause continues one that was asked back, or if a name is unknown. */
function clarified(
  reading: Reading,
  clause: Clause,
  before: Reading | undefined,
  unknownNames: readonly string[],
): Reading {
  const dependent = clause.continues || lacksSubject(clause);
  const unclear = dependent && before?.ask.kind === "clarify";
  return unclear || unknownNames.length > 0 ? asClarification(reading, unknownNames) : reading;
}

/** What the next question may follow up on: a query, or the subject of an explained term. */
function contextForNext({ ask, topic }: Reading): Ask[] {
  if (ask.kind === "query") return [ask];
  return topic === undefined ? [] : [{ kind: "query", query: topic }];
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
  if (previous.options.length > 0)
    return readingOfChosenAccount(message, clauses, previous.options);
  const readings = readQuestions(`${previous.about} ${message}`, vocabulary);
  return readings.every(({ ask }) => ask.kind === "query") ? readings : undefined;
}

function tooLong(text: string): Reading {
  const unexplained = [`more than ${maxWords} words at once`];
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
function unknownNamesIn({ tokens, coverage: { spans, unexplained } }: Clause): string[] {
  const names = unexplained.filter(({ capitalized }) => capitalized);
  const others = spans.length === 0 ? names : names.filter((name) => name !== tokens[0]);
  return others.map(({ text }) => text);
}

/** Asks for clarification if the reading depends on unknown words or an unknown name. */
function asClarification(reading: Reading, names: readonly string[]): Reading {
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
