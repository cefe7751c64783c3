import { RecordVerdict, Trace } from "@advisor/protocol/trace";
import type { Ways } from "./household-api.ts";

const record = (conversation: string): string =>
  `/api/v1/copilot/conversations/${conversation}/audit`;

/** What is asked about how an answer came about, and what is said of it. */
export const proofApi = ({ read, send, ask }: Ways) => ({
  rate: (message_id: string, rating: "up" | "down", note: string | null) =>
    send("POST", `/api/v1/copilot/messages/${message_id}/feedback`, { rating, note }),
  trace: (turn_id: string) => read(Trace, `/api/v1/traces/${encodeURIComponent(turn_id)}`),
  /** Whether the conversation's record is what was written. */
  verify: (conversation: string) => read(RecordVerdict, `${record(conversation)}?verify=1`),
  recordFile: async (conversation: string) => (await ask(record(conversation))).blob(),
});
