import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { ConversationId } from "./bodies.ts";

const Text = z.looseObject({ type: z.string(), text: z.string().optional() });
const Message = z.looseObject({
  role: z.string(),
  content: z.union([z.string(), z.array(Text)]).optional(),
});

/** The response to an interrupt. The payload follows the interrupt's `responseSchema`. */
const Resume = z.looseObject({
  interruptId: z.string(),
  status: z.enum(["resolved", "cancelled"]),
  payload: z
    .looseObject({ approved: z.boolean(), reason: z.string().nullable().optional() })
    .nullable()
    .optional(),
});

/** The body with which an AG-UI client starts a run (`RunAgentInput`). */
export const AguiRequest = z.looseObject({
  threadId: ConversationId.describe("The conversation's id"),
  runId: z.string().min(1).max(200),
  messages: z.array(Message).describe("Only the last one counts: the history is the server's"),
  resume: z.array(Resume).optional().describe("Answers to the interrupts of the run before"),
});

export const isAguiRequest = (body: unknown): boolean =>
  typeof body === "object" && body !== null && "threadId" in body && "runId" in body;

/** The request as a chat body. The client's tools, context and state are ignored. */
export function chatFromAgui({ threadId, messages, resume }: z.infer<typeof AguiRequest>): object {
  if (resume !== undefined && resume.length > 0) {
    return { conversation_id: threadId, approvals: resume.map(decisionOf) };
  }
  const last = messages.at(-1);
  if (last?.role !== "user") throw refused("The last message must be the user's.");
  return { conversation_id: threadId, message: textOf(last.content ?? "") };
}

function textOf(content: string | z.infer<typeof Text>[]): string {
  if (typeof content === "string") return content;
  if (content.some(({ type }) => type !== "text")) throw refused("Send text; files are not read.");
  return content.map(({ text }) => text ?? "").join("\n");
}

function decisionOf({ interruptId: approval_id, status, payload }: z.infer<typeof Resume>) {
  if (status === "cancelled") return { approval_id, approved: false };
  if (!payload) throw refused("An answer to an interrupt needs its payload: {approved, reason?}.");
  return { approval_id, approved: payload.approved, reason: payload.reason ?? null };
}

const refused = (words: string) => new Fault("invalid", "invalid_request", words);
