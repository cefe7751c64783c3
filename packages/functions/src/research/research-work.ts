import { sha256 } from "@advisor/adapters/sha256";
import type { CellDeps } from "@advisor/agent/research/cell/cell-deps";
import { companiesOfGeneration, endEntryOf } from "@advisor/agent/research/cell/end-entry";
import { needsWork } from "@advisor/agent/research/cell/needs-work";
import { runCell } from "@advisor/agent/research/cell/run-cell";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import { Fault } from "@advisor/domain/fault";
import * as Cell from "@advisor/domain/research/cell";
import * as Run from "@advisor/domain/research/run";
import * as Spend from "@advisor/domain/spend";
import { maxWaitDays, type ResearchDeps } from "@advisor/workflows/research";
import type { TurnRuntime } from "../runtime.ts";
import { chargedModel } from "../spend/charged-model.ts";
import { chargedTools } from "../spend/charged-tools.ts";
import type { Research } from "./open-research.ts";

/** Time reserved to record the last action before Lambda stops the process. */
const marginMs = 15_000;
const dayMs = 86_400_000;

/** The work that the research workflows do. `leftMs` is the remaining time of this invocation. */
export function researchWork(
  runtime: TurnRuntime,
  callbacks: Pick<Research, "answer">,
  leftMs: number,
): ResearchDeps {
  const { runs, clock, log } = runtime;
  const signal = AbortSignal.timeout(Math.max(1_000, leftMs - marginMs));
  return {
    async criteria({ run_id, generation }) {
      const run = await current(runtime, run_id, generation);
      const wait_until = new Date(clock.now() + maxWaitDays * dayMs).toISOString();
      if (run === undefined) return { criteria: [], parallel: 1, wait_until };
      return {
        wait_until,
        criteria: run.template.criteria.map(({ id }) => id),
        parallel: run.settings.parallel,
      };
    },

    async companies({ run_id, generation, criterion: id }) {
      const run = await current(runtime, run_id, generation);
      const criterion = run?.template.criteria.find((one) => one.id === id);
      if (run === undefined || criterion === undefined) return [];
      const companies = companiesOfGeneration(run);
      const refs = companies.map((company) => ({ criterion: id, company: company.id }));
      const cells = await runs.cells(run_id, refs);
      const due = companies.filter((company, at) =>
        needsWork(cells[at] ?? Cell.emptyCell(id, company.id), run, criterion, clock.today()),
      );
      if (due.length > 0) await begin(runtime, run, criterion, due.length);
      return due.map((company) => company.id);
    },

    async attempt({ run_id, generation, criterion, company, wait_until }, final) {
      const run = await current(runtime, run_id, generation);
      if (run === undefined) return { outcome: "stops" };
      const ids = { run_id, criterion, company };
      const began = clock.now();
      const deps = {
        ...cellDeps(runtime, run, signal),
        defect: (error: unknown) => log.error("defect", ids, error),
      };
      const waited = began >= Date.parse(wait_until);
      const work = { run, generation, criterion, company, final, waited };
      const result = await runCell(deps, work);
      log.info("research_cell", { ...ids, outcome: result.outcome, ms: clock.now() - began });
      return result;
    },

    async storeCallback({ run_id, generation }, approvalId, callbackId) {
      await runs.storeCallback(run_id, approvalId, callbackId);
      const [approval, run] = await Promise.all([
        runs.approval(run_id, approvalId),
        current(runtime, run_id, generation),
      ]);
      if (approval?.decided || run === undefined)
        await callbacks.answer(callbackId, { decided: true });
    },

    async finish({ run_id, generation }) {
      await runs
        .append({
          run_id,
          key: `end#${generation}`,
          make(state) {
            if (state.generation !== generation || Run.isEnded(state.status)) throw over;
            return [endEntryOf(state)];
          },
        })
        .catch((error: unknown) => {
          if (error !== over) throw error;
        });
    },
  };
}

const over = new Fault("conflict", "run_stopped", "The run has ended.");

/** The run, unless a newer generation has started. */
async function current({ runs }: TurnRuntime, runId: string, generation: number) {
  const run = await runs.get(runId);
  return run === undefined || run.generation !== generation || Run.isEnded(run.status)
    ? undefined
    : run;
}

async function begin(
  { runs }: TurnRuntime,
  run: Run.Info,
  { id: criterion, name }: Run.Info["template"]["criteria"][number],
  companies: number,
): Promise<void> {
  await runs.append({
    run_id: run.id,
    key: `criterion#${criterion}#${run.generation}`,
    make: () => [{ type: "criterion_start", criterion, name, companies }],
  });
}

function cellDeps(
  runtime: TurnRuntime,
  { id, advisor_id, household_id }: Run.Info,
  signal: AbortSignal,
): Omit<CellDeps, "defect"> {
  const { runs, spending, clock, newId, random, wait, catalog, toolsFor } = runtime;
  const model = chargedModel(runtime, runtime.researchModel, advisor_id);
  const run = toolsFor({ advisor_id, household_id, turn_id: id });
  return {
    runs,
    model,
    price: Spend.priceOf(model.id, spending.prices),
    tools: catalog,
    run: chargedTools(runtime, advisor_id, run),
    clock,
    newId,
    random,
    wait,
    digest: sha256,
    bounds: copilotBounds,
    signal,
  };
}
