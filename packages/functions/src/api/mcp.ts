import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppContext, AppEnv } from "./context.ts";

/**
 * The tool catalog over the Model Context Protocol. The path or, at `/mcp`, a header selects the
 * household. Without one, only tools that need no household are listed.
 */
export function mcpRoutes(runtime: Runtime): Hono<AppEnv> {
  // Loaded with the first message; no other route needs the MCP library.
  const answer = async (c: AppContext, household: string | undefined) =>
    (await import("./programs.ts")).answerCall(runtime, c, household);
  return new Hono<AppEnv>()
    .post("/", (c) => answer(c, c.req.header("x-household-id")))
    .post("/households/:id", (c) => answer(c, c.req.param("id")));
}
