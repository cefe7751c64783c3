import { type AnswerResult, answer } from "@advisor/agent/ask/answer";
import { asksToRemember, parseStoredAsks } from "@advisor/agent/ask/stored-asks";
import * as Spend from "@advisor/domain/spend";
import type { Question } from "@advisor/protocol/answer";
import { canonicalSentence } from "@advisor/query/words/canonical";
import type { Runtime } from "../runtime.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import { countEach, putToolMetrics } from "../spend/tool-counts.ts";
import { inlineTools } from "../tools/inline-tools.ts";
import { sessionPorts } from "../tools/session-ports.ts";
import { version } from "../version.ts";
import { interpretMessage, type Understanding } from "./interpret-message.ts";
import { openQuestionScope } from "./question-scope.ts";

/** Interprets a question, computes or looks up the answer, checks it, and stores its trace. */
export async function answerQuestion(
  runtime: Runtime,
  { advisor_id, question, signal }: { advisor_id: string; question: Question; signal: AbortSignal },
) {
  const { answers, clock, newId } = runtime;
  const trace_id = newId("turn");
  const began = clock.now();
  const asking =
    question.session_id === undefined ? undefined : { advisor_id, session_id: question.session_id };
  const asked = Promise.resolve(asking && answers.earlierAsks(asking)).then(parseStoredAsks);
  const [{ household_id, known, books }, earlier] = await Promise.all([
    openQuestionScope(runtime, advisor_id, question, asked),
    asked,
  ]);
  const understanding = await interpretMessage(runtime, {
    ...{ advisor_id, question, earlier, signal },
    books: books.plain,
  });
  const readAt = clock.now();
  const session = { advisor_id, household_id, turn_id: trace_id };
  const run = inlineTools(runtime)(session, sessionPorts(runtime, session, known));
  const made = await answer(
    {
      books: books.booksFor,
      tool: household_id === null ? "query_book" : "query_portfolio",
      lacks: books.missing,
      simulated: books.simulated,
      tools: runtime.catalog,
      run: chargedTools(runtime, advisor_id, run),
      signal,
      now: clock.now,
    },
    question.message,
    understanding,
  );
  const latency_ms = { routing: readAt - began, total: clock.now() - began };
  const ids = { advisor_id, household_id, trace_id };
  const trace = traceOf(runtime, { ...ids, question, understanding, made, latency_ms });
  await Promise.all([
    answers.storeTrace(advisor_id, trace_id, trace),
    asking && answers.remember(asking, asksToRemember(understanding.questions, earlier)),
  ]);
  report(runtime, ids, made, understanding, latency_ms);
  return { ...made.answer, trace_id };
}

interface Ids {
  advisor_id: string;
  /** Null for a question about all of the advisor's households. */
  household_id: string | null;
  trace_id: string;
}

function report(
  { log, metrics }: Runtime,
  ids: Ids,
  { answer: { intent, citations }, parts }: AnswerResult,
  { consulted }: Understanding,
  { routing: routing_ms, total: ms }: { routing: number; total: number },
): void {
  const { trace_id } = ids;
  const calls = parts.flatMap(({ tools }) =>
    tools.map(({ error, ...call }) => ({ ...call, code: error })),
  );
  const grounding_valid = parts.every(({ grounding }) => grounding.valid);
  log.info("answered", {
    ...ids,
    door: "answers",
    intent,
    parts: parts.length,
    model: consulted?.model ?? null,
    input_tokens: consulted?.tokens?.input_tokens ?? null,
    output_tokens: consulted?.tokens?.output_tokens ?? null,
    tool_calls: calls.length,
    tools: countEach(calls.map(({ tool }) => tool)),
    tool_errors: countEach(calls.flatMap(({ code }) => code ?? [])),
    grounding_valid,
    citations: citations.length,
    routing_ms,
    ms,
  });
  const figures = { AnswerMs: ms, GroundingInvalid: Number(!grounding_valid) };
  metrics.put(figures, { door: "answers" }, { trace_id });
  putToolMetrics(metrics, calls, { trace_id });
}

/** The cost of interpreting the question in dollars; null when the model's price is unknown. */
function costOf({ model, spending }: Runtime, { consulted }: Understanding): number | null {
  if (consulted === null) return 0;
  const micro = Spend.costMicroUsd(Spend.priceOf(model.id, spending.prices), consulted.tokens);
  return micro === null ? null : micro / 1_000_000;
}

const notConsulted = {
  model: null,
  outcome: null,
  confidence: null,
  tokens: null,
  latency_ms: null,
};

const traceOf = (
  runtime: Runtime,
  answered: Ids & {
    question: Question;
    understanding: Understanding;
    made: AnswerResult;
    latency_ms: { routing: number; total: number };
  },
) => {
  const { consulted, questions, left_out } = answered.understanding;
  const { answer: said, parts } = answered.made;
  return {
    trace_id: answered.trace_id,
    kind: "answer",
    version,
    household_id: answered.household_id,
    utterance: answered.question.message,
    session_id: answered.question.session_id ?? null,
    intent: said.intent,
    routing: {
      by: consulted?.outcome === "used" ? "model" : "rules",
      readings: questions.map(({ text, ask, unexplained }) => ({
        text,
        reading: canonicalSentence(ask),
        unexplained,
      })),
      left_out,
      ...(consulted ?? notConsulted),
    },
    parts,
    answer: said,
    grounding_valid: parts.every(({ grounding }) => grounding.valid),
    formatter_used: true,
    retry_count: 0,
    model: consulted?.model ?? null,
    tokens: consulted?.tokens ?? null,
    cost_usd: costOf(runtime, answered.understanding),
    latency_ms: answered.latency_ms,
  };
};
