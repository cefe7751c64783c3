import { Hono } from "hono";
import { householdChecks } from "../../book/household-checks.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { briefRoutes } from "./brief.ts";
import { paperRoutes } from "./household-papers.ts";
import { householdRoutes } from "./households.ts";
import { proposalRoutes } from "./proposal.ts";
import { valueRoutes } from "./values.ts";
import { worklistRoutes } from "./worklist.ts";

/** The household routes, loaded with the first request to one of them. */
export function householdPageRoutes(runtime: Runtime): Hono<AppEnv> {
  const checks = householdChecks(runtime);
  return new Hono<AppEnv>()
    .route("/worklist", worklistRoutes(runtime, checks))
    .route("/households", householdRoutes(runtime, checks))
    .route("/households", paperRoutes(runtime))
    .route("/households", briefRoutes(runtime))
    .route("/households", proposalRoutes(runtime))
    .route("/households", valueRoutes(runtime));
}
