import { ApiError } from "@advisor/client/api-error";
import { copilotClient } from "@advisor/client/copilot-client";
import type { Chunk } from "@advisor/client/read-stream";
import type { AdvisorAccess } from "./advisor-access.ts";
import { figuresIn } from "./figures.ts";
import type { Question } from "./question.ts";
import type { Reply } from "./reply.ts";

/** Asks in a new conversation. */
export async function askCopilot(
  asking: AdvisorAccess,
  { household, messages }: Question,
): Promise<Reply> {
  const client = copilotClient(asking);
  let chunks: Chunk[] = [];
  let failure: string | null = null;
  let began = performance.now();
  try {
    const id = household === null ? null : `hh_${household.toLowerCase()}`;
    const conversation = await client.startConversation(id);
    for (const message of messages) {
      chunks = [];
      began = performance.now();
      for await (const chunk of client.ask(conversation, message)) chunks.push(chunk);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    failure = error.problem.code;
  }
  const reply = turn(chunks);
  return { ...reply, failure: failure ?? reply.failure, ms: performance.now() - began };
}

function turn(chunks: readonly Chunk[]): Omit<Reply, "ms"> {
  const error = chunks.find((chunk) => chunk.type === "error")?.code;
  const isFinished = chunks.some((chunk) => chunk.type === "finish");
  const text = chunks.flatMap((chunk) => (chunk.type === "text-delta" ? chunk.delta : [])).join("");
  const tools = chunks.flatMap((chunk) =>
    chunk.type === "tool-input-available" ? chunk.toolName : [],
  );
  return {
    text,
    unanswered: unansweredIn(text, tools),
    failure: error ?? (isFinished ? null : "unfinished"),
    tools,
  };
}

/**
 * Decides from the text, because the stream has no field for it. Without a figure, a question asks back, and
 * a reply that speaks of itself refuses; any other is an answer, from the context or a tool.
 */
export function unansweredIn(text: string, tools: readonly string[]): Reply["unanswered"] {
  if (figuresIn(text).some(({ isAmount }) => isAmount)) return null;
  if (text.includes("?")) return "asks back";
  if (text === "") return tools.length === 0 ? "refuses" : null;
  return speaksOfItself.test(text) ? "refuses" : null;
}

/** "I cannot draft letters", "This conversation is about the Smith family". */
const speaksOfItself = /\b(?:I|me|conversation)\b/;
