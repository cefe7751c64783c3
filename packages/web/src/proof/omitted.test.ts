import type { AnswerTrace, TurnTrace } from "@advisor/protocol/trace";
import { expect, it } from "vitest";
import { omittedByTurn, omittedFromPart } from "./omitted.ts";

const call = (tool: string, source_id: string | null, code: string | null = null) => ({
  ...{ tool, source_id, code, arguments: {}, status: code === null ? "success" : "error" },
  ...{ provider: null, as_of: null, simulated: null, ms: 1, approval_id: null },
});

const grounding = {
  ...{ valid: true, unmatched: [], unknown_citations: [] },
  citations: ["tool:compare_to_ips:v1", "doc:doc_d2_ips#1"],
};

const turn = (
  calls: ReturnType<typeof call>[],
  given: TurnTrace["grounding"],
): Pick<TurnTrace, "grounding" | "context" | "steps"> => ({
  grounding: given,
  context: {
    loaded: [
      { step: 0, source: "household", level: "summary", ms: 2, failed: null },
      { step: 0, source: "tasks", level: "default", ms: 900, failed: "timeout" },
    ],
  },
  steps: [{ step: 0, text_characters: 0, usage: null, cost_usd: 0, model_ms: 30, calls }],
});

it("lists retracted claims, uncited sources and unreadable data", () => {
  const calls = [
    call("compare_to_ips", "tool:compare_to_ips:v1"),
    call("search_documents", "tool:search_documents:v1"),
    call("get_tasks", "tool:get_tasks:v1"),
    call("get_tasks", "tool:get_tasks:v1"),
    call("get_quotes", null, "not_found"),
  ];
  expect(omittedByTurn(turn(calls, { ...grounding, retried: ["$72,000"] }))).toEqual([
    { what: "“$72,000”", why: "no source states it, so the answer was written again without it" },
    { what: "Get tasks", why: "read, and nothing of it is in the answer" },
    { what: "Quotes", why: "not answered: not found" },
    { what: "Context: Tasks", why: "not read: timeout" },
  ]);
});

it("lists no sources while the answer is unfinished", () => {
  const calls = [call("get_tasks", "tool:get_tasks:v1")];
  expect(omittedByTurn(turn(calls, null))).toEqual([
    { what: "Context: Tasks", why: "not read: timeout" },
  ]);
});

it("lists the tools that failed for a question of the answers API", () => {
  const part: AnswerTrace["parts"][number] = {
    params: {},
    grounding,
    tools: [
      { tool: "compare_to_ips", ms: 1, error: null, source_id: "tool:compare_to_ips:v1" },
      { tool: "get_quotes", ms: 1, error: "busy", source_id: null },
    ],
  };
  expect(omittedFromPart(part)).toEqual([{ what: "Quotes", why: "not answered: busy" }]);
});
