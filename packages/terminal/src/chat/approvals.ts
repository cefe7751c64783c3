import type { Decision } from "@advisor/client/approvals";
import type { Chunk } from "@advisor/client/read-stream";
import type { Prompts } from "../prompts.ts";
import { stripControlCharacters } from "../terminal-safe.ts";

/** A write that needs approval. */
export type PendingWrite = Extract<Chunk, { type: "data-approval_required" }>["data"];

/** Who decides approvals: a flag, the person at the terminal, or nobody ("leave"). */
export type ApprovalMode = "approve" | "deny" | "ask" | "leave";

/** The decisions on pending writes; undefined if nobody decided. */
export async function decisionsOn(
  waiting: readonly PendingWrite[],
  answering: ApprovalMode,
  prompts: Prompts,
): Promise<Decision[] | undefined> {
  if (answering === "leave") return undefined;
  const decisions: Decision[] = [];
  for (const one of waiting) {
    const decided =
      answering === "ask" ? await asked(one, prompts) : decision(one, answering === "approve");
    if (decided === undefined) return undefined;
    decisions.push(decided);
  }
  return decisions;
}

async function asked(one: PendingWrite, prompts: Prompts): Promise<Decision | undefined> {
  const said = await prompts.choose(`Allow ${describeCall(one)}?`, [
    { value: "once", label: "Allow" },
    { value: "conversation", label: `Allow ${one.tool} for the rest of this conversation` },
    { value: "deny", label: "Deny" },
  ]);
  if (said === undefined) return undefined;
  if (said !== "deny") return { ...decision(one, true), scope: said };
  const reason = await prompts.text("Why not? (may be left empty)", { optional: true });
  return reason === undefined ? undefined : { ...decision(one, false), reason: reason || null };
}

export const describeCall = ({ tool, input, cost_usd }: PendingWrite): string =>
  stripControlCharacters(
    `${tool} ${JSON.stringify(input)}${cost_usd > 0 ? ` for $${cost_usd}` : ""}`,
  );

const decision = ({ approval_id }: PendingWrite, approved: boolean): Decision => ({
  approval_id,
  approved,
  reason: null,
  scope: "once",
});
