import { dimensionOf } from "../../schema/fields.ts";
import type { Ask, Filter, Query } from "../../schema/query.ts";
import { isAccountField, isSecurityField } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import type { Clause } from "../clauses.ts";
import type { Reading } from "../reading.ts";

/**
 * "what's the gain this year?", after a question about one account: of everything, or still of the
 * account? A question that names no subject, and does not say that it is about the whole, is asked
 * back with both.
 */
export function askWhichSubject(
  reading: Reading,
  { coverage: { spans } }: Clause,
  previous: Ask | undefined,
): Reading {
  if (reading.ask.kind !== "query" || previous?.kind !== "query") return reading;
  const { query } = reading.ask;
  const kept = subjectsOf(previous.query).filter(
    ({ field }) => dimensionOf(query.dataset, field) !== undefined,
  );
  const isOpen =
    kept.length > 0 &&
    subjectsOf(query).length === 0 &&
    !spans.some(({ meaning }) => namesSubject.has(meaning.is) || isWhole(meaning));
  if (!isOpen) return reading;
  const narrowed: Ask = {
    kind: "query",
    query: { ...query, where: [...(query.where ?? []), ...kept] },
  };
  const ask: Ask = { kind: "clarify", about: reading.text, options: [narrowed, reading.ask] };
  return { ...reading, ask, canonical: canonicalSentence(ask), alternatives: ask.options };
}

const subjectsOf = ({ where = [] }: Query): Filter[] =>
  where.filter(({ field, op }) => op === "is" && (isAccountField(field) || isSecurityField(field)));

const namesSubject = new Set(["security", "account", "person", "noun", "filter", "name", "call"]);

const isWhole = (meaning: Clause["coverage"]["spans"][number]["meaning"]): boolean =>
  (meaning.is === "statistic" && meaning.statistic === "total") ||
  (meaning.is === "keyword" && meaning.keyword === "whole");
