import { addDays } from "@advisor/domain/day";
import { addMonths } from "@advisor/domain/text/calendar";
import type { PeriodName } from "../schema/period.ts";
import type { Period } from "../schema/query.ts";
import { numberWord } from "./numbers.ts";
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
  const count = /^\d{1,3}$/.test(number) ? Number(number) : numberWord(number);
  if (count === undefined) return undefined;
  if (saysHowLong(tokens, at, unit)) return heldLonger(tokens, at, today, count, unit);
  const side = directionWords[word] ?? (isLength(word, unit) ? "past" : undefined);
  if (side === undefined) return undefined;
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

/** "A return over two years" is a period. */
const isLength = (word: string, unit: string): boolean =>
  (word === "over" || word === "for") && isLongUnit(unit);

const isLongUnit = (unit: string): boolean => unit === "year" || unit === "month";

/** "held over two years", "lots older than 18 months". */
function saysHowLong(tokens: readonly Token[], at: number, unit: string): boolean {
  const word = tokens[at]?.form ?? "";
  const isOver =
    word === "over" || (word === "than" && longerWords.has(tokens[at - 1]?.form ?? ""));
  return isLongUnit(unit) && (isOver || word === "for") && tokens.some(isAging);
}

const isAging = ({ form }: Token): boolean => agingWords.has(form);
const agingWords = new Set("held hold holds own owned bought purchased lot lots".split(" "));
const longerWords = new Set(["more", "longer", "older"]);

/** Bought so many years or months ago or earlier; "held for two years" leaves open whether longer. */
function heldLonger(
  tokens: readonly Token[],
  at: number,
  today: string,
  count: number,
  unit: string,
): Span | undefined {
  const word = tokens[at]?.form;
  const edge = shiftDay(today, -count, unit);
  if (word === "for" || edge === undefined) return undefined;
  return periodSpan(word === "than" ? at - 1 : at, at + 3, { to: addDays(edge, -1) });
}

const namedPeriods: Readonly<Record<string, PeriodName>> = {
  ...{ "past 30 day": "past_30d", "past 1 month": "past_1m", "past 3 month": "past_3m" },
  ...{ "past 6 month": "past_6m", "past 12 month": "past_1y", "past 1 year": "past_1y" },
  ...{ "past 3 year": "past_3y", "past 5 year": "past_5y", "next 30 day": "next_30d" },
  ...{ "next 90 day": "next_90d" },
};

function shiftDay(day: string, count: number, unit: string): string | undefined {
  if (unit === "day") return addDays(day, count);
  if (unit === "week") return addDays(day, 7 * count);
  if (unit === "month") return addMonths(day, count);
  if (unit === "year") return addMonths(day, 12 * count);
  return undefined;
}
