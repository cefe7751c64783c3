import { Fault } from "@advisor/domain/fault";
import { addUsage, type Usage } from "@advisor/domain/model/usage";
import type { Book } from "@advisor/query/book/book";
import type { Ask } from "@advisor/query/schema/query";
import type { ModelRequest } from "../../model/model.ts";
import type { Interpretation } from "../interpretation.ts";
import { narrowToAccount } from "../narrow-to-account.ts";
import { asksOf, type ModelQuestion, problemsOf } from "./check-asks.ts";
import type { ModelAsk } from "./flat-ask.ts";
import { namesOf } from "./mentions.ts";
import { type ModelReply, type ReplyDeps, withinDeadline } from "./model-reply.ts";
import { requestFor, withCorrection } from "./model-request.ts";

/** How asking the model went, for the trace. */
export interface ModelAskTrace {
  model: string;
  outcome: "used" | "unsure" | "invalid" | "late" | "failed";
  confidence: number | null;
  tokens: Usage;
  latency_ms: number;
}

interface Deps extends ReplyDeps {
  /** The book of one household, or the books of all of the advisor's. */
  books: readonly Book[];
  /** What was asked before, newest last: a question may follow up on the newest, or on several. */
  earlier: readonly Ask[];
}

const enough = 0.6;
/** The highest confidence of an answer whose question only the model understood. */
const mostConfidence = 0.7;

/**
 * Asks the model what a message means: up to three questions, in the order of the message. Its
 * objects are accepted only when each is a query that the books can answer, and when they include
 * everything the message names; the model is told once what is wrong with them. Without acceptable
 * ones, `questions` is undefined.
 */
export async function askModel(
  deps: Deps,
  message: ModelQuestion,
  account: string | undefined,
): Promise<{ questions: Interpretation[] | undefined; consulted: ModelAskTrace }> {
  const { model, signal, now } = deps;
  const began = now();
  const { asks, outcome, confidence, tokens } = await askTwice(deps, message);
  signal.throwIfAborted();
  const consulted = { model: model.id, outcome, confidence, tokens, latency_ms: now() - began };
  if (outcome !== "used") return { questions: undefined, consulted };
  const questions = withoutTwins(asks).map((one) => interpretationOf(one, message.text, account));
  return { questions, consulted };
}

interface Attempt extends Pick<ModelAskTrace, "outcome" | "confidence"> {
  asks: readonly ModelAsk[];
  problems: readonly string[];
}

/** The asks of the model's reply, or of its second one where it could correct the first. */
function askTwice(deps: Deps, message: ModelQuestion): Promise<Attempt & { tokens: Usage }> {
  const names = namesOf(deps.books);
  const judge = (reply: ModelReply) => attemptOf(reply, message, names, deps.books);
  return withinDeadline(deps, async (ask) => {
    const request: ModelRequest = requestFor(deps, message.text, names);
    const reply = await ask(request);
    const first = judge(reply);
    if (first.problems.length === 0) return { ...first, tokens: reply.tokens };
    const next = await ask(withCorrection(request, reply.calls, first.problems)).catch(noBudget);
    const second = judge(next);
    const isBetter = second.outcome === "used" || second.outcome === "unsure";
    return { ...(isBetter ? second : first), tokens: addUsage(reply.tokens, next.tokens) };
  });
}

/** Without a budget for a second reply, the first one stands. */
function noBudget(fault: unknown): ModelReply {
  if (fault instanceof Fault && fault.kind === "budget")
    return { calls: [], failure: "failed", tokens: null };
  throw fault;
}

function attemptOf(
  { calls, failure }: ModelReply,
  message: ModelQuestion,
  names: ReturnType<typeof namesOf>,
  books: readonly Book[],
): Attempt {
  const { asks, problems } = asksOf(calls);
  if (asks.length === 0 || problems.length > 0) {
    return { asks, problems, outcome: failure ?? "invalid", confidence: null };
  }
  const answered = asks.filter(({ ask }) => ask.kind !== "clarify");
  const confidence = Math.min(1, ...answered.map((one) => one.confidence));
  const unsure = { asks, problems: [], outcome: "unsure" as const, confidence };
  if (confidence < enough || answered.length === 0) return unsure;
  const wrong = problemsOf(asks, message, names, books);
  return wrong.length > 0 ? { ...unsure, problems: wrong } : { ...unsure, outcome: "used" };
}

/** The same call made twice is one question. */
const withoutTwins = (asks: readonly ModelAsk[]): ModelAsk[] =>
  [...new Map(asks.toReversed().map((one) => [JSON.stringify(one.ask), one])).values()].reverse();

function interpretationOf(
  one: ModelAsk,
  message: string,
  account: string | undefined,
): Interpretation {
  const text = wordsOf(one, message);
  const unclear = one.ask.kind === "clarify";
  return {
    text,
    ask: narrowToAccount(one.ask, account),
    unexplained: unclear ? [text] : [],
    confidence: Math.min(mostConfidence, one.confidence),
    sure: true,
  };
}

/** The words that an ask answers, if the model copied them from the message. */
const wordsOf = ({ words }: ModelAsk, message: string): string =>
  words !== undefined && message.includes(words) ? words : message;
