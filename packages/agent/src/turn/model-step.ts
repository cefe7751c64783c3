import type * as Entry from "@advisor/domain/entry";
import { addUsage, estimateUsage, type Usage } from "@advisor/domain/model/usage";
import { costMicroUsd } from "@advisor/domain/spend";
import type { Part, StopReason } from "@advisor/protocol/part";
import {
  eventCharacters,
  failedStepIsPaid,
  requestCharacters,
  requestMicroUsd,
} from "../model/estimate.ts";
import {
  type Model,
  type ModelEvent,
  type ModelRequest,
  toolCallReminder,
} from "../model/model.ts";
import { readCall } from "../model/read-call.ts";
import type { Checkpoints } from "./checkpoints.ts";
import { type ClaimGate, openClaimGate } from "./claim-gate.ts";
import { eventsWithRetries, type ModelCallDeps, requestFor } from "./model-events.ts";
import { addCost, endThought, type Progress, reasoningOf, type StepRecord } from "./progress.ts";
import {
  addTextDelta,
  endTextReferences,
  renderReferences,
  type WrittenText,
} from "./render-references.ts";
import { stepParts, textId, thoughtId } from "./to-parts.ts";
import { type CallDeps, type RecordedCall, runCall, type ToolOutcome } from "./tool-outcome.ts";
import type { Money, Prompt, Turn, World } from "./turn.ts";

/** What a model step needs. It may run calls, but stores nothing. */
type StepDeps = ModelCallDeps & CallDeps & Pick<Turn, "ids" | "tools" | "stored" | "money">;

export interface Reply {
  calls: RecordedCall[];
  /** Calls that already run, by id, because their arguments were complete before the reply was. */
  begun: ReadonlyMap<string, Promise<ToolOutcome>>;
  reason: StopReason;
  made: StepRecord;
  /** The unsupported figures of the first version, if the answer was requested again. */
  retried?: string[];
  /** The check of the text while it streamed, if there was one. */
  check?: ClaimGate["check"];
}

/** The state of a step while its reply streams. */
interface Step extends WrittenText {
  build: ReturnType<typeof requestFor>;
  checkpoints: Checkpoints;
  id: string;
  began: number;
  said: number;
}

/** One model step: streams its text and returns its calls. Its cost is counted however it ends. */
export async function* runModelStep(
  turn: StepDeps,
  progress: Progress,
  checkpoints: Checkpoints,
  last: boolean,
): AsyncGenerator<Part, Reply> {
  const choice = choiceOf(turn.prompt, progress, last);
  if (choice === "required") addCallInstruction(turn.prompt, progress);
  const build = requestFor(turn, progress, choice);
  const request = build(turn.prompt.turns);
  const { max_tokens } = request;
  const asked = requestCharacters(request);
  progress.asked = asked;
  const { spending } = turn.money;
  await spending.hold(requestMicroUsd(spending.price, { asked, max_tokens }, turn.model));
  const id = textId(turn.ids.message_id, progress.step, turn.ids.opening);
  const gate = await openClaimGate(turn, progress);
  const began = turn.world.clock.now();
  const step: Step = { build, checkpoints, id, began, said: 0, gate, references: undefined };
  yield* stepParts(progress.step, turn.ids.message_id);
  progress.open = "step";
  try {
    return yield* streamReply(turn, progress, step);
  } catch (error) {
    yield* writeText(progress, step, step.gate?.breakOff() ?? "");
    if (step.said > 0 || failedStepIsPaid(error)) {
      countUsage(turn.money, progress, estimateUsage({ asked: progress.asked, said: step.said }));
    }
    throw error;
  }
}

async function* streamReply(
  turn: StepDeps,
  progress: Progress,
  step: Step,
): AsyncGenerator<Part, Reply> {
  const calls: RecordedCall[] = [];
  const begun = new Map<string, Promise<ToolOutcome>>();
  let first: number | undefined;
  for await (const event of eventsWithRetries(turn, step.build)) {
    first ??= turn.world.clock.now();
    step.said += eventCharacters(event);
    if (event.type === "reasoning-delta") {
      yield* thought(turn.world, progress, step, event.text);
      continue;
    }
    yield* closeThought(turn.world, progress, step);
    if (event.type === "text-delta") {
      yield* writeText(progress, step, await addTextDelta(turn, progress, step, event.text));
    } else if (event.type === "tool-call") {
      yield* writeText(progress, step, await endTextReferences(turn, progress, step));
      yield* writeText(progress, step, step.gate?.release() ?? "");
      const call = readCall(turn.tools.offered, event.call, turn.world.newId("call"));
      calls.push(call);
      startEarly(turn, call, calls.length - 1, begun);
    } else {
      const made = yield* endReply(turn, progress, step, { event, calls, first });
      const checked = step.gate && { check: step.gate.check };
      return { calls, begun, reason: event.reason, ...made, ...checked };
    }
  }
  throw new Error("a model step ends with an end");
}

type End = Extract<ModelEvent, { type: "end" }>;

/** Shows the rest of the text, and counts the step's usage. */
async function* endReply(
  turn: StepDeps,
  progress: Progress,
  step: Step,
  { event, calls, first }: { event: End; calls: readonly RecordedCall[]; first: number },
): AsyncGenerator<Part, Pick<Reply, "made" | "retried">> {
  const { id, said, began } = step;
  const timing = { first_ms: first - began, model_ms: turn.world.clock.now() - began };
  const usage = event.usage ?? estimateUsage({ asked: progress.asked, said });
  const costs = [countUsage(turn.money, progress, usage)];
  // An unfinished reference is no text; whoever goes on with the answer writes it anew.
  const isWhole = event.reason === "stop" || calls.length > 0;
  if (isWhole) yield* writeText(progress, step, await endTextReferences(turn, progress, step));
  const isAnswer = event.reason === "stop" && calls.length === 0;
  const last = isAnswer ? await corrected(turn, progress, step, costs) : restOf(step);
  yield* writeText(progress, step, last.rest);
  if (progress.open === "text") yield { type: "text-end", id };
  progress.open = "step";
  const cost = costs.reduce(addCosts);
  const made = {
    ...cost,
    timing,
    ...reasoningOf(progress),
    ...thinkingOf(turn.model, event, step),
  };
  return { made, ...(last.retried === undefined ? {} : { retried: last.retried }) };
}

/** Starts a free read call at once, without waiting for the rest of the reply. */
function startEarly(
  turn: CallDeps & Pick<Turn, "bounds">,
  call: RecordedCall,
  index: number,
  begun: Map<string, Promise<ToolOutcome>>,
): void {
  const tool = turn.tools.offered.find(({ name }) => name === call.name);
  if (tool === undefined || tool.effect !== "read" || tool.cost.usd > 0) return;
  if (index >= turn.bounds.callsPerStep) return;
  const result = runCall(turn, call);
  result.catch(() => undefined); // If the reply breaks off, nobody awaits the result.
  begun.set(call.id, result);
}

/** The reasoning, with its places in the text as it was rendered. */
function thinkingOf(
  { id }: Model,
  { thinking = [] }: End,
  { references }: Step,
): Pick<Entry.Step, "thinking"> {
  if (thinking.length === 0) return {};
  const blocks = thinking.map(({ after, block }) => ({
    after: { ...after, characters: references?.placeOf(after.characters) ?? after.characters },
    block,
  }));
  return { thinking: { model_id: id, blocks } };
}

interface LastWords {
  rest: string;
  retried?: string[];
}

const restOf = ({ gate }: Step): LastWords => ({ rest: gate?.release() ?? "" });

/** The text that was held back, corrected if it is not supported. */
async function corrected(
  turn: StepDeps,
  progress: Progress,
  { gate, references, build }: Step,
  costs: StepRecord[],
): Promise<LastWords> {
  if (gate === undefined || gate.rest === "") return { rest: "" };
  const held = gate.rest;
  const verdict = gate.checkWith(held);
  if (verdict.valid) return { rest: held };
  const { correctAnswer } = await import("./correct-answer.ts");
  return correctAnswer(turn, {
    shown: progress.text,
    held,
    verdict,
    check: (rest) => gate.checkWith(rest),
    faults: references?.faults ?? [],
    render: (text) => renderReferences(turn, text),
    request: { ...build(turn.prompt.turns), choice: "none" },
    count: (usage) => costs.push(countUsage(turn.money, progress, usage)),
  });
}

const addCosts = (a: StepRecord, b: StepRecord): StepRecord => ({
  usage: addUsage(a.usage, b.usage),
  micro_usd: a.micro_usd == null || b.micro_usd == null ? null : a.micro_usd + b.micro_usd,
});

function* writeText(
  progress: Progress,
  { id, checkpoints }: Pick<Step, "id" | "checkpoints">,
  text: string,
): Generator<Part> {
  if (text === "") return;
  if (progress.text === "") yield { type: "text-start", id };
  progress.open = "text";
  checkpoints.add({ step: progress.step, at: progress.text.length, text });
  progress.text += text;
  yield { type: "text-delta", id, delta: text };
}

/** Shows reasoning; empty text only shows that the model is reasoning. */
function* thought(
  { clock }: World,
  progress: Progress,
  { id, checkpoints }: Pick<Step, "id" | "checkpoints">,
  text: string,
): Generator<Part> {
  if (progress.thinking === undefined) {
    progress.thinking = clock.now();
    progress.reasoning = [...progress.reasoning, { at: progress.text.length, text: "", ms: 0 }];
    yield { type: "reasoning-start", id: thoughtId(id, progress.reasoning.length - 1) };
  }
  const nth = progress.reasoning.length - 1;
  const last = progress.reasoning[nth];
  if (last === undefined) return;
  const place = last.at;
  checkpoints.add({
    step: progress.step,
    at: last.text.length,
    text,
    thought: { nth, place, ms: null },
  });
  if (text === "") return;
  last.text += text;
  yield { type: "reasoning-delta", id: thoughtId(id, nth), delta: text };
}

/** Ends the open thought, if there is one, and saves its duration. */
function* closeThought(
  { clock }: World,
  progress: Progress,
  { id, checkpoints }: Pick<Step, "id" | "checkpoints">,
): Generator<Part> {
  if (progress.thinking === undefined) return;
  yield* endThought(progress, id, clock.now());
  const nth = progress.reasoning.length - 1;
  const { at: place, text, ms } = progress.reasoning[nth] ?? { at: 0, text: "", ms: 0 };
  const thought = { nth, place, ms };
  checkpoints.add({ step: progress.step, at: text.length, text: "", thought });
}

/** Counts a step's usage. It is recorded with the next budget reservation, or at the end of the turn. */
function countUsage({ spending }: Money, progress: Progress, usage: Usage): StepRecord {
  const micro_usd = costMicroUsd(spending.price, usage);
  addCost(progress, { usage, micro_usd });
  if (micro_usd !== null) spending.count(micro_usd, usage);
  return { usage, micro_usd };
}

function choiceOf(prompt: Prompt, { step }: Progress, last: boolean): ModelRequest["choice"] {
  if (last) return "none";
  return step === 0 ? prompt.choice : "auto";
}

/** Also instructs the model in words, because not every model can be forced to call a tool. */
function addCallInstruction({ turns }: Prompt, progress: Progress): void {
  const after = turns.at(-1)?.length ?? 0;
  progress.context = [...progress.context, { after, text: toolCallReminder, once: true }];
}
