import { notFound } from "@advisor/agent/open-turn";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";

/** How an answer came about, for the advisor who asked. */
export const traceRoutes = ({ answers }: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id", async (c) => {
    const id = c.req.param("id");
    const kept = /^turn_[a-z0-9]{26}$/.test(id) ? await answers.trace(id) : undefined;
    if (kept?.advisor_id !== c.get("advisor").id) throw notFound();
    return c.json(kept.trace);
  });
