import type { ToolResult } from "@advisor/protocol/tool-result";
import type { Asked } from "../context.ts";
import type { Result } from "../converse.ts";
import { paragraphs, plain } from "../format.ts";
import { rowsOf } from "../next-calls.ts";
import { dates } from "./dates.ts";
import { superseded } from "./superseded.ts";
import { writers } from "./writers.ts";

/** The answer from what the tools returned, in the order of the calls, with their dates at the end. */
export function write(all: readonly Result[], { question, today }: Asked): string {
  const instruments = all.flatMap(rowsOf);
  const results = all.filter((result) => !superseded(result, all));
  const sections = results.map(({ call, outcome }) => {
    const known = writers[call.name];
    const subject = known?.subject ?? plain(call.name);
    if ("error" in outcome) return failed(call, subject, outcome.error.message);
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

function failed({ name, input }: Result["call"], subject: string, message: string): string {
  const symbol = typeof input.symbol === "string" ? ` of ${plain(input.symbol)}` : "";
  const verb =
    name === "create_task" ? "The task was not created" : `I could not look up ${subject}${symbol}`;
  return `${verb}: ${plain(message)}`;
}

const wordless = ({ source_id }: ToolResult): string =>
  `The offline model cannot put this result into words; it is shown beside this answer. [${source_id}]`;
