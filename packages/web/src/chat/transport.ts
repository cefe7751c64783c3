import { approvalsOf, type Decision } from "@advisor/client/approvals";
import { DefaultChatTransport } from "ai";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { type Message, textOf } from "./message.ts";

const chat = "/api/v1/copilot/chat";

/**
 * The way of a conversation's turns: what is new is sent and the record stays with the API. A request
 * that is sent again keeps its key, so that it cannot run twice.
 */
export function chatTransport(
  api: Pick<AdvisorApi, "ask">,
  scopes: Readonly<Record<string, Decision["scope"]>>,
): DefaultChatTransport<Message> {
  const keys = new Map<string, string>();

  function keyOf(request: string): string {
    const key = keys.get(request) ?? crypto.randomUUID();
    keys.set(request, key);
    return key;
  }

  return new DefaultChatTransport<Message>({
    fetch: (input, init) => api.ask(String(input), init),
    prepareSendMessagesRequest({ id, messages }) {
      const last = messages.at(-1);
      const approvals = approvalsOf(last, scopes);
      const said = approvals === undefined ? { message: last ? textOf(last) : "" } : { approvals };
      const body = { conversation_id: id, ...said };
      const key = keyOf(`${last?.id} ${JSON.stringify(body)}`);
      return { api: `${chat}/stream?protocol=ui7`, body, headers: { "idempotency-key": key } };
    },
    prepareReconnectToStreamRequest: ({ id }) => ({ api: `${chat}/${id}/stream?protocol=ui7` }),
  });
}
