import { dimensionOf } from "../../schema/fields.ts";
import type { Ask, Filter, Query } from "../../schema/query.ts";
import { isAccountField, isSecurityField, saysKind, subjectOf } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import type { Clause } from "../clauses/clauses.ts";
import type { Reading } from "../reading.ts";

/**
 * "which has done best this year", after the value of each trust: of all accounts, or of the trusts?
 * A question that names no subject, and does not say that it is about the whole, is asked back with
 * both.
 */
export function askWhichSubject(
  reading: Reading,
  clause: Clause,
  previous: Ask | undefined,
): Reading {
  if (reading.ask.kind !== "query" || previous?.kind !== "query") return reading;
  const { query } = reading.ask;
  const rowsOnly = namesRowsOnly(clause);
  const kept = subjectsOf(previous.query).filter(
    (filter) =>
      dimensionOf(query.dataset, filter.field) !== undefined &&
      !(rowsOnly && saysKind(filter.field)) &&
      !isKnown(filter, query),
  );
  const period = query.period === undefined ? periodKept(previous.query, query) : {};
  const isTotal = clause.coverage.spans.some(({ meaning }) => isWhole(meaning));
  const isOpen =
    query.dataset !== "members" &&
    !isWholeSentence(clause) &&
    ((isTotal ? 0 : kept.length) + Object.keys(period).length > 0 ||
      leavesEvents(previous.query, query, clause)) &&
    subjectsOf(query).every(({ field }) => saysKind(field)) &&
    namesNobody(clause);
  if (!isOpen) return reading;
  const narrowed: Ask = {
    kind: "query",
    query: { ...query, ...period, where: [...(query.where ?? []), ...kept] },
  };
  const isNarrowed = canonicalSentence(narrowed) !== reading.canonical;
  const options = isNarrowed ? [narrowed, reading.ask] : [reading.ask];
  const ask: Ask = { kind: "clarify", about: reading.text, options };
  return { ...reading, ask, canonical: canonicalSentence(ask), alternatives: ask.options };
}

/** "what did they cost", after the purchases of this year, does not ask for the cost of all positions. */
const leavesEvents = (
  { dataset }: Query,
  { dataset: now, where = [] }: Query,
  clause: Clause,
): boolean =>
  events.has(dataset) &&
  now !== dataset &&
  where.length === 0 &&
  clause.tokens.some(({ form }) => pronouns.has(form)) &&
  !clause.coverage.spans.some(({ meaning }) => meaning.is === "noun");

const events: ReadonlySet<string> = new Set(["transactions", "lots", "needs", "tasks", "unvested"]);
const pronouns: ReadonlySet<string> = new Set(["they", "them", "those", "these", "it", "that"]);

/** "withdrawals?", after the deposits of August: those of August too? */
const periodKept = ({ dataset, period }: Query, { dataset: now }: Query): Pick<Query, "period"> =>
  period !== undefined && dataset === now ? { period } : {};

/** True for a clause that is one kind of row and nothing else. */
const namesRowsOnly = ({ coverage: { spans } }: Clause): boolean =>
  spans.length === 1 && spans.every(({ meaning }) => meaning.is === "noun");

/** True if the query has such a filter, or divides what the filter leaves whole: "which account was best", after one. */
const isKnown = ({ field, values }: Filter, { where = [], group_by = [] }: Query): boolean =>
  where.some(
    (one) =>
      (one.op === "is" && (one.field === field || `${one.values}` === `${values}`)) ||
      // "and the rest?": all but what was named before.
      (one.op === "is_not" && subjectOf(one.field) === subjectOf(field) && !isAll(one)),
  ) ||
  (values.length === 1 && group_by.includes(field));

/** Returns have a row of all accounts, which a ranking leaves out. */
const isAll = ({ values }: Filter): boolean => values.join() === "all";

/** True for a clause that names no account, person or security: only a kind of row, or none. */
const namesNobody = ({ coverage: { spans } }: Clause): boolean =>
  !spans.some(({ meaning: { is } }) => namingKinds.has(is));

/** "what trades were there this year" asks about the household, not about the subject before. */
const isWholeSentence = ({ tokens }: Clause): boolean =>
  tokens.some(({ form }, at) => form === "there" && beForms.has(tokens[at - 1]?.form ?? ""));

const beForms: ReadonlySet<string> = new Set(["is", "are", "was", "were", "been"]);

const namingKinds = new Set(["security", "account", "person", "name", "call"]);

const subjectsOf = ({ where = [] }: Query): Filter[] =>
  where.filter(({ field, op }) => op === "is" && (isAccountField(field) || isSecurityField(field)));

const isWhole = (meaning: Clause["coverage"]["spans"][number]["meaning"]): boolean =>
  (meaning.is === "statistic" && meaning.statistic === "total") ||
  (meaning.is === "keyword" && meaning.keyword === "whole");
