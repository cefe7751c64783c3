import { RecordVerdict, Trace } from "@advisor/protocol/trace";
import type { Ways } from "./household-api.ts";

const record = (conversation: string): string =>
  `/api/v1/copilot/conversations/${conversation}/audit`;

/** What is asked about how an answer came about. */
export const proofApi = ({ read, ask }: Ways) => ({
  trace: (turn_id: string) => read(Trace, `/api/v1/traces/${encodeURIComponent(turn_id)}`),
  /** Whether the conversation's record is what was written. */
  verify: (conversation: string) => read(RecordVerdict, `${record(conversation)}?verify=1`),
  recordFile: async (conversation: string) => (await ask(record(conversation))).blob(),
});
