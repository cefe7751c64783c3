import { describe, expect, test } from "vitest";
import * as Cell from "./cell.ts";
import type * as Entry from "./entry.ts";
import { applyToCell, applyToState, cellRefOf, initialState, zeroCounters } from "./progress.ts";
import type * as Run from "./run.ts";

const at = "2026-11-27T10:00:00.000Z";
const ref = { criterion: "pays", company: "acme" };
const cell = { ...ref, attempt: 1 };
const plan = {
  template: { criteria: [{}, {}] },
  companies: [{}, {}],
  created_at: at,
} as unknown as Run.Plan;

/** Applies entries about one cell to a run that has just begun. */
function through(bodies: readonly Entry.Body[]) {
  let state = initialState(plan, { run_micro_usd: null, cell_micro_usd: null });
  let now = Cell.emptyCell("pays", "acme");
  for (const body of bodies) {
    const before = now;
    if (cellRefOf(body) !== undefined) now = applyToCell(before, body, at, 1);
    const change = cellRefOf(body) === undefined ? undefined : { before, after: now };
    state = applyToState(state, body, at, change);
  }
  return { state, cell: now };
}

const started: Entry.Body = {
  type: "run_started",
  generation: 1,
  reason: "start",
  by: "adv_north",
  limits: { run_micro_usd: 900, cell_micro_usd: null },
  selection: null,
  previewing: false,
  companies: 2,
  criteria: 2,
  model_id: "m",
  version: "1",
  plan_hash: "h",
};
const start: Entry.Body = { type: "company_start", ...cell, company_name: "Acme" };
const prompt: Entry.Body = {
  type: "prompt_sent",
  ...cell,
  purpose: "research",
  step: 1,
  last: false,
  text: "?",
  system: null,
  system_hash: "s",
  model_id: "m",
  micro_usd: 500,
};
const reply: Entry.Body = {
  type: "model_response",
  ...cell,
  step: 1,
  text: "TYPE: positive_result",
  calls: [],
  stop_reason: "stop",
  usage: { input_tokens: 100, output_tokens: 10 },
  micro_usd: 200,
  reserved_micro_usd: 500,
  ms: 5,
};
const request: Entry.Body = {
  type: "tool_request",
  ...cell,
  call_id: "c1",
  tool: "search",
  query: "?",
  input: {},
  micro_usd: 10,
  allowed: true,
};
const final: Entry.Body = {
  type: "final_result",
  ...cell,
  verdict: "positive",
  value: true,
  unit: null,
  as_of: null,
  confidence: 3,
  explanation: "It pays.",
  quotes: [],
  review: null,
  seconds: 4,
};

describe("a run's state", () => {
  test("counts a reservation at once, and the actual cost when it is known", () => {
    expect(through([started, start, prompt]).state.spent.model_micro_usd).toBe(500);
    expect(through([started, start, prompt, reply]).state).toMatchObject({
      spent: { model_micro_usd: 200 },
      input_tokens: 100,
      output_tokens: 10,
    });
    const unpriced = [
      { ...prompt, micro_usd: null },
      { ...reply, micro_usd: null },
    ] as Entry.Body[];
    expect(through([started, start, ...unpriced]).state.spent.model_micro_usd).toBeNull();
  });

  test("counts its cells by status and verdict", () => {
    const { state, cell: now } = through([started, start, prompt, reply, request, final]);
    expect(state.counters).toEqual({ ...zeroCounters, pending: 3, answered: 1, positive: 1 });
    expect(state).toMatchObject({
      status: "running",
      tool_calls: 1,
      limits: { run_micro_usd: 900 },
    });
    expect(now).toMatchObject({
      status: "answered",
      attempts: 1,
      effort: { steps: 1, tool_calls: 1, seconds: 4, model: "m" },
    });
    expect(Cell.totalCost(now.effort.cost)).toBe(210);
  });

  test("waits only when nothing else runs, and continues with the decision", () => {
    const needed = { ...request, type: "tool_approval_needed", approval_id: "apr_1" } as Entry.Body;
    const decided: Entry.Body = {
      type: "approval_decided",
      ...cell,
      approval_id: "apr_1",
      call_id: "c1",
      asked_tool: "search",
      decision: "approve",
      query: null,
      tool: null,
      result: null,
      allow_up_to_micro_usd: 25,
      by: "adv_north",
      at,
    };
    expect(through([started, start, needed]).state.status).toBe("awaiting_approval");
    const after = through([started, start, needed, decided, request]);
    expect(after.state).toMatchObject({ status: "running", allowances: { search: 15 } });
  });

  test("keeps an answer that is run again or replaced by a person", () => {
    const override: Entry.Body = {
      type: "cell_overridden",
      ...ref,
      by: "adv_north",
      verdict: "negative",
      value: false,
      reason: "Suspended in May",
    };
    const again = { ...start, attempt: 2 };
    const { cell: now, state } = through([started, start, final, again]);
    expect(now.history.map(({ verdict }) => verdict)).toEqual(["positive"]);
    expect(now).toMatchObject({ status: "running", attempts: 2, answer: null });
    expect(state.counters).toEqual({ ...zeroCounters, pending: 3, running: 1 });
    const replaced = through([started, start, final, override, again]).cell;
    expect(replaced).toMatchObject({
      status: "answered",
      attempts: 1,
      overridden: { by: "adv_north" },
    });
    expect(replaced.history.map(({ verdict }) => verdict)).toEqual(["positive"]);
  });

  test("keeps a person's answer that was given while the cell was running", () => {
    const override: Entry.Body = {
      type: "cell_overridden",
      ...ref,
      by: "adv_north",
      verdict: "negative",
      value: false,
      reason: "Suspended in May",
    };
    const { cell: now, state } = through([started, start, prompt, override, reply, final]);
    expect(now).toMatchObject({
      status: "answered",
      answer: { verdict: "negative" },
      overridden: { by: "adv_north" },
      effort: { steps: 1 },
    });
    expect(state.counters).toMatchObject({ running: 0, answered: 1, negative: 1, positive: 0 });
  });

  test("pauses, ends and is canceled, and late entries do not change that", () => {
    const rests: Entry.Body = { type: "rests", code: "run_budget", message: "Spent." };
    expect(through([started, start, rests, reply]).state).toMatchObject({
      status: "resting",
      rest: { code: "run_budget", message: "Spent." },
    });
    expect(through([started, { type: "canceled", by: "adv_north" }]).state.status).toBe("canceled");
    expect(
      through([started, rests, { ...started, generation: 2 } as Entry.Body]).state,
    ).toMatchObject({
      status: "running",
      generation: 2,
      rest: null,
    });
  });
});
