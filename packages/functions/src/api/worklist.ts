import { Hono } from "hono";
import type { Checks } from "../household-checks.ts";
import type { Runtime } from "../runtime.ts";
import { worklist } from "../worklist.ts";
import type { AppEnv } from "./context.ts";

/** The advisor's whole book in one answer: why each household needs attention, and what is due. */
export const worklistRoutes = (runtime: Runtime, checks: Checks): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", async (c) =>
    c.json(await worklist(runtime, checks, c.get("advisor").id)),
  );
