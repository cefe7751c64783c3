import { Hono } from "hono";
import type { HouseholdChecks } from "../../book/household-checks.ts";
import { buildWorklist } from "../../book/worklist.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";

/** All of the advisor's households, with the reasons why they need attention and their open tasks. */
export const worklistRoutes = (runtime: Runtime, checks: HouseholdChecks): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", async (c) =>
    c.json(await buildWorklist(runtime, checks, c.get("advisor").id)),
  );
