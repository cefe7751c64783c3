import type { PutEventsResponse } from "@aws-sdk/client-eventbridge";
import type { Environment } from "./aws/connection.ts";
import { httpHandler } from "./aws/http-handler.ts";
import { openServiceCalls, readJson } from "./aws/sdk-call.ts";
import { eventsService, serviceClient } from "./aws/service-client.ts";

/**
 * Published after the first message of a conversation is accepted. It has ids only; the text stays
 * in the store.
 */
export interface ConversationStarted {
  advisor_id: string;
  conversation_id: string;
}

export const eventSource = "advisor-copilot";
export const conversationStartedType = "conversation.started";

export interface EventBus {
  /** Resolves when the event is on the bus; rejects within `timeoutMs`. */
  publish(event: ConversationStarted): Promise<void>;
}

/** The time limit for all attempts together. The response stream waits for it before it ends. */
const timeoutMs = 2_500;
const attempt = { connectionTimeoutMs: 1_000, responseTimeoutMs: 1_200 };

const headers = {
  "content-type": "application/x-amz-json-1.1",
  "x-amz-target": "AWSEvents.PutEvents",
};

/** An EventBridge bus. Events use SST's envelope so that SST's subscribers can parse them. */
export function eventBus(name: string, env?: Environment): EventBus {
  const requestHandler = httpHandler(attempt);
  const call = openServiceCalls(
    serviceClient(eventsService, { env, maxAttempts: 2, requestHandler }),
    "events",
  );
  return {
    async publish(event) {
      const Detail = JSON.stringify({ properties: event, metadata: {} });
      const entry = {
        EventBusName: name,
        Source: eventSource,
        DetailType: conversationStartedType,
        Detail,
      };
      const body = JSON.stringify({ Entries: [entry] });
      const response = await call({ path: "/", headers, body }, AbortSignal.timeout(timeoutMs));
      const answer: PutEventsResponse = await readJson(response.body);
      const code = answer.Entries?.[0]?.ErrorCode;
      if (code !== undefined) throw new Error(`the event was refused: ${code}`);
    },
  };
}
