import type { Meaning } from "../../lexicon/meaning.ts";
import { normalize } from "../../schema/normalize.ts";
import type { Ask, Filter, Query } from "../../schema/query.ts";
import { isAccountField, isSecurityField } from "../../schema/subject.ts";
import { canonicalSentence } from "../../words/canonical.ts";
import { textOf } from "../compose/items.ts";
import { isKeyword, type NameMeaning, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";

/** The words of a clause, and the question that it changes. */
export interface ClauseWords {
  spans: readonly Span[];
  tokens: readonly Token[];
  carried: Query | undefined;
}

/**
 * The readings without a part of the query that no word of the clause states. A part is stated by a word, by the
 * question before if the clause goes on with it, or by a settled default.
 */
export function readingsOfStated(query: Query, words: ClauseWords): Query[] {
  const rows = withStatedRows(query, words);
  const wider = withoutCarried(query, words);
  const alone = withoutOtherSide(query, words);
  return [rows, wider, alone].flatMap((one) => one ?? []);
}

type Words = ReadonlySet<(Meaning | NameMeaning)["is"]>;

/** "everything between 20k and 40k": a figure that selects rows selects positions as well as accounts. */
function withStatedRows(query: Query, { spans, carried }: ClauseWords): Query | undefined {
  const { dataset, where = [] } = query;
  const bar = where.find(({ field }) => field === "account_value");
  const named = spans.some(
    ({ meaning }) =>
      (meaning.is === "noun" && meaning.dataset === dataset) ||
      (meaning.is === "measure" && meaning.of === dataset) ||
      meaning.is === "account",
  );
  if (dataset !== "accounts" || bar === undefined || named || carried?.dataset === dataset)
    return undefined;
  const others = where.filter((one) => one !== bar);
  return {
    dataset: "positions",
    measures: ["market_value"],
    aggregate: "list",
    where: [...others, { ...bar, field: "market_value" }],
  };
}

/** "over the US equity max": everything that is held is no side of a comparison, unless a word says so. */
function withoutOtherSide(
  { compare, test: _, ...query }: Query,
  { spans }: ClauseWords,
): Query | undefined {
  const { where = [] } = query;
  const unsaid = where.length === 0 && !spans.some((span) => isKeyword(span, "whole"));
  return compare?.where !== undefined && compare.where.length > 0 && unsaid
    ? { ...query, where: compare.where }
    : undefined;
}

/** The query without the filters of the question before, if the clause is about something else or about all. */
function withoutCarried(query: Query, words: ClauseWords): Query | undefined {
  const { carried, spans, tokens } = words;
  if (carried === undefined) return undefined;
  const said: Words = new Set(spans.map(({ meaning }) => meaning.is));
  const isLeft = (filter: Filter): boolean =>
    isCarried(filter, carried) &&
    ((isAccountField(filter.field) && asksAnew(said, tokens)) ||
      (isSecurityField(filter.field) && !isPart(query) && asksOfAll(said, words)));
  const { where = [] } = query;
  const stated = where.filter((filter) => !isLeft(filter));
  return stated.length === where.length ? undefined : { ...query, where: stated };
}

const isCarried = ({ field, op, values }: Filter, { where = [] }: Query): boolean =>
  where.some((one) => one.field === field && one.op === op && one.values.join() === values.join());

const pointing = /^(?:there|it|its|that|this|those|these|them|they|one|ones|he|she|his|her)$/;

/** "also, how much did PG move": another security with a figure of its own, and no word that points back. */
const asksAnew = (said: Words, tokens: readonly Token[]): boolean =>
  said.has("security") &&
  said.has("measure") &&
  !said.has("account") &&
  !said.has("person") &&
  !tokens.some(({ form }) => pointing.test(form));

/** "and everything together", "and all positions together": no security alone. */
const asksOfAll = (said: Words, { spans, tokens }: ClauseWords): boolean =>
  !said.has("security") &&
  spans.some(
    (span) =>
      isKeyword(span, "whole") &&
      tokens.slice(span.from, span.to).some(({ form }) => ofPositions.has(form)),
  );

const ofPositions: ReadonlySet<string> = new Set(["everything", "positions", "holdings"]);

/** The whole of a share is what it is taken of. */
const isPart = ({ measures: [main = ""] }: Query): boolean => main === "weight" || main === "share";

/** "cash balance", then "and the whole account?": words that widen the question before, where the query is the same. */
export const idleWords = (
  query: Query,
  { spans, tokens }: Pick<ClauseWords, "spans" | "tokens">,
  before: Ask | undefined,
): string[] =>
  before?.kind !== "query" || sentenceOf(query) !== sentenceOf(before.query)
    ? []
    : spans.filter(isWidening).map((span) => textOf(span, tokens));

const isWidening = (span: Span): boolean =>
  isKeyword(span, "whole") ||
  (span.meaning.is === "statistic" && span.meaning.statistic === "total");

const sentenceOf = (query: Query): string =>
  canonicalSentence({ kind: "query", query: normalize(query) });
