import type { ToolResult } from "@advisor/protocol/tool-result";
import type { Asked } from "../context.ts";
import type { Result } from "../converse.ts";
import { paragraphs, plain } from "../format.ts";
import { compareToIps } from "./compare-to-ips.ts";
import { createTask } from "./create-task.ts";
import { getEtfHoldings } from "./get-etf-holdings.ts";
import { getHouseholdHoldings } from "./get-household-holdings.ts";
import { getTickerInfo } from "./get-ticker-info.ts";
import { searchDocuments } from "./search-documents.ts";
import { isCut, type Writer } from "./writer.ts";

const writers: Record<string, { write: Writer; subject: string }> = {
  compare_to_ips: { write: compareToIps, subject: "the comparison with the IPS" },
  get_household_holdings: { write: getHouseholdHoldings, subject: "the holdings" },
  search_documents: { write: searchDocuments, subject: "the documents" },
  create_task: { write: createTask, subject: "the task" },
  get_ticker_info: { write: getTickerInfo, subject: "the price" },
  get_etf_holdings: { write: getEtfHoldings, subject: "the fund's holdings" },
};

/** The answer from what the tools returned, in the order of the calls, with their dates at the end. */
export function write(results: readonly Result[], { question }: Asked): string {
  const sections = results.map(({ call, outcome }) => {
    const known = writers[call.name];
    const subject = known?.subject ?? plain(call.name);
    if ("error" in outcome) return failed(call, subject, outcome.error.message);
    return known?.write(outcome, { input: call.input, question }) ?? wordless(outcome);
  });
  return paragraphs([...sections, dates(results)]);
}

function failed({ name, input }: Result["call"], subject: string, message: string): string {
  const symbol = typeof input.symbol === "string" ? ` of ${plain(input.symbol)}` : "";
  const verb =
    name === "create_task" ? "The task was not created" : `I could not look up ${subject}${symbol}`;
  return `${verb}: ${plain(message)}`;
}

const wordless = ({ source_id }: ToolResult): string =>
  `The offline model cannot put this result into words; it is shown beside this answer. [${source_id}]`;

function dates(results: readonly Result[]): string {
  const lines = results.flatMap(({ call, outcome }) =>
    "error" in outcome || call.name === "create_task" ? [] : [dated(outcome)],
  );
  const cut = results.some(({ outcome }) => "data" in outcome && isCut(outcome.data));
  return [...new Set(lines), ...(cut ? ["Long lists were shortened for me."] : [])].join(" ");
}

const dated = ({ as_of, simulated, delay, provider }: ToolResult): string =>
  simulated
    ? `As of ${plain(as_of)}, simulated data.`
    : `As of ${plain(as_of)}, ${delay} data from ${plain(provider)}.`;
