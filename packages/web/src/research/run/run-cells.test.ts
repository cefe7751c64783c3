import type { Event } from "@advisor/protocol/research/event";
import { expect, it } from "vitest";
import { cellsAfter, keyOf, type LiveCell } from "./run-cells.ts";

const blank: LiveCell = {
  ...{ criterion: "pays", company: "acme", company_name: "Acme", status: "pending" },
  ...{ verdict: null, value: null, unit: null, as_of: null, confidence: null, explanation: "" },
  ...{ quotes: [], review: null, reason: null, overridden: null, answered_at: null, attempts: 0 },
  ...{ steps: 0, tool_calls: 0, tokens_used: { input: 0, output: 0 }, model: null, seconds: 0 },
  ...{ cost_usd: { model: 0, tools: {}, total: 0 }, history: [] },
};
const key = keyOf("pays", "acme");
const cell = { criterion: "pays", company: "acme", attempt: 1 };
const started: Event = {
  seq: 2,
  at: "2026-11-27T10:00:00.000Z",
  type: "company_start",
  ...cell,
  company_name: "Acme",
};
const found: Event = {
  ...{ seq: 5, at: "2026-11-27T10:00:04.000Z", type: "final_result", ...cell },
  ...{ verdict: "positive", value: 3.2, unit: "%", as_of: null, confidence: 2 },
  ...{ explanation: "It pays.", quotes: [], review: null, seconds: 4 },
};

it("events update a cell until its answer", () => {
  const running = cellsAfter(new Map([[key, blank]]), [started]);
  expect(running.get(key)).toMatchObject({ status: "running", attempts: 1 });
  const after = cellsAfter(running, [found]).get(key);
  expect(after).toMatchObject({
    ...{ status: "answered", verdict: "positive", value: 3.2, unit: "%", confidence: 2 },
    ...{ explanation: "It pays.", answered_at: "2026-11-27T10:00:04.000Z", seconds: 4 },
  });
});

it("a person's answer stays when a run answers later", () => {
  const override: Event = {
    ...{ seq: 3, at: "2026-11-27T10:00:01.000Z", type: "cell_overridden", by: "adv_north" },
    ...{ criterion: "pays", company: "acme", verdict: "negative", value: 0, reason: "It cut it." },
  };
  const after = cellsAfter(new Map([[key, blank]]), [override, found]).get(key);
  expect(after).toMatchObject({ verdict: "negative", value: 0, overridden: { by: "adv_north" } });
});

it("events of other cells keep a cell the same object", () => {
  const other = { ...blank, company: "beta" };
  const cells = new Map([
    [key, blank],
    [keyOf("pays", "beta"), other],
  ]);
  expect(cellsAfter(cells, [started, found]).get(keyOf("pays", "beta"))).toBe(other);
});
