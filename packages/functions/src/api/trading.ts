import { sha256 } from "@advisor/adapters/sha256";
import { earlierBlock } from "@advisor/agent/context/block";
import { tradingDoor } from "@advisor/agent/door";
import { openTurn } from "@advisor/agent/open/open-turn";
import { TradingChat } from "@advisor/protocol/bodies";
import { tradingEncoding } from "@advisor/protocol/encode/encode-trading";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import type * as z from "zod";
import type { Runtime } from "../runtime.ts";
import { version } from "../version.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { newConversation } from "./copilot/fresh-conversation.ts";
import { turnResponse } from "./copilot/session-turn.ts";
import { bodyText, json, parse } from "./http/body.ts";
import { checkLength } from "./http/message-length.ts";
import { requestKey } from "./http/request-key.ts";

/**
 * The trading door: one question, no conversation to come back to. Each request is recorded as a
 * conversation of its own that no list shows. The broker's token goes to the provider and nowhere else.
 */
export function tradingRoutes(runtime: Runtime): Hono<AppEnv> {
  const { conversations, clock, model } = runtime;
  const answer = async (c: AppContext, over: () => void): Promise<Response> => {
    const text = bodyText(c);
    const asked = withoutToken(parse(TradingChat, checkLength(json(text)), "invalid_request"));
    const key = requestKey(c, text);
    const door = tradingDoor(asked.access_token !== undefined);
    const planned = newConversation(runtime, c.get("advisor").id, null, key?.scope, "trading");
    const before = key === undefined ? undefined : await conversations.get(planned.id);
    const conversation = before ?? planned;
    return turnResponse(runtime, c, {
      conversation,
      household: undefined,
      door,
      encoding: tradingEncoding(),
      broker_token: asked.access_token,
      async open(admit) {
        if (before === undefined) {
          // Nothing is stored of a request that may not run.
          await admit();
          await conversations.create(planned);
        }
        return openTurn(runtime, {
          conversation,
          text: asked.message,
          context: earlierBlock(clock.today(), asked.history),
          model_id: model.id,
          system_hash: sha256(door.system),
          version,
          key,
          admit,
        });
      },
      over,
    });
  };
  return new Hono<AppEnv>().post("/stream", (c) =>
    runtime.streams.serve((over) => answer(c, over)),
  );
}

/** The token stays where it was sent to be used; typed into the conversation it would be kept. */
function withoutToken(asked: z.infer<typeof TradingChat>): z.infer<typeof TradingChat> {
  const { access_token, message, history } = asked;
  return {
    ...asked,
    message: withoutSecrets(message, access_token),
    history: history.map(({ role, content }) => ({
      role,
      content: withoutSecrets(content, access_token),
    })),
  };
}
