import type * as Entry from "../entry.ts";

/** The turn's decisions on this step: those in the next decision entry. */
export function decisionsOn(
  turn: readonly Entry.Info[],
  asked: Entry.ApprovalRequested,
): readonly Entry.Decision[] | undefined {
  const from = turn.findIndex(({ body }) => body === asked);
  const decided = turn.slice(from + 1).find(({ body }) => body.kind === "decided")?.body;
  return decided?.kind === "decided" ? decided.decisions : undefined;
}

/**
 * Results for a step that waited for the advisor when its turn ended. Every call needs a result, so
 * each one says what is known of its call.
 */
export const abandonedResults = (
  { calls, results, approvals }: Entry.ApprovalRequested,
  decisions: readonly Entry.Decision[] | undefined,
): Entry.Result[] =>
  calls.map(({ id }) => {
    const approval = approvals.find(({ call_id }) => call_id === id);
    const decision = decisions?.find(({ approval_id }) => approval_id === approval?.id);
    return results.find(({ call_id }) => call_id === id) ?? ended(id, decision);
  });

function ended(call_id: string, decision: Entry.Decision | undefined): Entry.Result {
  if (decision === undefined) return { ...refused(call_id, "not_approved", unapproved) };
  return decision.approved
    ? refused(call_id, "outcome_unknown", unknown)
    : deniedResult(call_id, decision);
}

/** The result the model receives for a call that the advisor denied. */
export function deniedResult(
  call_id: string,
  { reason }: Pick<Entry.Decision, "reason">,
): Entry.Result {
  const message = `The advisor did not allow this${reason === null || reason === "" ? "." : `: ${reason}`}`;
  return { ...refused(call_id, "denied", message), denied: true };
}

const unapproved = "The advisor went on without approving this.";
const unknown =
  "The advisor approved this, but the turn ended before its outcome was recorded. Look whether it was done before doing it again.";

const refused = (call_id: string, code: string, message: string): Entry.Result => ({
  call_id,
  status: "error",
  shown: { error: { code, message } },
  result: null,
});
