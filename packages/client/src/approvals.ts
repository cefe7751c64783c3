import type { Approvals } from "@advisor/protocol/bodies";
import * as z from "zod";

export type Decision = Approvals["approvals"][number];

/** The fields of an AI SDK `useChat` message that are used here. */
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
 * The advisor's decisions in a message, as the `approvals` of the request that continues the turn;
 * undefined while a decision is missing, or when there was none to make. `scopes` says, by
 * approval, which tools were allowed for the rest of the conversation.
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
