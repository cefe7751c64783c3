import { sha256 } from "@advisor/adapters/sha256";
import { contextBlock } from "@advisor/agent/context";
import { type Opened, openTurn } from "@advisor/agent/open-turn";
import { systemPrompt } from "@advisor/agent/prompt/system";
import { replay } from "@advisor/agent/replay";
import { runTurn } from "@advisor/agent/run-turn";
import { offered } from "@advisor/agent/toolbox";
import type * as Conversation from "@advisor/domain/conversation";
import { Fault } from "@advisor/domain/fault";
import { Chat, maxMessageCharacters } from "@advisor/protocol/bodies";
import { dataEncoding } from "@advisor/protocol/encode-data";
import { uiEncoding } from "@advisor/protocol/encode-ui";
import type { Encoding } from "@advisor/protocol/encoding";
import type { Part } from "@advisor/protocol/part";
import { runTool } from "@advisor/tools/run-tool";
import { Hono } from "hono";
import { authorize, ownConversation } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { sessionPorts } from "../session-ports.ts";
import { bodyText, json, parse } from "./body.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { requestKey } from "./request-key.ts";
import { watchTurn } from "./running.ts";
import { streamParts } from "./stream.ts";

const turnMs = 300_000;
/** A turn ends this long before its Lambda would be killed. */
const graceMs = 10_000;
const systemHash = sha256(systemPrompt);

export function chatRoutes(runtime: Runtime): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/stream", async (c) => {
    const text = await bodyText(c);
    const { conversation_id, message } = parse(Chat, bounded(json(text)), "invalid_request");
    const advisor_id = c.get("advisor").id;
    const conversation = await ownConversation(runtime, advisor_id, conversation_id);
    const { household_id } = conversation;
    const household =
      household_id === null ? undefined : await authorize(runtime, advisor_id, household_id);
    const opened = await openTurn(runtime, {
      conversation,
      text: message,
      context: contextBlock(runtime.clock.today(), household),
      model_id: runtime.model.id,
      system_hash: systemHash,
      key: requestKey(c, text),
    });
    const parts =
      opened.kind === "replay"
        ? replayed(conversation_id, opened)
        : run(runtime, c, opened, conversation);
    return streamParts(parts, encodingFor(c));
  });
}

/** Length comes before form: an over-long message is named as such. */
function bounded(value: unknown): unknown {
  const message =
    typeof value === "object" && value !== null && "message" in value ? value.message : "";
  if (typeof message !== "string" || message.length <= maxMessageCharacters) return value;
  throw new Fault(
    "too_large",
    "message_too_long",
    `The message has more than ${maxMessageCharacters.toLocaleString("en-US")} characters. Shorten it.`,
  );
}

function encodingFor(c: AppContext): Encoding {
  const protocol = c.req.query("protocol");
  const events = (c.req.header("accept") ?? "").includes("text/event-stream");
  return protocol === "ui" || (protocol === undefined && events) ? uiEncoding : dataEncoding;
}

async function* replayed(
  conversationId: string,
  { entries }: Extract<Opened, { kind: "replay" }>,
): AsyncGenerator<Part> {
  yield* replay(conversationId, entries);
}

/** The turn with everything around it: lease, deadline, the tools of this session, and the event of a first message. */
async function* run(
  runtime: Runtime,
  c: AppContext,
  opened: Extract<Opened, { kind: "run" }>,
  conversation: Conversation.Info,
): AsyncGenerator<Part> {
  const { advisor_id, household_id, id: conversation_id } = conversation;
  const { writer } = opened;
  const left = c.env?.lambdaContext?.getRemainingTimeInMillis() ?? Number.POSITIVE_INFINITY;
  const watch = watchTurn(runtime, writer, Math.min(turnMs, left - graceMs));
  const session = { advisor_id, household_id, turn_id: writer.turn_id };
  const ports = sessionPorts(runtime, session);
  const announced = opened.first ? announce(runtime, { advisor_id, conversation_id }) : undefined;
  try {
    yield* runTurn({
      ...runtime,
      opened,
      tools: offered(runtime.catalog, household_id !== null),
      run: (tool, raw, signal) => runTool(tool, raw, ports, signal),
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
