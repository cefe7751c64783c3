import { newId } from "@advisor/adapters/world";
import type * as Criterion from "@advisor/domain/research/criterion";
import { initialState } from "@advisor/domain/research/progress";
import type * as Run from "@advisor/domain/research/run";

export const criterion = (id: string, more: Partial<Criterion.Info> = {}): Criterion.Info => ({
  id,
  name: id,
  description: `Does {company_name} pass ${id}?`,
  first_query_template: "",
  answer_format: { type: "boolean" },
  disqualifying: false,
  run_if: null,
  evidence: { min_sources: 1, max_age_days: null },
  lookup: null,
  ...more,
});

export const companies = (count: number): Run.Plan["companies"] =>
  Array.from({ length: count }, (_, nth) => ({
    id: `company-${nth + 1}`,
    name: `Company ${nth + 1}`,
    symbol: null,
  }));

export const settings: Run.Settings = {
  tools: ["perplexity_search"],
  wait_between_tools: false,
  verbosity: 1,
  max_steps: 5,
  parallel: 4,
  preview: 0,
  second_look: false,
};

/** A run that has not been started. */
export function planned(more: {
  criteria: Criterion.Info[];
  companies: Run.Plan["companies"];
  settings?: Partial<Run.Settings>;
  advisor_id?: string;
  limits?: Run.Limits;
}): { plan: Run.Plan; state: Run.State } {
  const plan: Run.Plan = {
    id: newId("run"),
    advisor_id: more.advisor_id ?? "adv_north",
    household_id: null,
    name: "Screen",
    template: {
      id: null,
      version: null,
      name: "Screen",
      system_prompt: "",
      criteria: more.criteria,
    },
    companies: more.companies,
    settings: { ...settings, ...more.settings },
    estimate: {
      low_micro_usd: null,
      high_micro_usd: null,
      cells: more.criteria.length * more.companies.length,
      steps_per_cell: 2,
    },
    model_id: "scripted",
    created_at: "2026-11-21T10:00:00.000Z",
  };
  const limits = more.limits ?? { run_micro_usd: null, cell_micro_usd: null };
  return { plan, state: initialState(plan, limits) };
}
