import { notFound } from "@advisor/agent/open/open-turn";
import { decide } from "@advisor/agent/research/cell/decide";
import { Fault } from "@advisor/domain/fault";
import type * as Approval from "@advisor/domain/research/approval";
import * as Run from "@advisor/domain/research/run";
import { microOf } from "@advisor/protocol/research/money";
import { DecisionBody } from "@advisor/protocol/research/requests";
import { Hono } from "hono";
import { ownRun } from "../../research/own.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { bodyText, parseBody } from "../http/body.ts";
import { oncePerKey, requestKey } from "../http/request-key.ts";

/** A person's answer to a tool call that waits. */
export function approvalRoutes(runtime: Runtime): Hono<AppEnv> {
  const { runs, clock } = runtime;
  const routes = new Hono<AppEnv>();

  routes.post("/:id/approvals/:approval_id", async (c) => {
    const text = await bodyText(c);
    const body = parseBody(DecisionBody, text);
    const by = c.get("advisor").id;
    const run = await ownRun(runtime, by, c.req.param("id"));
    const approval = await runs.approval(run.id, c.req.param("approval_id").slice(0, 200));
    if (approval === undefined) throw notFound();
    checkTool(run, body.tool);
    return oncePerKey(runtime, c, requestKey(c, text), async () => {
      const { decision, query = null, tool = null, result = null, allow_up_to_usd } = body;
      const at = new Date(clock.now()).toISOString();
      const allow_up_to_micro_usd = allow_up_to_usd === undefined ? null : microOf(allow_up_to_usd);
      const made = { decision, query, tool, result, allow_up_to_micro_usd, by, at };
      await decide(runs, run.id, approval, made).catch(async (error: unknown) => {
        await resumeExecution(runtime, approval);
        throw error;
      });
      await resumeExecution(runtime, (await runs.approval(run.id, approval.id)) ?? approval);
      return { status: 200, body: { approval_id: approval.id, decided: made } };
    });
  });

  return routes;
}

function checkTool({ settings }: Run.Info, tool: string | undefined): void {
  if (tool === undefined || settings.tools.includes(tool)) return;
  const names = settings.tools.join(", ") || "none";
  throw new Fault("invalid", "unknown_tool", `The run has no tool ${tool}. Its tools: ${names}.`);
}

/** The workflow that waits goes on; what was decided it reads from the record. */
async function resumeExecution(
  { research, log }: Runtime,
  { id, callback_id }: Approval.Info,
): Promise<void> {
  if (callback_id === null) return;
  await research
    ?.answer(callback_id, { decided: true })
    .catch((error: unknown) => log.error("approval_not_told", { approval_id: id }, error));
}

/** Calls of a run that was canceled wait for nobody any longer. */
export async function endWaits(runtime: Runtime, runId: string): Promise<void> {
  const approvals = await runtime.runs.approvals(runId);
  const waiting = approvals.filter(({ decided }) => decided === null);
  await Promise.all(waiting.map((approval) => resumeExecution(runtime, approval)));
}

const newest = 10;

/** Decisions whose telling may have been lost are told again while the run goes on. */
export async function resumeAgain(
  runtime: Runtime,
  run: Run.Info,
  approvals: readonly Approval.Info[],
): Promise<void> {
  if (Run.ended(run.status) || run.counters.running === 0) return;
  const decided = approvals.filter((one) => one.decided !== null).slice(-newest);
  await Promise.all(decided.map((approval) => resumeExecution(runtime, approval)));
}
