import { Fault } from "@advisor/domain/fault";
import { microUsd } from "@advisor/domain/spend";
import { isWellFormed, wellFormed } from "@advisor/domain/text/well-formed";
import { withStep } from "@advisor/domain/total";
import type { Part, StopReason } from "@advisor/protocol/part";
import type { Drafts } from "./drafts.ts";
import { assertGrammar } from "./history.ts";
import type { Call, ModelEvent, ModelRequest } from "./model.ts";
import type { Made, Progress } from "./progress.ts";
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

/** One model step: streams its text and returns its calls. */
export async function* ask(
  given: Turn,
  progress: Progress,
  drafts: Drafts,
  last: boolean,
): AsyncGenerator<Part, Reply> {
  const id = textId(given.message_id, progress.step, given.opening);
  const calls: Call[] = [];
  const began = given.clock.now();
  let first: number | undefined;
  yield* stepParts(progress.step, given.message_id);
  progress.open = "step";
  for await (const event of patient(given, choiceOf(given, progress, last))) {
    first ??= given.clock.now();
    if (event.type === "text-delta") {
      if (progress.text === "") yield { type: "text-start", id };
      progress.open = "text";
      drafts.add(progress.step, progress.text.length, event.text);
      progress.text += event.text;
      yield { type: "text-delta", id, delta: event.text };
    } else if (event.type === "tool-call") {
      calls.push(received(event.call, given.newId("call")));
    } else {
      if (progress.open === "text") yield { type: "text-end", id };
      progress.open = "step";
      const timing = { first_ms: first - began, model_ms: given.clock.now() - began };
      return replyOf(given, progress, calls, event, timing);
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

type Timing = NonNullable<Made["timing"]>;
type End = Extract<ModelEvent, { type: "end" }>;

/** Counts the step, and books it when another follows. */
function replyOf(
  given: Turn,
  progress: Progress,
  calls: Call[],
  { reason, usage }: End,
  timing: Timing,
): Reply {
  const { spending } = given;
  const micro_usd = microUsd(spending.price, usage);
  const made = { usage, micro_usd, timing };
  progress.total = withStep(progress.total, made);
  if (micro_usd !== null) spending.count(micro_usd, usage);
  if (calls.length > 0) book(given, progress);
  return { calls, reason, made };
}

/** While the calls are answered; the next step waits for it. */
function book({ spending }: Turn, progress: Progress): void {
  progress.booked = spending.book();
  progress.booked.catch(() => undefined); // It is awaited before the next step, if there is one.
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
      for await (const event of withWords(step(given, turns, choice))) {
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
  const watch = { ...given, now: given.clock.now };
  return watched((signal) => given.model.stream(request, signal), watch);
}
