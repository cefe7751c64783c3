import type * as Entry from "@advisor/domain/research/entry";
import type { CellContext } from "./action.ts";
import { nextAction } from "./next-action.ts";

export const search = {
  name: "perplexity_search",
  schema: { properties: { query: { type: "string" } }, required: ["query"] },
  micro_usd: 10_000,
  writes: false,
};

export const context = (more: Partial<CellContext> = {}): CellContext => ({
  attempt: 1,
  criterion: {
    id: "pays",
    name: "Pays a dividend",
    description: "Does {company_name} pay a dividend?",
    first_query_template: "{company_name} dividend",
    answer_format: { type: "boolean" },
    disqualifying: false,
    run_if: null,
    evidence: { min_sources: 1, max_age_days: null },
    lookup: null,
  },
  company: { id: "acme", name: "Acme", symbol: "ACME" },
  settings: {
    tools: ["perplexity_search"],
    wait_between_tools: false,
    verbosity: 1,
    max_steps: 3,
    parallel: 4,
    preview: 0,
    second_look: false,
  },
  tools: [search],
  earlier: [],
  today: "2026-11-27",
  allowances: {},
  ...more,
});

export const cell = { criterion: "pays", company: "acme", attempt: 1 };
export const start: Entry.Body = { type: "company_start", ...cell, company_name: "Acme" };
export const query: Entry.Body = {
  type: "automatic_query",
  ...cell,
  call_id: "first",
  tool: "perplexity_search",
  query: "Acme dividend",
  input: { query: "Acme dividend" },
  micro_usd: 10_000,
};
export const outcome = { ...cell, pages: [], micro_usd: 0, reserved_micro_usd: 0, ms: 1, by: null };
export const queryResult: Entry.Body = {
  type: "automatic_query_result",
  ...outcome,
  call_id: "first",
  tool: "perplexity_search",
  status: "success",
  text: "Acme pays.",
};
export const prompted = (step: number, last = false): Entry.Body => ({
  type: "prompt_sent",
  ...cell,
  purpose: "research",
  step,
  last,
  text: `prompt ${step}`,
  system: null,
  system_hash: "s",
  model_id: "m",
  micro_usd: null,
});
export const replied = (
  step: number,
  text: string,
  calls: Entry.RequestedCall[] = [],
): Entry.Body => ({
  type: "model_response",
  ...cell,
  step,
  text,
  calls,
  stop_reason: "stop",
  usage: null,
  micro_usd: null,
  reserved_micro_usd: null,
  ms: 1,
});
export const asks = (
  call_id: string,
  text: string,
  malformed: string | null = null,
): Entry.RequestedCall => ({
  call_id,
  tool: "perplexity_search",
  query: text,
  input: { query: text },
  malformed,
});
export const requested = (call_id: string, text: string): Entry.Body => ({
  ...query,
  type: "tool_request",
  call_id,
  query: text,
  input: { query: text },
  allowed: false,
});
export const resulted = (call_id: string): Entry.Body => ({
  ...queryResult,
  type: "tool_result",
  call_id,
});

export const opened = [start, query, queryResult];
export const next = (entries: Entry.Body[], more?: Partial<CellContext>) =>
  nextAction(context(more), entries);
export const whyOf = (action: ReturnType<typeof next>) =>
  action.do === "answer" ? action.answer.explanation : action.do;
