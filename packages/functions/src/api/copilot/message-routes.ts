import { Hono } from "hono";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { feedbackRoutes } from "./feedback.ts";
import { undoRoutes } from "./undo.ts";

/** What the advisor does with an answer. */
export const messageRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().route("/", feedbackRoutes(runtime)).route("/", undoRoutes(runtime));
