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
  const pair = `${form(at)} ${form(at + 1)}`;
  const [side, length] = Object.hasOwn(bounds, pair) ? [bounds[pair], 2] : [single[form(at)], 1];
  const start = at + length;
  const count = /^(an?|one)$/.test(form(start)) ? 1 : wholeNumberOf(form(start));
  const unit = tokens[start + 1]?.stem ?? "";
  if (side === undefined || count === undefined || isAge(count, unit)) return undefined;
  const after = form(start + 2);
  const isAhead = form(at - 1) === "in" || ahead.has(after);
  const said = length === 2 || held.has(form(at - 1)) || passed.has(after) || isAhead;
  const edge = shiftDay(today, isAhead ? count : -count, unit);
  if (edge === undefined || !said) return undefined;
  const period = isAhead ? side.ahead(edge, today) : side.passed(edge);
  const to = start + (passed.has(after) ? 3 : 2);
  return { from: at, to, meaning: { is: "period", period, elapsed: !isAhead } };
}

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

const bounds: Readonly<Record<string, Side | undefined>> = {
  ...{ "more than": beyond, "longer than": beyond, "older than": beyond, "greater than": beyond },
  ...{ "at least": atLeast, "at most": atMost },
  ...{ "less than": within, "fewer than": within, "shorter than": within, "newer than": within },
};
const single: Readonly<Record<string, Side | undefined>> = { over: beyond, under: within };

/** Words before "over" and words after the unit that make it a time that has passed. */
const held = new Set(["for", "held", "owned", "had", "been", "open", "by", "lot", "lots"]);
const passed = new Set(["ago", "old", "overdue", "late"]);
/** "more than 30 days from now". */
const ahead = new Set(["from", "away", "out", "ahead"]);
