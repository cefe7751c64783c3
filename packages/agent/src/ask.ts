import { Fault } from "@advisor/domain/fault";
import { microUsd } from "@advisor/domain/spend";
import { isWellFormed, wellFormed } from "@advisor/domain/text/well-formed";
import { estimatedUsage, type Usage } from "@advisor/domain/usage";
import type { Part, StopReason } from "@advisor/protocol/part";
import type { Drafts } from "./drafts.ts";
import { askedCharacters, failedStepIsPaid, requestMicroUsd, saidCharacters } from "./estimate.ts";
import { assertGrammar } from "./history.ts";
import type { Call, ModelEvent, ModelRequest } from "./model.ts";
import { type Made, type Progress, spend } from "./progress.ts";
import { stepParts, textId } from "./shown.ts";
import { specOf } from "./toolbox.ts";
import type { Turn } from "./turn.ts";
import { watched } from "./watched.ts";

export interface Reply {
  calls: Call[];
  reason: StopReason;
  made: Made;
}

/** Pauses before another try, by fault. Only before the first word: what was shown is never taken back. */
const pausesMs: Readonly<Record<string, readonly number[]>> = {
  model_throttled: [300, 900, 2_400, 4_800],
  model_unavailable: [300, 900],
};

/** What a step is asked, and how much of its answer has come. */
interface Step {
  build: Build;
  drafts: Drafts;
  began: number;
  said: number;
}

/** One model step: streams its text and returns its calls. What it cost is counted however it ends. */
export async function* ask(
  given: Turn,
  progress: Progress,
  drafts: Drafts,
  last: boolean,
): AsyncGenerator<Part, Reply> {
  const build = requestFor(given, progress, choiceOf(given, progress, last));
  const request = build(given.turns);
  progress.asked = askedCharacters(request);
  await given.spending.hold(requestMicroUsd(given.spending.price, request));
  const step: Step = { build, drafts, began: given.clock.now(), said: 0 };
  yield* stepParts(progress.step, given.message_id);
  progress.open = "step";
  try {
    return yield* told(given, progress, step);
  } catch (error) {
    if (step.said > 0 || failedStepIsPaid(error)) {
      counted(given, progress, estimatedUsage({ asked: progress.asked, said: step.said }));
    }
    throw error;
  }
}

async function* told(given: Turn, progress: Progress, step: Step): AsyncGenerator<Part, Reply> {
  const id = textId(given.message_id, progress.step, given.opening);
  const calls: Call[] = [];
  let first: number | undefined;
  for await (const event of patient(given, step.build)) {
    first ??= given.clock.now();
    step.said += saidCharacters(event);
    if (event.type === "text-delta") {
      yield* written(progress, step.drafts, id, event.text);
    } else if (event.type === "tool-call") {
      calls.push(received(event.call, given.newId("call")));
    } else {
      if (progress.open === "text") yield { type: "text-end", id };
      progress.open = "step";
      const timing = { first_ms: first - step.began, model_ms: given.clock.now() - step.began };
      const { asked } = progress;
      const usage = event.usage ?? estimatedUsage({ asked, said: step.said });
      return { calls, reason: event.reason, made: { ...counted(given, progress, usage), timing } };
    }
  }
  throw new Error("a model step ends with an end");
}

/** The call as it can be stored and sent again: what held half of a character is replaced, and does not run. */
function received(call: Call, id: string): Call {
  if (isWellFormed(call.input)) return { ...call, id };
  const input = wellFormed(call.input);
  const malformed_bytes = call.malformed_bytes ?? Buffer.byteLength(JSON.stringify(input));
  return { ...call, id, input, malformed_bytes };
}

function* written(progress: Progress, drafts: Drafts, id: string, text: string): Generator<Part> {
  if (progress.text === "") yield { type: "text-start", id };
  progress.open = "text";
  drafts.add(progress.step, progress.text.length, text);
  progress.text += text;
  yield { type: "text-delta", id, delta: text };
}

/** Counts what a step used; it is booked with the next hold, or with the end of the turn. */
function counted({ spending }: Turn, progress: Progress, usage: Usage): Made {
  const micro_usd = microUsd(spending.price, usage);
  spend(progress, { usage, micro_usd });
  if (micro_usd !== null) spending.count(micro_usd, usage);
  return { usage, micro_usd };
}

type Choice = ModelRequest["choice"];

function choiceOf(given: Turn, { step }: Progress, last: boolean): Choice {
  if (last) return "none";
  return step === 0 ? given.choice : "auto";
}

/** The model's events, tried again while nothing has been said and another try makes sense. */
async function* patient(given: Turn, build: Build): AsyncGenerator<ModelEvent> {
  let { turns } = given;
  for (let attempt = 0; ; attempt += 1) {
    let spoken = false;
    try {
      for await (const event of withWords(modelEvents(given, build(turns)))) {
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

/** Holds blanks back until a word follows: a text without one is no text. */
async function* withWords(events: AsyncIterable<ModelEvent>): AsyncGenerator<ModelEvent> {
  let blank: string | undefined = "";
  for await (const event of events) {
    if (event.type !== "text-delta" || (event.text !== "" && blank === undefined)) yield event;
    else if (blank !== undefined) {
      blank += event.text;
      if (blank.trim() === "") continue;
      yield { ...event, text: blank };
      blank = undefined;
    }
  }
}

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

type Build = (turns: Turn["turns"]) => ModelRequest;

/** What the model is sent for this step, of the turns that are sent. */
function requestFor(given: Turn, progress: Progress, choice: Choice): Build {
  const { context } = progress;
  const tools = given.tools.map(specOf);
  return (turns) => ({
    system: given.system,
    messages: turns.flat(),
    context,
    tools,
    choice,
    max_tokens: given.bounds.maxTokens,
  });
}

function modelEvents(given: Turn, request: ModelRequest): AsyncGenerator<ModelEvent> {
  assertGrammar(request.messages);
  const watch = { ...given, now: given.clock.now };
  return watched((signal) => given.model.stream(request, signal), watch);
}
