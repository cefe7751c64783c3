import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";

/** Research as an agent of the Agent2Agent protocol. */
export function a2aRoutes(runtime: Runtime): Hono<AppEnv> {
  const programs = () => import("./programs.ts");
  return new Hono<AppEnv>()
    .get("/.well-known/agent-card.json", async (c) =>
      (await programs()).describeResearch(runtime, c),
    )
    .post("/a2a", async (c) => (await programs()).answerA2a(runtime, c));
}
