import { sha256 } from "@advisor/adapters/sha256";
import { contextBlock } from "@advisor/agent/context";
import { copilotDoor } from "@advisor/agent/door";
import { openTurn } from "@advisor/agent/open-turn";
import { Chat } from "@advisor/protocol/bodies";
import { dataEncoding } from "@advisor/protocol/encode-data";
import { uiEncoding } from "@advisor/protocol/encode-ui";
import type { Encoding } from "@advisor/protocol/encoding";
import { Hono } from "hono";
import { authorize, ownConversation } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { bodyText, json, parse } from "./body.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { lengthChecked } from "./message-length.ts";
import { requestKey } from "./request-key.ts";
import { turnParts } from "./session-turn.ts";
import { streamParts } from "./stream.ts";

const systemHash = sha256(copilotDoor.system);

/** The copilot's turn. The message is stored before the stream's first event. */
export function chatRoutes(runtime: Runtime): Hono<AppEnv> {
  return new Hono<AppEnv>().post("/stream", async (c) => {
    const text = await bodyText(c);
    const { conversation_id, message } = parse(Chat, lengthChecked(json(text)), "invalid_request");
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
    const parts = turnParts(runtime, c, { conversation, opened, door: copilotDoor });
    return streamParts(parts, encodingFor(c));
  });
}

function encodingFor(c: AppContext): Encoding {
  const protocol = c.req.query("protocol");
  const events = (c.req.header("accept") ?? "").includes("text/event-stream");
  return protocol === "ui" || (protocol === undefined && events) ? uiEncoding : dataEncoding;
}
