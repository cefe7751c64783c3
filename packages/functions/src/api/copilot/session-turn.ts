import type { OpenedTurn, Run } from "@advisor/agent/open/opening";
import { turnEntriesOf } from "@advisor/agent/record/history";
import { replayOf, resumedStream } from "@advisor/agent/record/missed-parts";
import type * as Continuation from "@advisor/domain/record/continuation";
import type { Encoding } from "@advisor/protocol/encode/encoding";
import type { Numbered } from "@advisor/protocol/encode/numbered";
import type { Runtime } from "../../runtime.ts";
import { admitted, slotOf } from "../../turn/admission.ts";
import { announceTitle, titleOverdue } from "../../turn/announce-title.ts";
import { runSessionTurn, type SessionTurn } from "../../turn/run-session-turn.ts";
import type { AppContext } from "../context.ts";
import { streamParts } from "./stream.ts";

interface SessionTurnDeps extends SessionTurn {
  encoding: Encoding;
  /** Stores what the request brings, and takes the turn's slot with it. */
  open: () => Promise<OpenedTurn>;
  /** Told when the stream has come to its end, read or not. */
  over: () => void;
}

/** The stream of a request that runs a turn, or ran it before. What speaks against it is thrown. */
export async function turnResponse(
  runtime: Runtime,
  c: AppContext,
  given: SessionTurnDeps,
): Promise<Response> {
  const { conversation, encoding, open, over } = given;
  const opened = await open();
  if (opened.kind === "replay") {
    return streamParts(replayed(conversation.id, opened), encoding, { headers: {}, over });
  }
  const turn = admitted(runtime, conversation, slotOf(opened));
  const leftMs = c.env?.context?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
  const request = { id: c.get("request_id"), began: c.get("began") };
  const parts = run(runtime, { ...given, opened, admitted: turn, leftMs, request });
  return streamParts(replayStream(opened, parts), encoding, { headers: turn.headers, over });
}

/** The same request has the same stream, also when its first process died: all of it, from the start. */
async function* replayStream(
  { conversation, entries, user, began }: Run,
  parts: AsyncIterable<Numbered>,
): AsyncGenerator<Numbered> {
  if (began === undefined) return yield* parts;
  const turn = turnEntriesOf(entries, user.turn_id);
  const { before, goesOn } = resumedStream(conversation.id, turn, began);
  yield* before;
  for await (const one of parts) if (goesOn(one.part)) yield one;
}

/** The stream that the same request had before. */
async function* replayed(
  conversationId: string,
  { turn, opening }: Extract<OpenedTurn, { kind: "replay" }>,
): AsyncGenerator<Numbered> {
  yield* replayOf(conversationId, turn, opening);
}

/** The turn, with the event that asks for a title. When its time is over before its end, it is handed on. */
async function* run(
  runtime: Runtime,
  given: Parameters<typeof runSessionTurn>[1],
): AsyncGenerator<Numbered> {
  const { conversation, opened } = given;
  const { advisor_id, id: conversation_id, door } = conversation;
  const copilot = door === "copilot";
  const untitled = (opened.first && copilot) || titleOverdue(runtime, conversation);
  let announced: Promise<void> | undefined;
  let late = false;
  try {
    for await (const one of runSessionTurn(runtime, given)) {
      late ||= one.part.type === "error" && one.part.code === "deadline";
      yield one;
      // Behind the first word, which it would delay.
      if (untitled) announced ??= announceTitle(runtime, conversation);
    }
  } finally {
    await announced;
  }
  const { turn_id } = opened.user;
  if (late && copilot) await handOn(runtime, { advisor_id, conversation_id, turn_id });
}

/** The turn is recorded as one that can be taken up, whatever comes of this. */
const handOn = async ({ continuations, log }: Runtime, turn: Continuation.Info): Promise<void> =>
  continuations
    ?.start(turn)
    .catch((error: unknown) =>
      log.error("continuation_not_started", { turn_id: turn.turn_id }, error),
    );
