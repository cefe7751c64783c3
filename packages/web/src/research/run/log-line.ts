import type { Event } from "@advisor/protocol/research/event";
import { answerWords, smallAmount, toolWords } from "../words.ts";

/** An event as a line of the log. */
export interface LogLine {
  seq: number;
  at: string;
  company: string | undefined;
  criterion: string | undefined;
  said: string;
  /** Undefined if nothing was paid, or the cost is unknown. */
  cost: string | undefined;
  /** Long text, which can be expanded. */
  text: string | undefined;
}

export function logLine(event: Event): LogLine {
  const micro = "micro_usd" in event ? event.micro_usd : null;
  return {
    seq: event.seq,
    at: event.at,
    company: "company" in event ? event.company : undefined,
    criterion: "criterion" in event ? event.criterion : undefined,
    said: saidOf(event),
    cost: micro === null || micro === 0 ? undefined : smallAmount(micro / 1_000_000),
    text: textOf(event),
  };
}

function textOf(event: Event): string | undefined {
  if (event.type === "prompt_sent") return [event.system, event.text].filter(Boolean).join("\n\n");
  if (!("text" in event) || event.text === "") return undefined;
  return event.text;
}

function saidOf(event: Event): string {
  switch (event.type) {
    case "run_started":
      return `${starts[event.reason]}: ${event.companies} companies, ${event.criteria} criteria`;
    case "criterion_start":
      return `${event.name} begins for ${event.companies} companies`;
    case "rests":
      return `paused: ${event.message}`;
    case "canceled":
      return `stopped by ${event.by}`;
    case "done":
      return "complete";
    default:
      return cellSaid(event);
  }
}

const starts = { start: "started", resume: "resumed", rerun: "run again" } as const;

type CellEvent = Exclude<
  Event,
  { type: "run_started" | "criterion_start" | "rests" | "canceled" | "done" }
>;

function cellSaid(event: CellEvent): string {
  switch (event.type) {
    case "company_start":
      return event.attempt === 1 ? "begins" : `begins, attempt ${event.attempt}`;
    case "company_skipped":
    case "company_disqualified":
    case "automatic_query_skipped":
      return event.message;
    case "research_retry":
      return `tried again in a while: ${event.message}`;
    case "research_error":
      return `failed: ${event.message}`;
    case "final_result":
      return `${answerWords(event)}${event.review === null ? "" : ", marked for review"}`;
    case "cell_overridden":
      return `overridden by ${event.by}: ${event.reason}`;
    case "second_look":
      return event.agrees ? "second look agrees" : "second look disagrees";
    case "prompt_sent":
      return `prompt ${event.step}${event.last ? ", the last" : ""} sent`;
    case "model_response":
      return `reply ${event.step} of the model`;
    default:
      return callSaid(event);
  }
}

type CallEvent = Extract<
  CellEvent,
  {
    type:
      | "automatic_query"
      | "tool_request"
      | "tool_approval_needed"
      | "approval_decided"
      | "automatic_query_result"
      | "automatic_query_error"
      | "tool_result"
      | "tool_not_called";
  }
>;

const outcomes = {
  success: "answered",
  error: "failed",
  denied: "was denied",
  lost: "was lost in a crash",
  overridden: "was answered by a person",
} as const;

const decisions = { approve: "approved", deny: "denied", override: "changed" } as const;

function callSaid(event: CallEvent): string {
  if (event.type === "approval_decided")
    return `${toolWords(event.asked_tool)} ${decisions[event.decision]} by ${event.by}`;
  const tool = toolWords(event.tool);
  if (event.type === "tool_approval_needed") return `${tool} needs your approval`;
  if (event.type === "tool_not_called") return `${tool} was not called: ${event.message}`;
  if ("query" in event) return `${tool} “${event.query}”`;
  return `${tool} ${outcomes[event.status]}`;
}
