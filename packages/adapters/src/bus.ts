import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { NodeHttpHandler } from "@smithy/node-http-handler";

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
const attempt = { connectionTimeout: 1_000, requestTimeout: 1_200, throwOnRequestTimeout: true };

/** An EventBridge bus. Events use SST's envelope so that SST's subscribers can parse them. */
export function eventBus(name: string): EventBus {
  const requestHandler = new NodeHttpHandler(attempt);
  const client = new EventBridgeClient({ maxAttempts: 2, requestHandler });
  return {
    async publish(event) {
      const Detail = JSON.stringify({ properties: event, metadata: {} });
      const entry = {
        EventBusName: name,
        Source: eventSource,
        DetailType: conversationStartedType,
        Detail,
      };
      const abortSignal = AbortSignal.timeout(timeoutMs);
      const answer = await client.send(new PutEventsCommand({ Entries: [entry] }), { abortSignal });
      const code = answer.Entries?.[0]?.ErrorCode;
      if (code !== undefined) throw new Error(`the event was refused: ${code}`);
    },
  };
}
