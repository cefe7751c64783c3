import type { OpenedTurn, StartedTurn } from "@advisor/agent/open/opening";
import { turnEntriesOf } from "@advisor/agent/record/history";
import type * as Continuation from "@advisor/domain/record/continuation";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Numbered } from "@advisor/protocol/encode/numbered";
import type { Runtime } from "../../runtime.ts";
import { openTurnSpending, slotOf } from "../../turn/admission.ts";
import { isTitleOverdue, requestTitle } from "../../turn/request-title.ts";
import { runTurnWithResources, type SessionTurn } from "../../turn/run-turn-with-resources.ts";
import type { AppContext } from "../context.ts";
import { streamParts } from "./stream.ts";

interface SessionTurnDeps extends SessionTurn {
  encoding: Encoding;
  /** Stores the request and takes the turn's slot. */
  open: () => Promise<OpenedTurn>;
  /** Called when the stream ends, whether or not it was read. */
  over: () => void;
}

/** The stream of a request, new or repeated. Throws a Fault if the request may not run. */
export async function turnResponse(
  runtime: Runtime,
  c: AppContext,
  deps: SessionTurnDeps,
): Promise<Response> {
  const { conversation, encoding, open, over } = deps;
  const opened = await open();
  if (opened.kind === "replay") {
    return streamParts(replayed(conversation.id, opened), encoding, { headers: {}, over });
  }
  const turn = openTurnSpending(runtime, conversation, slotOf(opened));
  const leftMs = c.env?.context?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
  const request = { id: c.get("request_id"), began: c.get("began") };
  const parts = streamTurn(runtime, { ...deps, opened, admitted: turn, leftMs, request });
  return streamParts(replayStream(opened, parts), encoding, { headers: turn.headers, over });
}

/**
 * Replays the turn from its start when the same request arrives again, even if the first process
 * crashed.
 */
async function* replayStream(
  { conversation, entries, user, began }: StartedTurn,
  parts: AsyncIterable<Numbered>,
): AsyncGenerator<Numbered> {
  if (began === undefined) return yield* parts;
  const { resumedStream } = await import("@advisor/agent/record/missed-parts");
  const turn = turnEntriesOf(entries, user.turn_id);
  const { before, isNew } = resumedStream(conversation.id, turn, began);
  yield* before;
  for await (const one of parts) if (isNew(one.part)) yield one;
}

/** The recorded stream of an earlier, identical request. */
async function* replayed(
  conversationId: string,
  { turn, opening }: Extract<OpenedTurn, { kind: "replay" }>,
): AsyncGenerator<Numbered> {
  const { replayOf } = await import("@advisor/agent/record/missed-parts");
  yield* replayOf(conversationId, turn, opening);
}

/**
 * Runs the turn and publishes the event that requests a title. A turn that runs out of time goes to
 * the durable function.
 */
async function* streamTurn(
  runtime: Runtime,
  turn: Parameters<typeof runTurnWithResources>[1],
): AsyncGenerator<Numbered> {
  const { conversation, opened } = turn;
  const { advisor_id, id: conversation_id, door } = conversation;
  const copilot = door === "copilot";
  const handsOn = copilot && runtime.continuations !== undefined;
  const untitled = (opened.first && copilot) || isTitleOverdue(runtime, conversation);
  let announced: Promise<void> | undefined;
  let late = false;
  try {
    for await (const one of runTurnWithResources(runtime, { ...turn, handsOn })) {
      late ||= one.part.type === "error" && one.part.code === "deadline";
      yield one;
      // After the first part, so that the event does not delay it.
      if (untitled) announced ??= requestTitle(runtime, conversation);
    }
  } finally {
    await announced;
  }
  const { turn_id } = opened.user;
  if (late && handsOn) await startContinuation(runtime, { advisor_id, conversation_id, turn_id });
}

/** Starts the continuation. If that fails, the turn is already recorded as resumable. */
const startContinuation = async (
  { continuations, log }: Runtime,
  turn: Continuation.Info,
): Promise<void> =>
  continuations
    ?.start(turn)
    .catch((error: unknown) =>
      log.error("continuation_not_started", { turn_id: turn.turn_id }, error),
    );
