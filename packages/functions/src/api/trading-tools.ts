import { tradingDoor } from "@advisor/agent/door";
import { notFound } from "@advisor/agent/open/open-turn";
import { TradingCall } from "@advisor/protocol/trading/tools";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { bodyText, parseBody } from "./http/body.ts";

/**
 * The tools of the trading door without its model: a search, a quote and a history. They read nothing of any household.
 * The broker's token comes in the body, goes to the provider and nowhere else.
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
