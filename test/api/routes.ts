import { replyId, turnId } from "@advisor/domain/record/record-id";
import { v1 } from "./api.fixture.ts";

export interface Places {
  household: string;
  conversation: string;
  /** One of the caller's conversations, without a household. */
  own: string;
  /** The id of an answer's trace. */
  trace: string;
  run: string;
  /** One of the caller's runs. */
  ownRun: string;
  template: string;
}

export interface Call {
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export const research = "/api/v1/research";

/** Every route of the API with calls that pass an id; none if it takes no id. */
export const matrix: Record<string, (places: Places) => Call[]> = {
  "GET /health": () => [],
  "GET /openapi.json": () => [],
  "GET /llms.txt": () => [],
  "GET /docs": () => [],
  "GET /.well-known/oauth-protected-resource": () => [],
  "GET /.well-known/oauth-protected-resource/mcp": () => [],
  "GET /docs/:file": () => [{ path: "/docs/household.js" }],
  [`GET ${v1}/worklist`]: () => [],
  [`GET ${v1}/households`]: () => [],
  [`GET ${v1}/households/:id`]: ({ household }) => [{ path: `${v1}/households/${household}` }],
  [`GET ${v1}/households/:id/documents/:document_id`]: ({ household }) => [
    { path: `${v1}/households/${household}/documents/doc_${household.slice(3)}_ips` },
  ],
  [`POST ${v1}/households/:id/tasks`]: ({ household }) => [
    { path: `${v1}/households/${household}/tasks`, body: { title: "Call them" } },
  ],
  [`PATCH ${v1}/households/:id/tasks/:task_id`]: ({ household }) => [
    { path: `${v1}/households/${household}/tasks/task_1`, body: { status: "done" } },
  ],
  [`GET ${v1}/households/:id/brief`]: ({ household }) => [
    { path: `${v1}/households/${household}/brief` },
    { path: `${v1}/households/${household}/brief?format=docx` },
  ],
  [`GET ${v1}/households/:id/values`]: ({ household }) => [
    { path: `${v1}/households/${household}/values` },
  ],
  [`GET ${v1}/households/:id/proposal`]: ({ household }) => [
    { path: `${v1}/households/${household}/proposal` },
    { path: `${v1}/households/${household}/proposal?format=csv` },
  ],
  [`POST ${v1}/conversations`]: ({ household }) => [
    { path: `${v1}/conversations`, body: { household_id: household } },
  ],
  [`GET ${v1}/conversations`]: ({ household }) => [
    { path: `${v1}/conversations?household_id=${household}` },
  ],
  [`GET ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}` },
  ],
  [`PATCH ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}`, body: { title: "Mine now" } },
    { path: `${v1}/conversations/${conversation}`, body: { pinned: true } },
  ],
  [`DELETE ${v1}/conversations/:id/standing_approvals/:tool`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/standing_approvals/create_task` },
  ],
  [`DELETE ${v1}/conversations/:id`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}` },
  ],
  [`GET ${v1}/conversations/:id/messages`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/messages` },
  ],
  [`POST ${v1}/conversations/:id/select_household`]: ({ household, conversation, own }) => [
    { path: `${v1}/conversations/${own}/select_household`, body: { household_id: household } },
    {
      path: `${v1}/conversations/${conversation}/select_household`,
      body: { household_id: household },
    },
  ],
  [`GET ${v1}/conversations/:id/state`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/state` },
  ],
  [`PATCH ${v1}/conversations/:id/state`]: ({ household, conversation, own }) => [
    { path: `${v1}/conversations/${conversation}/state`, body: { is_panel_open: false } },
    { path: `${v1}/conversations/${own}/state`, body: briefOf(household) },
    { path: `${v1}/conversations/${own}/state`, body: { ...briefOf(household), source: "agent" } },
  ],
  [`POST ${v1}/conversations/:id/stop`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/stop`, body: {} },
  ],
  [`GET ${v1}/spend`]: () => [],
  [`GET ${v1}/spend/days`]: () => [],
  [`GET ${v1}/chat/:conversation_id/stream`]: ({ conversation }) => [
    { path: `${v1}/chat/${conversation}/stream` },
  ],
  [`GET ${v1}/chat/stream/:conversation_id/stream`]: ({ conversation }) => [
    { path: `${v1}/chat/stream/${conversation}/stream` },
  ],
  "POST /api/chat/stream": () => [],
  /** None of its tools reads a household. */
  "POST /api/v1/trading/:tool": ({ household }) => [
    {
      path: "/api/v1/trading/get_household_holdings",
      body: { input: { household_id: household } },
    },
  ],
  "POST /api/chat": ({ household }) => [
    { path: "/api/chat", body: { message: "account value", household_id: household } },
    { path: "/api/chat", body: { message: "buy 10 AAPL", household_id: household } },
  ],
  [`GET ${v1}/conversations/:id/audit`]: ({ conversation }) => [
    { path: `${v1}/conversations/${conversation}/audit` },
    { path: `${v1}/conversations/${conversation}/audit?verify=1` },
  ],
  [`POST ${v1}/messages/:id/feedback`]: ({ conversation }) => [
    {
      path: `${v1}/messages/${replyId({ conversation_id: conversation, seq: 1 })}/feedback`,
      body: { rating: "up" },
    },
  ],
  [`POST ${v1}/messages/:id/undo`]: ({ conversation }) => [
    {
      path: `${v1}/messages/${replyId({ conversation_id: conversation, seq: 1 })}/undo`,
      body: { call_id: "call_1" },
    },
  ],
  "GET /api/v1/traces/:id": ({ trace, conversation }) => [
    { path: `/api/v1/traces/${trace}` },
    { path: `/api/v1/traces/${turnId({ conversation_id: conversation, seq: 1 })}` },
  ],
  "GET /api/activity": statement("activity"),
  "GET /api/positions": statement("positions?symbol=AAPL"),
  "GET /api/positions_list": statement("positions_list"),
  "GET /api/performance": statement("performance?timeframe=YTD"),
  "GET /api/quotes": statement("quotes"),
  "GET /api/transfers": statement("transfers"),
  "GET /api/account_summary": statement("account_summary"),
  "GET /api/facts": () => [],
  "GET /api/tools": () => [],
  "POST /mcp": () => [],
  "GET /agents.json": () => [],
  "GET /.well-known/agent-card.json": () => [],
  /** Another advisor's task is a protocol error: test/conformance/a2a.test.ts. */
  "POST /a2a": () => [],
  "POST /v1/query": ({ household }) => [
    {
      path: "/v1/query",
      headers: { "x-household-id": household },
      body: { messages: [{ role: "human", content: "What do they own?" }] },
    },
  ],
  "POST /mcp/households/:id": ({ household }) => [
    {
      path: `/mcp/households/${household}`,
      body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
    },
  ],
  [`POST ${research}/templates`]: () => [],
  [`GET ${research}/templates`]: () => [],
  [`GET ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}` },
  ],
  [`PUT ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}`, body: { name: "Mine", criteria } },
  ],
  [`DELETE ${research}/templates/:id`]: ({ template }) => [
    { path: `${research}/templates/${template}` },
  ],
  [`POST ${research}/runs`]: ({ household, template }) => [
    { path: `${research}/runs`, body: { template_id: template, companies: ["Acme"] } },
    { path: `${research}/runs`, body: { question: "Listed?", household_id: household } },
    {
      path: `${research}/runs`,
      body: { question: "Listed?", companies: ["Acme"], household_id: household },
    },
  ],
  [`POST ${research}/runs/estimate`]: ({ household, template }) => [
    { path: `${research}/runs/estimate`, body: { template_id: template, companies: ["Acme"] } },
    { path: `${research}/runs/estimate`, body: { question: "?", household_id: household } },
  ],
  [`GET ${research}/runs`]: () => [],
  [`GET ${research}/runs/:id`]: ofRun(""),
  [`GET ${research}/runs/:id/results`]: ofRun("/results"),
  [`GET ${research}/runs/:id/pages/:hash`]: ofRun("/pages/abc"),
  [`GET ${research}/runs/:id/diff`]: ({ run, ownRun }) => [
    { path: `${research}/runs/${run}/diff?with=${ownRun}` },
    { path: `${research}/runs/${ownRun}/diff?with=${run}` },
  ],
  [`GET ${research}/runs/:id/events`]: ofRun("/events"),
  [`POST ${research}/runs/:id/approvals/:approval_id`]: ofRun("/approvals/apr_1", {
    decision: "approve",
  }),
  [`POST ${research}/runs/:id/cancel`]: ofRun("/cancel", {}),
  [`POST ${research}/runs/:id/resume`]: ofRun("/resume", {}),
  [`POST ${research}/runs/:id/rerun`]: ofRun("/rerun", { which: "unknown" }),
  [`PATCH ${research}/runs/:id/cells/:criterion/:company`]: ofRun("/cells/answer/acme", {
    verdict: "positive",
    reason: "I know",
  }),
  [`GET ${research}/runs/:id/export`]: ofRun("/export?format=csv"),
  [`GET ${research}/runs/:id/audit`]: ({ run }) => [
    { path: `${research}/runs/${run}/audit` },
    { path: `${research}/runs/${run}/audit?verify=1` },
  ],
  [`POST ${v1}/chat/stream`]: ({ conversation }) => [
    {
      path: `${v1}/chat/stream`,
      body: { conversation_id: conversation, message: "What do they own?" },
    },
    {
      path: `${v1}/chat/stream`,
      body: {
        id: conversation,
        messages: [{ role: "user", parts: [{ type: "text", text: "?" }] }],
      },
    },
  ],
};

/** Calls of a route under a run. */
function ofRun(path: string, body?: unknown) {
  return ({ run }: Places): Call[] => [
    { path: `${research}/runs/${run}${path}`, ...(body === undefined ? {} : { body }) },
  ];
}

export const criteria = [{ name: "Listed", description: "Is it listed?" }];

/** A household's dataset, by full id and by short form. */
function statement(path: string) {
  const query = path.includes("?") ? "&" : "?";
  return ({ household }: Places): Call[] =>
    [household, household.replace("hh_d", "D")].map((id) => ({
      path: `/api/${path}${query}household_id=${id}`,
    }));
}

const briefOf = (household_id: string) => ({
  side_panel: { current_view: "householdBrief", view_state: { household_id } },
});
