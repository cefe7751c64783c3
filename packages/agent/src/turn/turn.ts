import type * as Conversation from "@advisor/domain/conversation";
import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Writer } from "@advisor/domain/journal";
import type { Total } from "@advisor/domain/record/turn-total";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { Event, Part } from "@advisor/protocol/part";
import type { View } from "@advisor/protocol/view";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import type { ContextProvider } from "../context/context-provider.ts";
import { openTurnGround } from "../ground/turn.ts";
import { type Message, type Model, ModelFailure } from "../model/model.ts";
import type { ContextNote } from "../record/history.ts";
import type { Bounds } from "./bounds.ts";
import { openCheckpoints } from "./checkpoints.ts";
import { type Reply, runModelStep } from "./model-step.ts";
import {
  addContext,
  closeOpenParts,
  type Progress,
  startProgress,
  takeContext,
  thoughtsOf,
  unrecorded,
  withUnrecordedCost,
} from "./progress.ts";
import { type PendingApproval, resumeApproved } from "./resume-approved.ts";
import { runToolCalls } from "./run-tool-calls.ts";
import type { Spending } from "./spending.ts";
import {
  groundingPart,
  spentWith,
  stoppedPart,
  textId,
  textParts,
  thinking,
  titleParts,
  usagePart,
} from "./to-parts.ts";

export interface Turn {
  conversation_id: string;
  turn_id: string;
  user_message_id: string;
  /** The id of the assistant message that this turn writes. */
  message_id: string;
  /** The advisor's words. */
  question: string;
  /** The place of the entry that opened this stream. */
  opening: number;
  model: Model;
  system: string;
  tools: readonly Tool[];
  run: RunTool;
  /** Tools that write and need not ask again in this conversation. */
  allowed: ReadonlySet<string>;
  writer: Writer;
  /** History by whole turns, then the advisor's message, then the steps already recorded of this turn. */
  turns: Message[][];
  /** What the model was told of this turn beside them, when it is taken up again. */
  told: readonly ContextNote[];
  /** What the turn has answered before it was asked to go on. */
  answered: string;
  /** Steps already recorded, when a turn is taken up again, and what they used. */
  done: number;
  total: Total;
  /** A step whose calls the advisor has decided on, to be answered first. */
  pending: PendingApproval | undefined;
  contextProvider: ContextProvider;
  panel: Panel;
  spending: Spending;
  /** Of the conversation, before this stream. */
  spent: Conversation.Spent;
  bounds: Bounds;
  /** Told of what nobody expected; the reader learns no more than that it happened. */
  defect(cause: unknown): void;
  /** Whether the first step must call a tool. */
  choice: "auto" | "required";
  /** Aborts with a Fault: `interrupted`, `deadline` or `lease_lost`. */
  signal: AbortSignal;
  clock: Clock;
  newId: NewId;
  random: Random;
  wait: Wait;
}

/** The side panel next to a turn. */
export interface Panel {
  /** What the advisor sees now, as far as is known. */
  seen: View | undefined;
  /** Keeps what the panel was told to show; it delays nothing. */
  show(event: Extract<Event, { event: "side_panel_update" }>): void;
}

const noAnswer = "The model gave no answer. Ask again, or put the question another way.";

/**
 * One turn, or what is left of it: ask the model, answer each call, until nothing is asked or the
 * steps end; then one last ask without tools. It rests where a write must be approved. Yields parts,
 * and exactly one terminal part, after the record is stored.
 */
export async function* turn(given: Turn): AsyncGenerator<Part> {
  const { conversation_id, turn_id, user_message_id, message_id, bounds } = given;
  const progress = startProgress(given.done, given.total, given.told);
  const checkpoints = openCheckpoints(given.writer, given.clock);
  yield { type: "start", conversation_id, turn_id, user_message_id, message_id };
  yield thinking("analyzing", progress.step);
  try {
    if (given.pending !== undefined) yield* resumeApproved(given, progress, given.pending);
    else if (!underWay(given)) await open(given, progress);
    for (;;) {
      const last = progress.step >= bounds.steps;
      await progress.booked;
      const reply = yield* runModelStep(given, progress, checkpoints, last);
      if (last || reply.calls.length === 0) {
        yield* settle(given, progress, reply);
        return;
      }
      if ((yield* runToolCalls(given, progress, reply)) === "rests") return;
    }
  } catch (error) {
    yield* end(given, progress, error);
  }
}

/** Whether the model has been asked in this turn before. */
const underWay = ({ turns }: Turn): boolean => (turns.at(-1)?.length ?? 0) > 1;

/** Loads what the question needs, after the message was acknowledged. */
async function open(given: Turn, progress: Progress): Promise<void> {
  const told = await given.contextProvider.open();
  if (told.text !== "") addContext(progress, told, given.turns.at(-1)?.length ?? 0);
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
  if (blank) yield* textParts(textId(message_id, progress.step, given.opening), noAnswer);
  const stop_reason = reply.reason === "tools" ? "stop" : reply.reason;
  yield { type: "step-end", reason: stop_reason, usage: reply.made.usage };
  progress.open = "nothing";
  const text = blank ? noAnswer : progress.text;
  const told = progress.context.map((note) => note.text);
  const { retried } = reply;
  const grounding = {
    ...openTurnGround(given.turns.flat(), told)(given.answered + text),
    ...(retried === undefined ? {} : { retried }),
  };
  const { total } = progress;
  const noted = await writer.finish(
    {
      kind: "answer",
      turn_id,
      text,
      stop_reason,
      ...withoutThinking(reply.made),
      ...takeContext(progress),
      usage: total.usage,
      ...(reply.made.usage?.estimated === true ? { own_estimated: true } : {}),
      grounding,
    },
    spentWith(given.spent, total),
  );
  withUnrecordedCost(progress);
  yield* titleParts(noted);
  yield usagePart(total);
  yield groundingPart(grounding);
  yield { type: "finish", reason: stop_reason, usage: total.usage };
}

/** Every way a turn can end without an answer: recorded, then named to the reader. */
async function* end(given: Turn, progress: Progress, error: unknown): AsyncGenerator<Part> {
  const { writer, turn_id, message_id, signal } = given;
  const cause = signal.aborted ? signal.reason : error;
  if (!(cause instanceof Fault)) given.defect(cause);
  const fault = asFault(cause);
  const id = textId(message_id, progress.step, given.opening);
  const now = given.clock.now();
  yield* closeOpenParts(progress, { id, now }, { type: "step-end", reason: "other", usage: null });
  const { code, message, retryable } = fault;
  if (code === "lease_lost") {
    yield stoppedPart(fault);
    return;
  }
  const { text } = progress;
  const spent = unrecorded(progress);
  const told = { ...thoughtsOf(progress), ...causeOf(fault), ...spent };
  const body = { kind: "stopped", turn_id, code, message, retryable, text, ...told } as const;
  const stored = await writer
    .finish(body, spentWith(given.spent, progress.total))
    .then((noted) => ({ noted, lost: undefined }))
    .catch((lost: unknown) => ({ noted: [], lost: asFault(lost) }));
  yield* titleParts(stored.noted);
  yield stoppedPart(stored.lost ?? fault);
}

/** The turn is over: nobody wants the thoughts back in their vendor's form. */
const withoutThinking = ({ thinking: _, ...made }: Reply["made"]): Reply["made"] => made;

/** What the model's server said, where it was the model that failed. */
const causeOf = ({ cause }: Fault): Pick<Entry.Stopped, "cause"> =>
  cause instanceof ModelFailure
    ? { cause: { status: cause.status, words: cause.message, request_id: cause.request_id } }
    : {};

const asFault = (error: unknown): Fault =>
  error instanceof Fault
    ? error
    : new Fault("defect", "internal", "Something went wrong. The message is kept; try again.", {
        cause: error,
      });
