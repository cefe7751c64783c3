import { runStore } from "@advisor/adapters/dynamo/research/run-store";
import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import type { Table } from "@advisor/adapters/dynamo/table";
import type { Log } from "@advisor/adapters/log";
import { sha256 } from "@advisor/adapters/sha256";
import { newId, wait } from "@advisor/adapters/world";
import type { Model } from "@advisor/agent/model/model";
import { copilotBounds } from "@advisor/agent/turn/bounds";
import { openLiveness } from "@advisor/domain/record/liveness";
import type * as Record from "@advisor/domain/research/record";
import type * as Run from "@advisor/domain/research/run";
import type { Wait } from "@advisor/domain/world";
import { researchWork } from "@advisor/functions/research/research-work";
import type { TurnRuntime } from "@advisor/functions/runtime";
import { catalog } from "@advisor/tools/catalog.gen";
import type { RunTool } from "@advisor/tools/run-tool";
import { memorySteps } from "@advisor/workflows/memory-steps.fixture";
import { researchCell, researchCriterion, researchRun } from "@advisor/workflows/research";
import { memoryTable } from "../simulation/memory-table.ts";

export const now = { now: Date.parse("2026-11-21T10:00:00.000Z") };
export const clock = { now: () => now.now, today: () => "2026-11-21" };
/** Retry delays take no time; the timeout of a silent model does. */
const brief: Wait = (ms, signal) => (ms < 5_000 ? Promise.resolve() : wait(ms, signal));
const at = { newId, random: Math.random, wait: brief, clock };

/** A logged defect fails the test. */
const strict: Log = {
  info: () => undefined,
  error: (event, _, cause) => {
    if (event === "defect") throw cause;
  },
};

/** Runs over an in-memory table, with workflows over in-memory steps. */
export function laboratory(given: {
  model: Model;
  run: RunTool;
  table?: Table;
  log?: Log;
  prices?: TurnRuntime["spending"]["prices"];
  catalog?: TurnRuntime["catalog"];
  /** An advisor's daily budget, in millionths of a dollar; read before every call. */
  day?: { micro_usd: number | null };
}) {
  const table = given.table ?? memoryTable(clock);
  const runs = runStore({ table, ...at });
  const liveness = openLiveness(clock.now, clock.now);
  const spends = spendStore({ table, clock, newId, random: Math.random, liveness });
  const runtimeWith = (own: Record.Store) =>
    ({
      ...at,
      runs: own,
      log: given.log ?? strict,
      model: given.model,
      researchModel: given.model,
      spends,
      spending: {
        prices: given.prices ?? { scripted: { input_usd: "1", output_usd: "5" } },
        get limits() {
          return { day_micro_usd: given.day?.micro_usd ?? null };
        },
      },
      catalog: given.catalog ?? catalog,
      toolsFor: () => given.run,
      bounds: copilotBounds,
      digest: sha256,
    }) as unknown as TurnRuntime;

  async function start(
    run_id: string,
    reason: "start" | "resume" | "rerun",
    more: { selection?: Run.Selection; limits?: Run.Limits; previewing?: boolean } = {},
  ): Promise<number> {
    const run = await runs.get(run_id);
    if (run === undefined) throw new Error(run_id);
    const generation = run.generation + 1;
    await runs.append({
      run_id,
      key: `start#${generation}`,
      make: (state) => [
        {
          type: "run_started",
          generation,
          reason,
          by: run.advisor_id,
          limits: more.limits ?? state.limits,
          selection: more.selection ?? null,
          previewing: more.previewing ?? false,
          companies: run.companies.length,
          criteria: run.template.criteria.length,
          model_id: run.model_id,
          version: "test",
          plan_hash: "h",
        },
      ],
    });
    return generation;
  }

  return {
    runs,
    spends,
    table,
    /** A run that has started its next generation. */
    async begin({ plan, state }: { plan: Run.Plan; state: Run.State }): Promise<Run.Plan> {
      await runs.create(plan, state);
      await start(plan.id, "start");
      return plan;
    },
    start,
    /** The workflows of one generation. Finished steps survive the processes that run them. */
    execution(run_id: string, generation: number) {
      let own: Record.Store = runs;
      const answered: { callback: string; decision: unknown }[] = [];
      const deps = () =>
        researchWork(
          runtimeWith(own),
          { answer: async (callback, decision) => void answered.push({ callback, decision }) },
          900_000,
        );
      const workflows = [researchRun, researchCriterion, researchCell];
      const steps = memorySteps({
        child: async (event, inner) => {
          const found = workflows.find(({ name }) => name === event.workflow);
          if (found === undefined) throw new Error(event.workflow);
          return found.run(event.input, inner, deps());
        },
      });
      return {
        answered,
        answer: steps.answer,
        passed: steps.passed,
        /** One process, using `store`, which may fail. */
        async run(store: Record.Store = runs): Promise<void> {
          own = store;
          await researchRun.run({ run_id, generation }, steps.again(), deps());
        },
      };
    },
  };
}

/** Every entry of a run. */
export async function record(runs: Record.Store, runId: string) {
  const entries = [];
  for (;;) {
    const page = await runs.after(runId, entries.length, 500);
    entries.push(...page);
    if (page.length < 500) return entries;
  }
}
