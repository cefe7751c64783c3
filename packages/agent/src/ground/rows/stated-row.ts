import { claimedDays } from "../days.ts";
import type { Cell } from "../evidence/cell.ts";
import type { StatedClaim } from "../stated-claim.ts";
import { fundRowMatcher } from "./named-rows.ts";

/**
 * Whether a cell is in the row that the words around the figure select by its day ("250 shares
 * bought on October 28, 2013"), its holding term, or its side.
 */
export function rowMatcher(
  said: StatedClaim,
  cells: readonly Cell[],
  isAbout: (cell: Cell) => boolean,
): (cell: Cell) => boolean {
  const [day, isOfFund] = [dayOf(said), fundRowMatcher(said)];
  const onDay =
    day === undefined
      ? []
      : cells.filter((cell) => cell.field !== "" && hasDay(cell, day) && isAbout(cell));
  const [term, side, span] = [termOf(said), sideOf(said), timeframeOf(said)];
  // If gains are stated by term, a gain without a term is the total of both.
  const hasTerms =
    term !== undefined && cells.some((cell) => termOfCell(cell) !== undefined && isAbout(cell));
  return (cell) =>
    isOfFund(cell) &&
    (hasTerms && cell.measure === "gain"
      ? termOfCell(cell) === term
      : isIn(termOfCell(cell), term)) &&
    isIn(sideOfCell(cell), side) &&
    isIn(timeframeOfCell(cell), span) &&
    (day === undefined ||
      hasDay(cell, day) ||
      !onDay.some(({ field, list }) => field === cell.field && list === cell.list));
}

const isIn = (own: string | undefined, stated: string | undefined): boolean =>
  own === undefined || stated === undefined || own === stated;

const hasDay = ({ record = {} }: Cell, day: string): boolean =>
  Object.values(record).some((value) => typeof value === "string" && isDay(value, day));

const isDay = (value: string, day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value) && value.slice(0, 10).endsWith(day);

/** Words that begin another figure with a day of its own. */
const apart = /[;:.]\s|\b(?:and|while|but|then|plus)\b/i;

/** The day after the figure in its clause and parenthesis, or else the one before. */
function dayOf({ claim, said, offset }: StatedClaim): string | undefined {
  const [at, end] = [claim.at - offset, claim.at - offset + claim.text.length];
  const days = claimedDays(said);
  const next = days.find((day) => day.at >= end);
  const after = next && said.slice(end, next.at);
  if (after !== undefined && !apart.test(after) && !after.includes(")")) return next?.day;
  const before = days.findLast((day) => day.at < at);
  const between = before && said.slice(before.at + before.text.length, at);
  return between !== undefined && !apart.test(between) ? before?.day : undefined;
}

const gainTerms = /\b(short|long)[- ]term(?: capital)? (?:gain|loss)/gi;
/**
 * Matches a term after the figure, as in "$5 of the gain is short-term". In "$5 and a long-term
 * loss" the term describes the next figure.
 */
const termAfter =
  /^(?:(?!\b(?:and|plus|or|but|while)\b)[^.,;:(\d]){0,30}?\b(short|long)[- ]term\b/i;

/** The term of a gain: the one right after the figure, or the last one before it. */
function termOf({ lead, after }: StatedClaim): string | undefined {
  const before = [...lead.matchAll(gainTerms)].at(-1)?.[1];
  return (termAfter.exec(after)?.[1] ?? before)?.toLowerCase();
}

function termOfCell({ field, measure, record }: Cell): string | undefined {
  const [, own] = /(?:^|_)(st|lt)_gain$/.exec(field) ?? [];
  if (own !== undefined) return own === "st" ? "short" : "long";
  return measure === "gain" && typeof record?.term === "string" ? record.term : undefined;
}

const bought = "bought|buys?|buying|purchas\\w+";
const sold = "sold|sells?|selling";
const verbs = new RegExp(`\\b(?:(${bought})|(${sold}))\\b`, "gi");
const verbAfter = new RegExp(
  `^ (?:[\\w.&]+ ){0,3}(?:were |was )?(?:(${bought})|(${sold}))\\b`,
  "i",
);

/**
 * The side of a trade: the verb in the words right after the figure, or the last verb before it.
 */
function sideOf({ lead, after }: StatedClaim): string | undefined {
  const found = verbAfter.exec(after) ?? [...lead.matchAll(verbs)].at(-1);
  return found == null ? undefined : found[1] === undefined ? "sell" : "buy";
}

const sideOfCell = ({ record }: Cell): string | undefined =>
  typeof record?.side === "string" ? record.side.toLowerCase() : undefined;

/** The timeframes of returns, as people call them. */
const timeframes: readonly [string, string][] = [
  ["YTD", "year[- ]to[- ]date|ytd|this year|since january"],
  [
    "1Y",
    "(?:last|past|trailing) (?:year|twelve months|12 months)|one[- ]year|1[- ]?y(?:ea)?r?|12[- ]months?",
  ],
  ["3Y", "three[- ]years?|3[- ]years?|3y"],
  ["5Y", "five[- ]years?|5[- ]years?|5y"],
  ["1M", "(?:last|past) month|one[- ]month|1[- ]months?|1m"],
  ["3M", "(?:last|past) (?:quarter|three months|3 months)|three[- ]months?|3[- ]months?|3m"],
  ["6M", "(?:last|past) (?:six|6) months|six[- ]months?|6[- ]months?|6m"],
];
const timeframePatterns = timeframes.map(
  ([name, words]) => [name, new RegExp(`\\b(?:${words})\\b`, "i")] as const,
);

/** The one timeframe right after the figure, or else the one before it. */
function timeframeOf({ lead, after }: StatedClaim): string | undefined {
  const named = (words: string) =>
    timeframePatterns.flatMap(([name, pattern]) => (pattern.test(words) ? name : []));
  const [found] = [named(after), named(lead)].filter((names) => names.length > 0);
  return found?.length === 1 ? found[0] : undefined;
}

const timeframeOfCell = ({ record }: Cell): string | undefined =>
  typeof record?.timeframe === "string" ? record.timeframe : undefined;
