import type { Message } from "./message.ts";

const result = {
  source_id: "tool:get_etf_holdings:v1",
  as_of: "2026-11-20",
  provider: "embedded",
  delay: "eod",
  simulated: true,
};

export const fund = {
  found: true,
  symbol: "VOO",
  name: "Vanguard S&P 500 ETF",
  holdings_as_of: "2026-10-30",
  expense_ratio_pct: 0.03,
  holdings: [{ symbol: "NVDA", name: "NVIDIA Corporation", weight_pct: 6.8 }],
  coverage_pct: 41.3,
};

/** An answer with a call, its source, an unsupported figure and its cost. */
export const reply: Message = {
  id: "msg_1_reply",
  role: "assistant",
  metadata: { turn_id: "turn_1", status: "complete" },
  parts: [
    { type: "step-start" },
    {
      type: "tool-get_etf_holdings",
      toolCallId: "call_1",
      state: "output-available",
      input: { symbol: "VOO" },
      output: { ...result, data: fund },
    },
    { type: "step-start" },
    { type: "text", text: "It holds 6.8% NVIDIA. [tool:get_etf_holdings:v1]\nAnd 7.1% gold." },
    {
      type: "data-grounding",
      data: { valid: false, citations: [], unmatched: ["7.1%"], unknown_citations: [] },
    },
    { type: "data-usage", data: { input_tokens: 1200, output_tokens: 34, cost_usd: null } },
  ],
};

export const question: Message = {
  id: "local_1",
  role: "user",
  parts: [{ type: "text", text: "What is in VOO?" }],
};

/** A reply with two pending writes. */
export const asking: Message = {
  id: "msg_2_reply",
  role: "assistant",
  metadata: { status: "waiting" },
  parts: [
    {
      type: "tool-create_task",
      toolCallId: "call_2",
      state: "approval-requested",
      input: { title: "Call" },
      approval: { id: "apr_2_0" },
    },
    {
      type: "data-approval_required",
      data: { call_id: "call_2", input: { title: "Call", priority: "normal" } },
    },
  ],
};
