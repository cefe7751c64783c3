import type { Keyword } from "../../lexicon/meaning.ts";
import type { Coverage } from "../cover-tokens.ts";
import { isKeyword, type Span } from "../span.ts";
import type { Token } from "../tokens.ts";

export type CoverageOf = (tokens: readonly Token[]) => Coverage;

type Paired = "order" | "period" | "unit" | "noun";

/** The words that join the two. Periods that are compared stay together. */
const joints: Readonly<Record<Paired, readonly Keyword[]>> = {
  order: ["and", "versus", "or"],
  period: ["and"],
  unit: ["and"],
  noun: ["and"],
};

/**
 * "best and worst stock", "trades in January and June", "which is best in dollars and which in percent":
 * repeats the question once for each of the two.
 */
export function splitPair(
  is: Paired,
  tokens: readonly Token[],
  coverageOf: CoverageOf,
): Token[][] | undefined {
  const { spans } = coverageOf(tokens);
  if (spans.filter(({ meaning }) => meaning.is === is).length !== 2) return undefined;
  if (is === "unit" && !(spans.some(choosesByUnit) && unitsOf(spans).size === 2)) return undefined;
  if (is === "noun" && !areOtherRows(spans)) return undefined;
  const [one, other] = joinedPair(spans, is) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const without = (from: number, to: number) => [...tokens.slice(0, from), ...tokens.slice(to)];
  return [without(one.to, other.to), without(one.from, other.from)];
}

/** A ranking or a comparison has one figure; elsewhere a gain is stated in both units. */
const choosesByUnit = (span: Span): boolean =>
  span.meaning.is === "order" || comparing.some((keyword) => isKeyword(span, keyword));

/** "the options and the short positions": no row need be both, and one query finds those that are. */
function areOtherRows(spans: readonly Span[]): boolean {
  const [one, other] = spans.flatMap(({ meaning }) => (meaning.is === "noun" ? meaning : []));
  const [field, otherField] = [one?.where[0]?.field, other?.where[0]?.field];
  const known = field !== undefined && otherField !== undefined;
  return known && one?.dataset === other?.dataset && field !== otherField;
}

const unitsOf = (spans: readonly Span[]): ReadonlySet<string> =>
  new Set(spans.flatMap(({ meaning }) => (meaning.is === "unit" ? meaning.unit : [])));

const comparing: readonly Keyword[] = ["versus", "than", "difference"];

/** "best and worst in percent", "best in dollars and in percent". */
export const splitRankings = (
  tokens: readonly Token[],
  coverageOf: CoverageOf,
): Token[][] | undefined =>
  splitPair("order", tokens, coverageOf) ?? splitPair("unit", tokens, coverageOf);

/** The two spans of that kind, if nothing but a joint is between them, or a joint that asks again: "and which". */
function joinedPair(all: readonly Span[], is: Paired): [Span, Span] | undefined {
  const spans = all.filter((span) => span.meaning.is !== "filler");
  for (const [index, one] of spans.entries()) {
    const [joint, ...after] = spans.slice(index + 1);
    const joins = joint?.meaning.is === "keyword" && joints[is].includes(joint.meaning.keyword);
    const other = after.find((span) => !asksAgain.some((keyword) => isKeyword(span, keyword)));
    if (one.meaning.is === is && joins && other?.meaning.is === is) return [one, other];
  }
  return undefined;
}

const asksAgain: readonly Keyword[] = ["which", "what", "who", "yes_no", "which_of_those"];

/** "biggest deposit vs biggest withdrawal": each side has a ranking of its own. */
export const areRankings = (
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean =>
  [left, right].every((side) => {
    const { spans } = coverageOf(side);
    return spans.some(isRanking) && spans.some(({ meaning }) => meaning.is === "noun");
  });

/** A sort order such as "by size, biggest three" is not a ranking of its own. */
export const isRanking = ({ meaning }: Span): boolean =>
  meaning.is === "order" && meaning.all !== true;

/** "the gap between Apple's gain and Microsoft's gain", "AAPL gain plus MSFT gain": one figure of both. */
export function areOneFigure(
  joint: string,
  left: readonly Token[],
  right: readonly Token[],
  coverageOf: CoverageOf,
): boolean {
  const [one, other] = [coverageOf(left).spans, coverageOf(right).spans];
  const joins = joint === "plus" || one.some(isDifference);
  const measures = measuresOf(one);
  return (
    joins &&
    measures !== "" &&
    measures === measuresOf(other) &&
    [one, other].every(namesOneSubject)
  );
}

const isDifference = ({ meaning }: Span): boolean =>
  meaning.is === "keyword" && (meaning.keyword === "difference" || meaning.keyword === "between");

const measuresOf = (spans: readonly Span[]): string =>
  spans.flatMap(({ meaning }) => (meaning.is === "measure" ? meaning.measure : [])).join();

const namesOneSubject = (spans: readonly Span[]): boolean =>
  spans.filter(({ meaning: { is } }) => is === "security" || is === "account" || is === "person")
    .length === 1;
