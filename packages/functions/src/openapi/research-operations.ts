import { Paging } from "@advisor/protocol/bodies";
import { Verbosity } from "@advisor/protocol/research/event";
import {
  CancelBody,
  DecisionBody,
  DiffQuery,
  ExportQuery,
  OverrideBody,
  RerunBody,
  ResultsQuery,
  ResumeBody,
  RunBody,
  TemplateBody,
} from "@advisor/protocol/research/requests";
import * as Answers from "@advisor/protocol/research/responses";
import {
  DecisionStored,
  GenerationStarted,
  RunStarted,
  VerificationResult,
} from "@advisor/protocol/responses";
import * as z from "zod";
import { type Operations, okResponse } from "./operation.ts";

const tag = "Research";
const base = "/api/v1/research";
const run = `${base}/runs/:id`;

const template = {
  name: "Dividend screen",
  criteria: [{ id: "pays", name: "Pays a dividend", description: "Does {company_name} pay one?" }],
};
const question = { question: "Does it pay a dividend?", companies: ["Microsoft (MSFT)"] };

export const templateOperations: Operations = {
  [`POST ${base}/templates`]: {
    tag,
    summary: "Create a template",
    body: { schema: TemplateBody, example: template },
    answer: { status: 201, description: "The template", schema: Answers.TemplateView },
  },
  [`GET ${base}/templates`]: {
    tag,
    summary: "List your templates",
    query: Paging,
    answer: okResponse("A page of templates", Answers.TemplateList),
  },
  [`GET ${base}/templates/:id`]: {
    tag,
    summary: "Get a template",
    answer: okResponse("The template", Answers.TemplateView),
  },
  [`PUT ${base}/templates/:id`]: {
    tag,
    summary: "Write a new version of a template",
    body: { schema: TemplateBody, example: template },
    answer: okResponse("The new version", Answers.TemplateView),
    refuses: [409],
  },
  [`DELETE ${base}/templates/:id`]: {
    tag,
    summary: "Delete a template",
    answer: { status: 204, description: "Deleted" },
  },
};

export const runOperations: Operations = {
  [`POST ${base}/runs`]: {
    tag,
    summary: "Start a run",
    body: { schema: RunBody, example: question },
    answer: { status: 202, description: "Its id and estimate", schema: Answers.Started },
    refuses: [402, 404, 503],
  },
  [`POST ${base}/runs/estimate`]: {
    tag,
    summary: "Estimate what a run would cost",
    body: { schema: RunBody, example: question },
    answer: okResponse("The estimate", Answers.Estimate),
    refuses: [404],
  },
  [`GET ${base}/runs`]: {
    tag,
    summary: "List your runs",
    query: Paging,
    answer: okResponse("A page of runs", Answers.RunList),
  },
  [`GET ${run}`]: { tag, summary: "Get a run", answer: okResponse("The run", Answers.RunView) },
  [`GET ${run}/results`]: {
    tag,
    summary: "List a run's cells",
    query: ResultsQuery,
    answer: okResponse("A page of cells with verdicts and quotes", Answers.Results),
  },
  [`GET ${run}/pages/:hash`]: {
    tag,
    summary: "Get a stored page",
    answer: okResponse("The page as it was read", Answers.PageView),
  },
  [`GET ${run}/diff`]: {
    tag,
    summary: "Compare two runs",
    query: DiffQuery,
    answer: okResponse("Cells that differ", Answers.Diff),
  },
  [`GET ${run}/events`]: {
    tag,
    summary: "Follow a run",
    query: z.object({ verbosity: Verbosity.optional() }),
    headers: { "Last-Event-ID": "The number of the last event that you read" },
    answer: {
      status: 200,
      description: "The run's entries as server-sent events",
      types: ["text/event-stream"],
    },
  },
  [`POST ${run}/approvals/:approval_id`]: {
    tag,
    summary: "Decide a tool call that waits for approval",
    body: { schema: DecisionBody, example: { decision: "approve" } },
    answer: okResponse("The decision", DecisionStored),
  },
  [`POST ${run}/cancel`]: {
    tag,
    summary: "Cancel or pause a run",
    body: { schema: CancelBody, example: { rest: true } },
    answer: { status: 202, description: "Nothing new is started", schema: RunStarted },
  },
  [`POST ${run}/resume`]: {
    tag,
    summary: "Resume a run",
    body: { schema: ResumeBody, example: { max_cost_usd: 5 } },
    answer: { status: 202, description: "The run continues", schema: GenerationStarted },
  },
  [`POST ${run}/rerun`]: {
    tag,
    summary: "Ask cells again",
    body: { schema: RerunBody, example: { which: "unknown" } },
    answer: { status: 202, description: "The run continues", schema: GenerationStarted },
  },
  [`PATCH ${run}/cells/:criterion/:company`]: {
    tag,
    summary: "Answer a cell yourself",
    body: { schema: OverrideBody, example: { verdict: "positive", reason: "Annual report" } },
    answer: okResponse("The cell", Answers.CellView),
  },
  [`GET ${run}/export`]: {
    tag,
    summary: "Export the results",
    query: ExportQuery,
    answer: {
      ...okResponse("A file", z.looseObject({})),
      types: [
        "text/csv",
        "text/markdown",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      ],
    },
  },
  [`GET ${run}/audit`]: {
    tag,
    summary: "Export or verify the run's record",
    query: z.object({ verify: z.enum(["0", "1"]).default("0") }),
    answer: {
      ...okResponse("The verdict, or the record", VerificationResult),
      types: ["application/x-ndjson"],
    },
  },
};
