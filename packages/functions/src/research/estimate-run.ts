import { queryTool } from "@advisor/agent/research/cell/first-call";
import { type CellAverages, estimate } from "@advisor/agent/research/estimate";
import { figureOf, lookups } from "@advisor/agent/research/evidence/lookups";
import { toolFacts } from "@advisor/agent/research/evidence/tool-facts";
import { verdictOfFigure } from "@advisor/agent/research/request/answer-format";
import * as Cell from "@advisor/domain/research/cell";
import type * as Criterion from "@advisor/domain/research/criterion";
import type * as Run from "@advisor/domain/research/run";
import * as Spend from "@advisor/domain/spend";
import type { RunBody } from "@advisor/protocol/research/requests";
import { callMicroUsd } from "@advisor/tools/call-cost";
import type { Tool } from "@advisor/tools/tool";
import type { Runtime } from "../runtime.ts";

interface PlannedRun {
  advisor_id: string;
  template: Run.Plan["template"];
  companies: Run.Plan["companies"];
  tools: readonly Tool[];
  body: Pick<RunBody, "household_id" | "second_look">;
}

/**
 * Estimates the cost of a run from earlier runs of its template and from how many companies will
 * pass its disqualifying figures.
 */
export async function estimateRun(runtime: Runtime, planned: PlannedRun): Promise<Run.Estimate> {
  const { advisor_id, template, companies, tools, body } = planned;
  const { model, spending } = runtime;
  const [measured, passing] = await Promise.all([
    averageCellUsage(runtime, advisor_id, template.id),
    passRates(runtime, planned),
  ]);
  return estimate({
    criteria: template.criteria,
    companies: companies.length,
    passing,
    query_micro_usd: queryTool(tools.map(toolFacts), "a query")?.micro_usd ?? 0,
    price: Spend.priceOf(model.id, spending.prices),
    measured,
    second_look: body.second_look,
  });
}

const recentRuns = 20;
const cellsRead = 100;
const fewestCells = 5;

/**
 * The average cost of a cell in the template's newest finished run; undefined if it has too few
 * cells.
 */
async function averageCellUsage(
  { runs }: Runtime,
  advisorId: string,
  templateId: string | null,
): Promise<CellAverages | undefined> {
  if (templateId === null) return undefined;
  const { items } = await runs.list({ advisorId, cursor: undefined, limit: recentRuns });
  const same = items.filter(({ template_id }) => template_id === templateId);
  const states = await runs.states(same.map(({ id }) => id));
  const newest = same[states.findIndex((one) => one?.status === "done")];
  if (newest === undefined) return undefined;
  const all = { criterion: undefined, cursor: undefined, limit: cellsRead };
  const cells = (await runs.cellPage(newest.id, all)).items.filter(
    ({ effort, status }) => effort.model !== null && status === "answered",
  );
  return cells.length < fewestCells ? undefined : averageOf(cells);
}

function averageOf(cells: readonly Cell.Info[]): CellAverages {
  const attempts = sumOf(cells, ({ attempts }) => attempts);
  const each = (of: (effort: Cell.Effort) => number) =>
    sumOf(cells, ({ effort }) => of(effort)) / attempts;
  return {
    cells: cells.length,
    steps: each(({ steps }) => steps),
    input_tokens: each(({ input_tokens }) => input_tokens),
    output_tokens: each(({ output_tokens }) => output_tokens),
    tools_micro_usd: each(({ cost }) => Cell.totalCost({ ...cost, model_micro_usd: 0 })),
  };
}

const sumOf = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);

const sampled = 20;
const lookUpMs = 2_500;

/**
 * For each disqualifying figure that can be looked up for free: the share of known companies that
 * pass it.
 */
async function passRates(runtime: Runtime, planned: PlannedRun): Promise<Map<string, number>> {
  const signal = AbortSignal.timeout(lookUpMs);
  const shares = planned.template.criteria.map(async (criterion): Promise<[string, number][]> => {
    const share = await passingShare(runtime, planned, criterion, signal);
    return share === undefined ? [] : [[criterion.id, share]];
  });
  return new Map((await Promise.all(shares)).flat());
}

async function passingShare(
  runtime: Runtime,
  { advisor_id, companies, body }: PlannedRun,
  { disqualifying, lookup, answer_format: format }: Criterion.Info,
  signal: AbortSignal,
): Promise<number | undefined> {
  if (!disqualifying || lookup === null || format.type !== "number") return undefined;
  const { tool: name, arguments: argumentsOf } = lookups[lookup];
  const tool = runtime.catalog.find((one) => one.name === name);
  if (tool === undefined || callMicroUsd(tool) > 0) return undefined;
  const { newId, toolsFor, clock } = runtime;
  const household_id = body.household_id ?? null;
  const run = toolsFor({ advisor_id, household_id, turn_id: newId("run") });
  const passed = await Promise.all(
    companies.slice(0, sampled).map(async ({ symbol }) => {
      if (symbol === null) return true;
      const asked = run(tool, argumentsOf(symbol, clock.today()), signal);
      const figure = await asked.then(
        ({ result }) => figureOf(lookup, result.data),
        () => undefined,
      );
      // An unknown figure does not disqualify.
      return figure === undefined || verdictOfFigure(figure, format) !== "negative";
    }),
  );
  return passed.filter((one) => one).length / passed.length;
}
