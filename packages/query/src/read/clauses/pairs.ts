import type { Keyword } from "../../lexicon/meaning.ts";
import type { Coverage } from "../cover-tokens.ts";
import type { Span } from "../span.ts";
import type { Token } from "../tokens.ts";

export type CoverageOf = (tokens: readonly Token[]) => Coverage;

/** The words that join two rankings or two periods. Periods that are compared stay together. */
const joints: Readonly<Record<"order" | "period", readonly Keyword[]>> = {
  order: ["and", "versus", "or"],
  period: ["and"],
};

/** "best and worst stock", "trades in January and June": repeats the question once for each of the two. */
export function splitPair(
  is: "order" | "period",
  tokens: readonly Token[],
  coverageOf: CoverageOf,
): Token[][] | undefined {
  const { spans } = coverageOf(tokens);
  if (spans.filter(({ meaning }) => meaning.is === is).length !== 2) return undefined;
  const [one, other] = joinedPair(spans, is) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const without = (from: number, to: number) => [...tokens.slice(0, from), ...tokens.slice(to)];
  return [without(one.to, other.to), without(one.from, other.from)];
}

/** The two spans of that kind, if nothing but a joint is between them. */
function joinedPair(spans: readonly Span[], is: "order" | "period"): [Span, Span] | undefined {
  for (const [index, one] of spans.entries()) {
    const [joint, other] = spans.slice(index + 1);
    const joins = joint?.meaning.is === "keyword" && joints[is].includes(joint.meaning.keyword);
    if (one.meaning.is === is && joins && other?.meaning.is === is) return [one, other];
  }
  return undefined;
}

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
