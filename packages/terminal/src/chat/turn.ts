import type { copilotClient } from "@advisor/client/copilot-client";
import type { Chunk } from "@advisor/client/read-stream";
import { exitCode } from "../exit-code.ts";
import type { Interrupts } from "../interrupts.ts";
import type { Prompts } from "../prompts.ts";
import type { Screen } from "../screen.ts";
import { type ApprovalMode, decisionsOn, describeCall, type PendingWrite } from "./approvals.ts";
import { endNote } from "./end-note.ts";
import { showChunk } from "./show-chunk.ts";
import { turnSummary } from "./summary.ts";

export interface TurnDeps {
  client: ReturnType<typeof copilotClient>;
  screen: Screen;
  interrupts: Interrupts;
  prompts: Prompts;
  answering: ApprovalMode;
}

interface Outcome {
  code: number;
  /** For `/trace`; undefined when the turn never began. */
  turn_id: string | undefined;
}

/** Runs one turn with all its approvals; Ctrl-C stops it on the server. */
export async function askTurn(
  turns: TurnDeps,
  conversation: string,
  question: string,
): Promise<Outcome> {
  const { client, screen, interrupts } = turns;
  const chunks: Chunk[] = [];
  const stop = () => client.stop(conversation);
  const read = async (stream: AsyncIterable<Chunk>): Promise<PendingWrite[]> => {
    const waiting: PendingWrite[] = [];
    for await (const chunk of stream) {
      chunks.push(chunk);
      showChunk(screen, chunk);
      if (chunk.type === "data-approval_required") waiting.push(chunk.data);
    }
    return waiting;
  };
  let waiting = await interrupts.during(stop, () => read(client.ask(conversation, question)));
  let denied = false;
  while (waiting.length > 0) {
    for (const one of waiting) screen.note(`approval required: ${describeCall(one)}`, "yellow");
    const decisions = await decided(turns, waiting);
    if (decisions === undefined) break;
    denied ||= turns.answering === "leave";
    waiting = await interrupts.during(stop, () => read(client.decide(conversation, decisions)));
  }
  const code = codeOf(chunks, { waiting, denied, stopped: interrupts.pressed });
  screen.record({ type: "summary", ...turnSummary(chunks, waiting), exit_code: code });
  if (code === exitCode.cutOff) {
    const why = endNote(chunks.at(-1)) ?? "It ended before it was finished.";
    screen.note(`The answer was cut off. ${why} Ask for the rest of it.`, "yellow");
  }
  if (code === exitCode.interrupted) screen.note("Stopped.", "yellow");
  const start = chunks.find((chunk) => chunk.type === "start");
  return { code, turn_id: start?.messageMetadata?.turn_id };
}

async function decided({ screen, prompts, answering }: TurnDeps, waiting: readonly PendingWrite[]) {
  if (answering !== "leave") return decisionsOn(waiting, answering, prompts);
  screen.note(
    "Denied, because nobody is at a terminal. --yes allows it, --deny denies it.",
    "yellow",
  );
  return decisionsOn(waiting, "deny", prompts);
}

function codeOf(
  chunks: readonly Chunk[],
  {
    waiting,
    denied,
    stopped,
  }: { waiting: readonly PendingWrite[]; denied: boolean; stopped: boolean },
): number {
  const last = chunks.at(-1);
  if (stopped || waiting.length > 0) return exitCode.interrupted;
  if (last === undefined || last.type === "error") return exitCode.failed;
  if (denied) return exitCode.denied;
  return endNote(last) === undefined && last.type === "finish" ? exitCode.ok : exitCode.cutOff;
}
