import { datasetNames } from "../datasets/datasets.ts";
import { dimensionOf } from "../schema/fields.ts";
import { measureIn } from "./compose/choose.ts";
import { type Coverage, coverTokens } from "./cover.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";
import type { Vocabulary } from "./vocabulary.ts";

export interface Clause {
  tokens: Token[];
  /** True when the clause continues the sentence of the clause before it. */
  continues: boolean;
  cover: Coverage;
}

const openers = new Set(
  "what what's whats which how how's hows who when is are do does did was were has have show list tell give any can could will where".split(
    " ",
  ),
);

/** Splits a message into its questions. Drops sentences that ask nothing, unless they name something unknown. */
export function clausesOf(tokens: readonly Token[], vocabulary: Vocabulary): Clause[] {
  const coverOf = remembered(vocabulary);
  const clauses = split(tokens, endsSentence).flatMap((sentence) =>
    joined(sentence, coverOf).map((part, index) => ({
      ...{ tokens: part, continues: index > 0 },
      cover: coverOf(part),
    })),
  );
  if (clauses.length < 2) return clauses;
  const telling = clauses.filter(
    ({ cover: said, continues, tokens: [first] }) =>
      continues || saysSomething(said) || (joints.has(first?.form ?? "") && asksOfPeriod(said)),
  );
  return telling.length === 0 ? clauses.slice(0, 1) : telling;
}

type CoverOf = (tokens: readonly Token[]) => Coverage;

/** Caches `cover`, because the same tokens are checked several times. */
function remembered(vocabulary: Vocabulary): CoverOf {
  const known = new Map<string, Coverage>();
  return (tokens) => {
    const key = tokens.map(({ from }) => from).join();
    const found = known.get(key) ?? coverTokens(tokens, vocabulary);
    known.set(key, found);
    return found;
  };
}

const abbreviations = new Set(
  "mr mrs ms dr st jr sr prof inc corp co ltd vs approx no min max incl excl acct acc".split(" "),
);

const endsSentence = ({ text }: Token, before: Token | undefined): boolean =>
  /^[?!;]$/.test(text) || (text === "." && !abbreviations.has(before?.form ?? ""));

function split(
  tokens: readonly Token[],
  ends: (token: Token, before: Token | undefined) => boolean,
): Token[][] {
  const parts: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (ends(token, tokens[at - 1])) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

/** Words that open a leading phrase: "For each account, which ..." stays one question. */
const fronts = new Set("for in of at among across within over since by as looking on".split(" "));

const joints = new Set(["and", ",", "also", "plus", "&", "then", "n"]);

/** "best and worst stock": repeats the question once for each of the two superlatives. */
function extremes(tokens: readonly Token[], coverOf: CoverOf): Token[][] | undefined {
  const { spans } = coverOf(tokens);
  if (spans.filter(({ meaning }) => meaning.is === "order").length !== 2) return undefined;
  for (const [index, { from, meaning, to }] of spans.entries()) {
    const [joint, other] = spans.slice(index + 1);
    if (meaning.is !== "order" || joint === undefined || other?.meaning.is !== "order") continue;
    const joins =
      joint.meaning.is === "mark" && ["and", "versus", "or"].includes(joint.meaning.mark);
    if (!joins || meaning.all === true) continue;
    const without = (a: number, b: number) => [...tokens.slice(0, a), ...tokens.slice(b)];
    return [without(to, other.to), without(from, other.from)];
  }
  return undefined;
}

/** Splits "X and what is Y" or "account value, top winner, last deposit" when each side is a question of its own. */
function joined(tokens: readonly Token[], coverOf: CoverOf): Token[][] {
  const pair = extremes(tokens, coverOf);
  if (pair !== undefined) return pair;
  for (const [index, token] of tokens.entries()) {
    const fronted = token.form === "," && fronts.has(tokens[0]?.form ?? "");
    if (index === 0 || fronted || !joints.has(token.form)) continue;
    const next = tokens.findIndex((one, at) => at > index && !joints.has(one.form));
    const [left, right] = [tokens.slice(0, index), next < 0 ? [] : tokens.slice(next)];
    if (isApart(left, untilJoint(right), coverOf)) return [left, ...joined(right, coverOf)];
  }
  return [[...tokens]];
}

/** The tokens up to the next joint, because what follows may be a separate question. */
function untilJoint(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ form }) => joints.has(form));
  return end < 0 ? tokens : tokens.slice(0, end);
}

function isApart(left: readonly Token[], right: readonly Token[], coverOf: CoverOf): boolean {
  if (isElliptic(left, right, coverOf)) return true;
  if (!openers.has(right[0]?.form ?? "")) return asksApart(left, right, coverOf);
  return asks(left, coverOf) && (says(right, coverOf) || asksMore(right, coverOf));
}

/** "deposits in May, and what in August": the right side repeats the question for another period or account. */
function isElliptic(left: readonly Token[], right: readonly Token[], coverOf: CoverOf): boolean {
  const elliptic = openers.has(right[0]?.form ?? "") || right[0]?.form === "in";
  if (!elliptic || !says(left, coverOf)) return false;
  const meant = (tokens: readonly Token[]) =>
    coverOf(tokens).spans.flatMap(({ meaning }) =>
      meaning.is === "filler" || meaning.is === "mark" ? [] : [meaning.is],
    );
  const [one, other] = [meant(left), meant(right)];
  const all = (...kinds: string[]) => other.length > 0 && other.every((is) => kinds.includes(is));
  return (
    (all("period") && one.includes("period")) ||
    (all("account", "person") && one.includes("statistic"))
  );
}

/**
 * Handles "and how much is it up today": the right side has no noun and refers to the left side's
 * result.
 */
const asksMore = (tokens: readonly Token[], coverOf: CoverOf): boolean => {
  const { spans } = coverOf(tokens);
  if (asksOfOwn(spans)) return true;
  const marks = new Set(
    spans.flatMap(({ meaning }) => (meaning.is === "mark" ? meaning.mark : [])),
  );
  const points = marks.has("those") || marks.has("own");
  const asks = (["how_many", "up", "down"] as const).some((mark) => marks.has(mark));
  return asks ? points : spans.some(({ meaning }) => meaning.is === "statistic");
};

const asksFigure = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "measure" || meaning.is === "noun") ||
  (spans.some(({ meaning }) => meaning.is === "mark" && meaning.mark === "list") &&
    spans.some(isName));

/** Handles "trades last week, and the value of the trust": trades have no such value. */
const asksEvents = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "noun" && meaning.dataset === "transactions");
const asksWorth = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "measure" && meaning.measure === "value") &&
  spans.some(isName) &&
  !spans.some(({ meaning }) => meaning.is === "noun");

/** "what all my accounts add up to" is a separate question. */
const isSum = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "noun" && meaning.dataset === "accounts") &&
  spans.some(({ meaning }) => meaning.is === "statistic" && meaning.statistic === "total");

/** "explain what an ETF is". */
const explains = (spans: readonly Span[]): boolean =>
  spans.some(({ meaning }) => meaning.is === "call" && meaning.tool === "get_facts");

/** "which ones do we own", "list the ones we have". */
function asksOfOwn(spans: readonly Span[]): boolean {
  const marks = new Set(
    spans.flatMap(({ meaning }) => (meaning.is === "mark" ? meaning.mark : [])),
  );
  const points = marks.has("those") || marks.has("which_of_those") || marks.has("any");
  return points && marks.has("own");
}

/** True when both sides have an order, or both have a measure or noun together with a name. */
function asksApart(left: readonly Token[], right: readonly Token[], coverOf: CoverOf): boolean {
  const [one, other] = [coverOf(left).spans, coverOf(right).spans];
  const orders = [one, other].map((spans) => spans.some(({ meaning }) => meaning.is === "order"));
  const figures = [one, other].map(asksFigure);
  const names = [one.some(isName), other.some((span) => isName(span) || isWhole(span))];
  if (asksEvents(one) && asksWorth(other)) return true;
  if (isSum(one) && other.some(({ meaning }) => meaning.is === "measure")) return true;
  if (!fitTogether([...one, ...other])) return true;
  if (explains(one) && asksOfOwn(other)) return true;
  if (!figures[0] || !figures[1]) return orders.every(Boolean) && figures.some(Boolean);
  return names.every(Boolean) || (orders.some(Boolean) && !isOneNoun(one, other));
}

/** True when a single dataset has everything that the spans name. */
function fitTogether(spans: readonly Span[]): boolean {
  const measures = spans.flatMap(({ meaning }) =>
    meaning.is === "measure" ? meaning.measure : [],
  );
  const security = spans.some(({ meaning }) => meaning.is === "security");
  const known = measures.map((name) => named[name] ?? name);
  return datasetNames.some(
    (dataset) =>
      known.every((name) => measureIn(dataset, name) !== undefined) &&
      (!security || dimensionOf(dataset, "symbol") !== undefined),
  );
}

const named: Readonly<Record<string, string>> = {
  ...{ quote: "price", loss: "gain", loss_pct: "gain_pct", performance: "count", size: "value" },
};

/** True for "stocks and ETFs", which is one question about one dataset. */
function isOneNoun(one: readonly Span[], other: readonly Span[]): boolean {
  const nouns = [one, other].map((spans) =>
    spans.flatMap(({ meaning }) => (meaning.is === "noun" ? meaning.dataset : [])),
  );
  const figured = one.some(({ meaning }) => meaning.is === "measure" || meaning.is === "order");
  return !figured && nouns[0]?.[0] === nouns[1]?.[0];
}

const isWhole = ({ meaning }: Span): boolean => meaning.is === "mark" && meaning.mark === "whole";

const isName = ({ meaning }: Span): boolean =>
  meaning.is === "security" || meaning.is === "account" || meaning.is === "person";

const telling = new Set([
  "noun",
  "measure",
  "security",
  "account",
  "person",
  "order",
  "dimension",
  "call",
  "refuse",
  "filter",
]);

/** True if the words are about the book, or contain a capitalized name that is not in it. */
const saysSomething = ({ spans, unexplained }: Coverage): boolean =>
  spans.some(({ meaning }) => telling.has(meaning.is)) ||
  unexplained.some(({ capital }) => capital);

/** True when the clause names a period: "and the one-year numbers for each" continues the sentence before it. */
const asksOfPeriod = ({ spans }: Coverage): boolean =>
  spans.some(({ meaning }) => meaning.is === "period");

/** "Hector and Rosa, how much is ...": names before a question are not one of their own. */
const asks = (tokens: readonly Token[], coverOf: CoverOf): boolean => {
  const { spans, unexplained } = coverOf(tokens);
  const names = spans.every(
    (span) => isName(span) || span.meaning.is === "filler" || isJoint(span),
  );
  return unexplained.some(({ capital }) => capital) || (!names && says(tokens, coverOf));
};

const isJoint = ({ meaning }: Span): boolean => meaning.is === "mark" && meaning.mark === "and";

const says = (tokens: readonly Token[], coverOf: CoverOf): boolean =>
  saysSomething(coverOf(tokens));
