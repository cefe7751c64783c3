import type { Meaning } from "../../lexicon/meaning.ts";
import type { Filter, Query } from "../../schema/query.ts";
import { type MeaningOf, textOf } from "../compose/items.ts";
import { isKeyword, type NameMeaning, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";
import type { Around } from "./around.ts";
import {
  isComparatorSaid,
  isEdgeSaid,
  isNumberSaid,
  isOrderSaid,
  isPeriodSaid,
  isStatisticSaid,
} from "./bounds.ts";
import { isConnectiveSaid } from "./connectives.ts";
import { has, isMeasureSaid, saysDistance, saysMoney, testsBar } from "./measures.ts";
import { contentOf, type QueryContent } from "./query-content.ts";
import { isFilterSaid, isNounSaid } from "./rows.ts";
import { isOtherWhole } from "./whole.ts";

/**
 * The words that name something the query does not say: a measure, a kind of row, a filter, a number, a period
 * or a name. The check is made on the query that is returned, however its parts were found.
 */
export function lostWords(
  spans: readonly Span[],
  tokens: readonly Token[],
  query: Query,
  followsUp: boolean,
): string[] {
  const said = contentOf(query);
  const lost = spans
    .filter((span, at) => {
      const around = { ...aroundOf(spans, at, tokens), followsUp };
      const explained = isSaid(span, said, around) && !isOtherWhole(spans, at, tokens, query);
      return !isTakenBack(spans, at) && !explained;
    })
    .map((span) => textOf(span, tokens));
  return [...lost, ...contradictions(spans, tokens, query)];
}

/** The words for rows that another filter excludes: no row is left for "the winners and the losers". */
function contradictions(
  spans: readonly Span[],
  tokens: readonly Token[],
  { where = [] }: Query,
): string[] {
  const empty = where.filter((one) =>
    where.some((other) => one.field === other.field && excludesAll(one, other)),
  );
  return spans
    .filter(({ meaning }) =>
      empty.some(({ field }) =>
        meaning.is === "noun"
          ? meaning.where.some((one) => one.field === field)
          : meaning.is === "filter" && meaning.filter.field === field,
      ),
    )
    .map((span) => textOf(span, tokens));
}

function excludesAll(one: Filter, other: Filter): boolean {
  if (one.op === "is" && other.op === "is_not")
    return one.values.every((value) => other.values.includes(value));
  return one.op === "gt" && other.op === "lt" && Number(one.values[0]) >= Number(other.values[0]);
}

/** "apple, I mean VOO" and "not my trades, my positions": words that the message itself sets aside. */
const isTakenBack = (spans: readonly Span[], at: number): boolean =>
  spans
    .slice(0, at)
    .filter(isNoFiller)
    .slice(-1)
    .some((span) => isKeyword(span, "not")) ||
  spans.slice(at).some((span) => isKeyword(span, "correction"));

const isNoFiller = ({ meaning }: Span): boolean => meaning.is !== "filler";

type Check<Is> = (meaning: MeaningOf<Is>, said: QueryContent, around: Around) => boolean;

const checks: { [Is in (Meaning | NameMeaning)["is"]]?: Check<Is> } = {
  measure: ({ measure, of }, said, { words }) =>
    isMeasureSaid(measure, said) &&
    // What was paid for a trade is no basis.
    (said.query.dataset !== "transactions" || !words.some(({ form }) => form === "basis")) &&
    (of !== "accounts" || said.query.measures[0] !== "market_value"),
  noun: (meaning, said, { words }) => isNounSaid(meaning, said, words),
  filter: ({ filter }, said) => isFilterSaid(filter, said),
  account: ({ accounts }, { values }) => accounts.some((one) => values.has(one)),
  person: ({ names }, { values }) => names.some((one) => values.has(one)),
  security: ({ symbol }, { values, query }) =>
    // "is Apple our best position" is answered with the best one.
    [...values].some((value) => value.includes(symbol)) || query.limit === 1,
  name: ({ field, value }, { values }) => field === "this_household" || values.has(value),
  // "whose gain is under 20k" says nothing about the owner.
  dimension: ({ dimension }, { fields }, { words: [word] }) =>
    has(fields, dimension) || dimension === "day" || word?.form === "whose",
  period: isPeriodSaid,
  order: isOrderSaid,
  // "and by how many points" asks for a distance, not for a figure in percent.
  unit: ({ unit }, said, { words: [by, how] }) =>
    (by?.form !== "by" || how?.form !== "how" || saysDistance(said)) &&
    // "how many dollars is it below" asks for an amount, and not for yes or no.
    (by?.form !== "how" || !testsBar(said.query)) &&
    // "how much over 10% is it in dollars" asks for another figure than the one that is tested.
    (unit === "percent" || by?.form === "$" || !testsBar(said.query) || saysMoney(firstOf(said))) &&
    // In "$IT price" the dollar sign marks a symbol, not an amount.
    (unit === "percent" || by?.form === "$" || saysMoney(said)),
  keyword: ({ keyword }, said, around) => isConnectiveSaid(keyword, said, around),
  comparator: isComparatorSaid,
  statistic: isStatisticSaid,
  number: isNumberSaid,
  filler: (_, said, around) => isEdgeSaid(said, around),
};

/** The first figure of a query alone. */
const firstOf = ({ query, ...said }: QueryContent): QueryContent => ({
  ...said,
  query: { ...query, where: [] },
  fields: new Set(query.measures.slice(0, 1)),
});

function isSaid({ meaning }: Span, said: QueryContent, around: Around): boolean {
  const check = checks[meaning.is] as Check<typeof meaning.is> | undefined;
  return check === undefined || check(meaning as never, said, around);
}

function aroundOf(
  spans: readonly Span[],
  at: number,
  tokens: readonly Token[],
): Omit<Around, "followsUp"> {
  const { from = 0, to = 0 } = spans[at] ?? {};
  return {
    words: tokens.slice(from, to),
    next: spans.slice(at + 1).find(isNoFiller)?.meaning,
    first: !spans.slice(0, at).some(isNoFiller),
  };
}
