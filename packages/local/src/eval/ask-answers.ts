import { Answer } from "@advisor/protocol/answer";
import { Problem } from "@advisor/protocol/problem";
import type { BrokerageQuestion } from "@advisor/scripts/golden/question";
import * as z from "zod";
import type { Asking } from "./asking.ts";

/** What the answers door said, and what its trace says of it. */
export interface Answered {
  text: string;
  /** The code of a refusal by the door itself. */
  fault: string | null;
  intents: string[];
  params: Record<string, unknown>[];
  citations: string[];
  asksBack: boolean;
  /** Tools called, with repetition. */
  tools: string[];
  unmatched: string[];
  grounded: boolean;
  ms: number;
}

const Trace = z.object({
  grounding_valid: z.boolean(),
  parts: z.array(
    z.object({
      intent: z.string(),
      params: z.record(z.string(), z.unknown()),
      tools: z.array(z.object({ tool: z.string() })),
      grounding: z.object({ unmatched: z.array(z.string()) }),
    }),
  ),
});

/** Asks in a session of its own, after what was asked before. */
export async function askAnswers(
  { base, fetch, token }: Asking,
  question: BrokerageQuestion,
): Promise<Answered> {
  const { household, account, after } = question;
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const about = {
    session_id: `eval-${crypto.randomUUID()}`,
    ...(household === null ? {} : { household_id: household }),
  };
  const ask = (body: Record<string, unknown>) =>
    fetch(`${base}/api/chat`, {
      method: "POST",
      headers,
      body: JSON.stringify({ ...body, ...about }),
    });
  for (const message of after) await (await ask({ message })).json();
  const began = performance.now();
  const given = account === undefined ? {} : { account };
  const response = await ask({ message: question.question, ...given });
  const body: unknown = await response.json();
  const ms = performance.now() - began;
  if (!response.ok) return refused(Problem.parse(body), ms);
  const answer = Answer.parse(body);
  const kept = await fetch(`${base}/api/v1/traces/${answer.trace_id}`, { method: "GET", headers });
  return answered(answer, Trace.parse(await kept.json()), ms);
}

const answered = (
  answer: Answer,
  { parts, grounding_valid }: z.infer<typeof Trace>,
  ms: number,
): Answered => ({
  text: answer.answer_markdown,
  fault: null,
  intents: parts.map(({ intent }) => intent),
  params: parts.map(({ params }) => params),
  citations: answer.citations,
  asksBack: answer.needs_clarification,
  tools: parts.flatMap(({ tools }) => tools.map(({ tool }) => tool)),
  unmatched: parts.flatMap(({ grounding }) => grounding.unmatched),
  grounded: grounding_valid,
  ms,
});

const refused = ({ code, detail }: Problem, ms: number): Answered => ({
  text: detail,
  fault: code,
  intents: [],
  params: [],
  citations: [],
  asksBack: false,
  tools: [],
  unmatched: [],
  grounded: true,
  ms,
});
