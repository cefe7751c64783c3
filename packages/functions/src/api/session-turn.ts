import type { Door } from "@advisor/agent/door";
import type { Opened } from "@advisor/agent/open-turn";
import { replay } from "@advisor/agent/replay";
import { runTurn } from "@advisor/agent/run-turn";
import type * as Conversation from "@advisor/domain/conversation";
import type { Part } from "@advisor/protocol/part";
import type { Runtime } from "../runtime.ts";
import type { AppContext } from "./context.ts";
import { watchTurn } from "./running.ts";

const turnMs = 300_000;
/** A turn ends this long before its Lambda would be killed. */
const graceMs = 10_000;

interface SessionTurn {
  conversation: Conversation.Info;
  door: Door;
  /** A trader's own token for the broker. */
  broker_token?: string | undefined;
}

/** The parts of a turn that was opened: run now, or made again from the record. */
export const turnParts = (
  runtime: Runtime,
  c: AppContext,
  given: SessionTurn & { opened: Opened },
): AsyncIterable<Part> =>
  given.opened.kind === "replay"
    ? replayed(given.conversation.id, given.opened)
    : run(runtime, c, { ...given, opened: given.opened });

async function* replayed(
  conversationId: string,
  { entries }: Extract<Opened, { kind: "replay" }>,
): AsyncGenerator<Part> {
  yield* replay(conversationId, entries);
}

/** The turn with everything around it: lease, deadline, the tools of this session, the event of a first message. */
async function* run(
  runtime: Runtime,
  c: AppContext,
  given: SessionTurn & { opened: Extract<Opened, { kind: "run" }> },
): AsyncGenerator<Part> {
  const { opened, door } = given;
  const { advisor_id, household_id, id, door: way } = given.conversation;
  const { writer } = opened;
  const left = c.env?.lambdaContext?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
  const watch = watchTurn(runtime, writer, Math.min(turnMs, left - graceMs));
  const named = opened.first && way === "copilot";
  const announced = named ? announce(runtime, { advisor_id, conversation_id: id }) : undefined;
  try {
    yield* runTurn({
      ...runtime,
      opened,
      door,
      tools: door.tools(runtime.catalog, household_id !== null),
      run: runtime.toolsFor({
        advisor_id,
        household_id,
        turn_id: writer.turn_id,
        ...(given.broker_token === undefined ? {} : { broker_token: given.broker_token }),
      }),
      signal: watch.signal,
    });
  } finally {
    watch.end();
    await announced;
  }
}

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
