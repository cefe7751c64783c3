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

/** What the AI SDK's own answer to an approval has no field for. */
export type Details = Partial<Pick<Decision, "scope" | "input">>;

/**
 * The advisor's decisions in a message, as the `approvals` of the request that continues the turn;
 * undefined while a decision is missing, or when there was none to make. `details` holds, by
 * approval, the tools allowed for the rest of the conversation and the arguments that were changed.
 */
export function approvalsOf(
  message: Message | undefined,
  details: Readonly<Record<string, Details>> = {},
): Decision[] | undefined {
  if (message?.role !== "assistant") return undefined;
  if (message.parts.some((part) => Requested.safeParse(part).success)) return undefined;
  const decisions = message.parts.flatMap((part): Decision[] => {
    const responded = Responded.safeParse(part).data;
    if (responded === undefined) return [];
    const { id: approval_id, approved, reason = null } = responded.approval;
    const { scope = "once", input } = details[approval_id] ?? {};
    const changed = approved && input !== undefined ? { input } : {};
    return [{ approval_id, approved, reason, scope, ...changed }];
  });
  return decisions.length === 0 ? undefined : decisions;
}
