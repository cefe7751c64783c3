import type { ModelReply } from "../bedrock/reply.ts";
import { contentWords } from "./arguments.ts";
import type { Plan } from "./call-plan.ts";
import { type AdvisorMessage, parseAdvisorMessage } from "./context.ts";
import {
  type ConverseRequest,
  canCallTools,
  interruptedText,
  mustCallTool,
  offeredTools,
  systemText,
  type ToolCall,
  type Turn,
  turnsOf,
} from "./converse.ts";
import * as fixedTexts from "./fixed-texts.ts";
import { paragraphs } from "./format/markdown.ts";
import { queryTools } from "./household/names.ts";
import { settleFallbacks } from "./household/passages.ts";
import { reader } from "./household/read.ts";
import { otherHousehold } from "./limits.ts";
import { meetingNotes } from "./meeting/notes.ts";
import { nextCalls } from "./next-calls.ts";
import { planMessage } from "./plan.ts";
import { researchRequest } from "./research/request.ts";
import { researchReply } from "./research/research.ts";
import { titleOf } from "./title.ts";
import { writeAnswer } from "./write/write.ts";

/** The most tool steps in a turn: enough to find something and look it up. */
const mostSteps = 3;

/**
 * The offline model's reply to a request. It depends on the request alone, so the same request gets the same
 * reply.
 */
export function offlineReply(request: ConverseRequest): ModelReply {
  const reply = wholeReply(request);
  const written = interruptedText(request);
  return written === undefined ? reply : { ...reply, text: restOf(reply.text, written) };
}

/** What is left of an answer that was interrupted. */
const restOf = (whole: string, written: string): string =>
  whole.startsWith(written)
    ? whole.slice(written.length)
    : `\n\n${fixedTexts.answeredAgainText}\n\n${whole}`;

function wholeReply(request: ConverseRequest): ModelReply {
  const researched = researchRequest(request);
  if (researched !== undefined) return researchReply(researched);
  const all = turnsOf(request);
  const turn = all.at(-1);
  if (turn === undefined)
    return words(fixedTexts.whatCanBeAsked([], { household: null, trading: false }));
  const message = parseAdvisorMessage(turn.text);
  if (systemText(request).includes("Write a title")) return words(titleOf(message.question));
  if (turn.results.length > 0) return afterResults(request, turn, message, all.slice(0, -1));

  const handed = meetingNotes(message.question, message.today) !== undefined;
  const other = handed ? undefined : otherHousehold(message);
  if (other !== undefined) return words(fixedTexts.householdLocked(other, message));
  const offered = offeredTools(request);
  const eager = mustCallTool(request);
  const plan = planMessage({
    // A question back would be no call.
    reads: eager ? undefined : readerFor(message, all, offered),
    message,
    history: all.slice(0, -1),
    offered,
    eager,
  });
  const { calls, remarks } = plan;
  const possible = calls.filter((call) => offered.includes(call.name));
  const impossible = calls.filter((call) => !offered.includes(call.name));
  const missing = fixedTexts.unavailableReasons(impossible, message);
  const text = paragraphs([...(remarksFollow(plan) ? [] : remarks), ...missing]);
  if (possible.length === 0)
    return words(text === "" ? fixedTexts.whatCanBeAsked(offered, message) : text);
  return canCallTools(request)
    ? { text, calls: possible, stop: "tool_use" }
    : words(fixedTexts.noMoreSteps);
}

/** Calls more tools only if the turn's plan needs the results; otherwise writes the answer. */
function afterResults(
  request: ConverseRequest,
  turn: Turn,
  message: AdvisorMessage,
  history: readonly Turn[],
): ModelReply {
  const offered = offeredTools(request);
  const planned = planMessage({
    reads: readerFor(message, [...history, turn], offered),
    ...{ message, history, offered, eager: message.trading },
  });
  const further = canCallTools(request) && turn.steps < mostSteps;
  const again = hasFollowUp(turn, planned.calls);
  const calls = further
    ? nextCalls(turn, again ? planned : { ...planned, calls: [] }, offered)
    : [];
  if (calls.length > 0) return { text: "", calls, stop: "tool_use" };
  const { results, remarks } = settleFallbacks(planned.fallbacks, turn.results);
  const text = writeAnswer(results, withQuestionBefore(message, history));
  const asked = planned.fallbacks.length > 0 || turn.calls.some(({ name }) => queryTools.has(name));
  return words(paragraphs([...(asked ? planned.remarks : []), ...remarks, text]));
}

/** "Too much?" is about what the message before asks for. */
function withQuestionBefore(message: AdvisorMessage, history: readonly Turn[]): AdvisorMessage {
  const before = parseAdvisorMessage(history.at(-1)?.text ?? "").question;
  return contentWords(message.question).length > 0 || before === ""
    ? message
    : { ...message, question: `${before} ${message.question}` };
}

/** True when what was not understood is said with the results. */
const remarksFollow = ({ calls, fallbacks }: Plan): boolean =>
  fallbacks.length > 0 || calls.some(({ name }) => queryTools.has(name));

/**
 * Handles "our biggest stock, and how much is it up?": the second question needs the answer to the
 * first.
 */
function hasFollowUp(turn: Turn, planned: readonly ToolCall[]): boolean {
  const asked = new Set(planned.map((call) => JSON.stringify(call)));
  const queries = turn.calls.every(({ name }) => queryTools.has(name));
  return queries && turn.calls.every((call) => asked.has(JSON.stringify(call)));
}

const readerFor = (message: AdvisorMessage, all: readonly Turn[], offered: readonly string[]) =>
  message.trading || !offered.some((tool) => queryTools.has(tool))
    ? undefined
    : reader(message, all);

const words = (text: string): ModelReply => ({ text, calls: [], stop: "end_turn" });
