import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { MessageText } from "./bodies.ts";

const Message = z.looseObject({
  role: z.enum(["human", "ai", "tool"]),
  /** Text, or a function call of another agent, which is ignored. */
  content: z.unknown().optional(),
});

/**
 * The request of OpenBB Workspace to an agent (`QueryRequest` of openbb-ai 2). It always contains
 * the whole history.
 */
export const OpenbbQuery = z.looseObject({
  messages: z.array(Message).min(1, "send at least one message").max(200),
});

interface ChatMessage {
  role: string;
  content: string;
}

/** The question (the last message) and the texts before it. */
export function questionFromOpenbb({ messages }: z.infer<typeof OpenbbQuery>): {
  message: string;
  history: ChatMessage[];
} {
  const last = messages.at(-1);
  const message = MessageText.safeParse(last?.content);
  if (last?.role !== "human" || !message.success) {
    throw new Fault("invalid", "invalid_request", "The last message must be text from a human.");
  }
  const history = messages.slice(0, -1).flatMap(({ role, content }) => {
    if (role === "tool" || typeof content !== "string") return [];
    return [{ role: role === "human" ? "user" : "assistant", content }];
  });
  return { message: message.data, history };
}
