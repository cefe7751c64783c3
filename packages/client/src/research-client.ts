import type { Event } from "@advisor/protocol/research/event";
import type * as Requests from "@advisor/protocol/research/requests";
import {
  type CellView,
  Diff,
  Estimate,
  PageView,
  Results,
  type RunCard,
  RunList,
  RunView,
  Started,
  TemplateList,
  TemplateView,
} from "@advisor/protocol/research/responses";
import type * as z from "zod";
import { type Access, pauseFor, type Wait } from "./api-call.ts";
import { followRun } from "./follow-run.ts";
import { type ResearchCalls, researchCalls, urlPath } from "./research-calls.ts";

/**
 * The typed client of the research API; every response is checked against the protocol's schemas.
 */
export function researchClient({ wait = pauseFor, ...access }: Access & { wait?: Wait }) {
  const calls = researchCalls(access);
  return { ...templateCalls(calls), ...runCalls(calls, wait), ...runActions(calls) };
}

const templateCalls = ({ call, json, items }: ResearchCalls) => ({
  templates: () => items(TemplateList, ["templates"]),
  template: (id: string): Promise<TemplateView> =>
    json(TemplateView, "GET", urlPath(["templates", id])),
  createTemplate: (body: z.input<typeof Requests.TemplateBody>): Promise<TemplateView> =>
    json(TemplateView, "POST", urlPath(["templates"]), body),
  /** Stores the next version of a template. */
  replaceTemplate: (
    id: string,
    body: z.input<typeof Requests.TemplateBody>,
  ): Promise<TemplateView> => json(TemplateView, "PUT", urlPath(["templates", id]), body),
  async removeTemplate(id: string): Promise<void> {
    await call("DELETE", urlPath(["templates", id]));
  },
});

const runCalls = ({ call, json, items }: ResearchCalls, wait: Wait) => ({
  estimate: (body: z.input<typeof Requests.RunBody>): Promise<Estimate> =>
    json(Estimate, "POST", urlPath(["runs", "estimate"]), body),
  start: (body: z.input<typeof Requests.RunBody>): Promise<Started> =>
    json(Started, "POST", urlPath(["runs"]), body),

  runs: (): AsyncGenerator<RunCard> => items(RunList, ["runs"]),
  run: (id: string): Promise<RunView> => json(RunView, "GET", urlPath(["runs", id])),
  results: (
    id: string,
    query: Omit<z.input<typeof Requests.ResultsQuery>, "cursor"> = {},
  ): AsyncGenerator<CellView> => items(Results, ["runs", id, "results"], query),

  /** A run's events after `after`, to the run's end, reconnecting as needed. */
  events: (
    id: string,
    { after = 0, verbosity = 1 }: { after?: number; verbosity?: number } = {},
  ): AsyncGenerator<Event> =>
    followRun({
      after,
      wait,
      open: (last) =>
        call("GET", urlPath(["runs", id, "events"], { verbosity }), undefined, {
          accept: "text/event-stream",
          ...(last === 0 ? {} : { "last-event-id": String(last) }),
        }),
    }),

  /** The stored copy of the page that a quote comes from. */
  page: (id: string, hash: string): Promise<z.infer<typeof PageView>> =>
    json(PageView, "GET", urlPath(["runs", id, "pages", hash])),
  diff: (id: string, other: string): Promise<Diff> =>
    json(Diff, "GET", urlPath(["runs", id, "diff"], { with: other })),
  /** The run as a file; the response body has not been read yet. */
  export: (id: string, format: ExportFormat): Promise<Response> =>
    call("GET", urlPath(["runs", id, "export"], { format })),
});

const runActions = ({ call }: ResearchCalls) => ({
  async decide(
    id: string,
    approval: string,
    body: z.input<typeof Requests.DecisionBody>,
  ): Promise<void> {
    await call("POST", urlPath(["runs", id, "approvals", approval]), body);
  },
  /** Cancels a run. With `rest`, the run is paused and keeps its partial results. */
  async cancel(id: string, body: z.input<typeof Requests.CancelBody> = {}): Promise<void> {
    await call("POST", urlPath(["runs", id, "cancel"]), body);
  },
  /** Resumes a paused run; limits may be raised. */
  async resume(id: string, body: z.input<typeof Requests.ResumeBody> = {}): Promise<void> {
    await call("POST", urlPath(["runs", id, "resume"]), body);
  },
  /** Runs answered cells again. */
  async rerun(id: string, body: z.input<typeof Requests.RerunBody>): Promise<void> {
    await call("POST", urlPath(["runs", id, "rerun"]), body);
  },
  /** Replaces a cell's answer with a person's own. */
  async override(
    id: string,
    cell: { criterion: string; company: string },
    body: z.input<typeof Requests.OverrideBody>,
  ): Promise<void> {
    await call("PATCH", urlPath(["runs", id, "cells", cell.criterion, cell.company]), body);
  },
});

export type ResearchClient = ReturnType<typeof researchClient>;
export type ExportFormat = "json" | "csv" | "xlsx" | "md";
