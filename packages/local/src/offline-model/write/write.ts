import type { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import type { AdvisorMessage } from "../context.ts";
import type { ToolCallResult } from "../converse.ts";
import { paragraphs, plainLine } from "../format.ts";
import { rowsOf } from "../next-calls.ts";
import { datesText } from "./dates.ts";
import { isSuperseded } from "./superseded.ts";
import { writers } from "./writers.ts";

/** The answer from the tool results, in the order of the calls, with the data's dates at the end. */
export function writeAnswer(
  all: readonly ToolCallResult[],
  { question, today }: AdvisorMessage,
): string {
  const instruments = all.flatMap(rowsOf);
  const results = all.filter((result) => !isSuperseded(result, all));
  const sections = results.map(({ call, outcome }) => {
    const known = writers[call.name];
    const subject = known?.subject ?? plainLine(call.name);
    if ("error" in outcome) return failed(call, subject, outcome.error);
    const given = { input: call.input, question, today, instruments };
    return known?.write(outcome, given) ?? wordless(outcome);
  });
  const dated = results.flatMap(({ call, outcome }) => {
    if ("error" in outcome || call.name === "create_task") return [];
    const known = writers[call.name];
    const subject = known?.subject ?? plainLine(call.name);
    return [{ subject, outcome, ages: known?.ages === true }];
  });
  return paragraphs([...sections, datesText(dated, today)]);
}

function failed(
  call: ToolCallResult["call"],
  subject: string,
  { code, message }: ToolError,
): string {
  const { name, input } = call;
  if (name === "create_task") return notCreated(input, code, message);
  const symbol = typeof input.symbol === "string" ? ` of ${plainLine(input.symbol)}` : "";
  return `I could not look up ${subject}${symbol}: ${plainLine(message)}`;
}

/** The sentence for a denied task; it is not asked for again. */
function notCreated(
  { title }: ToolCallResult["call"]["input"],
  code: string,
  message: string,
): string {
  const task = typeof title === "string" ? `The task **${plainLine(title)}**` : "The task";
  if (code !== "denied") return `${task} was not created: ${plainLine(message)}`;
  const [, reason = ""] = /: (.*)$/s.exec(message) ?? [];
  const because = reason === "" ? "" : ` Your reason: ${plainLine(reason)}`;
  return `${task} was not created, as you decided.${because}`;
}

const wordless = ({ source_id }: ToolResult): string =>
  `The offline model cannot put this result into words; it is shown beside this answer. [${source_id}]`;
