import type * as Grounding from "@advisor/domain/record/grounding";
import type { Answer } from "@advisor/protocol/answer";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { checkGrounding } from "../ground/check.ts";
import { answerCall } from "./answer-call.ts";
import { askDocuments } from "./answer-documents.ts";
import { answerQuery, type QueryDeps } from "./answer-query.ts";
import {
  type AnswerText,
  plainAnswer,
  type ToolTrace,
  withoutCitationMarks,
} from "./answer-text.ts";
import { clarification } from "./clarification.ts";
import { callIntents, intentOf } from "./intent.ts";
import { type Interpretation, restatementOf } from "./interpretation.ts";
import { refusalText } from "./refusals.ts";

export interface AnswerDeps extends QueryDeps {
  tools: readonly Tool[];
  run: RunTool;
  signal: AbortSignal;
}

/** How one part of the answer was made. */
export interface PartTrace {
  intent: string;
  /** The ask that was understood. */
  params: unknown;
  assumed: string[];
  confidence: number;
  /** The names of the tools that this part may call. */
  policy: readonly string[];
  tools: readonly ToolTrace[];
  grounding: Grounding.Info;
}

export interface AnswerResult {
  answer: Omit<Answer, "trace_id">;
  parts: PartTrace[];
}

interface Part {
  intent: string;
  text: string;
  said: AnswerText;
  confidence: number;
  trace: PartTrace;
}

const tryAgain = "Can you double-check the request or try again?";

/** Answers all questions of a message in parallel, and checks every figure and citation. */
export async function answer(
  deps: AnswerDeps,
  message: string,
  { questions, left_out }: { questions: readonly Interpretation[]; left_out: readonly string[] },
): Promise<AnswerResult> {
  const parts = await Promise.all(questions.map((question) => answerPart(deps, message, question)));
  const intents = parts.map(({ intent }) => intent);
  const failed = parts.some(({ said }) => said.failed);
  const asked = parts.find(({ said }) => said.question !== null)?.said.question;
  const question = asked ?? (failed ? tryAgain : null);
  return {
    answer: {
      answer_markdown: [...parts.map(({ text }) => text), ...unanswered(left_out)].join("\n\n"),
      citations: [...new Set(parts.flatMap(({ said }) => said.sources))],
      confidence: Math.min(...parts.map(({ confidence }) => confidence)),
      needs_clarification: question !== null,
      clarifying_question: question,
      intent: intents.length === 1 ? String(intents[0]) : "multi",
      ...(intents.length === 1 ? {} : { intents }),
      reading: questions.map(restatementOf),
    },
    parts: parts.map(({ trace }) => trace),
  };
}

const unanswered = (texts: readonly string[]): string[] =>
  texts.length === 0
    ? []
    : [
        `Not answered here, ask again: ${texts.map((text) => `"${withoutCitationMarks(text)}"`).join(", ")}.`,
      ];

async function answerPart(deps: AnswerDeps, message: string, asked: Interpretation): Promise<Part> {
  // Documents belong to one household.
  const searches = asked.ask.kind === "clarify" && deps.tool === "query_portfolio";
  const found = searches ? await askDocuments(deps, asked) : undefined;
  const question = found?.question ?? asked;
  const intent = intentOf(question.ask);
  const said = found?.said ?? (await saidTo(deps, question, intent));
  const text = cited(said);
  const evidence = [said.evidence];
  const grounding = checkGrounding({
    text,
    evidence,
    // The reading stands above the answer, so that what it selects need not be named again.
    question: `${message}\n${restatementOf(question).sentence}`,
    sources: new Set(said.sources),
  });
  const confidence = said.failed ? 0 : Math.round(question.confidence * said.certainty * 100) / 100;
  const asksBack = said.question !== null;
  return {
    intent: asksBack ? "clarify" : intent,
    text: marked(text, grounding),
    said,
    confidence,
    trace: {
      intent: asksBack ? "clarify" : intent,
      params: question.ask,
      assumed: [],
      confidence: question.confidence,
      policy: question.ask.kind === "query" ? [deps.tool] : [...callIntents.keys()],
      tools: said.tools,
      grounding,
    },
  };
}

async function saidTo(
  deps: AnswerDeps,
  question: Interpretation,
  intent: string,
): Promise<AnswerText> {
  const { ask } = question;
  switch (ask.kind) {
    case "query":
      return answerQuery(deps, ask.query, intent);
    case "call":
      return answerCall(deps, { ...ask, text: question.text });
    case "refuse":
      return plainAnswer(refusalText(ask.reason));
    case "clarify": {
      const text = clarification({ ...question, ask });
      return plainAnswer(text, { question: text, evidence: [text] });
    }
  }
}

/** The text with its own sources as citations, then the table. */
const cited = ({ text, table, sources }: AnswerText): string =>
  [
    [withoutCitationMarks(text), ...sources.map((source) => `[${source}]`)].join(" "),
    withoutCitationMarks(table),
  ]
    .filter((part) => part !== "")
    .join("\n\n");

/** Names the figures that no source states, so that none passes silently. */
const marked = (text: string, { unmatched }: Grounding.Info): string =>
  unmatched.length === 0
    ? text
    : `${text}\n\nNot verified against a source: ${unmatched.join(", ")}.`;
