import type { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import type { AdvisorMessage } from "../context.ts";
import type { ToolCallResult } from "../converse.ts";
import { paragraphs } from "../format/markdown.ts";
import { plainLine } from "../format/text.ts";
import { recapDraft } from "../meeting/recap.ts";
import { rowsOf } from "../next-calls.ts";
import { writeTools } from "../write-tools.ts";
import { datesText } from "./dates.ts";
import { isSuperseded } from "./superseded.ts";
import { writers } from "./writers.ts";

/** The answer from the tool results, in the order of the calls, with the data's dates at the end. */
export function writeAnswer(all: readonly ToolCallResult[], message: AdvisorMessage): string {
  const { question, today } = message;
  const instruments = all.flatMap(rowsOf);
  const results = all.filter((result) => !isSuperseded(result, all));
  const sections = results.map(({ call, outcome }) => {
    const known = writers[call.name];
    const subject = known?.subject ?? plainLine(call.name);
    if ("error" in outcome) return failed(call, subject, outcome.error);
    const writerInput = { input: call.input, question, today, instruments };
    const { not_whole } = outcome.data;
    return paragraphs([
      known?.write(outcome, writerInput) ?? wordless(outcome),
      typeof not_whole === "string" ? plainLine(not_whole) : "",
    ]);
  });
  const dated = results.flatMap(({ call, outcome }) => {
    if ("error" in outcome || writeTools.has(call.name)) return [];
    const known = writers[call.name];
    const subject = known?.subject ?? plainLine(call.name);
    return [{ subject, outcome, ages: known?.ages === true }];
  });
  return paragraphs([...sections, recapDraft(results, message), datesText(dated, today)]);
}

function failed(
  call: ToolCallResult["call"],
  subject: string,
  { code, message }: ToolError,
): string {
  const { name, input } = call;
  if (writeTools.has(name)) return notWritten(call, code, message);
  const stranger = /there is no household "(.+?)" in these households/.exec(message)?.[1];
  if (stranger !== undefined) return `None of your households is called "${plainLine(stranger)}".`;
  const symbol = typeof input.symbol === "string" ? ` of ${plainLine(input.symbol)}` : "";
  return `I could not look up ${subject}${symbol}: ${plainLine(message)}`;
}

/** The sentence for a write that was denied or failed, so that the advisor is not asked again. */
function notWritten(call: ToolCallResult["call"], code: string, message: string): string {
  const what = unwritten(call);
  if (code !== "denied") return `${what}: ${plainLine(message)}`;
  const [, reason = ""] = /: (.*)$/s.exec(message) ?? [];
  const because = reason === "" ? "" : ` Your reason: ${plainLine(reason)}`;
  return `${what}, as you decided.${because}`;
}

function unwritten({ name, input: { title } }: ToolCallResult["call"]): string {
  if (name === "add_note") return "The note was not kept";
  if (name === "update_task") return "The task was not changed";
  return typeof title === "string"
    ? `The task **${plainLine(title)}** was not created`
    : "The task was not created";
}

const wordless = ({ source_id }: ToolResult): string =>
  `The offline model cannot put this result into words; it is shown beside this answer. [${source_id}]`;
