import { sha256 } from "@advisor/adapters/sha256";
import { earlierBlock } from "@advisor/agent/context";
import { tradingDoor } from "@advisor/agent/door";
import { openTurn } from "@advisor/agent/open-turn";
import { TradingChat } from "@advisor/protocol/bodies";
import { tradingEncoding } from "@advisor/protocol/encode-trading";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import { bodyText, json, parse } from "./body.ts";
import type { AppEnv } from "./context.ts";
import { fresh } from "./fresh-conversation.ts";
import { lengthChecked } from "./message-length.ts";
import { requestKey } from "./request-key.ts";
import { turnParts } from "./session-turn.ts";
import { streamParts } from "./stream.ts";

/**
 * The trading door: one question, no conversation to come back to. Each request is recorded as a
 * conversation of its own that no list shows. The broker's token goes to the provider and nowhere else.
 */
export function tradingRoutes(runtime: Runtime): Hono<AppEnv> {
  const { conversations, clock, model } = runtime;
  return new Hono<AppEnv>().post("/stream", async (c) => {
    const text = await bodyText(c);
    const asked = parse(TradingChat, lengthChecked(json(text)), "invalid_request");
    const key = requestKey(c, text);
    const door = tradingDoor(asked.access_token !== undefined);
    const planned = fresh(runtime, c.get("advisor").id, null, key?.scope, "trading");
    const created = await conversations.create(planned);
    const conversation = created ? planned : ((await conversations.get(planned.id)) ?? planned);
    const opened = await openTurn(runtime, {
      conversation,
      text: asked.message,
      context: earlierBlock(clock.today(), asked.history),
      model_id: model.id,
      system_hash: sha256(door.system),
      key,
    });
    const broker_token = asked.access_token;
    const parts = turnParts(runtime, c, { conversation, opened, door, broker_token });
    return streamParts(parts, tradingEncoding());
  });
}
