import type { Approvals } from "@advisor/protocol/bodies";
import * as z from "zod";

export type Decision = Approvals["approvals"][number];

/** As much of a message of the AI SDK's `useChat` as is needed here. */
interface Message {
  role: string;
  parts: readonly unknown[];
}

const Requested = z.object({ state: z.literal("approval-requested") });
const Responded = z.object({
  state: z.literal("approval-responded"),
  approval: z.object({ id: z.string(), approved: z.boolean(), reason: z.string().optional() }),
});

/**
 * What the advisor decided in a message, as the `approvals` of the request that goes on with its turn;
 * undefined while something is still to be decided, and where nothing was. `scopes` names, by approval,
 * what was allowed for the rest of the conversation.
 */
export function approvalsOf(
  message: Message | undefined,
  scopes: Readonly<Record<string, Decision["scope"]>> = {},
): Decision[] | undefined {
  if (message?.role !== "assistant") return undefined;
  if (message.parts.some((part) => Requested.safeParse(part).success)) return undefined;
  const decisions = message.parts.flatMap((part): Decision[] => {
    const responded = Responded.safeParse(part).data;
    if (responded === undefined) return [];
    const { id: approval_id, approved, reason = null } = responded.approval;
    return [{ approval_id, approved, reason, scope: scopes[approval_id] ?? "once" }];
  });
  return decisions.length === 0 ? undefined : decisions;
}
