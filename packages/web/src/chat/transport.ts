import { approvalsOf, type Details } from "@advisor/client/approvals";
import { DefaultChatTransport } from "ai";
import * as z from "zod";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Message, textOf } from "./message/message.ts";

const chat = "/api/v1/copilot/chat";

/** Requests the rest of the last answer. */
export const goOn = { continue: true } as const;

/** The recorded message whose question is repeated or edited. */
const Replacement = z.union([
  z.object({ regenerate: z.union([z.literal(true), z.string()]) }),
  z.object({ replaces: z.string() }),
]);
export type Replacement = z.infer<typeof Replacement>;

const asked = (last: Message | undefined, replacement: Replacement | undefined) =>
  replacement !== undefined && "regenerate" in replacement
    ? replacement
    : { message: last ? textOf(last) : "", ...replacement };

/**
 * The chat transport: only new messages are sent, because the API keeps the record. A repeated
 * request keeps its idempotency key, so that it cannot run twice.
 */
export function chatTransport(
  api: Pick<AdvisorApi, "ask">,
  details: Readonly<Record<string, Details>>,
): DefaultChatTransport<Message> {
  const keys = new Map<string, string>();

  function keyOf(request: string): string {
    const key = keys.get(request) ?? crypto.randomUUID();
    keys.set(request, key);
    return key;
  }

  /** What each question replaces, sent with it and again if that request did not arrive. */
  const replacements = new Map<string, Replacement>();
  function replacing(wanted: object | undefined, last: Message | undefined) {
    const named = Replacement.safeParse(wanted).data;
    if (last === undefined) return named;
    if (named !== undefined) replacements.set(last.id, named);
    return named ?? replacements.get(last.id);
  }

  return new DefaultChatTransport<Message>({
    fetch: (input, init) => api.ask(String(input), init),
    prepareSendMessagesRequest({ id, messages, body: wanted }) {
      const last = messages.at(-1);
      const approvals = approvalsOf(last, details);
      const said = approvals === undefined ? asked(last, replacing(wanted, last)) : { approvals };
      const body = { conversation_id: id, ...(wanted?.continue === true ? goOn : said) };
      // The same answer may be cut off and continued again.
      const key = keyOf(`${last?.id} ${last?.parts.length} ${JSON.stringify(body)}`);
      return { api: `${chat}/stream?protocol=ui7`, body, headers: { "idempotency-key": key } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({ api: `${chat}/${id}/stream?protocol=ui7` }),
  });
}
