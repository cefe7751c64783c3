import { EventBridgeClient, PutEventsCommand } from "@aws-sdk/client-eventbridge";

/** The first message of a conversation was accepted. Ids only: what was said stays in the store. */
export interface ConversationStarted {
  advisor_id: string;
  conversation_id: string;
}

export const source = "advisor-copilot";
export const conversationStarted = "conversation.started";

export interface Bus {
  publish(event: ConversationStarted): Promise<void>;
}

/** EventBridge; the envelope is SST's, so that its subscribers can read it. */
export function eventBus(name: string): Bus {
  const client = new EventBridgeClient({});
  return {
    async publish(event) {
      const Detail = JSON.stringify({ properties: event, metadata: {} });
      const entry = { EventBusName: name, Source: source, DetailType: conversationStarted, Detail };
      const answer = await client.send(new PutEventsCommand({ Entries: [entry] }));
      const code = answer.Entries?.[0]?.ErrorCode;
      if (code !== undefined) throw new Error(`the event was refused: ${code}`);
    },
  };
}
