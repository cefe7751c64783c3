import { ApiError } from "@advisor/client/api-error";
import type { ResearchClient } from "@advisor/client/research-client";
import type * as Entry from "@advisor/domain/research/entry";
import type { DecisionBody } from "@advisor/protocol/research/requests";
import type { RunView } from "@advisor/protocol/research/responses";
import type { Interrupts } from "../interrupts.ts";
import type { Prompts } from "../prompts.ts";
import type { Screen } from "../screen.ts";
import { askDecision } from "./approve.ts";

/** Who decides approvals: a flag, the person at the terminal, or nobody. */
export type RunApprovalMode = "yes" | "deny" | "ask" | "nobody";

interface DecideDeps {
  client: ResearchClient;
  screen: Screen;
  interrupts: Interrupts;
  prompts: Prompts;
  decider: RunApprovalMode;
}

/**
 * Decides a waiting call, unless someone else was faster or the run is being stopped. Returns true
 * if the call was denied because nobody was there to decide.
 */
export async function decideApproval(
  deciding: DecideDeps,
  { run_id, settings }: RunView,
  needed: Entry.OfType<"tool_approval_needed">,
): Promise<boolean> {
  const { client, screen, interrupts, prompts, decider } = deciding;
  if (interrupts.pressed) return false;
  const { approvals } = await client.run(run_id);
  if (!approvals.some(({ approval_id }) => approval_id === needed.approval_id)) return false;
  const decision =
    decider === "ask" ? await askDecision(needed, settings.tools, prompts) : byFlag[decider];
  if (decision === undefined) {
    interrupts.press();
    return false;
  }
  if (decider === "nobody") {
    screen.note(
      `Denied ${needed.tool}, because nobody is at a terminal. --yes allows it, --deny denies it.`,
      "yellow",
    );
  }
  try {
    await client.decide(run_id, needed.approval_id, decision);
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 409) throw error;
    screen.note(error.problem.detail, "yellow");
    return false;
  }
  return decider === "nobody";
}

const byFlag: Record<Exclude<RunApprovalMode, "ask">, DecisionBody> = {
  yes: { decision: "approve" },
  deny: { decision: "deny" },
  nobody: { decision: "deny" },
};
