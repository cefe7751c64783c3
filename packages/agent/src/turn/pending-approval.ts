import type * as Entry from "@advisor/domain/entry";
import { decisionsOn } from "@advisor/domain/record/abandoned";
import { pendingStep } from "../record/history.ts";

/** A step that waited, and what the advisor decided about each of its writes. */
export interface PendingApproval {
  asked: Entry.ApprovalRequested;
  decisions: readonly Entry.Decision[];
}

/** The step of a turn that was decided on and is still to be answered. */
export function pendingOf(turn: readonly Entry.Info[]): PendingApproval | undefined {
  const asked = pendingStep(turn);
  const decisions = asked === undefined ? undefined : decisionsOn(turn, asked);
  return asked === undefined || decisions === undefined ? undefined : { asked, decisions };
}

/** Whether writes of the turn were approved and nothing is recorded of what came of them. */
export const approvedPending = (turn: readonly Entry.Info[]): boolean =>
  pendingOf(turn)?.decisions.some(({ approved }) => approved) ?? false;
