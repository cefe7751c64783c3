import type { Problem } from "@advisor/protocol/problem";
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
    .post("/households/:id", (c) => answer(c, c.req.param("id")))
    .all("/", onlyPost)
    .all("/households/:id", onlyPost);
}

/** Rejects GET and DELETE: there are no server streams and no sessions. */
function onlyPost(c: AppContext): Response {
  const body: Problem = {
    type: "about:blank",
    title: "Method not allowed",
    status: 405,
    detail: "Send messages with POST.",
    code: "method_not_allowed",
    request_id: c.get("request_id"),
    retryable: false,
  };
  const headers = { "content-type": "application/problem+json", allow: "POST" };
  return new Response(JSON.stringify(body), { status: 405, headers });
}
