import { Fault } from "@advisor/domain/fault";
import { addUsage } from "@advisor/domain/model/usage";
import { type Model, type ModelEvent, ModelFailure, type ModelRequest } from "../model/model.ts";
import { assertGrammar, type ContextNote } from "../record/history.ts";
import { specOf } from "../toolbox.ts";
import type { Progress } from "./progress.ts";
import type { Prompt, Turn, World } from "./turn.ts";
import { withTimeouts } from "./with-timeouts.ts";

/** Pauses before another try, by fault. Only before the first word: what was shown is never taken back. */
const pausesMs: Readonly<Record<string, readonly number[]>> = {
  model_throttled: [300, 900, 2_400, 4_800],
  model_unavailable: [300, 900],
};

/** All pauses together: who asks for longer is not asked again. */
const longestWaitMs = 10_000;

type Choice = ModelRequest["choice"];
type Build = (turns: Prompt["turns"]) => ModelRequest;

/** What it takes to ask the model. */
export type ModelCallDeps = Pick<Turn, "model" | "prompt" | "bounds" | "world">;

/** What the model is sent for this step, of the turns that are sent. */
export function requestFor(
  turn: Pick<Turn, "model" | "prompt" | "bounds" | "tools">,
  progress: Progress,
  choice: Choice,
): Build {
  const tools = turn.tools.offered.map(specOf);
  return (turns) => ({
    system: turn.prompt.system,
    messages: turns.flat(),
    ...notesFor(turn.model, progress.context, turns),
    tools,
    choice,
    max_tokens: turn.bounds.maxTokens,
  });
}

/**
 * Notes stand behind the newest message. In a turn in which the model thinks they stay where they were
 * first sent: its vendor refuses thoughts when anything before them has moved.
 */
function notesFor(
  model: Model,
  notes: readonly ContextNote[],
  turns: Prompt["turns"],
): Pick<ModelRequest, "context" | "anchored"> {
  const own = turns.at(-1) ?? [];
  const before = turns.flat().length - own.length;
  const thinks = own.some(
    (message) => message.role === "assistant" && message.thinking?.model_id === model.id,
  );
  const earlier = notes.filter(({ after }) => after < own.length);
  const current = notes.filter(({ after }) => after >= own.length);
  if (!thinks) {
    const kept = earlier.filter(({ once }) => once !== true);
    return { context: [...kept, ...current].map(({ text }) => text) };
  }
  return {
    context: current.map(({ text }) => text),
    anchored: earlier.map(({ after, text }) => ({ message: before + after - 1, text })),
  };
}

/** The model's events, tried again while nothing has been said and another try makes sense. */
export async function* patientEvents(
  turn: ModelCallDeps,
  build: Build,
): AsyncGenerator<ModelEvent> {
  const tries: Tries = { turns: turn.prompt.turns, waited: 0, count: 0 };
  for (;;) {
    let spoken = false;
    try {
      for await (const event of answered(turn, build(tries.turns))) {
        spoken = true;
        yield event;
      }
      return;
    } catch (error) {
      if (spoken) throw error;
      await again(turn, tries, error);
    }
  }
}

/** How often a step was tried, and of what turns it is tried next. */
interface Tries {
  turns: Prompt["turns"];
  waited: number;
  count: number;
}

/** Makes ready for another try, after a pause; throws the error when there is no sense in one. */
async function again(
  { prompt, world }: Pick<Turn, "prompt" | "world">,
  tries: Tries,
  error: unknown,
): Promise<void> {
  if (!(error instanceof Fault)) throw error;
  const { turns } = tries;
  if (error.code === "context_too_long" && turns === prompt.turns && turns.length > 1) {
    tries.turns = turns.slice(Math.ceil(turns.length / 2));
    return;
  }
  const pause = pauseFor(world, error, tries.count);
  if (pause === undefined || tries.waited + pause > longestWaitMs) throw error;
  tries.waited += pause;
  tries.count += 1;
  await world.wait(pause, world.signal);
}

/** How long to wait before another try: as long as the server asks for, and never less than our own pause. */
function pauseFor({ random }: World, { code, cause }: Fault, attempt: number): number | undefined {
  const own = pausesMs[code]?.[attempt];
  if (own === undefined) return undefined;
  const asked = cause instanceof ModelFailure ? (cause.retry_after_ms ?? 0) : 0;
  return Math.max(asked, own * (0.5 + random() / 2));
}

const inWords = "Answer the question now, in words, from the results above.";

/** A model that says nothing to the results of its calls is asked for words once more. */
async function* answered(
  turn: Omit<ModelCallDeps, "prompt">,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const answers = request.messages.at(-1)?.role === "tools";
  let silent = true;
  for await (const event of withWords(modelEvents(turn, request))) {
    if (event.type !== "end" || !silent || !answers || event.reason !== "stop") {
      silent &&= event.type === "reasoning-delta";
      yield event;
      continue;
    }
    const again = { ...request, context: [...request.context, inWords] };
    for await (const next of withWords(modelEvents(turn, again))) {
      const both = next.type === "end" && next.usage !== null && event.usage !== null;
      yield both ? { ...next, usage: addUsage(event.usage, next.usage) } : next;
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

function modelEvents(
  { model, bounds, world }: Omit<ModelCallDeps, "prompt">,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  assertGrammar(request.messages);
  const { signal, wait, clock } = world;
  const watch = { bounds, signal, wait, now: clock.now };
  return withTimeouts((upstream) => model.stream(request, upstream), watch);
}
