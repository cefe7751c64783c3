import { Fault } from "@advisor/domain/fault";
import { addUsage } from "@advisor/domain/model/usage";
import { type Model, type ModelEvent, ModelFailure, type ModelRequest } from "../model/model.ts";
import { assertGrammar, type ContextNote } from "../record/history.ts";
import { toolSpec } from "../toolbox.ts";
import type { Progress } from "./progress.ts";
import type { Prompt, Turn, World } from "./turn.ts";
import { withTimeouts } from "./with-timeouts.ts";

/**
 * Pauses before retries, by fault code. Retries happen only before the first event, because shown
 * text is never retracted.
 */
const pausesMs: Readonly<Record<string, readonly number[]>> = {
  model_throttled: [300, 900, 2_400, 4_800],
  model_unavailable: [300, 900],
};

/** The limit for all pauses together; a longer requested delay is not waited for. */
const longestWaitMs = 10_000;

type Choice = ModelRequest["choice"];
type Build = (turns: Prompt["turns"]) => ModelRequest;

/** What a model call needs. */
export type ModelCallDeps = Pick<Turn, "model" | "prompt" | "bounds" | "world">;

/** Builds the request for this step from the turns to send. */
export function requestFor(
  turn: Pick<Turn, "model" | "prompt" | "bounds" | "tools">,
  progress: Progress,
  choice: Choice,
): Build {
  const tools = turn.tools.offered.map(toolSpec);
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
 * Notes follow the newest message. In a turn with reasoning they stay where they were first sent,
 * because vendors reject reasoning if anything before it has moved.
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

/** The model's events, with retries while none has arrived. */
export async function* eventsWithRetries(
  turn: ModelCallDeps,
  build: Build,
): AsyncGenerator<ModelEvent> {
  const tries: RetryState = { turns: turn.prompt.turns, waited: 0, count: 0 };
  for (;;) {
    let spoken = false;
    try {
      for await (const event of askingForText(turn, build(tries.turns))) {
        spoken = true;
        yield event;
      }
      return;
    } catch (error) {
      if (spoken) throw error;
      await prepareRetry(turn, tries, error);
    }
  }
}

/** The retries of a step so far, and the turns to send next. */
interface RetryState {
  turns: Prompt["turns"];
  waited: number;
  count: number;
}

/** Prepares a retry and waits for its pause; throws the error if a retry makes no sense. */
async function prepareRetry(
  { prompt, world }: Pick<Turn, "prompt" | "world">,
  tries: RetryState,
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

/** The pause before a retry: our own, or longer if the server asks for it. */
function pauseFor({ random }: World, { code, cause }: Fault, attempt: number): number | undefined {
  const own = pausesMs[code]?.[attempt];
  if (own === undefined) return undefined;
  const asked = cause instanceof ModelFailure ? (cause.retry_after_ms ?? 0) : 0;
  return Math.max(asked, own * (0.5 + random() / 2));
}

const inWords = "Answer the question now, in words, from the results above.";

/** Asks the model once more, for text, if it writes nothing after the results of its calls. */
async function* askingForText(
  turn: Omit<ModelCallDeps, "prompt">,
  request: ModelRequest,
): AsyncGenerator<ModelEvent> {
  const answers = request.messages.at(-1)?.role === "tools";
  let silent = true;
  for await (const event of withoutLeadingBlanks(modelEvents(turn, request))) {
    if (event.type !== "end" || !silent || !answers || event.reason !== "stop") {
      silent &&= event.type === "reasoning-delta";
      yield event;
      continue;
    }
    const again = { ...request, context: [...request.context, inWords] };
    for await (const next of withoutLeadingBlanks(modelEvents(turn, again))) {
      const both = next.type === "end" && next.usage !== null && event.usage !== null;
      yield both ? { ...next, usage: addUsage(event.usage, next.usage) } : next;
    }
  }
}

/** Holds back leading blanks until other text follows, so that blank text is not shown. */
async function* withoutLeadingBlanks(
  events: AsyncIterable<ModelEvent>,
): AsyncGenerator<ModelEvent> {
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
