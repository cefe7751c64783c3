import { notFound } from "@advisor/agent/open/open-turn";
import { Hono } from "hono";
import { readOwnConversation } from "../../authorize.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";

/**
 * Revokes an "always allow" approval of a tool. An answer in progress keeps the approvals it
 * started with.
 */
export function standingApprovalRoutes(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.delete("/:id/standing_approvals/:tool", async (c) => {
    const tool = c.req.param("tool");
    const advisor = c.get("advisor").id;
    const { id } = await readOwnConversation(runtime, advisor, c.req.param("id"));
    const body = { kind: "revoked", tool, by: advisor } as const;
    const was = await runtime.journal.appendOutsideTurn({
      conversation_id: id,
      body,
      change: ({ allowed_tools }) =>
        allowed_tools.includes(tool)
          ? { allowed_tools: allowed_tools.filter((one) => one !== tool) }
          : undefined,
    });
    if (!was) throw notFound();
    return c.body(null, 204);
  });

  return routes;
}
