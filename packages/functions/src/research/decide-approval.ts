import { notFound } from "@advisor/agent/open/open-turn";
import { decide } from "@advisor/agent/research/cell/decide";
import { Fault } from "@advisor/domain/fault";
import type * as Approval from "@advisor/domain/research/approval";
import * as Run from "@advisor/domain/research/run";
import { toMicroUsd } from "@advisor/protocol/research/money";
import type { DecisionBody } from "@advisor/protocol/research/requests";
import type * as z from "zod";
import type { Runtime } from "../runtime.ts";
import { readOwnRun } from "./read-own.ts";

interface OpenApproval {
  by: string;
  run_id: string;
  approval: Approval.Info;
}

/** An approval of one of the advisor's runs, pending or decided. */
export async function readApproval(
  runtime: Runtime,
  asked: { by: string; run_id: string; approval_id: string; tool: string | undefined },
): Promise<OpenApproval> {
  const { by, run_id, approval_id, tool } = asked;
  const run = await readOwnRun(runtime, by, run_id);
  const approval = await runtime.runs.approval(run.id, approval_id.slice(0, 200));
  if (approval === undefined) throw notFound();
  checkTool(run, tool);
  return { by, run_id, approval };
}

/** Records the decision, unless there is one already, and resumes the workflow. */
export async function decideApproval(
  runtime: Runtime,
  { by, run_id, approval }: OpenApproval,
  body: z.infer<typeof DecisionBody>,
) {
  const { runs, clock } = runtime;
  const { decision, query = null, tool = null, result = null, allow_up_to_usd } = body;
  const at = new Date(clock.now()).toISOString();
  const allow_up_to_micro_usd = allow_up_to_usd === undefined ? null : toMicroUsd(allow_up_to_usd);
  const made = { decision, query, tool, result, allow_up_to_micro_usd, by, at };
  await decide(runs, run_id, approval, made).catch(async (error: unknown) => {
    await resumeExecution(runtime, approval);
    throw error;
  });
  const now = await runs.approval(run_id, approval.id);
  await resumeExecution(runtime, now ?? approval);
  return { approval_id: approval.id, decided: made };
}

function checkTool({ settings }: Run.Info, tool: string | undefined): void {
  if (tool === undefined || settings.tools.includes(tool)) return;
  const names = settings.tools.join(", ") || "none";
  throw new Fault("invalid", "unknown_tool", `The run has no tool ${tool}. Its tools: ${names}.`);
}

/** Wakes the waiting workflow, which reads the decision from the record. */
async function resumeExecution(
  { research, log }: Runtime,
  { id, callback_id }: Approval.Info,
): Promise<void> {
  if (callback_id === null) return;
  await research
    ?.answer(callback_id, { decided: true })
    .catch((error: unknown) => log.error("approval_not_told", { approval_id: id }, error));
}

/** Wakes every call that still waits in a canceled run. */
export async function resumeAllWaiting(runtime: Runtime, runId: string): Promise<void> {
  const approvals = await runtime.runs.approvals(runId);
  const waiting = approvals.filter(({ decided }) => decided === null);
  await Promise.all(waiting.map((approval) => resumeExecution(runtime, approval)));
}

const newest = 10;

/** Delivers recent decisions again while the run is active, in case a delivery failed. */
export async function redeliverDecisions(
  runtime: Runtime,
  run: Run.Info,
  approvals: readonly Approval.Info[],
): Promise<void> {
  if (Run.isEnded(run.status) || run.counters.running === 0) return;
  const decided = approvals.filter((one) => one.decided !== null).slice(-newest);
  await Promise.all(decided.map((approval) => resumeExecution(runtime, approval)));
}
