import { text } from "node:stream/consumers";
import { ApiError } from "@advisor/client/api-error";
import { copilotClient } from "@advisor/client/copilot-client";
import type { Chunk } from "@advisor/client/read-stream";
import { advisors } from "@advisor/sample-data/advisors";
import {
  type ApprovalMode,
  decisionsOn,
  describeCall,
  type PendingWrite,
} from "@advisor/terminal/chat/approvals";
import { endNote } from "@advisor/terminal/chat/end-note";
import { turnSummary } from "@advisor/terminal/chat/summary";
import { usageFault } from "@advisor/terminal/exit-code";
import { parseArguments } from "@advisor/terminal/parse-arguments";
import { findMentioned, pickByName } from "@advisor/terminal/pick";
import { terminalPrompts } from "@advisor/terminal/prompts";
import { safeJson, stripControlCharacters } from "@advisor/terminal/terminal-safe";
import { runCommand } from "./command.ts";
import { householdsOf } from "./households-of.ts";
import { laptopAccess } from "./laptop-access.ts";
import { failureWords, runMain } from "./run-main.ts";

const usage = `npm run ask -- "QUESTION" [--household D1] [--json] [--model ID] [--advisor adv_north] [--approve | --deny]
Prints the answer on standard output and the tool calls on standard error. Without --household, the question is
about the household that it names, if any. Without a question, standard input is read.
A tool that writes, such as create_task, runs only with your approval: a terminal asks you, or --approve or
--deny decides. Without a terminal and without either, nothing is written and the exit code is 3.
Exit codes: 0 answered, 1 failed, 3 waiting for approval, 4 the answer was cut off, 64 usage.`;

const waitsNote =
  "This waits for your approval and was not done. Ask again with --approve to do it, or with --deny.";

interface AskArguments {
  question: string;
  household: string | undefined;
  advisor: string;
  json: boolean;
  answering: ApprovalMode;
}

/**
 * `npm run ask`: answers one question without a server. Exit codes: 0 answered, 1 failed, 3 awaiting
 * approval, 4 the answer was cut off, 64 wrong usage.
 */
const main = (): Promise<number> => runCommand(usage, options, askOnce);

async function askOnce(asked: AskArguments): Promise<number> {
  const client = copilotClient(await laptopAccess({ advisor: asked.advisor }));
  const household = await householdOf(client, asked);
  const conversation = await client.startConversation(household);
  return converse(client, conversation, asked);
}

async function options(): Promise<AskArguments> {
  const { values, positionals } = parseArguments({
    allowPositionals: true,
    options: {
      household: { type: "string" },
      advisor: { type: "string", default: advisors[0]?.advisor_id ?? "" },
      json: { type: "boolean", default: false },
      model: { type: "string" },
      approve: { type: "boolean", default: false },
      deny: { type: "boolean", default: false },
    },
  });
  if (values.approve && values.deny)
    throw usageFault("approval", "Choose either --approve or --deny.");
  if (values.model !== undefined) process.env.MODEL_ID = values.model;
  const piped = positionals.length === 0 && !process.stdin.isTTY;
  const question = piped ? await text(process.stdin) : positionals.join(" ");
  if (question.trim() === "") throw usageFault("question", "Ask a question.");
  const { household, advisor, json } = values;
  return { question, household, advisor, json, answering: answeringOf(values) };
}

function answeringOf({ approve, deny }: { approve: boolean; deny: boolean }): ApprovalMode {
  if (approve) return "approve";
  if (deny) return "deny";
  return process.stdin.isTTY && process.stderr.isTTY ? "ask" : "leave";
}

/** The household given by option, or the only one whose name appears in the question. */
async function householdOf(
  client: ReturnType<typeof copilotClient>,
  asked: AskArguments,
): Promise<string | null> {
  const households = await householdsOf(client, asked.advisor);
  if (asked.household !== undefined) return pickByName("household", households, asked.household).id;
  const only = findMentioned(asked.question, households);
  if (only === undefined) return null;
  note(`household: ${only.name} (${only.id})`);
  return only.id;
}

/** Sends the question, then the advisor's decisions, until nothing awaits approval. */
async function converse(
  client: ReturnType<typeof copilotClient>,
  conversation: string,
  { question, json, answering }: AskArguments,
): Promise<number> {
  const seen: Chunk[] = [];
  let waiting = await printStream(client.ask(conversation, question), seen, json);
  while (waiting.length > 0) {
    if (!json) for (const one of waiting) note(`approval required: ${describeCall(one)}`);
    const prompts = terminalPrompts(process.stdin, process.stderr);
    const decisions = await decisionsOn(waiting, answering, prompts);
    if (decisions === undefined) break;
    waiting = await printStream(client.decide(conversation, decisions), seen, json);
  }
  if (json) process.stdout.write(`${safeJson(turnSummary(seen, waiting))}\n`);
  if (waiting.length > 0) {
    note(waitsNote);
    return 3;
  }
  return exitCodeOf(seen.at(-1));
}

function exitCodeOf(last: Chunk | undefined): number {
  if (last?.type !== "finish") return 1;
  const ended = endNote(last);
  if (ended !== undefined) note(ended);
  return ended === undefined ? 0 : 4;
}

/** Prints a stream; returns the approvals it ends with. */
async function printStream(
  chunks: AsyncIterable<Chunk>,
  seen: Chunk[],
  json: boolean,
): Promise<PendingWrite[]> {
  const waiting: PendingWrite[] = [];
  for await (const chunk of chunks) {
    seen.push(chunk);
    if (chunk.type === "data-approval_required") waiting.push(chunk.data);
    if (!json) show(chunk);
  }
  return waiting;
}

function show(chunk: Chunk): void {
  if (chunk.type === "text-delta") process.stdout.write(stripControlCharacters(chunk.delta));
  if (chunk.type === "text-end") process.stdout.write("\n");
  if (chunk.type === "tool-input-available")
    note(`${chunk.toolName} ${JSON.stringify(chunk.input)}`);
  if (chunk.type === "tool-output-error") note(`  ${chunk.errorText}`);
  if (chunk.type === "error") note(`${chunk.code}: ${chunk.errorText}`);
  if (chunk.type === "abort") note("The answer was interrupted.");
}

const note = (line: string): void => {
  process.stderr.write(`${stripControlCharacters(line)}\n`);
};

process.stdout.on("error", () => process.exit(0));
process.once("SIGINT", () => process.exit(130));
runMain(main, (error) =>
  error instanceof ApiError ? `${error.problem.code}: ${error.message}` : failureWords(error),
);
