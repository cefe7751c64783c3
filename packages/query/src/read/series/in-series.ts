import { withoutUndefined } from "../../schema/normalize.ts";
import type { Ask, Query } from "../../schema/query.ts";
import { type ClauseParts, isGainFilter } from "../compose/parts.ts";
import type { FollowUpTarget } from "../follow/shown-lines.ts";
import { readAll, readDifference, readPairOfLines } from "./all-subjects.ts";
import { readChange } from "./change.ts";
import type { EarlierQuestions } from "./context.ts";
import type { Pointers } from "./pointers.ts";
import { readPlace, readRest } from "./rest-of-subjects.ts";
import { readBack, readPastSelection } from "./return-to-earlier.ts";
import { linesShown } from "./series.ts";

/** A clause, and the question that it follows up on. */
export interface ClauseInSeries {
  parts: ClauseParts;
  previous: Ask | undefined;
}

/**
 * "both together", "which of them is bigger", "the first one" and "the rest" are about the subjects
 * of several questions: they follow up on one question about all that they point to.
 */
export function inSeries(
  parts: ClauseParts,
  pointers: Pointers,
  earlier: readonly Ask[],
  target: FollowUpTarget,
): ClauseInSeries {
  const previous = earlier.at(-1);
  const asked = earlier.flatMap((ask) => (ask.kind === "query" ? ask.query : []));
  const newest = asked.at(-1);
  if (previous?.kind !== "query" || newest === undefined) return { parts, previous };
  const known = { pointers, newest, asked, target };
  const back = readBack(parts, known);
  if (back !== undefined) return { parts: back.parts, previous: asQuery(back.query) };
  const past = readPastSelection(parts, known);
  if (past !== undefined) return { parts, previous: asQuery(past) };
  const found = namesNothing(parts, newest, pointers)
    ? (readPlace(parts, known) ??
      readChange(parts, known) ??
      readRest(parts, known) ??
      readAll(parts, known) ??
      readPairOfLines(parts, known))
    : readDifference(parts, known);
  return found === undefined
    ? { parts: withOpenPointer(parts, known), previous }
    : { parts: found.parts, previous: asQuery(found.query) };
}

const asQuery = (query: Query): Ask => ({ kind: "query", query: withoutUndefined(query) });

/** "how's that one doing", after a list of several, is not understood. */
function withOpenPointer(
  parts: ClauseParts,
  { newest, target, pointers }: EarlierQuestions,
): ClauseParts {
  const { order, ordinal, filters, unusedWords } = parts;
  const isOpen =
    pointers.one !== undefined &&
    order === null &&
    ordinal === null &&
    filters.length === 0 &&
    linesShown(newest, target) !== undefined;
  return isOpen ? { ...parts, unusedWords: [...unusedWords, `${pointers.one}`] } : parts;
}

/** True for a clause without a subject of its own. */
const namesNothing = (
  { filters, nouns, keywords, groups, compareFilters }: ClauseParts,
  { dataset: before }: Query,
  { several: plural, count }: Pointers,
): boolean => {
  const several = plural || count !== undefined;
  return (
    nouns.every(
      ({ dataset, where }) =>
        (dataset === before && several) || (where.length === 0 && dataset === "accounts"),
    ) &&
    (filters.every(isGainFilter) || keywords.has("rest")) &&
    groups.length + compareFilters.length === 0 &&
    (!keywords.has("whole") || keywords.has("share"))
  );
};
