import type * as Entry from "@advisor/domain/research/entry";
import { expect, test } from "vitest";
import { eventLines } from "./event-lines.ts";
import { displayNames } from "./names.ts";

const names = displayNames({
  companies: [{ id: "acme", name: "Acme", symbol: null }],
  template: {
    ...{ id: "tpl_1", version: 1, name: "Screen", system_prompt: "" },
    criteria: [
      {
        ...{ id: "pays", name: "Pays", description: "Pays?", first_query_template: "" },
        ...{ answer_format: { type: "boolean" }, disqualifying: false, run_if: null },
        ...{ evidence: { min_sources: 1, max_age_days: null }, lookup: null },
      },
    ],
  },
});

const cell = { criterion: "pays", company: "acme", attempt: 1 };
const call = { call_id: "c1", tool: "perplexity_search", query: "a > b", input: {} };
const outcome = {
  ...{ ...cell, call_id: "c1", tool: "perplexity_search", pages: [], ms: 1 },
  ...{ micro_usd: 0, reserved_micro_usd: 0 },
};
const decision = {
  ...{ ...cell, approval_id: "apr_1", call_id: "c1", asked_tool: "perplexity_search" },
  ...{ result: null, allow_up_to_micro_usd: null, by: "adv_north", at: "" },
};

const cases: [Entry.Body, string][] = [
  [
    { type: "criterion_start", criterion: "pays", name: "Pays", companies: 1 },
    "Criterion 1 of 1: Pays (1 company)",
  ],
  [
    { type: "company_start", ...cell, attempt: 2, company_name: "Acme" },
    "[Acme / Pays] Researching, attempt 2",
  ],
  [
    {
      type: "company_skipped",
      criterion: "pays",
      company: "acme",
      code: "run_if",
      message: "It is not listed.",
    },
    "[Acme / Pays] Skipped: It is not listed.",
  ],
  [
    { type: "automatic_query", ...cell, ...call, micro_usd: 0 },
    '[Acme / Pays] Automatic query: perplexity_search - "a > b"',
  ],
  [
    { type: "tool_request", ...cell, ...call, micro_usd: 12_500, allowed: false },
    '[Acme / Pays] Additional tool use: perplexity_search - "a > b" ($0.0125)',
  ],
  [
    { type: "tool_result", ...outcome, status: "overridden", text: "It pays.", by: "adv_north" },
    "[Acme / Pays] Tool Result: perplexity_search, written by adv_north\nIt pays.",
  ],
  [
    { type: "tool_result", ...outcome, status: "denied", text: "", by: "adv_north" },
    "[Acme / Pays] Tool Result: perplexity_search, denied",
  ],
  [
    {
      type: "approval_decided",
      ...decision,
      decision: "override",
      tool: "company_lookup",
      query: "Acme",
    },
    '[Acme / Pays] Overridden by adv_north: company_lookup - "Acme"',
  ],
  [
    {
      type: "final_result",
      ...cell,
      verdict: "positive",
      value: 1.5,
      unit: "%",
      as_of: "2026-11-01",
      confidence: 2,
      explanation: "It\nsays so.",
      quotes: [],
      review: null,
      seconds: 1,
    },
    "Acme | Pays | positive | 1.5% (2026-11-01) | confidence 2 | It says so.",
  ],
  [
    {
      type: "cell_overridden",
      criterion: "pays",
      company: "acme",
      by: "adv_north",
      verdict: "negative",
      value: false,
      reason: "The filing of May.",
    },
    "Acme | Pays | negative | no | The filing of May. (adv_north)",
  ],
  [
    {
      type: "research_error",
      ...cell,
      code: "bad_key",
      message: "The key is refused.",
      fatal: true,
    },
    "[Acme / Pays] bad_key: The key is refused.",
  ],
  [{ type: "rests", code: "run_budget", message: "It is spent." }, "The run rests: It is spent."],
];

test.each(cases)("%j is put into words", (body, said) => {
  expect(eventLines(names, body).map(({ text }) => text)).toEqual([said]);
});

test("a disputed answer says why", () => {
  const lines = eventLines(names, {
    ...{ type: "final_result", ...cell, verdict: "unknown", value: null, unit: null, as_of: null },
    ...{ confidence: 1, explanation: "", quotes: [], review: { reason: "No quote." }, seconds: 1 },
  });
  expect(lines).toEqual([
    { kind: "answer", text: "Acme | Pays | unknown | confidence 1" },
    { kind: "warning", text: "[Acme / Pays] For review: No quote." },
  ]);
});
