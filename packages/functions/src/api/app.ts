import { notFound } from "@advisor/agent/open-turn";
import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import { answerRoutes } from "./answers.ts";
import { brokerageRoutes } from "./brokerage.ts";
import { chatRoutes } from "./chat.ts";
import type { AppEnv } from "./context.ts";
import { conversationActions } from "./conversation-actions.ts";
import { conversationRoutes } from "./conversations.ts";
import { healthRoutes } from "./health.ts";
import { householdRoutes } from "./households.ts";
import { mcpRoutes } from "./mcp.ts";
import { problem } from "./problem.ts";
import { toolRoutes } from "./tools.ts";
import { traceRoutes } from "./traces.ts";
import { tradingRoutes } from "./trading.ts";

/** The whole API: the same app on the laptop and in Lambda. */
export function createApp(runtime: Runtime): Hono<AppEnv> {
  const { log, newId, verify } = runtime;
  const app = new Hono<AppEnv>();
  app.onError((error, c) => problem(log, c, error));
  app.notFound((c) => problem(log, c, notFound()));
  app.use(async (c, next) => {
    c.set("request_id", newId("req"));
    await next();
    c.header("x-request-id", c.get("request_id"));
  });
  for (const path of ["/api/*", "/mcp"]) {
    app.use(path, async (c, next) => {
      c.set("advisor", await verify(c.req.header("authorization")));
      await next();
    });
  }
  app.route("/health", healthRoutes(runtime));
  app.route("/api/v1/copilot/households", householdRoutes(runtime));
  app.route("/api/v1/copilot/conversations", conversationRoutes(runtime));
  app.route("/api/v1/copilot/conversations", conversationActions(runtime));
  app.route("/api/v1/copilot/chat", chatRoutes(runtime));
  app.route("/api/chat", tradingRoutes(runtime));
  app.route("/api/chat", answerRoutes(runtime));
  app.route("/api/v1/traces", traceRoutes(runtime));
  app.route("/api", brokerageRoutes(runtime));
  app.route("/api/tools", toolRoutes(runtime));
  app.route("/mcp", mcpRoutes(runtime));
  return app;
}
