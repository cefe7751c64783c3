import { tradingDoor } from "@advisor/agent/door";
import { notFound } from "@advisor/agent/open/open-turn";
import { TradingCall } from "@advisor/protocol/trading/tools";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { bodyText, parseBody } from "./http/body.ts";

/**
 * The trading tools without a model: instrument search, quotes and price history. They read no
 * household data. The broker token is in the request body and is passed to the provider only.
 */
export const tradingToolRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().post("/:tool", async (c) => {
    const name = c.req.param("tool");
    const tool = tradingDoor(false)
      .tools(runtime.catalog, false)
      .find((one) => one.name === name);
    if (tool === undefined) throw notFound();
    const { input, access_token } = parseBody(TradingCall, bodyText(c));
    const run = runtime.toolsFor({
      advisor_id: c.get("advisor").id,
      household_id: null,
      turn_id: c.get("request_id"),
      ...(access_token === undefined ? {} : { broker_token: access_token }),
    });
    const { result } = await run(tool, input, c.req.raw.signal);
    return c.json(result);
  });
