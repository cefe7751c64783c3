import { Fault } from "@advisor/domain/fault";
import type * as Approval from "@advisor/domain/research/approval";
import { entryKey, type Store } from "@advisor/domain/research/record";

const attempts = 20;

/**
 * Records a person's decision on a waiting call with its cell. Only the first decision counts;
 * later ones throw `already_decided`.
 */
export async function decide(
  runs: Pick<Store, "append" | "attempt">,
  runId: string,
  approval: Approval.Info,
  decision: Approval.Decision,
): Promise<void> {
  const { criterion, company, attempt, call_id, id: approval_id, tool: asked_tool } = approval;
  const ref = { criterion, company, attempt };
  for (let tries = 0; tries < attempts; tries += 1) {
    const entries = await runs.attempt(runId, ref);
    const decided = entries.some(
      ({ body }) => body.type === "approval_decided" && body.approval_id === approval_id,
    );
    if (decided) throw new Fault("conflict", "already_decided", "This call was already decided.");
    const appended = await runs.append({
      run_id: runId,
      key: entryKey(ref, entries.length),
      make: () => [
        { type: "approval_decided", ...ref, approval_id, call_id, asked_tool, ...decision },
      ],
    });
    // Another entry was written first: read it and append after it.
    if (appended.kind === "written") return;
  }
  throw new Fault("busy", "storage_unavailable", "The decision could not be stored. Try again.");
}
