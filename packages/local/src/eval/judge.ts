import {
  type BrokerageQuestion,
  type CopilotQuestion,
  type Golden,
  sources,
} from "@advisor/scripts/golden/question";
import type { Answered } from "./ask-answers.ts";
import type { Streamed } from "./ask-copilot.ts";
import { figure, figuresIn } from "./figures.ts";

/** What an answer is worth. */
export interface Verdict {
  /** What is not as expected; passed when there is nothing. */
  faults: string[];
  /** Figures that do not belong into the answer. */
  wrong: string[];
  /** Exactly the tools needed were called. */
  minimal: boolean;
  grounded: boolean;
}

export function judgeAnswer(question: BrokerageQuestion, told: Answered): Verdict {
  const { intents, params, fault } = question;
  const expected = [...question.figures, ...question.may].map(figure);
  const stray = figuresIn(told.text).filter((one) => !expected.includes(one));
  const wrong = [...new Set([...stray, ...told.unmatched])];
  const cited = question.cites.map((letter) => sources[letter].source_id);
  const faults = [
    differs("refusal", fault ?? null, told.fault),
    differs("intents", intents, told.intents),
    ...params.map((one, index) => differs("params", one, picked(one, told.params[index]))),
    differs("citations", cited.toSorted(), told.citations.toSorted()),
    differs("asks back", intents.includes("clarify"), told.asksBack),
    ...texts(question, told.text),
    wrong.length === 0 ? undefined : `wrong numbers: ${wrong.join(", ")}`,
    told.grounded ? undefined : "grounding: not valid",
  ].filter((one) => one !== undefined);
  const needed = question.needs.map((letter) => sources[letter].tool);
  const minimal = same(needed.toSorted(), told.tools.toSorted());
  return { faults, wrong, minimal, grounded: told.grounded };
}

export function judgeTurn(question: CopilotQuestion, told: Streamed): Verdict {
  const { calls, never } = question;
  const called = told.tools;
  const missing = calls.filter((group) => !group.some((tool) => called.includes(tool)));
  const forbidden = never.filter((tool) => called.includes(tool));
  const faults = [
    told.fault === null ? undefined : `the turn failed: ${told.fault}`,
    ...missing.map((group) => `not called: ${group.join(" or ")}`),
    ...forbidden.map((tool) => `called: ${tool}`),
    ...texts(question, told.text),
    told.unmatched.length === 0 ? undefined : `wrong numbers: ${told.unmatched.join(", ")}`,
    told.grounded ? undefined : "grounding: not valid",
  ].filter((one) => one !== undefined);
  const known = called.every((tool) => calls.some((group) => group.includes(tool)));
  const minimal = missing.length === 0 && known && called.length === calls.length;
  return { faults, wrong: told.unmatched, minimal, grounded: told.grounded };
}

/** What must stand in a text and does not, and what stands in it and must not. */
function texts({ figures, words, lacks }: Golden, text: string): string[] {
  const stated = figuresIn(text);
  const spoken = text.toLowerCase();
  const says = (some: string) =>
    some.split("|").some((words) => spoken.includes(words.toLowerCase()));
  return [
    ...figures.filter((one) => !stated.includes(figure(one))).map((one) => `missing: ${one}`),
    ...words.filter((one) => !says(one)).map((one) => `missing: ${one}`),
    ...lacks.filter(says).map((one) => `must not stand there: ${one}`),
  ];
}

const differs = (what: string, expected: unknown, came: unknown): string | undefined =>
  same(expected, came)
    ? undefined
    : `${what}: expected ${JSON.stringify(expected)}, came ${JSON.stringify(came)}`;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Of what came, only what the expectation speaks of, in its order; what is absent is null. */
const picked = (
  expected: Readonly<Record<string, unknown>>,
  came: Readonly<Record<string, unknown>> | undefined,
): Record<string, unknown> =>
  Object.fromEntries(Object.keys(expected).map((key) => [key, came?.[key] ?? null]));
