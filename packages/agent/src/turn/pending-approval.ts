import type * as Entry from "@advisor/domain/entry";
import { decisionsOn } from "@advisor/domain/record/abandoned";
import { pendingStep } from "../record/history.ts";

/** A step that waited for approval, and the advisor's decision on each of its writes. */
export interface PendingApproval {
  asked: Entry.ApprovalRequested;
  decisions: readonly Entry.Decision[];
}

/** The step of a turn whose decisions are not carried out yet. */
export function pendingOf(turn: readonly Entry.Info[]): PendingApproval | undefined {
  const asked = pendingStep(turn);
  const decisions = asked === undefined ? undefined : decisionsOn(turn, asked);
  return asked === undefined || decisions === undefined ? undefined : { asked, decisions };
}

/** Whether the turn has approved writes without a recorded outcome. */
export const hasApprovedPending = (turn: readonly Entry.Info[]): boolean =>
  pendingOf(turn)?.decisions.some(({ approved }) => approved) ?? false;
