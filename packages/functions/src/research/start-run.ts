import { sha256 } from "@advisor/adapters/sha256";
import { priceUnknown } from "@advisor/agent/research/cell/check-budget";
import { Fault } from "@advisor/domain/fault";
import { canonicalJson } from "@advisor/domain/record/audit-chain";
import * as Run from "@advisor/domain/research/run";
import * as Spend from "@advisor/domain/spend";
import type { RunBody } from "@advisor/protocol/research/requests";
import { estimateOf, type Started } from "@advisor/protocol/research/responses";
import type { Runtime } from "../runtime.ts";
import { version } from "../version.ts";
import type { Research } from "./open-research.ts";
import { planRun } from "./plan-run.ts";
import { readOwnRun } from "./read-own.ts";

/** Plans, stores and starts a run. Calling it again with the same id continues the existing run. */
export async function startRun(
  runtime: Runtime,
  advisorId: string,
  id: string,
  body: RunBody,
): Promise<Started> {
  const { plan, state } = await planRun(runtime, advisorId, id, body);
  requireResearch(runtime);
  checkLimits(runtime, state.limits);
  await runtime.runs.create(plan, state);
  const run = await readOwnRun(runtime, advisorId, id);
  if (run.generation === 0) await startGeneration(runtime, run, { reason: "start", by: advisorId });
  else await requireResearch(runtime).start(run.id, run.generation);
  return { run_id: id, status: "running", ...estimateOf(plan.estimate) };
}

interface Start {
  reason: "start" | "resume" | "rerun";
  by: string;
  limits?: Partial<Run.Limits>;
  selection?: Run.Selection;
}

/**
 * Starts the next generation of an idle run. Throws Fault `run_in_progress` if the run is active.
 */
export async function startGeneration(
  runtime: Pick<Runtime, "runs" | "research">,
  run: Run.Info,
  start: Start,
): Promise<number> {
  const { runs } = runtime;
  const research = requireResearch(runtime);
  const generation = run.generation + 1;
  await runs.append({
    run_id: run.id,
    key: `start#${generation}`,
    make(state) {
      if (state.status !== "queued" && !Run.isEnded(state.status)) throw inProgress();
      const stated = Object.entries(start.limits ?? {}).filter(([, limit]) => limit != null);
      return [
        {
          type: "run_started",
          generation,
          reason: start.reason,
          by: start.by,
          limits: { ...state.limits, ...Object.fromEntries(stated) },
          selection: start.selection ?? null,
          previewing: start.reason === "start" && run.settings.preview > 0,
          companies: run.companies.length,
          criteria: run.template.criteria.length,
          model_id: run.model_id,
          version,
          plan_hash: sha256(canonicalJson({ ...Run.Plan.parse(run) })),
        },
      ];
    },
  });
  await research.start(run.id, generation);
  return generation;
}

/** Throws Fault `price_unknown` if a cost limit is set but the model's price is not configured. */
function checkLimits({ model, spending }: Pick<Runtime, "model" | "spending">, limits: Run.Limits) {
  const limited = limits.run_micro_usd !== null || limits.cell_micro_usd !== null;
  if (limited && Spend.priceOf(model.id, spending.prices) === null) throw priceUnknown();
}

/** Throws Fault `research_unavailable` without a durable function. */
export function requireResearch({ research }: Pick<Runtime, "research">): Research {
  if (research !== undefined) return research;
  const message = "Research cannot run here: there are no durable functions.";
  throw new Fault("busy", "research_unavailable", message);
}

const inProgress = (): Fault =>
  new Fault(
    "conflict",
    "run_in_progress",
    "The run is being worked on. Cancel it first, or wait until it pauses or ends.",
  );
