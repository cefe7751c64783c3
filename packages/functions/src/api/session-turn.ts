import { replayOf } from "@advisor/agent/missed";
import type { Opened } from "@advisor/agent/opening";
import type * as Continuation from "@advisor/domain/continuation";
import type { Encoding } from "@advisor/protocol/encoding";
import { type Numbered, numbered } from "@advisor/protocol/numbered";
import type { Part } from "@advisor/protocol/part";
import { admittedTurn, runSessionTurn, type SessionTurn } from "../run-session-turn.ts";
import type { Runtime } from "../runtime.ts";
import type { AppContext } from "./context.ts";
import { streamParts } from "./stream.ts";

interface Given extends SessionTurn {
  encoding: Encoding;
  /** Stores what the request brings, and asks to be admitted on the way. */
  open: (admit: () => Promise<void>) => Promise<Opened>;
  /** Told when the stream has come to its end, read or not. */
  over: () => void;
}

/** The stream of a request that runs a turn, or ran it before. What speaks against it is thrown. */
export async function turnResponse(
  runtime: Runtime,
  c: AppContext,
  given: Given,
): Promise<Response> {
  const { conversation, encoding, open, over } = given;
  const { opened, admitted } = await admittedTurn(runtime, conversation, open);
  const headers = admitted?.headers ?? {};
  if (opened.kind === "replay" || admitted === undefined) {
    await admitted?.leave();
    return streamParts(ending(replayed(conversation.id, opened), over), encoding, headers);
  }
  const opening = opened.entries.at(-1)?.seq ?? 0;
  const leftMs = c.env?.context?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
  const request = { id: c.get("request_id"), began: c.get("began") };
  const parts = run(runtime, { ...given, opened, admitted, leftMs, request });
  return streamParts(ending(numbered(parts, opening), over), encoding, headers);
}

async function* ending(parts: AsyncIterable<Numbered>, over: () => void): AsyncGenerator<Numbered> {
  try {
    yield* parts;
  } finally {
    over();
  }
}

/** The stream that the same request had before. */
async function* replayed(conversationId: string, opened: Opened): AsyncGenerator<Numbered> {
  if (opened.kind !== "replay") throw new Error("a turn that runs was admitted");
  yield* replayOf(conversationId, opened.turn, opened.opening);
}

/** The turn, with the event of a first message. When its time is over before its end, it is handed on. */
async function* run(
  runtime: Runtime,
  given: Parameters<typeof runSessionTurn>[1],
): AsyncGenerator<Part> {
  const { conversation, opened } = given;
  const { advisor_id, id: conversation_id, door } = conversation;
  const copilot = door === "copilot";
  const announced =
    opened.first && copilot ? announce(runtime, { advisor_id, conversation_id }) : undefined;
  let late = false;
  try {
    for await (const part of runSessionTurn(runtime, given)) {
      late ||= part.type === "error" && part.code === "deadline";
      yield part;
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

/** Asks for a title. An answer is worth more than a title, so a bus that fails is only logged. */
const announce = (
  { bus, log }: Runtime,
  event: { advisor_id: string; conversation_id: string },
): Promise<void> =>
  bus
    .publish(event)
    .catch((error: unknown) =>
      log.error("title_event_failed", { conversation_id: event.conversation_id }, error),
    );
