import { sha256 } from "@advisor/adapters/sha256";
import type * as Conversation from "@advisor/domain/conversation";
import type { Runtime } from "../../runtime.ts";

/**
 * With an idempotency key the id is derived from it, so that a retried request creates no second
 * conversation.
 */
export function newConversation(
  { newId, clock }: Runtime,
  advisor_id: string,
  household_id: string | null,
  scope: string | undefined,
  door: Conversation.Info["door"],
): Conversation.Info {
  const now = new Date(clock.now()).toISOString();
  const id = scope === undefined ? newId("con") : `con_${sha256(scope).slice(0, 26)}`;
  return {
    id,
    advisor_id,
    household_id,
    title: null,
    created_at: now,
    updated_at: now,
    pinned: false,
    deleted: false,
    epoch: 0,
    lease: null,
    door,
    allowed_tools: [],
    summary: null,
    spent: { micro_usd: 0, input_tokens: 0, output_tokens: 0 },
  };
}
