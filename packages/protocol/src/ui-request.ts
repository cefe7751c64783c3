import { Fault } from "@advisor/domain/fault";
import * as z from "zod";
import { ConversationId } from "./bodies.ts";

const Approval = z.object({
  id: z.string(),
  approved: z.boolean(),
  reason: z.string().nullable().optional(),
});
const Part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  state: z.string().optional(),
  approval: z.looseObject({}).optional(),
});

/**
 * The body that the AI SDK's default transport sends (ai 5, 6 and 7): the chat's id and all of its
 * messages.
 */
export const UiRequest = z.looseObject({
  id: ConversationId.describe("The conversation's id"),
  messages: z
    .array(z.looseObject({ role: z.string(), parts: z.array(Part) }))
    .min(1)
    .describe("Only the last one counts: the history is the server's"),
  trigger: z.enum(["submit-message", "regenerate-message"]).default("submit-message"),
  messageId: z
    .string()
    .nullish()
    .describe("The message to write again, or the question that the last message replaces"),
});

/** The request as a chat body. The client's copy of the history is ignored. */
export function chatFromUi({
  id,
  messages,
  trigger,
  messageId,
}: z.infer<typeof UiRequest>): object {
  const known = messageId?.startsWith(recordedPrefix) ? messageId : undefined;
  if (trigger === "regenerate-message") return { conversation_id: id, regenerate: known ?? true };
  const { role, parts } = messages.at(-1) ?? { role: "", parts: [] };
  if (role === "user") {
    const replaces = known === undefined ? {} : { replaces: known };
    return { conversation_id: id, message: textOf(parts), ...replaces };
  }
  const approvals = parts.flatMap(({ state, approval }) =>
    state === "approval-responded" ? decisionOf(approval) : [],
  );
  if (approvals.length > 0) return { conversation_id: id, approvals };
  throw refused("The last message must be the user's, or answer an approval.");
}

function textOf(parts: readonly z.infer<typeof Part>[]): string {
  if (parts.some(({ type }) => type === "file")) throw refused("Send text; files are not read.");
  return parts.flatMap(({ type, text }) => (type === "text" ? [text ?? ""] : [])).join("\n");
}

function decisionOf(approval: unknown) {
  const said = Approval.safeParse(approval);
  if (!said.success) throw refused("An approval needs its id and whether it is approved.");
  const { id: approval_id, approved, reason = null } = said.data;
  return [{ approval_id, approved, reason }];
}

/** The prefix of recorded message ids. Clients generate other ids for their own messages. */
const recordedPrefix = "msg_";

const refused = (words: string) => new Fault("invalid", "invalid_request", words);
