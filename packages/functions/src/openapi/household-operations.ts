import * as Document from "@advisor/domain/document";
import * as Task from "@advisor/domain/task";
import { NewTask, Paging, TaskChange } from "@advisor/protocol/bodies";
import { Brief, BriefQuery } from "@advisor/protocol/brief";
import { HouseholdDetail } from "@advisor/protocol/household";
import { HouseholdValues } from "@advisor/protocol/household-values";
import { Proposal, ProposalQuery } from "@advisor/protocol/proposal";
import { HouseholdPage } from "@advisor/protocol/responses";
import { Worklist } from "@advisor/protocol/worklist";
import { type Operations, okResponse } from "./operation.ts";

const tag = "Households";
const base = "/api/v1/copilot";

export const householdOperations: Operations = {
  [`GET ${base}/worklist`]: {
    tag,
    summary: "The whole book, most urgent first",
    description: "Up to 500 households with the reasons why they need attention, and totals.",
    answer: okResponse("The worklist", Worklist),
  },
  [`GET ${base}/households`]: {
    tag,
    summary: "List your households",
    query: Paging,
    answer: okResponse("A page of households, each with today's policy check", HouseholdPage),
  },
  [`GET ${base}/households/:id`]: {
    tag,
    summary: "Get a household",
    answer: okResponse(
      "Members, holdings, policy checks, tasks, documents and notes",
      HouseholdDetail,
    ),
  },
  [`GET ${base}/households/:id/brief`]: {
    tag,
    summary: "Get a meeting brief",
    description: "One page made from the record by fixed rules; every sentence names its sources.",
    query: BriefQuery,
    answer: {
      ...okResponse("The brief", Brief),
      types: [
        "text/markdown",
        "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      ],
    },
  },
  [`GET ${base}/households/:id/proposal`]: {
    tag,
    summary: "Get proposed trades",
    description:
      "What the policy check suggests, by account and lot, or without some of its lines. Nothing is traded.",
    query: ProposalQuery,
    answer: { ...okResponse("The proposal", Proposal), types: ["text/csv"] },
    refuses: [409],
  },
  [`GET ${base}/households/:id/values`]: {
    tag,
    summary: "Get the value over time",
    description:
      "What the accounts together were worth on each day on file, what came and went, and returns without it.",
    answer: okResponse(
      "Values, flows and periods; empty where no values are on file",
      HouseholdValues,
    ),
  },
  [`GET ${base}/households/:id/documents/:document_id`]: {
    tag,
    summary: "Get a document",
    answer: okResponse("The document, note or task, passage by passage", Document.Searchable),
  },
  [`POST ${base}/households/:id/tasks`]: {
    tag,
    summary: "Create a task",
    body: { schema: NewTask, example: { title: "Call about the transfer", due: "2026-12-04" } },
    answer: { status: 201, description: "The task", schema: Task.Info },
  },
  [`PATCH ${base}/households/:id/tasks/:task_id`]: {
    tag,
    summary: "Change a task",
    body: { schema: TaskChange, example: { status: "done" } },
    answer: okResponse("The task as it is now", Task.Info),
  },
};
