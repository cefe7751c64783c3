import * as Cell from "@advisor/domain/research/cell";
import type * as Run from "@advisor/domain/research/run";
import { describe, expect, test } from "vitest";
import {
  CellView,
  cellViewOf,
  costsOf,
  PageView,
  RunList,
  RunView,
  runViewOf,
  TemplateList,
} from "./responses.ts";

const run: Run.Info = {
  id: "run_01k000000000000000000000aa",
  advisor_id: "adv_north",
  household_id: null,
  name: "Is it listed?",
  template: {
    id: null,
    version: null,
    name: "Is it listed?",
    system_prompt: "",
    criteria: [
      {
        id: "answer",
        name: "Answer",
        description: "Is it listed?",
        first_query_template: "",
        answer_format: { type: "boolean" },
        disqualifying: false,
        run_if: null,
        evidence: { min_sources: 1, max_age_days: null },
        lookup: null,
      },
    ],
  },
  companies: [{ id: "acme", name: "Acme", symbol: "ACME" }],
  settings: {
    tools: ["perplexity_search"],
    wait_between_tools: true,
    verbosity: 1,
    max_steps: 5,
    parallel: 4,
    preview: 0,
    second_look: true,
  },
  estimate: { low_micro_usd: 10_000, high_micro_usd: null, cells: 1, steps_per_cell: 2.5 },
  model_id: "offline",
  created_at: "2026-11-27T10:00:00.000Z",
  status: "awaiting_approval",
  generation: 1,
  selection: null,
  previewing: false,
  rest: null,
  limits: { run_micro_usd: 500_000, cell_micro_usd: null },
  allowances: {},
  counters: {
    pending: 0,
    running: 0,
    awaiting_approval: 1,
    answered: 0,
    skipped: 0,
    failed: 0,
    positive: 0,
    negative: 0,
    unknown: 0,
  },
  spent: { model_micro_usd: 1_500, tools_micro_usd: { perplexity_search: 10_000 } },
  input_tokens: 400,
  output_tokens: 60,
  tool_calls: 1,
  updated_at: "2026-11-27T10:00:05.000Z",
};

const approval = {
  id: "apr_1",
  criterion: "answer",
  company: "acme",
  attempt: 1,
  call_id: "c1",
  tool: "perplexity_search",
  query: "Acme listing",
  micro_usd: 10_000,
  created_at: "2026-11-27T10:00:05.000Z",
  callback_id: "cb-secret",
  decided: null,
};

describe("the view of a run", () => {
  test("has dollars and pending approvals, but no owner and no callbacks", () => {
    const view = RunView.parse(runViewOf(run, [approval]));
    expect(view).toMatchObject({
      run_id: run.id,
      limits: { max_cost_usd: 0.5, max_cell_usd: null },
      estimate: { estimate_usd: { low: 0.01, high: null }, cells: 1, steps_per_cell: 2.5 },
      cost_usd: { model: 0.0015, tools: { perplexity_search: 0.01 }, total: 0.0115 },
      approvals: [{ approval_id: "apr_1", query: "Acme listing", cost_usd: 0.01 }],
    });
    expect(JSON.stringify(view)).not.toMatch(/adv_north|cb-secret/);
  });
});

describe("the view of a cell", () => {
  test("has null for what is not known yet", () => {
    const view = cellViewOf(Cell.emptyCell("answer", "acme"), "Acme");
    expect(CellView.parse(view)).toMatchObject({ status: "pending", verdict: null, value: null });
  });

  test("has an unknown cost once it used a model without a price", () => {
    const cost = Cell.addCost(
      { model_micro_usd: 5, tools_micro_usd: { a: 1, b: 2 } },
      { model_micro_usd: null, tools_micro_usd: { b: 3 } },
    );
    expect(costsOf(cost)).toEqual({
      model: null,
      tools: { a: 0.000001, b: 0.000005 },
      total: 0.000006,
    });
  });
});

test("lists and stored pages match their schemas", () => {
  const page = {
    hash: "abc",
    title: "Acme pays",
    url: null,
    date: null,
    text: "Acme pays.",
    source_id: "tool:perplexity_search:v1",
    provider: "embedded",
    as_of: "2026-11-27",
    simulated: true,
  };
  expect(PageView.parse(page)).toEqual(page);
  const card = { id: "tpl_1", name: "Income", version: 1, criteria: 2, updated_at: "2026-11-27" };
  const list = { items: [card], next_cursor: null };
  expect(TemplateList.parse(list)).toEqual(list);
  const { id, name, household_id, status, counters, spent, created_at } = run;
  const runs = {
    items: [
      {
        ...{ id, name, household_id, status, counters, created_at },
        template_id: null,
        criteria: 1,
        companies: 1,
        cost_usd: costsOf(spent),
      },
    ],
    next_cursor: null,
  };
  expect(RunList.parse(runs)).toEqual(runs);
});
