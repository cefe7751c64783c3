import type * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import type { Verdict } from "@advisor/domain/research/verdict";
import type { StatedVerdict } from "../cell/verdict.ts";
import { readFigure } from "../evidence/figure.ts";

type Format = Criterion.Info["answer_format"];

export interface ParsedAnswer {
  verdict: Verdict;
  value: Cell.Value;
  unit: string | null;
  as_of: string | null;
}

/** Parses the answer in the criterion's format, or says why it cannot. It never guesses. */
export function parseAnswer(
  format: Format,
  { type, answer, explanation }: Pick<StatedVerdict, "type" | "answer" | "explanation">,
): ParsedAnswer | { unknown: string } {
  if (type === "unknown" || type === "tool_use")
    return { unknown: explanation || answer || "The model could not say." };
  const as_of = dayOf(answer) ?? dayOf(explanation) ?? null;
  if (format.type === "boolean") return parseBoolean(type, answer, as_of);
  if (format.type === "number") return parseNumber(format, type, answer, as_of);
  if (format.type === "enum") return parseEnum(format, type, answer, as_of);
  if (answer === "") return { unknown: "The model gave no answer." };
  return { verdict: type, value: answer, unit: null, as_of };
}

const day = /\b(\d{4}-\d{2}-\d{2})\b/;
const dayOf = (text: string): string | undefined => day.exec(text)?.[1];

const yes = /^\W*(?:yes|true|positive|correct|y)\b/i;
const no = /^\W*(?:no|false|negative|incorrect|n)\b/i;

/** A "yes" under a negative verdict is a contradiction, and it is not clear which half is right. */
function parseBoolean(type: Verdict, answer: string, as_of: string | null) {
  const value = yes.test(answer) ? true : no.test(answer) ? false : undefined;
  if (value === undefined) return { unknown: `"${brief(answer)}" is neither yes nor no.` };
  if (value !== (type === "positive"))
    return { unknown: `The answer is ${value ? "yes" : "no"} and the type ${type}_result.` };
  return { verdict: type, value, unit: null, as_of };
}

const compare = {
  gt: (a: number, b: number) => a > b,
  gte: (a: number, b: number) => a >= b,
  lt: (a: number, b: number) => a < b,
  lte: (a: number, b: number) => a <= b,
};

export const verdictOfFigure = (
  value: number,
  { positive_if }: Extract<Format, { type: "number" }>,
): Verdict | undefined => {
  if (positive_if === undefined) return undefined;
  return compare[positive_if.op](value, positive_if.value) ? "positive" : "negative";
};

function parseNumber(
  format: Extract<Format, { type: "number" }>,
  type: Verdict,
  answer: string,
  as_of: string | null,
) {
  const figure = readFigure(answer, format.unit);
  if ("unknown" in figure) return figure;
  // The figure decides when the criterion says which figures are positive.
  const verdict = verdictOfFigure(figure.value, format) ?? type;
  return { verdict, value: figure.value, unit: format.unit, as_of };
}

function parseEnum(
  { values, positive }: Extract<Format, { type: "enum" }>,
  type: Verdict,
  answer: string,
  as_of: string | null,
) {
  const [value, ...others] = named(values, answer);
  if (value === undefined || others.length > 0)
    return { unknown: `"${brief(answer)}" is not one of ${values.join(", ")}.` };
  const verdict =
    positive === undefined ? type : positive.includes(value) ? "positive" : "negative";
  return { verdict, value, unit: null, as_of } as const;
}

/**
 * The allowed values that an answer names. "not listed" contains "listed": text that a longer value
 * matched is removed.
 */
function named(values: readonly string[], answer: string): string[] {
  let left = ` ${simple(answer)} `;
  return values
    .toSorted((a, b) => b.length - a.length)
    .filter((value) => {
      const word = ` ${simple(value)} `;
      const found = left.includes(word);
      left = left.replaceAll(word, "  ");
      return found;
    });
}

const simple = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const brief = (text: string): string => (text.length > 80 ? `${text.slice(0, 80)}...` : text);
