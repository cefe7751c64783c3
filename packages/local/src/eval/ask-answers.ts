import { Answer } from "@advisor/protocol/answer";
import { Problem } from "@advisor/protocol/problem";
import type { AdvisorAccess } from "./advisor-access.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";

/** Asks each conversation in a new session. An error response counts as a refusal. */
export async function askAnswers(
  { base, fetch, token }: AdvisorAccess,
  { household, messages }: Question,
): Promise<Reply> {
  const about = {
    session_id: `eval-${crypto.randomUUID()}`,
    ...(household === null ? {} : { household_id: `hh_${household.toLowerCase()}` }),
  };
  let reply: Reply = { text: "", unanswered: null, failure: "nothing asked", tools: [], ms: 0 };
  for (const message of messages) {
    const began = performance.now();
    const response = await fetch(`${base}/api/chat`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ message, ...about }),
    });
    const body: unknown = await response.json();
    const ms = performance.now() - began;
    reply = response.ok ? answered(Answer.parse(body), ms) : refused(Problem.parse(body), ms);
  }
  return reply;
}

function answered(answer: Answer, ms: number): Reply {
  const intents = answer.intents ?? [answer.intent];
  const isRefused = intents.every((one) => one === "out_of_scope");
  const unanswered = answer.needs_clarification ? "asks back" : isRefused ? "refuses" : null;
  return { text: answer.answer_markdown, unanswered, failure: null, tools: [], ms };
}

const refused = ({ detail }: Problem, ms: number): Reply => ({
  text: detail,
  unanswered: "refuses",
  failure: null,
  tools: [],
  ms,
});
