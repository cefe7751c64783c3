import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { Part, Usage } from "@advisor/protocol/part";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { answerCalls } from "./answer-calls.ts";
import { ask, type Reply } from "./ask.ts";
import type { Bounds } from "./bounds.ts";
import { openDrafts } from "./drafts.ts";
import { groundTurn } from "./ground/turn.ts";
import type { Message, Model } from "./model.ts";

export interface Turn {
  conversation_id: string;
  turn_id: string;
  user_message_id: string;
  /** The id of the assistant message that this turn writes. */
  message_id: string;
  model: Model;
  system: string;
  tools: readonly Tool[];
  run: RunTool;
  writer: Writer;
  /** History by whole turns, then the advisor's message, then the steps already recorded of this turn. */
  turns: Message[][];
  /** Steps already recorded, when a turn is taken up again. */
  done: number;
  usage: Usage;
  bounds: Bounds;
  /** Whether the first step must call a tool. */
  choice: "auto" | "required";
  /** Aborts with a Fault: `interrupted`, `deadline` or `lease_lost`. */
  signal: AbortSignal;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
}

/** What a turn knows of itself while it runs. */
export interface Progress {
  step: number;
  /** Text of the step under way. */
  text: string;
  usage: Usage;
  /** Sources already named to the reader. */
  sources: Set<string>;
}

const noAnswer = "The model gave no answer. Ask again, or put the question another way.";

/**
 * One turn: ask the model, answer each call, until nothing is asked or the steps end; then one last
 * ask without tools. Yields parts, and exactly one terminal part, after the record is stored.
 */
export async function* turn(given: Turn): AsyncGenerator<Part> {
  const { conversation_id, turn_id, user_message_id, message_id, bounds, writer } = given;
  const progress: Progress = { step: given.done, text: "", usage: given.usage, sources: new Set() };
  const drafts = openDrafts(writer, given.clock);
  yield { type: "start", conversation_id, turn_id, user_message_id, message_id };
  yield {
    type: "event",
    event: { event: "thinking", status: "analyzing", iteration: progress.step },
  };
  try {
    for (;;) {
      const last = progress.step >= bounds.steps;
      const reply = yield* ask(given, progress, drafts, last);
      if (last || reply.calls.length === 0) {
        yield* settle(given, progress, reply);
        return;
      }
      yield* answerCalls(given, progress, reply);
      progress.step += 1;
      progress.text = "";
    }
  } catch (error) {
    yield* end(given, progress, error);
  }
}

/** Checks and stores the answer, then says so. A model that said nothing is not passed on as a blank. */
async function* settle(given: Turn, progress: Progress, reply: Reply): AsyncGenerator<Part> {
  const { turn_id, message_id, writer } = given;
  const blank = progress.text.trim() === "";
  if (blank && progress.step >= given.bounds.steps) {
    throw new Fault(
      "limit",
      "step_limit",
      "The question took too many steps. Ask for less at once.",
    );
  }
  if (blank) {
    const id = `${message_id}-note`;
    yield { type: "text-start", id };
    yield { type: "text-delta", id, delta: noAnswer };
    yield { type: "text-end", id };
  }
  const stop_reason = reply.reason === "tools" ? "stop" : reply.reason;
  yield { type: "step-end", reason: stop_reason, usage: reply.usage };
  const text = blank ? noAnswer : progress.text;
  const grounding = groundTurn(text, given.turns.flat());
  const { usage } = progress;
  await writer.finish({ kind: "answer", turn_id, text, stop_reason, usage, grounding });
  yield { type: "event", event: { event: "grounding", ...grounding } };
  yield { type: "finish", reason: stop_reason, usage };
}

/** Every way a turn can end without an answer: recorded, then named to the reader. */
async function* end(
  { writer, turn_id, signal }: Turn,
  progress: Progress,
  error: unknown,
): AsyncGenerator<Part> {
  const fault = asFault(signal.aborted ? signal.reason : error);
  const { code, message, retryable } = fault;
  if (code !== "lease_lost") {
    const body = {
      kind: "stopped",
      turn_id,
      code,
      message,
      retryable,
      text: progress.text,
    } as const;
    const lost = await writer.finish(body).then(() => undefined, asFault);
    if (lost !== undefined) {
      yield { type: "error", code: lost.code, message: lost.message, retryable: lost.retryable };
      return;
    }
  }
  if (code === "interrupted") yield { type: "interrupted", reason: code };
  else yield { type: "error", code, message, retryable };
}

const asFault = (error: unknown): Fault =>
  error instanceof Fault
    ? error
    : new Fault("defect", "internal", "Something went wrong. The message is kept; try again.", {
        cause: error,
      });
