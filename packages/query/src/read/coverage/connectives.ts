import type { Keyword } from "../../lexicon/meaning.ts";
import { dimensionOf } from "../../schema/fields.ts";
import type { Filter } from "../../schema/query.ts";
import type { Around } from "./around.ts";
import { saysDistance } from "./measures.ts";
import type { QueryContent } from "./query-content.ts";

type Connects = (said: QueryContent, around: Around) => boolean;

const isBound = ({ op }: Filter): boolean => bounds.has(op);
const bounds: ReadonlySet<string> = new Set(["gt", "gte", "lt", "lte"]);

const isGrouped = ({ query: { group_by = [] } }: QueryContent): boolean => group_by.length > 0;
const isCompared = ({ query: { compare } }: QueryContent): boolean => compare !== undefined;
const isTested = ({ query: { test } }: QueryContent): boolean => test !== undefined;
const hasBound = ({ filters }: QueryContent): boolean => filters.some(isBound);
const isList = ({ query: { aggregate } }: QueryContent): boolean => aggregate === "list";

/** Several names of one field, or several figures: each side is stated. */
const hasSides = (said: QueryContent): boolean =>
  isCompared(said) ||
  isGrouped(said) ||
  said.query.measures.length > 1 ||
  said.filters.some(({ values }) => values.length > 1);

const hasField =
  (pattern: RegExp) =>
  ({ fields }: QueryContent): boolean =>
    [...fields].some((field) => pattern.test(field));

const moves = hasField(/gain|day_change|return|drift|excess|weighted|earned|moneyness/);
const isPart = hasField(/weight|share|quantity|_pct|target|min|max|limit|settled_cash/);
const counts = hasField(/count|quantity|days|age|accounts|strike/);

const tellsDay = ({ query: { dataset }, fields }: QueryContent): boolean =>
  [...fields].some(
    (field) =>
      dimensionOf(dataset, field)?.type === "day" || /days|month|quarter|year|price/.test(field),
  );

/** "per account" and "the breakdown"; "worth over $50k each" bounds every row. */
const isDivided = (said: QueryContent): boolean =>
  isList(said) || isGrouped(said) || isCompared(said) || hasBound(said);

const dividing = /^(?:split|break|divid|distribut|group)/;

/** Excluded rows, a sign or a missing field; a list tells by itself whether there is anything. */
const isNegated = (said: QueryContent): boolean =>
  isList(said) ||
  isTested(said) ||
  isCompared(said) ||
  said.query.exists?.not === true ||
  said.query.dataset === "positions" ||
  said.filters.some(({ op, values }) => negated.has(op) || values.includes("0"));

const negated: ReadonlySet<string> = new Set(["is_not", "unknown", "lt", "lte"]);

/** "how far behind the best one is VOO": a distance between two, and not a loss. */
const movesOrCompares: Connects = (said, { words: [word], next }) =>
  /^(?:behind|ahead)$/.test(word?.form ?? "") && next !== undefined && comparable.has(next.is)
    ? isCompared(said)
    : moves(said) || (word?.form === "drop" && said.filters.some(({ op }) => op === "is_not"));

const comparable: ReadonlySet<string> = new Set(["order", "security", "account", "person"]);

/** Words that connect others say something only where the query has what they connect. */
const connectives: Partial<Record<Keyword, Connects>> = {
  difference: (said) => saysDistance(said) || isGrouped(said),
  each: (said, { words: [word] }) => word?.form === "separately" || isDivided(said),
  by: (said, { words }) => !words.some(({ form }) => dividing.test(form)) || isDivided(said),
  not: isNegated,
  than: (said) => isCompared(said) || isTested(said) || hasBound(said),
  versus: hasSides,
  or: (said) => hasSides(said) || isTested(said) || hasBound(said),
  between: (said) => hasSides(said) || hasBound(said) || said.query.period !== undefined,
  times: (said) => isCompared(said) || counts(said),
  share: isPart,
  how_many: (said) =>
    isList(said) ||
    counts(said) ||
    said.query.reduce === "count" ||
    // The units of a security stand beside its value.
    said.fields.has("symbol"),
  when: tellsDay,
  up: movesOrCompares,
  down: movesOrCompares,
  // "the same account" is the one just named; "same for her husband" goes on with a question.
  same: (_, { words, next, followsUp }) => followsUp || (words.length === 1 && next?.is === "noun"),
};

export const isConnectiveSaid = (keyword: Keyword, said: QueryContent, around: Around): boolean =>
  connectives[keyword]?.(said, around) ?? true;
