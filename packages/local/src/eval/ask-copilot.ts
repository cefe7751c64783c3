import { ApiError } from "@advisor/client/api-error";
import { copilotClient } from "@advisor/client/copilot-client";
import type { Chunk } from "@advisor/client/read-stream";
import type { CopilotQuestion } from "@advisor/scripts/golden/question";
import type { Asking } from "./asking.ts";

/** What a turn of the copilot brought. */
export interface Streamed {
  text: string;
  /** Why the turn did not finish. */
  fault: string | null;
  /** Tools called, with repetition. */
  tools: string[];
  unmatched: string[];
  grounded: boolean;
  ms: number;
}

/** Asks in a conversation of its own. */
export async function askCopilot(
  asking: Asking,
  { household, question }: CopilotQuestion,
): Promise<Streamed> {
  const client = copilotClient(asking);
  const began = performance.now();
  const chunks: Chunk[] = [];
  let fault: string | null = null;
  try {
    const id = household === null ? null : `hh_${household.toLowerCase()}`;
    const conversation = await client.startConversation(id);
    for await (const chunk of client.ask(conversation, question)) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    fault = error.problem.code;
  }
  return { ...turn(chunks, fault), ms: performance.now() - began };
}

function turn(chunks: readonly Chunk[], fault: string | null): Omit<Streamed, "ms"> {
  const check = chunks.find((chunk) => chunk.type === "data-grounding")?.data;
  const finished = chunks.some((chunk) => chunk.type === "finish");
  const error = chunks.find((chunk) => chunk.type === "error")?.code;
  return {
    text: chunks.flatMap((chunk) => (chunk.type === "text-delta" ? chunk.delta : [])).join(""),
    fault: fault ?? error ?? (finished ? null : "unfinished"),
    tools: chunks.flatMap((chunk) => (chunk.type === "tool-input-available" ? chunk.toolName : [])),
    unmatched: check?.unmatched ?? [],
    grounded: check?.valid ?? false,
  };
}
