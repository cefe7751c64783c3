import type * as Approval from "@advisor/domain/research/approval";
import type * as Entry from "@advisor/domain/research/entry";

export type RequestedCall = Entry.RequestedCall;
export type ToolResultEntry = Entry.OfType<"tool_result">;
export type FirstQueryEntry = Entry.OfType<"automatic_query">;
export type FirstQueryOutcome =
  | Entry.OfType<"automatic_query_result">
  | Entry.OfType<"automatic_query_error">;

/** One of the model's calls and its progress. */
export interface CallLog {
  asked: RequestedCall;
  approval: Entry.OfType<"tool_approval_needed"> | undefined;
  decision: Approval.Decision | undefined;
  request: Entry.OfType<"tool_request"> | undefined;
  result: ToolResultEntry | undefined;
}

export interface StepLog {
  prompt: Entry.OfType<"prompt_sent">;
  response: Entry.OfType<"model_response"> | undefined;
  calls: CallLog[];
}

/** One attempt at a cell, read from its entries. */
export interface CellLog {
  started: Entry.OfType<"company_start"> | undefined;
  /** The template's first query, or the entry that says why it was skipped. */
  query: FirstQueryEntry | Entry.OfType<"automatic_query_skipped"> | undefined;
  queryResult: FirstQueryOutcome | undefined;
  /** The approval requested for the first query, and the decision. */
  first: Pick<CallLog, "approval" | "decision">;
  /** The tool call that supplies a figure without any model step. */
  lookup: Omit<CallLog, "asked" | "approval" | "decision"> | undefined;
  steps: StepLog[];
  second:
    | { prompt: Entry.OfType<"prompt_sent">; look: Entry.OfType<"second_look"> | undefined }
    | undefined;
  /** The entry that ended the attempt. */
  end: Entry.OfType<"final_result"> | Entry.OfType<"research_error"> | undefined;
}

export const firstQueryCallId = "first";
export const lookupCallId = "lookup";

export function readCellLog(entries: readonly Entry.Body[]): CellLog {
  const log: CellLog = {
    started: undefined,
    query: undefined,
    queryResult: undefined,
    first: { approval: undefined, decision: undefined },
    lookup: undefined,
    steps: [],
    second: undefined,
    end: undefined,
  };
  for (const body of entries) note(log, body);
  return log;
}

function note(log: CellLog, body: Entry.Body): void {
  switch (body.type) {
    case "company_start":
      log.started = body;
      return;
    case "automatic_query":
    case "automatic_query_skipped":
      log.query = body;
      return;
    case "automatic_query_result":
    case "automatic_query_error":
      log.queryResult = body;
      return;
    case "prompt_sent":
      if (body.purpose === "second_look") log.second = { prompt: body, look: undefined };
      else log.steps.push({ prompt: body, response: undefined, calls: [] });
      return;
    case "tool_approval_needed":
    case "approval_decided":
    case "tool_not_called":
      if (body.call_id === firstQueryCallId) noteFirst(log, body);
      else noteStep(log, body);
      return;
    case "second_look":
      if (log.second !== undefined) log.second.look = body;
      return;
    case "final_result":
    case "research_error":
      log.end = body;
      return;
    default:
      noteStep(log, body);
  }
}

function noteFirst(
  log: CellLog,
  body: Entry.OfType<"tool_approval_needed" | "approval_decided" | "tool_not_called">,
): void {
  if (body.type === "tool_not_called") log.query = undefined;
  else noteCall(log.first, body);
}

function noteStep(log: CellLog, body: Entry.Body): void {
  const step = log.steps.at(-1);
  if (body.type === "model_response" && step !== undefined) {
    step.response = body;
    step.calls = body.calls.map((asked) => ({ asked, ...nothing }));
  }
  if (!("call_id" in body)) return;
  if (body.call_id === lookupCallId) log.lookup ??= { request: undefined, result: undefined };
  const call =
    body.call_id === lookupCallId
      ? log.lookup
      : step?.calls.find(({ asked }) => asked.call_id === body.call_id);
  if (call !== undefined) noteCall(call, body);
}

const nothing = {
  approval: undefined,
  decision: undefined,
  request: undefined,
  result: undefined,
};

function noteCall(call: Partial<CallLog>, body: Entry.Body): void {
  if (body.type === "tool_approval_needed") call.approval = body;
  if (body.type === "approval_decided") call.decision = body;
  if (body.type === "tool_request") call.request = body;
  if (body.type === "tool_result") call.result = body;
  if (body.type === "tool_not_called") call.request = undefined;
}
