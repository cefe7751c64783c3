import {
  dayOfAnyYear,
  type Figure,
  figureOf,
  figuresIn,
  matchesFigure,
  withIsoDates,
} from "./figures.ts";
import { withoutLongTables } from "./judged-text.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";

export type Outcome = "right" | "asked back" | "wrong";

export interface Verdict {
  outcome: Outcome;
  /** What differs from the expectation. */
  faults: string[];
}

/**
 * Right: answered with everything expected and nothing forbidden. Asked back: not answered, or only
 * in part, and no figure is stated without the expected ones. Wrong: anything else.
 */
export function judgeReply(question: Question, reply: Reply): Verdict {
  const wanted = question.expected.filter((one) => !isRefusal(one));
  const hard = [
    ...(reply.failure === null ? [] : [`failed: ${reply.failure}`]),
    ...question.forbidden.filter((one) => isIn(one, reply.text)).map((one) => `forbidden: ${one}`),
    ...question.never.filter((tool) => reply.tools.includes(tool)).map((tool) => `called: ${tool}`),
  ];
  if (hard.length > 0) return { outcome: "wrong", faults: hard };
  return wanted.length < question.expected.length
    ? judgeRefusal(question, wanted, reply)
    : judgeAnswer(question, wanted, reply);
}

const isRefusal = (expected: string): boolean => expected === "asks back" || expected === "refuses";

function judgeAnswer(question: Question, wanted: readonly string[], reply: Reply): Verdict {
  const faults = [...missing(wanted, reply.text), ...uncalled(question, reply)];
  if (reply.unanswered === null)
    return { outcome: faults.length === 0 ? "right" : "wrong", faults };
  const stray = faults.length === 0 ? [] : strayFigures(question, wanted, reply.text);
  return stray.length === 0
    ? { outcome: "asked back", faults: [`unanswered: ${reply.unanswered}`] }
    : { outcome: "wrong", faults: [...faults, ...stray] };
}

/**
 * With a refusal, the expected part of the answer is still required. A refusal counts as asking
 * back, but not vice versa.
 */
function judgeRefusal(question: Question, wanted: readonly string[], reply: Reply): Verdict {
  const faults = missing(wanted, reply.text);
  if (wanted.length > 0 && faults.length === 0) return { outcome: "right", faults };
  const stray = strayFigures(question, wanted, reply.text);
  const isSilent = reply.unanswered !== null || isIn("nothing", reply.text);
  if (stray.length > 0 || !isSilent)
    return { outcome: "wrong", faults: [...faults, ...stray, "answered what it should not"] };
  const isRight =
    faults.length === 0 &&
    (reply.unanswered !== "asks back" || question.expected.includes("asks back"));
  return isRight
    ? { outcome: "right", faults }
    : { outcome: "asked back", faults: [...faults, `unanswered: ${reply.unanswered}`] };
}

const missing = (wanted: readonly string[], text: string): string[] => {
  const part = withoutLongTables(text, wanted.length);
  return wanted.filter((one) => !isIn(one, part)).map((one) => `missing: ${one}`);
};

const uncalled = ({ calls }: Question, { tools }: Reply): string[] =>
  calls
    .filter((group) => !group.some((tool) => tools.includes(tool)))
    .map((group) => `not called: ${group.join(" or ")}`);

/** Household figures that are neither in the messages nor expected. */
function strayFigures({ messages }: Question, wanted: readonly string[], text: string): string[] {
  const known = [...messages.flatMap(figuresIn), ...wanted.flatMap((one) => figureOf(one) ?? [])];
  return figuresIn(text)
    .filter((one) => one.isAmount && !known.some((other) => isAlike(other, one)))
    .map(({ kind, value }) => `stated: ${kind} ${value}`);
}

/** True for the same figure in another format: "above 50k" may be repeated as $50,000. */
const isAlike = (known: Figure, stated: Figure): boolean =>
  matchesFigure({ ...known, kind: stated.kind }, stated);

const negation = /\b(?:no|not|none|nothing|never|neither|zero|0|cannot|isn't|doesn't|don't)\b/i;

/** True when one of the alternatives separated by "|" is in the text: a figure, a date, or words. */
function isIn(expected: string, text: string): boolean {
  if (expected === "nothing") return negation.test(text);
  if (/^(?:yes|no)$/i.test(expected)) return new RegExp(`^\\W*${expected}\\b`, "im").test(text);
  return expected.split("|").some((one) => {
    const figure = figureOf(one);
    return figure === undefined
      ? says(withIsoDates(text), dayOfAnyYear(one) ?? one)
      : figuresIn(text).some((stated) => matchesFigure(figure, stated));
  });
}

/** Matches whole words, ignoring case; punctuation at either end may touch other text. */
function says(text: string, words: string): boolean {
  const literal = words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [before, after] = [/^\w/.test(words) ? "\\b" : "", /\w$/.test(words) ? "\\b" : ""];
  return new RegExp(`${before}${literal}${after}`, "i").test(text);
}
