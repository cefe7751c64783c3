import type * as Entry from "@advisor/domain/research/entry";
import { usd } from "@advisor/protocol/research/money";
import { money, withNoun } from "../amounts.ts";
import { answerLine } from "./answer-line.ts";
import type { DisplayNames } from "./names.ts";

/** A line for an event: part of the answers, or a note. */
export interface Line {
  kind: "answer" | "step" | "warning" | "error";
  text: string;
}

/** Formats an event. The service already filters events by verbosity. */
export function eventLines(names: DisplayNames, body: Entry.Body): Line[] {
  const text = stepText(names, body);
  if (text !== undefined) return [{ kind: "step", text: `${prefixOf(names, body)}${text}` }];
  return endLines(names, body);
}

function prefixOf(names: DisplayNames, body: Entry.Body): string {
  if (!("criterion" in body)) return "";
  if (!("company" in body)) return "";
  return `[${names.company(body.company)} / ${names.criterion(body.criterion)}] `;
}

/** The text for intermediate steps; undefined for answers and for events that are always shown. */
function stepText(names: DisplayNames, body: Entry.Body): string | undefined {
  switch (body.type) {
    case "run_started":
      return `${begun[body.reason]}: ${companies(body.companies)}, ${withNoun(body.criteria, "criterion", "criteria")}, model ${body.model_id}`;
    case "criterion_start": {
      const place = names.criteria.indexOf(body.criterion) + 1;
      return `Criterion ${place} of ${names.criteria.length}: ${body.name} (${companies(body.companies)})`;
    }
    case "company_start":
      return body.attempt === 1 ? "Researching" : `Researching, attempt ${body.attempt}`;
    case "company_skipped":
      return `Skipped: ${body.message}`;
    case "company_disqualified":
      return `Disqualified: ${body.message}`;
    case "automatic_query":
      return `Automatic query: ${body.tool} - "${body.query}"${priceOf(body.micro_usd)}`;
    case "automatic_query_skipped":
      return `Automatic query skipped: ${body.message}`;
    case "tool_request":
      return `Additional tool use: ${body.tool} - "${body.query}"${priceOf(body.micro_usd)}`;
    case "tool_result":
    case "automatic_query_result":
    case "automatic_query_error":
      return resultText(body);
    case "research_retry":
      return `Trying again in a while: ${body.message}`;
    case "tool_not_called":
      return `Not called: ${body.tool}. ${body.message}`;
    case "approval_decided":
      return `${decided[body.decision]} by ${body.by}: ${body.tool ?? body.asked_tool}${body.query === null ? "" : ` - "${body.query}"`}`;
    case "prompt_sent":
      return [
        `Prompt ${body.step}${body.last ? " (the last one)" : ""} to ${body.model_id}:`,
        ...(body.system === null ? [] : [body.system]),
        body.text,
      ].join("\n");
    case "model_response":
      return `Reply ${body.step} (${body.stop_reason}):\n${body.text}`;
    case "second_look":
      return `Second look ${body.agrees ? "agrees" : "doubts it"}: ${body.explanation}`;
    default:
      return undefined;
  }
}

const companies = (count: number): string => withNoun(count, "company", "companies");
const begun = { start: "Started", resume: "Resumed", rerun: "Asked again" } as const;
const decided = { approve: "Approved", deny: "Denied", override: "Overridden" } as const;
const priceOf = (micro_usd: number): string =>
  micro_usd === 0 ? "" : ` (${money(usd(micro_usd))})`;

function resultText({
  tool,
  status,
  text,
  by,
}:
  | Entry.OfType<"tool_result">
  | Entry.OfType<"automatic_query_result">
  | Entry.OfType<"automatic_query_error">): string {
  const how = status === "overridden" ? `written by ${by}` : status;
  return text === "" ? `Tool Result: ${tool}, ${how}` : `Tool Result: ${tool}, ${how}\n${text}`;
}

function endLines(names: DisplayNames, body: Entry.Body): Line[] {
  const prefix = prefixOf(names, body);
  switch (body.type) {
    case "final_result":
      return [
        {
          kind: "answer",
          text: answerLine(names.company(body.company), names.criterion(body.criterion), body),
        },
        ...(body.review === null
          ? []
          : [{ kind: "warning" as const, text: `${prefix}For review: ${body.review.reason}` }]),
      ];
    case "cell_overridden": {
      const { verdict, value, reason, by } = body;
      const answer = { verdict, value, unit: null, as_of: null, confidence: null };
      const explanation = `${reason} (${by})`;
      return [
        {
          kind: "answer",
          text: answerLine(names.company(body.company), names.criterion(body.criterion), {
            ...answer,
            explanation,
          }),
        },
      ];
    }
    case "tool_approval_needed": {
      const text = `${prefix}Approval needed: ${body.tool} - "${body.query}"${priceOf(body.micro_usd)}`;
      return [{ kind: "warning", text }];
    }
    case "research_error":
      return [{ kind: "error", text: `${prefix}${body.code}: ${body.message}` }];
    case "rests":
      return [{ kind: "warning", text: `The run rests: ${body.message}` }];
    case "canceled":
      return [{ kind: "warning", text: `Canceled by ${body.by}` }];
    default:
      return [];
  }
}
