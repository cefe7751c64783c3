import type { ToolError, ToolResult } from "@advisor/protocol/tool-result";
import type { AdvisorMessage } from "../context.ts";
import type { Result } from "../converse.ts";
import { paragraphs, plain } from "../format.ts";
import { rowsOf } from "../next-calls.ts";
import { dates } from "./dates.ts";
import { superseded } from "./superseded.ts";
import { writers } from "./writers.ts";

/** The answer from what the tools returned, in the order of the calls, with their dates at the end. */
export function write(all: readonly Result[], { question, today }: AdvisorMessage): string {
  const instruments = all.flatMap(rowsOf);
  const results = all.filter((result) => !superseded(result, all));
  const sections = results.map(({ call, outcome }) => {
    const known = writers[call.name];
    const subject = known?.subject ?? plain(call.name);
    if ("error" in outcome) return failed(call, subject, outcome.error);
    const given = { input: call.input, question, today, instruments };
    return known?.write(outcome, given) ?? wordless(outcome);
  });
  const dated = results.flatMap(({ call, outcome }) => {
    if ("error" in outcome || call.name === "create_task") return [];
    const known = writers[call.name];
    const subject = known?.subject ?? plain(call.name);
    return [{ subject, outcome, ages: known?.ages === true }];
  });
  return paragraphs([...sections, dates(dated, today)]);
}

function failed(call: Result["call"], subject: string, { code, message }: ToolError): string {
  const { name, input } = call;
  if (name === "create_task") return notCreated(input, code, message);
  const symbol = typeof input.symbol === "string" ? ` of ${plain(input.symbol)}` : "";
  return `I could not look up ${subject}${symbol}: ${plain(message)}`;
}

/** A denial is taken as it is: it is not asked for again. */
function notCreated({ title }: Result["call"]["input"], code: string, message: string): string {
  const task = typeof title === "string" ? `The task **${plain(title)}**` : "The task";
  if (code !== "denied") return `${task} was not created: ${plain(message)}`;
  const [, reason = ""] = /: (.*)$/s.exec(message) ?? [];
  const because = reason === "" ? "" : ` Your reason: ${plain(reason)}`;
  return `${task} was not created, as you decided.${because}`;
}

const wordless = ({ source_id }: ToolResult): string =>
  `The offline model cannot put this result into words; it is shown beside this answer. [${source_id}]`;
