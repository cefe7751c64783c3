import { addDays } from "@advisor/domain/day";
import type { Period } from "../schema/query.ts";
import { isAge, shiftDay, wholeNumberOf } from "./date-edges.ts";
import type { Span } from "./span.ts";
import type { Token } from "./tokens.ts";

/**
 * Days by the time that has passed since then: "held more than two years", "older than 30 days", "for
 * under six months". Ages of people ("over 65 years old") are not days.
 */
export function elapsedSpans(tokens: readonly Token[], today: string): Span[] {
  return tokens.flatMap((_, at) => elapsedAt(tokens, at, today) ?? []);
}

function elapsedAt(tokens: readonly Token[], at: number, today: string): Span | undefined {
  const form = (place: number) => tokens[place]?.form ?? "";
  const double = bounds.get(`${form(at)} ${form(at + 1)}`);
  const side = double ?? bounds.get(form(at));
  const start = at + (double === undefined ? 1 : 2);
  const [before, after] = [form(at - 1), form(start + 2)];
  const isAhead = before === "in" || ahead.has(after);
  const said = double !== undefined || held.has(before) || passed.has(after) || isAhead;
  if (side === undefined || !said) return undefined;
  const edge = edgeAt(tokens, start, today, isAhead);
  if (edge === undefined) return undefined;
  const period = isAhead ? side.ahead(edge, today) : side.passed(edge);
  const to = start + (passed.has(after) ? 3 : 2);
  return { from: at, to, meaning: { is: "period", period, elapsed: !isAhead } };
}

/** The day that many units from today: "two years", "a month". */
function edgeAt(tokens: readonly Token[], at: number, today: string, isAhead: boolean) {
  const form = tokens[at]?.form ?? "";
  const count = /^(an?|one)$/.test(form) ? 1 : wholeNumberOf(form);
  const unit = tokens[at + 1]?.stem ?? "";
  if (count === undefined || isAge(count, unit)) return undefined;
  return shiftDay(today, isAhead ? count : -count, unit);
}

const sideOf =
  (side: Side) =>
  (words: string): [string, Side] => [words, side];

/** The days that are further or nearer than an edge in the past, or in the future. */
interface Side {
  passed(edge: string): Period;
  ahead(edge: string, today: string): Period;
}
const beyond: Side = {
  passed: (edge) => ({ to: addDays(edge, -1) }),
  ahead: (edge) => ({ from: addDays(edge, 1) }),
};
const within: Side = {
  passed: (edge) => ({ from: addDays(edge, 1) }),
  ahead: (edge, today) => ({ from: today, to: addDays(edge, -1) }),
};
const atLeast: Side = { passed: (edge) => ({ to: edge }), ahead: (edge) => ({ from: edge }) };
const atMost: Side = {
  passed: (edge) => ({ from: edge }),
  ahead: (edge, today) => ({ from: today, to: edge }),
};

const bounds = new Map<string, Side>([
  ...["more than", "longer than", "older than", "greater than", "over"].map(sideOf(beyond)),
  ...["less than", "fewer than", "shorter than", "newer than", "under"].map(sideOf(within)),
  ["at least", atLeast],
  ["at most", atMost],
]);

/** Words before "over" and words after the unit that make it a time that has passed. */
const held = new Set(["for", "held", "owned", "had", "been", "open", "by", "lot", "lots"]);
const passed = new Set(["ago", "old", "overdue", "late"]);
/** "more than 30 days from now". */
const ahead = new Set(["from", "away", "out", "ahead"]);
