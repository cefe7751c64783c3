import { researchClient } from "@advisor/client/research-client";
import type { Event } from "@advisor/protocol/research/event";
import { expect, it } from "vitest";
import { atDetail, RunStore } from "./run-store.ts";

const moment = (second: number): string => `2026-11-27T10:00:0${second}.000Z`;
const counters = {
  ...{ pending: 1, running: 0, awaiting_approval: 0, answered: 0, skipped: 0, failed: 0 },
  ...{ positive: 0, negative: 0, unknown: 0 },
};
const run = {
  ...{ run_id: "run_1", name: "Income", status: "running", rest: null, household_id: null },
  template: {
    ...{ id: null, version: null, name: "Income", system_prompt: "" },
    criteria: [{ id: "pays", name: "Pays", description: "Does it pay?" }],
  },
  companies: [{ id: "acme", name: "Acme", symbol: null }],
  settings: {
    ...{ tools: [], wait_between_tools: false, verbosity: 1, max_steps: 5, parallel: 4 },
    ...{ preview: 0, second_look: true },
  },
  limits: { max_cost_usd: null, max_cell_usd: null },
  estimate: { estimate_usd: { low: 0, high: 1 }, cells: 1, steps_per_cell: 2 },
  ...{ counters, cost_usd: { model: 0, tools: {}, total: 0 } },
  ...{ tokens_used: { input: 0, output: 0 }, tool_calls: 0, model_id: "offline", generation: 1 },
  ...{ approvals: [], created_at: moment(0), updated_at: moment(2) },
};
const cell = {
  ...{ criterion: "pays", company: "acme", company_name: "Acme", status: "running" },
  ...{ verdict: null, value: null, unit: null, as_of: null, confidence: null, explanation: "" },
  ...{ quotes: [], review: null, reason: null, overridden: null, answered_at: null, attempts: 1 },
  ...{ steps: 0, tool_calls: 0, tokens_used: { input: 0, output: 0 }, model: null, seconds: 0 },
  ...{ cost_usd: { model: 0, tools: {}, total: 0 }, history: [] },
};
const about = { criterion: "pays", company: "acme" };
const skipped: Event = {
  ...{ seq: 1, at: moment(1), type: "company_skipped", ...about },
  ...{ code: "run_if", message: "Not asked." },
};
const found: Event = {
  ...{ seq: 2, at: moment(3), type: "final_result", ...about, attempt: 1, verdict: "positive" },
  ...{ value: true, unit: null, as_of: null, confidence: 3, explanation: "", quotes: [] },
  ...{ review: null, seconds: 1 },
};
const canceled: Event = { seq: 3, at: moment(4), type: "canceled", by: "adv_north" };

const frames = (...events: Event[]): string =>
  events.map((event) => `id: ${event.seq}\ndata: ${JSON.stringify(event)}\n\n`).join("");

/** A store over a service that streams these connections one after another. */
function followed(...connections: string[]) {
  const opened: (string | null)[] = [];
  const later: (() => void)[] = [];
  const store = new RunStore({
    id: "run_1",
    after: (_ms, call) => void later.push(call),
    client: () =>
      researchClient({
        ...{ base: "", token: "" },
        wait: async () => {},
        fetch(path, init) {
          if (path.includes("/results")) return Response.json({ items: [cell], next_cursor: null });
          if (!path.includes("/events")) return Response.json(run);
          opened.push(new Headers(init.headers).get("last-event-id"));
          return new Response(connections.shift() ?? null);
        },
      }),
  });
  const until = (is: () => boolean) =>
    new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (!is()) return;
        stop();
        resolve();
      });
    });
  return { store, opened, later, until };
}

it("events older than the loaded cells change nothing, and newer ones do", async () => {
  const { store, until } = followed(frames(skipped, found, canceled));
  const verdicts: unknown[] = [];
  store.subscribe(() => verdicts.push(store.state().cells.get("pays acme")?.status));
  store.open();
  await until(() => store.state().log.length === 3);
  expect(store.state().log.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(verdicts).toEqual(["running", "answered"]);
});

it("after a disconnect it continues after the last event", async () => {
  const { store, opened, until } = followed(frames(skipped), frames(found, canceled));
  store.open();
  await until(() => store.state().log.length === 3);
  expect(opened).toEqual([null, "1"]);
});

it("more detail reloads the log, less only filters it", async () => {
  const { store, opened, until } = followed(
    frames(skipped, found, canceled),
    frames(skipped, found, canceled),
  );
  store.open();
  await until(() => store.state().log.length === 3);
  store.tell(0);
  expect(atDetail(store.state().log, 0)).toEqual([canceled]);
  expect(opened).toEqual([null]);
  store.tell(3);
  await until(() => store.state().log.length === 3);
  expect(opened).toEqual([null, null]);
});
