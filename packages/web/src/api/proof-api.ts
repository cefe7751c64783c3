import { RecordVerdict, Trace } from "@advisor/protocol/trace";
import type { Ways } from "./household-api.ts";

const record = (conversation: string): string =>
  `/api/v1/copilot/conversations/${conversation}/audit`;

/** Requests about how an answer was made, and ratings. */
export const proofApi = ({ read, send, ask }: Ways) => ({
  rate: (message_id: string, rating: "up" | "down", note: string | null) =>
    send("POST", `/api/v1/copilot/messages/${message_id}/feedback`, { rating, note }),
  trace: (turn_id: string) => read(Trace, `/api/v1/traces/${encodeURIComponent(turn_id)}`),
  /** Verifies the conversation's record. */
  verify: (conversation: string) => read(RecordVerdict, `${record(conversation)}?verify=1`),
  recordFile: async (conversation: string) => (await ask(record(conversation))).blob(),
});
