import { addDays } from "@advisor/domain/day";
import type { PeriodName } from "../schema/period.ts";
import type { Period } from "../schema/query.ts";
import { isAge, shiftDay, wholeNumberOf } from "./date-edges.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";

export const periodSpan = (from: number, to: number, period: Period): Span => ({
  from,
  to,
  meaning: { is: "period", period },
});

/** "the last 3 weeks", "in the past ten days", "next two months", "within 90 days", "over two years". */
export function countedPeriod(
  tokens: readonly Token[],
  at: number,
  today: string,
): Span | undefined {
  const [word = "", number = "", unit = ""] = [0, 1, 2].map(
    (more) => tokens[at + more]?.stem ?? "",
  );
  const count = wholeNumberOf(number);
  const side = directionWords[word] ?? (isLength(tokens, word, unit) ? "past" : undefined);
  if (side === undefined || count === undefined || isAge(count, unit)) return undefined;
  const name = namedPeriods[`${side} ${count} ${unit}`];
  if (name !== undefined) return periodSpan(at, at + 3, { name });
  const edge = shiftDay(today, side === "past" ? -count : count, unit);
  if (edge === undefined) return undefined;
  const past = { from: addDays(edge, 1), to: today };
  return periodSpan(at, at + 3, side === "past" ? past : { from: today, to: edge });
}

const directionWords: Readonly<Record<string, "past" | "next">> = {
  ...{ last: "past", past: "past", previous: "past", trailing: "past" },
  ...{ next: "next", coming: "next", within: "next", following: "next" },
};

/** "A return over two years" is a period; "lots held for two years" leave open whether longer. */
const isLength = (tokens: readonly Token[], word: string, unit: string): boolean =>
  (word === "over" || word === "for") &&
  (unit === "year" || unit === "month") &&
  !tokens.some(isAging);

const isAging = ({ form }: Token): boolean => agingWords.has(form);
const agingWords = new Set("held hold holds own owned bought purchased lot lots".split(" "));

const namedPeriods: Readonly<Record<string, PeriodName>> = {
  ...{ "past 30 day": "past_30d", "past 1 month": "past_1m", "past 3 month": "past_3m" },
  ...{ "past 6 month": "past_6m", "past 12 month": "past_1y", "past 1 year": "past_1y" },
  ...{ "past 3 year": "past_3y", "past 5 year": "past_5y", "next 30 day": "next_30d" },
  ...{ "next 90 day": "next_90d" },
};
