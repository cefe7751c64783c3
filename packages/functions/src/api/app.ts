import { invocationFields } from "@advisor/adapters/lambda-context";
import { type Log, requestLog, withLogFields } from "@advisor/adapters/log";
import type { Fault } from "@advisor/domain/fault";
import { loadTools } from "@advisor/tools/tool";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { routePath } from "hono/route";
import type { Runtime } from "../runtime.ts";
import { readOnce } from "../tools/read-once.ts";
import { a2aRoutes } from "./a2a.ts";
import { answerRoutes } from "./answers.ts";
import type { AppContext, AppEnv } from "./context.ts";
import { auditRoutes } from "./copilot/audit.ts";
import { chatRoutes } from "./copilot/chat.ts";
import { conversationActions } from "./copilot/conversation-actions.ts";
import { conversationRoutes } from "./copilot/conversations.ts";
import { panelRoutes } from "./copilot/panel.ts";
import { standingApprovalRoutes } from "./copilot/standing-approvals.ts";
import { authenticateHeader, discoveryRoutes } from "./discovery.ts";
import { docsRoutes } from "./docs.ts";
import { healthRoutes } from "./health.ts";
import { brokerageRoutes, datasets } from "./household/brokerage.ts";
import { lazyRoutes } from "./http/lazy-routes.ts";
import { problemResponse } from "./http/problem.ts";
import { readBody } from "./http/read-body.ts";
import { mcpRoutes } from "./mcp.ts";
import { isReadableBy, openbbPaths, openbbRoutes } from "./openbb.ts";
import { spendDayRoutes, spendRoutes } from "./spend.ts";
import { toolRoutes } from "./tools.ts";
import { tradingRoutes } from "./trading.ts";

/** Response headers that other origins may read, in addition to the default ones. */
const exposeHeaders = ["retry-after", "x-request-id", "x-vercel-ai-ui-message-stream"];

/** The whole API, the same on a laptop and in Lambda. */
export function createApp(deps: Runtime): Hono<AppEnv> {
  const runtime = { ...deps, log: requestLog(deps.log) };
  const { log, newId, verify, siteOrigins, clock } = runtime;
  const app = new Hono<AppEnv>();
  app.onError((error, c) => problemResponse(log, c, error));
  app.notFound(async (c) => {
    const { noRoute } = await import("../openapi/no-route.ts");
    const described = { catalog: await loadTools(runtime.catalog), datasets };
    return problemResponse(log, c, noRoute(c.req.method, c.req.path, described));
  });
  for (const path of siteOrigins.length === 0 ? openbbPaths : ["*"]) {
    app.use(path, cors({ origin: isReadableBy(siteOrigins), exposeHeaders, maxAge: 7_200 }));
  }
  app.use(async (c, next) => {
    const request_id = newId("req");
    c.set("request_id", request_id);
    c.set("began", clock.now());
    c.set("body", await bodyOf(c));
    await withLogFields({ request_id, ...invocationFields(c.env?.context), ...traceIdOf(c) }, next);
    c.header("x-request-id", request_id);
    setSecurityHeaders(c);
    if (c.res.status === 401 && c.req.path.startsWith("/mcp")) {
      c.header("www-authenticate", authenticateHeader(runtime, c));
    }
    failureLogged(log, c, clock.now());
  });
  for (const path of ["/api/*", "/mcp", "/mcp/*", "/v1/*", "/a2a"]) {
    app.use(path, async (c, next) => {
      c.set("advisor", await verify(c.req.header("authorization")));
      await next();
    });
  }
  app.route("/health", healthRoutes(runtime));
  app.route("/", docsRoutes(runtime));
  app.route("/", discoveryRoutes(runtime));
  // Both groups of routes share the cache of policy checks.
  const households = readOnce(async () =>
    (await import("./household/routes.ts")).householdPageRoutes(runtime),
  );
  const copilot = "/api/v1/copilot";
  app.route("/", lazyRoutes(`${copilot}/worklist`, households, copilot));
  app.route("/", lazyRoutes(`${copilot}/households`, households, copilot));
  app.route("/api/v1/copilot/conversations", conversationRoutes(runtime));
  app.route("/api/v1/copilot/conversations", conversationActions(runtime));
  app.route("/api/v1/copilot/conversations", standingApprovalRoutes(runtime));
  app.route("/api/v1/copilot/conversations", panelRoutes(runtime));
  app.route("/api/v1/copilot/conversations", auditRoutes(runtime));
  const messages = async () => (await import("./copilot/message-routes.ts")).messageRoutes(runtime);
  app.route("/", lazyRoutes(`${copilot}/messages`, messages));
  app.route("/api/v1/copilot/spend", spendRoutes(runtime));
  app.route("/api/v1/copilot/spend/days", spendDayRoutes(runtime));
  app.route("/api/v1/copilot/chat", chatRoutes(runtime));
  app.route("/api/chat", tradingRoutes(runtime));
  app.route("/api/chat", answerRoutes(runtime));
  const trading = async () => (await import("./trading-tools.ts")).tradingToolRoutes(runtime);
  app.route("/", lazyRoutes("/api/v1/trading", trading));
  const traces = async () => (await import("./copilot/traces.ts")).traceRoutes(runtime);
  app.route("/", lazyRoutes("/api/v1/traces", traces));
  app.route("/api", brokerageRoutes(runtime));
  app.route("/api/tools", toolRoutes(runtime));
  const research = async () => (await import("./research/routes.ts")).researchRoutes(runtime);
  app.route("/", lazyRoutes("/api/v1/research", research));
  app.route("/mcp", mcpRoutes(runtime));
  app.route("/", openbbRoutes(runtime));
  app.route("/", a2aRoutes(runtime));
  return app;
}

/** Forbids caching and content-type sniffing. Only the page's static files may be cached. */
function setSecurityHeaders(c: AppContext): void {
  const { headers } = c.res;
  const isPage =
    c.req.method === "GET" &&
    c.res.ok &&
    !/^\/(api|a2a|mcp|v1|health|openapi|agents|\.well-known)\b/.test(c.req.path);
  const cached = headers.get("cache-control") ?? "";
  if (!isPage && !cached.includes("no-store")) c.header("cache-control", "no-store");
  c.header("x-content-type-options", "nosniff");
}

/**
 * Reads the body before any check, so that a client that sends a large body receives the response.
 */
async function bodyOf(c: AppContext): Promise<Uint8Array | Fault> {
  if (c.req.method === "GET" || c.req.method === "HEAD") return new Uint8Array();
  return readBody(c.req.raw.body, Number(c.req.header("content-length") ?? 0));
}

/** The gateway's trace id. A malformed header is dropped and never logged. */
function traceIdOf(c: AppContext): { xray_trace_id?: string } {
  const header = c.req.header("x-amzn-trace-id") ?? "";
  const root = /\bRoot=(1-[0-9a-f]{8}-[0-9a-f]{24})\b/.exec(header)?.[1];
  return root === undefined ? {} : { xray_trace_id: root };
}

function failureLogged(log: Log, c: AppContext, now: number): void {
  const { status } = c.res;
  if (status < 500) return;
  const { method } = c.req;
  const ms = now - c.get("began");
  log.info("request_failed", {
    request_id: c.get("request_id"),
    method,
    route: c.get("route") ?? routePath(c, -1),
    status,
    ms,
  });
}
