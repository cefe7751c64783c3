import type * as Entry from "@advisor/domain/entry";
import { Fault } from "@advisor/domain/fault";
import type { Part } from "@advisor/protocol/part";
import { ModelFailure } from "../model/model.ts";
import { openCheckpoints } from "./checkpoints.ts";
import { openClaimCheck } from "./claim-gate.ts";
import { type Reply, runModelStep } from "./model-step.ts";
import {
  addContext,
  closeOpenParts,
  markCostRecorded,
  type Progress,
  reasoningOf,
  startProgress,
  takeContext,
  unrecordedCost,
} from "./progress.ts";
import { resumeApproved } from "./resume-approved.ts";
import { runToolCalls } from "./run-tool-calls.ts";
import {
  addTurnSpending,
  groundingPart,
  stoppedPart,
  textId,
  textParts,
  thinkingPart,
  titleParts,
  usagePart,
} from "./to-parts.ts";
import type { StoredTurn, Turn } from "./turn.ts";

const noAnswer = "The model gave no answer. Ask again, or put the question another way.";

/**
 * Runs a turn, or the rest of one: ask the model and run its calls until it makes none or the steps
 * run out, then ask once more without tools. It pauses if a write needs approval. Yields parts,
 * with exactly one terminal part after the record is stored.
 */
export async function* runLoop(turn: Turn): AsyncGenerator<Part> {
  const { stored, bounds } = turn;
  const { conversation_id, turn_id, user_message_id, message_id } = turn.ids;
  const progress = startProgress(stored.steps, stored.total, stored.context);
  const checkpoints = openCheckpoints(turn.writer, turn.world.clock);
  yield { type: "start", conversation_id, turn_id, user_message_id, message_id };
  yield thinkingPart("analyzing", progress.step);
  try {
    if (stored.pending !== undefined) yield* resumeApproved(turn, progress, stored.pending);
    else if (!hasContext(stored)) await loadContext(turn, progress);
    for (;;) {
      const last = progress.step >= bounds.steps;
      await progress.booked;
      const reply = yield* runModelStep(turn, progress, checkpoints, last);
      if (last || reply.calls.length === 0) {
        yield* finishAnswer(turn, progress, reply);
        return;
      }
      if ((yield* runToolCalls(turn, progress, reply)) === "paused") return;
    }
  } catch (error) {
    yield* endWithoutAnswer(turn, progress, error);
  }
}

/** Whether the record has what the turn was given. An answer that broke off in its first step left nothing but text. */
const hasContext = ({ steps, context }: StoredTurn): boolean => steps > 0 || context.length > 0;

/** Loads the question's context, after the message was acknowledged. */
async function loadContext(
  { contextProvider, prompt }: Pick<Turn, "contextProvider" | "prompt">,
  progress: Progress,
): Promise<void> {
  const context = await contextProvider.open();
  if (context.text !== "") addContext(progress, context, prompt.turns.at(-1)?.length ?? 0);
}

/** Checks and stores the answer, then finishes the stream. Replaces a blank answer by a sentence. */
async function* finishAnswer(
  turn: Pick<Turn, "ids" | "prompt" | "bounds" | "writer" | "stored" | "money">,
  progress: Progress,
  reply: Reply,
): AsyncGenerator<Part> {
  const { ids, writer, stored } = turn;
  const { turn_id, message_id, opening } = ids;
  const blank = progress.text.trim() === "";
  if (blank && progress.step >= turn.bounds.steps) {
    throw new Fault(
      "limit",
      "step_limit",
      "The question took too many steps. Ask for less at once.",
    );
  }
  if (blank) yield* textParts(textId(message_id, progress.step, opening), noAnswer);
  const stop_reason = reply.reason === "tools" ? "stop" : reply.reason;
  yield { type: "step-end", reason: stop_reason, usage: reply.made.usage };
  progress.open = "nothing";
  const text = blank ? noAnswer : progress.text;
  const { retried, check = await openClaimCheck(turn, progress) } = reply;
  const grounding = {
    ...check(stored.answered + text),
    ...(retried === undefined ? {} : { retried }),
  };
  const { total } = progress;
  turn.money.spending.settle();
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
    addTurnSpending(turn.money.spentBefore, total),
  );
  markCostRecorded(progress);
  yield* titleParts(noted);
  yield usagePart(total);
  yield groundingPart(grounding);
  yield { type: "finish", reason: stop_reason, usage: total.usage };
}

/** Ends a turn without an answer: records the reason, then reports it to the reader. */
async function* endWithoutAnswer(
  { ids, writer, money, world }: Pick<Turn, "ids" | "writer" | "money" | "world">,
  progress: Progress,
  error: unknown,
): AsyncGenerator<Part> {
  const { turn_id, message_id, opening } = ids;
  const { signal, clock, reportDefect } = world;
  const cause = signal.aborted ? signal.reason : error;
  if (!(cause instanceof Fault)) reportDefect(cause);
  const fault = asFault(cause);
  const id = textId(message_id, progress.step, opening);
  const now = clock.now();
  yield* closeOpenParts(progress, { id, now }, { type: "step-end", reason: "other", usage: null });
  const { code, message, retryable } = fault;
  if (code === "lease_lost") {
    yield stoppedPart(fault);
    return;
  }
  const { text } = progress;
  const spent = unrecordedCost(progress);
  const rest = { ...reasoningOf(progress), ...handedOn(fault), ...causeOf(fault), ...spent };
  const body = { kind: "stopped", turn_id, code, message, retryable, text, ...rest } as const;
  money.spending.settle();
  const stored = await writer
    .finish(body, addTurnSpending(money.spentBefore, progress.total))
    .then((noted) => ({ noted, lost: undefined }))
    .catch((lost: unknown) => ({ noted: [], lost: asFault(lost) }));
  yield* titleParts(stored.noted);
  yield stoppedPart(stored.lost ?? fault);
}

/** After the turn the vendor's reasoning blocks are not needed. */
const withoutThinking = ({ thinking: _, ...made }: Reply["made"]): Reply["made"] => made;

/** The model server's error, if the model failed. */
const handedOn = ({ extra }: Fault): Pick<Entry.Stopped, "handed_on"> =>
  extra.handed_on === true ? { handed_on: true } : {};

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
