import type * as Entry from "@advisor/domain/entry";
import { approvalId } from "@advisor/domain/record/record-id";
import type { Part } from "@advisor/protocol/part";
import type { DefinedTool } from "@advisor/tools/tool";
import { stepMessages, withResultNumbers } from "../record/history.ts";
import type { Reply } from "./model-step.ts";
import { type CallSpending, reserveCalls } from "./paid-calls.ts";
import { addContext, markCostRecorded, type Progress, takeContext, toolCost } from "./progress.ts";
import {
  addTurnSpending,
  approvalPart,
  callPart,
  resultParts,
  titleParts,
  usagePart,
} from "./to-parts.ts";
import {
  type CallDeps,
  type RecordedCall,
  refusal,
  runCall,
  type ToolOutcome,
  withPanel,
} from "./tool-outcome.ts";
import type { Turn } from "./turn.ts";

const approvalDays = 7;

type Approval = Entry.ApprovalRequested["approvals"][number];

/** The parts of a turn that tool calls use. */
export type ToolCallDeps = Omit<Turn, "model" | "stored">;

/**
 * Runs the calls of one step in parallel, shows each result, and stores calls and results as one
 * entry. A write that needs approval is not run: the turn pauses, and the request is stored.
 */
export async function* runToolCalls(
  turn: ToolCallDeps,
  progress: Progress,
  reply: Reply,
): AsyncGenerator<Part, "continues" | "paused"> {
  const { calls } = reply;
  for (const call of calls) yield callPart(call);
  const asked = calls.map((call, index) => approvalOf(turn, progress, call, index));
  const approvals = (await Promise.all(asked)).flat();
  const waiting = new Set(approvals.map(({ call_id }) => call_id));
  const due = calls.filter(({ id }, index) => !waiting.has(id) && index < turn.bounds.callsPerStep);
  const spending = await reserveCalls(turn, progress, due);
  const running = calls.flatMap((call, index) =>
    waiting.has(call.id)
      ? []
      : { call, result: reply.begun.get(call.id) ?? runWithinLimit(turn, call, index, spending) },
  );
  const results = yield* resultsInOrder(turn, progress, running);
  const { text } = progress;
  const made = { ...reply.made, ...toolCost(progress), ...takeContext(progress) };
  const step = { turn_id: turn.ids.turn_id, text, calls, results, ...made };
  if (approvals.length > 0) {
    yield* pauseForApproval(turn, progress, { kind: "asked", ...step, approvals });
    return "paused";
  }
  yield { type: "step-end", reason: "tools", usage: reply.made.usage };
  progress.open = "nothing";
  yield* recordStep(turn, progress, { kind: "step", ...step });
  return "continues";
}

/** Shows the results in the order of their calls, each as soon as possible. */
export async function* resultsInOrder(
  turn: Pick<Turn, "panel" | "world">,
  progress: Progress,
  running: readonly { call: RecordedCall; result: Promise<ToolOutcome> }[],
): AsyncGenerator<Part, Entry.Result[]> {
  // They are awaited one after another; until then a rejection must not count as unhandled.
  for (const { result } of running) result.catch(() => undefined);
  const results: Entry.Result[] = [];
  for (const { call, result } of running) {
    const answered = withPanel(turn, await result);
    results.push(answered);
    yield* resultParts(call.name, answered, progress.sources);
  }
  return results;
}

/** Stores the step, and adds it to the prompt with the context of a newly opened view. */
export async function* recordStep(
  turn: Pick<Turn, "prompt" | "panel" | "contextProvider" | "writer">,
  progress: Progress,
  step: Entry.Step,
): AsyncGenerator<Part> {
  const [noted] = await Promise.all([
    turn.writer.append(step),
    addViewContext(turn, progress, step),
  ]);
  markCostRecorded(progress);
  yield* titleParts(noted);
  const { turns } = turn.prompt;
  turns.push(withResultNumbers([...(turns.pop() ?? []), ...stepMessages(step, step.results)]));
  progress.step += 1;
  progress.text = "";
  progress.reasoning = [];
}

/** If the panel's view changed, its context is sent with the results. */
async function addViewContext(
  { prompt, panel, contextProvider }: Pick<Turn, "prompt" | "panel" | "contextProvider">,
  progress: Progress,
  step: Entry.Step,
): Promise<void> {
  const moved = step.results.findLast(({ panel }) => panel?.event === "side_panel_update");
  const { seen: view } = panel;
  if (moved === undefined || view === undefined) return;
  const tool = step.calls.find(({ id }) => id === moved.call_id)?.name ?? "";
  const after = (prompt.turns.at(-1)?.length ?? 0) + stepMessages(step, step.results).length;
  addContext(progress, await contextProvider.view(view, tool, progress.loaded), after);
}

async function* pauseForApproval(
  { writer, money }: Pick<Turn, "writer" | "money">,
  progress: Progress,
  asked: Entry.ApprovalRequested,
): AsyncGenerator<Part> {
  money.spending.settle();
  // Stored first, because the advisor may answer at once.
  const noted = await writer.finish(asked, addTurnSpending(money.spentBefore, progress.total));
  markCostRecorded(progress);
  for (const approval of asked.approvals) {
    const call = asked.calls.find(({ id }) => id === approval.call_id);
    yield approvalPart(approval, call?.name ?? "");
  }
  yield { type: "step-end", reason: "tools", usage: asked.usage };
  progress.open = "nothing";
  yield* titleParts(noted);
  yield usagePart(progress.total);
  yield { type: "finish", reason: "tools", usage: progress.total.usage };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

async function runWithinLimit(
  turn: CallDeps & Pick<Turn, "bounds">,
  call: RecordedCall,
  index: number,
  spending: CallSpending,
): Promise<ToolOutcome> {
  const { callsPerStep } = turn.bounds;
  if (index < callsPerStep) return runCall(turn, call, spending);
  const message = `At most ${callsPerStep} calls a step are answered. Ask for the rest in the next step.`;
  return { result: refusal(call.id, { code: "too_many_calls", message }) };
}

/** The approval that a call needs, if it is a valid write that is not allowed yet. */
async function approvalOf(
  turn: Pick<Turn, "ids" | "tools" | "bounds" | "world">,
  progress: Progress,
  call: RecordedCall,
  index: number,
): Promise<Approval[]> {
  const tool = turn.tools.offered.find(({ name }) => name === call.name);
  if (tool?.effect !== "write" || turn.tools.allowed.has(tool.name)) return [];
  const input = validInput(await tool.load(), call);
  if (input === undefined || index >= turn.bounds.callsPerStep) return [];
  const { conversation_id, opening } = turn.ids;
  const nth = progress.step * turn.bounds.callsPerStep + index;
  return [
    {
      id: approvalId({ conversation_id, seq: opening }, nth),
      call_id: call.id,
      input,
      cost_usd: tool.cost.usd,
      expires_at: new Date(turn.world.clock.now() + approvalDays * 86_400_000).toISOString(),
    },
  ];
}

/** The parsed arguments. A call with invalid arguments needs no approval. */
function validInput(tool: DefinedTool, call: RecordedCall): Record<string, unknown> | undefined {
  const parsed = call.malformed_bytes === null ? tool.input.safeParse(call.input) : undefined;
  return parsed?.success === true && isObject(parsed.data) ? parsed.data : undefined;
}
