import { ConversationDetail } from "@advisor/protocol/responses";
import type { RequestFunctions } from "./household-api.ts";

const conversation = (id: string) => `/api/v1/copilot/conversations/${id}`;

/** Standing approvals of a conversation. */
export const approvalApi = ({ read, ask }: Pick<RequestFunctions, "read" | "ask">) => ({
  /** The tools that may write in this conversation without further approval. */
  standingApprovals: async (id: string): Promise<readonly string[]> =>
    (await read(ConversationDetail, conversation(id))).standing_approvals,
  revoke: (id: string, tool: string) =>
    ask(`${conversation(id)}/standing_approvals/${encodeURIComponent(tool)}`, { method: "DELETE" }),
});
