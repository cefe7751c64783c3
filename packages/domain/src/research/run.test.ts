import { describe, expect, test } from "vitest";
import * as Entry from "./entry.ts";
import * as Run from "./run.ts";
import * as Template from "./template.ts";

const template = Template.Info.parse({
  id: "tpl_income",
  advisor_id: "adv_north",
  version: 3,
  name: "Income",
  system_prompt: "",
  criteria: [
    { id: "listed", name: "Listed", description: "Is it listed?", disqualifying: true },
    {
      id: "pays",
      name: "Pays a dividend",
      description: "Does it pay one?",
      run_if: { criterion: "listed", verdict: "positive" },
    },
  ],
  created_at: "2026-11-01T00:00:00.000Z",
  updated_at: "2026-11-27T00:00:00.000Z",
});

describe("a list shows", () => {
  test("a template's size, not its criteria", () => {
    expect(Template.cardOf(template)).toEqual({
      id: "tpl_income",
      name: "Income",
      version: 3,
      criteria: 2,
      updated_at: "2026-11-27T00:00:00.000Z",
    });
  });

  test("a run's size, not its companies", () => {
    const plan = Run.Plan.parse({
      id: "run_01k000000000000000000000aa",
      advisor_id: "adv_north",
      household_id: "hh_d1",
      name: "Income",
      template,
      companies: [
        { id: "acme", name: "Acme", symbol: null },
        { id: "apple", name: "Apple", symbol: "AAPL" },
      ],
      settings: {
        tools: [],
        wait_between_tools: false,
        verbosity: 1,
        max_steps: 5,
        parallel: 4,
        preview: 0,
        second_look: true,
      },
      estimate: { low_micro_usd: null, high_micro_usd: null, cells: 4, steps_per_cell: 2 },
      model_id: "offline",
      created_at: "2026-11-27T00:00:00.000Z",
    });
    expect(Run.cardOf(plan)).toEqual({
      id: "run_01k000000000000000000000aa",
      name: "Income",
      household_id: "hh_d1",
      template_id: "tpl_income",
      criteria: 2,
      companies: 2,
      created_at: "2026-11-27T00:00:00.000Z",
    });
  });
});

test("a paused, finished or canceled run continues only when a person says so", () => {
  expect(Run.Status.options.filter(Run.isEnded)).toEqual(["resting", "done", "canceled"]);
  const last = [
    { type: "rests", code: "run_budget", message: "The run has spent its limit." },
    { type: "canceled", by: "adv_north" },
  ] as const;
  expect(last.map(Entry.endsRun)).toEqual([true, true]);
  expect(
    Entry.endsRun({ type: "criterion_start", criterion: "pays", name: "Pays", companies: 2 }),
  ).toBe(false);
});
