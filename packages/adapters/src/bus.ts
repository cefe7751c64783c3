import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";
import { NodeHttpHandler } from "@smithy/node-http-handler";

/** The first message of a conversation was accepted. Ids only: what was said stays in the store. */
export interface ConversationStarted {
  advisor_id: string;
  conversation_id: string;
}

export const source = "advisor-copilot";
export const conversationStarted = "conversation.started";

export interface Bus {
  /** Resolves when the event is on the bus; rejects within `patienceMs`. */
  publish(event: ConversationStarted): Promise<void>;
}

/** For all attempts together: a stream waits for it before it ends. */
const patienceMs = 2_500;
const attempt = { connectionTimeout: 1_000, requestTimeout: 1_200, throwOnRequestTimeout: true };

/** EventBridge; the envelope is SST's, so that its subscribers can read it. */
export function eventBus(name: string): Bus {
  const requestHandler = new NodeHttpHandler(attempt);
  const client = new EventBridgeClient({ maxAttempts: 2, requestHandler });
  return {
    async publish(event) {
      const Detail = JSON.stringify({ properties: event, metadata: {} });
      const entry = { EventBusName: name, Source: source, DetailType: conversationStarted, Detail };
      const abortSignal = AbortSignal.timeout(patienceMs);
      const answer = await client.send(new PutEventsCommand({ Entries: [entry] }), { abortSignal });
      const code = answer.Entries?.[0]?.ErrorCode;
      if (code !== undefined) throw new Error(`the event was refused: ${code}`);
    },
  };
}
