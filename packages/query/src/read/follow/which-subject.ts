import { dimensionOf } from "../../schema/fields.ts";
import type { Ask, Filter, Query } from "../../schema/query.ts";
import { isAccountField, isSecurityField } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import type { Clause } from "../clauses.ts";
import type { Reading } from "../reading.ts";
import { lacksSubject } from "./referents.ts";

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
  const kept = subjectsOf(previous.query).filter(
    ({ field }) => dimensionOf(query.dataset, field) !== undefined,
  );
  const isOpen =
    kept.length > 0 &&
    subjectsOf(query).length === 0 &&
    lacksSubject(clause) &&
    !clause.coverage.spans.some(({ meaning }) => isWhole(meaning));
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

const isWhole = (meaning: Clause["coverage"]["spans"][number]["meaning"]): boolean =>
  (meaning.is === "statistic" && meaning.statistic === "total") ||
  (meaning.is === "keyword" && meaning.keyword === "whole");
