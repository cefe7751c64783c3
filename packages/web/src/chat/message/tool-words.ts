import type { ToolResult } from "@advisor/protocol/tool-result";
import * as z from "zod";
import { time } from "../../format/format.ts";
import { cellText } from "./cell-text.ts";
import type { Call } from "./message.ts";

const most = 60;

const QueryAnswer = z.object({ reading: z.string() });

/** A task as it was written: the advisor may have changed what was asked for. */
const Written = z.object({ task: z.record(z.string(), z.unknown()) });

/** How a question was understood, if the tool says so. */
export const readingOf = (result: ToolResult | undefined): string | undefined =>
  QueryAnswer.safeParse(result?.data).data?.reading;

/** The subject of a call on one line: as the tool read it, once there is a result. */
export function subjectOf(input: unknown, result?: ToolResult): string {
  const reading = readingOf(result);
  if (reading !== undefined) return reading;
  if (typeof input !== "object" || input === null) return "";
  const written = Written.safeParse(result?.data).data?.task ?? {};
  const values = Object.entries(input).flatMap(([field, asked]) => {
    const value = written[field] ?? asked;
    if (typeof value === "string") return [cellText(field, value)];
    return typeof value === "number" ? [String(value)] : listed(value);
  });
  const line = values.join(", ");
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string") ? [value.join(", ")] : [];

/** What the advisor decided about a call, and when; undefined if nobody was asked. */
export function decisionOf({ approval }: Call, at: string | undefined): string | undefined {
  if (approval?.approved === undefined || at === undefined) return undefined;
  return approval.approved
    ? `approved by you at ${time(at)}`
    : `denied by you at ${time(at)}, nothing was written`;
}

/** That the advisor undid a call, and when. */
export const undoneWords = (at: string): string => `undone by you at ${time(at)}`;

/** The state of a call; empty once it has a result. */
export function stateOf(call: Call, result: ToolResult | undefined): string {
  switch (call.state) {
    case "output-available":
      return result === undefined ? "answered" : "";
    case "output-error":
      return "failed";
    case "output-denied":
      return "denied";
    case "approval-requested":
      return "waits for you";
    case "approval-responded":
      return call.approval.approved ? "allowed" : "denied";
    default:
      return "looking up …";
  }
}
