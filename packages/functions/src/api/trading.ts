import { earlierBlock } from "@advisor/agent/context/block";
import { tradingDoor } from "@advisor/agent/door";
import { TradingChat } from "@advisor/protocol/bodies";
import { tradingEncoding } from "@advisor/protocol/encode/encode-trading";
import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { Hono } from "hono";
import type * as z from "zod";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { runUnlistedTurn } from "./copilot/unlisted-turn.ts";
import { bodyText, parseJson, parseRequest } from "./http/body.ts";
import { checkLength } from "./http/message-length.ts";
import { requestKey } from "./http/request-key.ts";

/**
 * The trading door: single questions without a conversation. Each request is recorded in a new
 * conversation that is never listed. The broker token goes to the provider only.
 */
export function tradingRoutes(runtime: Runtime): Hono<AppEnv> {
  const answer = async (c: AppContext, over: () => void): Promise<Response> => {
    const text = bodyText(c);
    const asked = withoutToken(
      parseRequest(TradingChat, checkLength(parseJson(text)), "invalid_request"),
    );
    return runUnlistedTurn(runtime, c, {
      way: "trading",
      household: undefined,
      door: tradingDoor(asked.access_token !== undefined),
      encoding: tradingEncoding(),
      broker_token: asked.access_token,
      text: asked.message,
      context: earlierBlock(runtime.clock.today(), asked.history),
      key: requestKey(c, text),
      over,
    });
  };
  return new Hono<AppEnv>().post("/stream", (c) =>
    runtime.streams.serve((over) => answer(c, over)),
  );
}

/** Removes the broker token from the message and the history, which are stored. */
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
