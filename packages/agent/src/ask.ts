import { Fault } from "@advisor/domain/fault";
import type { Part, StopReason, Usage } from "@advisor/protocol/part";
import type { Drafts } from "./drafts.ts";
import { assertGrammar } from "./history.ts";
import type { Call, ModelEvent, ModelRequest } from "./model.ts";
import { specOf } from "./toolbox.ts";
import type { Progress, Turn } from "./turn.ts";
import { addUsage } from "./usage.ts";
import { watched } from "./watched.ts";

export interface Reply {
  calls: Call[];
  reason: StopReason;
  usage: Usage;
}

/** Pauses before another try, by fault. Only before the first word: what was shown is never taken back. */
const pausesMs: Readonly<Record<string, readonly number[]>> = {
  model_throttled: [300, 900, 2_400, 4_800],
  model_unavailable: [300, 900],
};

/** One model step: streams its text and returns its calls. */
export async function* ask(
  given: Turn,
  progress: Progress,
  drafts: Drafts,
  last: boolean,
): AsyncGenerator<Part, Reply> {
  const id = `${given.message_id}-${progress.step}-${given.writer.epoch}`;
  const calls: Call[] = [];
  yield { type: "step-start", step: progress.step, message_id: given.message_id };
  yield {
    type: "event",
    event: { event: "thinking", status: "working", iteration: progress.step + 1 },
  };
  for await (const event of patient(given, choiceOf(given, progress, last))) {
    if (event.type === "text-delta") {
      if (progress.text === "") yield { type: "text-start", id };
      progress.text += event.text;
      drafts.add(progress.step, event.text);
      yield { type: "text-delta", id, delta: event.text };
    } else if (event.type === "tool-call") {
      calls.push({ ...event.call, id: given.newId("call") });
    } else {
      progress.usage = addUsage(progress.usage, event.usage);
      if (progress.text !== "") yield { type: "text-end", id };
      return { calls, reason: event.reason, usage: event.usage };
    }
  }
  throw new Error("a model step ends with an end");
}

type Choice = ModelRequest["choice"];

function choiceOf(given: Turn, { step }: Progress, last: boolean): Choice {
  if (last) return "none";
  return step === 0 ? given.choice : "auto";
}

/** The model's events, tried again while nothing has been said and another try makes sense. */
async function* patient(given: Turn, choice: Choice): AsyncGenerator<ModelEvent> {
  let { turns } = given;
  for (let attempt = 0; ; attempt += 1) {
    let spoken = false;
    try {
      for await (const event of step(given, turns, choice)) {
        if (empty(event)) continue;
        spoken = true;
        yield event;
      }
      return;
    } catch (error) {
      if (spoken) throw error;
      turns = await again(given, turns, attempt, error);
    }
  }
}

const empty = (event: ModelEvent): boolean => event.type === "text-delta" && event.text === "";

/** What to send next after a failed try, after a pause; throws the error when there is no sense in it. */
async function again(
  given: Turn,
  turns: Turn["turns"],
  attempt: number,
  error: unknown,
): Promise<Turn["turns"]> {
  if (!(error instanceof Fault)) throw error;
  if (error.code === "context_too_long" && turns === given.turns && turns.length > 1) {
    return turns.slice(Math.ceil(turns.length / 2));
  }
  const pause = pausesMs[error.code]?.[attempt];
  if (pause === undefined) throw error;
  await given.wait(pause * (0.5 + given.random() / 2), given.signal);
  return turns;
}

function step(given: Turn, turns: Turn["turns"], choice: Choice): AsyncGenerator<ModelEvent> {
  const messages = turns.flat();
  assertGrammar(messages);
  const request: ModelRequest = {
    system: given.system,
    messages,
    tools: given.tools.map(specOf),
    choice,
    max_tokens: given.bounds.maxTokens,
  };
  return watched((signal) => given.model.stream(request, signal), given);
}
