import { ConversationDetail } from "@advisor/protocol/responses";
import type { Ways } from "./household-api.ts";

const conversation = (id: string) => `/api/v1/copilot/conversations/${id}`;

/** What the advisor allowed for the rest of a conversation. */
export const approvalApi = ({ read, ask }: Pick<Ways, "read" | "ask">) => ({
  /** The tools that write and need not ask in this conversation. */
  standingApprovals: async (id: string): Promise<readonly string[]> =>
    (await read(ConversationDetail, conversation(id))).standing_approvals,
  revoke: (id: string, tool: string) =>
    ask(`${conversation(id)}/standing_approvals/${encodeURIComponent(tool)}`, { method: "DELETE" }),
});
