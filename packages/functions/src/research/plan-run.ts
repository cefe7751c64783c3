import { fillTemplate } from "@advisor/agent/research/request/first-query";
import { Fault } from "@advisor/domain/fault";
import { initialState } from "@advisor/domain/research/progress";
import type * as Run from "@advisor/domain/research/run";
import type * as Template from "@advisor/domain/research/template";
import { toMicroUsd } from "@advisor/protocol/research/money";
import type { RunBody } from "@advisor/protocol/research/requests";
import { isHouseholdTool } from "@advisor/tools/tool";
import { assertOwner, authorize } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { companiesOf } from "./companies.ts";
import { estimateRun } from "./estimate-run.ts";
import { readOwnTemplate } from "./read-own.ts";

const usualTools = ["perplexity_search", "company_lookup"];

/** Validates a run and resolves its companies and cost estimate, without storing anything. */
export async function planRun(
  runtime: Runtime,
  advisor_id: string,
  id: string,
  body: RunBody,
): Promise<{ plan: Run.Plan; state: Run.State }> {
  const { clock, model } = runtime;
  const [template, held] = await Promise.all([
    templateOf(runtime, advisor_id, body),
    heldBy(runtime, advisor_id, body),
  ]);
  const companies = companiesOf(body, held);
  const tools = toolsOf(runtime, body);
  const household_id = body.household_id ?? null;
  const settings: Run.Settings = {
    tools: tools.map(({ name }) => name),
    wait_between_tools: body.wait_between_tools,
    verbosity: body.verbosity,
    max_steps: body.max_steps,
    parallel: body.parallel,
    preview: body.preview,
    second_look: body.second_look,
  };
  const plan: Run.Plan = {
    id,
    advisor_id,
    household_id,
    name: body.name ?? template.name,
    template,
    companies,
    settings,
    estimate: await estimateRun(runtime, { advisor_id, template, companies, tools, body }),
    model_id: model.id,
    created_at: new Date(clock.now()).toISOString(),
  };
  const limits = {
    run_micro_usd: body.max_cost_usd === undefined ? null : toMicroUsd(body.max_cost_usd),
    cell_micro_usd: body.max_cell_usd === undefined ? null : toMicroUsd(body.max_cell_usd),
  };
  return { plan, state: initialState(plan, limits) };
}

async function templateOf(
  runtime: Runtime,
  advisorId: string,
  { template_id, question = "" }: RunBody,
): Promise<Run.Plan["template"]> {
  if (template_id !== undefined) {
    const { id, version, name, system_prompt, criteria } = await readOwnTemplate(
      runtime,
      advisorId,
      template_id,
    );
    return { id, version, name, system_prompt, criteria };
  }
  const asked = fillTemplate(question, { id: "", name: "the company", symbol: null });
  const name = asked.length > 80 ? `${asked.slice(0, 77).toWellFormed()}...` : asked;
  const criterion: Template.Draft["criteria"][number] = {
    id: "answer",
    name,
    description: question,
    first_query_template: "",
    answer_format: { type: "text" },
    disqualifying: false,
    run_if: null,
    evidence: { min_sources: 1, max_age_days: null },
    lookup: null,
  };
  return { id: null, version: null, name, system_prompt: "", criteria: [criterion] };
}

/**
 * The household's holdings if the run uses them as its companies. Checks access to the household in
 * any case.
 */
async function heldBy(runtime: Runtime, advisorId: string, body: RunBody) {
  const { household_id, companies, companies_csv } = body;
  if (household_id === undefined) return undefined;
  if (companies !== undefined || companies_csv !== undefined) {
    await authorize(runtime, advisorId, household_id);
    return undefined;
  }
  const snapshot = await runtime.households.snapshot(household_id);
  assertOwner(advisorId, snapshot?.household);
  return snapshot;
}

/** The run's tools. Household tools need a household. */
function toolsOf({ catalog }: Runtime, { tools = usualTools, household_id }: RunBody) {
  const offered = catalog.filter((tool) => household_id !== undefined || !isHouseholdTool(tool));
  return [...new Set(tools)].map((name) => {
    const tool = offered.find((one) => one.name === name);
    if (tool !== undefined) return tool;
    const names = offered.map((one) => one.name).join(", ");
    throw new Fault("invalid", "unknown_tool", `There is no tool ${name} here. Tools: ${names}.`);
  });
}
