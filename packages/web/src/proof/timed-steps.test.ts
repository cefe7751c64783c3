import type { TurnTrace } from "@advisor/protocol/trace";
import { expect, it } from "vitest";
import { timedSteps } from "./timed-steps.ts";

const call = (tool: string, ms: number | null, code: string | null = null) => ({
  ...{ tool, ms, code, arguments: {}, status: code === null ? "success" : "error" },
  ...{ source_id: null, provider: null, as_of: null, simulated: null, approval_id: null },
});

it("steps are sequential, parallel calls start together, and all times add up to the total", () => {
  const given: Pick<TurnTrace, "context" | "steps" | "latency_ms"> = {
    latency_ms: { first_token: null, model: 30, tools: 20, approvals: 500, total: 600 },
    context: {
      loaded: [
        { step: 0, source: "household", level: "summary", ms: 2, failed: null },
        { step: 0, source: "ips", level: "default", ms: 10, failed: "timeout" },
      ],
    },
    steps: [
      {
        ...{ step: 0, text_characters: 0, usage: null, cost_usd: 0, model_ms: 30 },
        calls: [call("compare_to_ips", 5), call("get_quotes", 20, "not_found")],
      },
      {
        ...{ step: 1, text_characters: 0, usage: null, cost_usd: 0, model_ms: 4 },
        calls: [{ ...call("create_task", 6), approval_id: "approval_1" }],
      },
      { step: 2, text_characters: 1, usage: null, cost_usd: 0, model_ms: null, calls: [] },
    ],
  };
  expect(timedSteps(given).map(({ name, from, ms, result }) => [name, from, ms, result])).toEqual([
    ["Context: Household", 0, 2, "summary"],
    ["Context: IPS", 0, 10, "failed: timeout"],
    ["Model, step 1", 10, 30, "asks for 2 tools"],
    ["compare_to_ips", 40, 5, "Success"],
    ["get_quotes", 40, 20, "Not found"],
    ["Model, step 2", 60, 4, "asks for 1 tool"],
    ["Waiting for your approval", 64, 500, "no work"],
    ["create_task", 564, 6, "Success"],
    ["Model, step 3", 570, null, "1 character"],
    ["Everything else", 570, 30, "storing each step, checking the figures"],
  ]);
  const open = { ...given.latency_ms, approvals: 0, total: null };
  expect(timedSteps({ ...given, latency_ms: open })).toHaveLength(8);
});
