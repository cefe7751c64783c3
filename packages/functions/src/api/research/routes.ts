import { Hono } from "hono";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { approvalRoutes } from "./approvals.ts";
import { researchAuditRoutes } from "./audit.ts";
import { eventRoutes } from "./events.ts";
import { exportRoutes } from "./exports.ts";
import { runActions } from "./run-actions.ts";
import { runRoutes } from "./runs.ts";
import { templateRoutes } from "./templates.ts";

/** Routes for templates and runs, including events, approvals, actions, exports and audit. */
export function researchRoutes(runtime: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>().route("/templates", templateRoutes(runtime));
  for (const ofRuns of [
    runRoutes,
    eventRoutes,
    approvalRoutes,
    runActions,
    exportRoutes,
    researchAuditRoutes,
  ]) {
    routes.route("/runs", ofRuns(runtime));
  }
  return routes;
}
