import type { Golden } from "@advisor/scripts/golden/question";
import type { Verdict } from "./judge.ts";

/** One question, what came, and what that is worth. */
export interface Result extends Verdict {
  question: Golden;
  text: string;
  ms: number;
}

/** Of one intent, of a door, or of all. Rates are shares of what was asked. */
export interface Line {
  name: string;
  asked: number;
  passed: number;
  pass_rate: number;
  tool_minimality: number;
  grounding_rate: number;
  median_ms: number;
  p95_ms: number;
}

export interface Report {
  lines: Line[];
  doors: Line[];
  wrong_numbers: number;
  min_pass: number;
  /** Questions that no given token may ask. */
  skipped: number;
  /** Every door asked is at the threshold, something was asked, and no number is wrong. */
  holds: boolean;
  failures: { id: string; question: string; faults: string[]; came: string }[];
}

export function report(results: readonly Result[], min_pass: number, skipped: number): Report {
  const doors = linesBy(results, ({ question }) => question.door);
  const wrong_numbers = results.filter(({ wrong }) => wrong.length > 0).length;
  return {
    lines: linesBy(results, ({ question }) => intentOf(question)),
    doors,
    wrong_numbers,
    min_pass,
    skipped,
    holds:
      results.length > 0 &&
      wrong_numbers === 0 &&
      doors.every(({ pass_rate }) => pass_rate >= min_pass),
    failures: results
      .filter(({ faults }) => faults.length > 0)
      .map(({ question, faults, text }) => ({
        id: question.id,
        question: asked(question),
        faults,
        came: text,
      })),
  };
}

function intentOf(question: Golden): string {
  if (question.door === "copilot") return "copilot";
  const [first, ...others] = question.intents;
  return others.length > 0 ? "multi" : (first ?? "refused");
}

const asked = (question: Golden): string =>
  [
    `${question.household ?? "no household"}:`,
    ...(question.door === "answers" ? question.after.map((one) => `${one} >`) : []),
    question.question,
  ].join(" ");

function linesBy(results: readonly Result[], name: (result: Result) => string): Line[] {
  return [...Map.groupBy(results, name)].map(([one, group]) => line(one, group));
}

function line(name: string, results: readonly Result[]): Line {
  const share = (fits: (result: Result) => boolean) => results.filter(fits).length / results.length;
  const times = results.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return {
    name,
    asked: results.length,
    passed: results.filter(({ faults }) => faults.length === 0).length,
    pass_rate: share(({ faults }) => faults.length === 0),
    tool_minimality: share(({ minimal }) => minimal),
    grounding_rate: share(({ grounded }) => grounded),
    median_ms: at(times, 0.5),
    p95_ms: at(times, 0.95),
  };
}

/** The nearest rank. */
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
