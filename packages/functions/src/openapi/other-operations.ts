import * as Spend from "@advisor/domain/spend";
import { A2aCall } from "@advisor/protocol/a2a";
import { OpenbbQuery } from "@advisor/protocol/openbb-request";
import {
  AgentCard,
  AgentsFile,
  Health,
  ProtectedResource,
  SpendDays,
  SpendToday,
  ToolList,
  Trace,
} from "@advisor/protocol/responses";
import * as z from "zod";
import { ToolQuery } from "../api/tools.ts";
import { type Operations, okResponse } from "./operation.ts";

const text = (description: string, type: string) => ({
  status: 200,
  description,
  types: [type],
});

const mcp = {
  tag: "Tools",
  description: "One JSON-RPC message in a request, stateless.",
  body: {
    schema: z.looseObject({ jsonrpc: z.literal("2.0"), method: z.string() }),
    example: { jsonrpc: "2.0", id: 1, method: "tools/list" },
  },
  answer: { ...okResponse("The reply", z.looseObject({})), types: ["text/event-stream"] },
};

const discovery = {
  tag: "Tools",
  summary: "Where a program gets a token (RFC 9728)",
  open: true,
  answer: okResponse("The protected resource", ProtectedResource),
} as const;

export const otherOperations: Operations = {
  "GET /api/v1/copilot/spend": {
    tag: "Operations",
    summary: "What you spent today, and the limits",
    answer: okResponse("Today's spend", SpendToday),
  },
  "GET /api/v1/copilot/spend/days": {
    tag: "Operations",
    summary: "What you spent by day and by month",
    query: z.object({ days: z.int().min(1).max(Spend.retentionDays).optional() }),
    answer: okResponse("Spend by day", SpendDays),
  },
  "GET /api/v1/traces/:id": {
    tag: "Operations",
    summary: "How an answer came about",
    answer: okResponse("Context, steps, tool calls, times, tokens and cost", Trace),
  },
  "GET /api/tools": {
    tag: "Tools",
    summary: "List the tools",
    query: ToolQuery,
    answer: okResponse("The tools in the format that was asked for", ToolList),
  },
  "POST /mcp": {
    ...mcp,
    summary: "Model Context Protocol",
    headers: { "X-Household-Id": "The household that household tools are about" },
  },
  "POST /mcp/households/:id": {
    ...mcp,
    summary: "Model Context Protocol, about one household",
  },
  "GET /.well-known/agent-card.json": {
    tag: "Other programs",
    summary: "Research as an agent of A2A 1.0",
    open: true,
    answer: okResponse("The agent's card", AgentCard),
  },
  "POST /a2a": {
    tag: "Other programs",
    summary: "Start, read, list and cancel research as tasks of A2A",
    description:
      "JSON-RPC: SendMessage, GetTask, ListTasks, CancelTask. A task is a run of research. Send the header A2A-Version: 1.0.",
    headers: { "A2A-Version": "1.0" },
    body: {
      schema: A2aCall,
      example: { jsonrpc: "2.0", id: 1, method: "ListTasks", params: {} },
    },
    answer: okResponse("The result, or the error", z.looseObject({ jsonrpc: z.literal("2.0") })),
    refuses: [403],
  },
  "GET /agents.json": {
    tag: "Other programs",
    summary: "The copilot as an agent of OpenBB Workspace",
    open: true,
    answer: okResponse("The agent, and where it is asked", AgentsFile),
  },
  "POST /v1/query": {
    tag: "Other programs",
    summary: "Ask it, as OpenBB Workspace does",
    description: "Streams words, steps, tables, charts and citations. Nothing is written.",
    headers: { "X-Household-Id": "The household that is asked about" },
    body: {
      schema: OpenbbQuery,
      example: { messages: [{ role: "human", content: "What do they own by asset class?" }] },
    },
    answer: text("The answer's stream", "text/event-stream"),
    refuses: [402, 404, 429, 503],
  },
  "GET /.well-known/oauth-protected-resource": discovery,
  "GET /.well-known/oauth-protected-resource/mcp": discovery,
  "GET /health": {
    tag: "Operations",
    summary: "Whether the API is up",
    open: true,
    answer: okResponse("It is", Health),
  },
  "GET /openapi.json": {
    tag: "Operations",
    summary: "This description",
    open: true,
    answer: okResponse("OpenAPI 3.1", z.looseObject({ openapi: z.string() })),
  },
  "GET /llms.txt": {
    tag: "Operations",
    summary: "What a language model reads first",
    open: true,
    answer: text("A guide to the API", "text/markdown"),
  },
  "GET /docs": {
    tag: "Operations",
    summary: "This description, to browse",
    open: true,
    answer: text("A page", "text/html"),
  },
  "GET /docs/:file": {
    tag: "Operations",
    summary: "The files of that page",
    open: true,
    answer: text("A script or a style sheet", "text/javascript"),
    refuses: [404],
  },
};
