import { RecordVerdict, Trace } from "@advisor/protocol/trace";
import type { RequestFunctions } from "./household-api.ts";

const record = (conversation: string): string =>
  `/api/v1/copilot/conversations/${conversation}/audit`;

/** Requests about how an answer was made, its rating, and undoing what it wrote. */
export const proofApi = ({ read, send, ask }: RequestFunctions) => ({
  rate: (message_id: string, rating: "up" | "down", note: string | null) =>
    send("POST", `/api/v1/copilot/messages/${message_id}/feedback`, { rating, note }),
  undo: (message_id: string, call_id: string) =>
    send("POST", `/api/v1/copilot/messages/${message_id}/undo`, { call_id }),
  trace: (turn_id: string) => read(Trace, `/api/v1/traces/${encodeURIComponent(turn_id)}`),
  /** Verifies the conversation's record. */
  verify: (conversation: string) => read(RecordVerdict, `${record(conversation)}?verify=1`),
  recordFile: async (conversation: string) => (await ask(record(conversation))).blob(),
});
