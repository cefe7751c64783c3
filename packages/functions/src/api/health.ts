import { Hono } from "hono";
import type { Runtime } from "../runtime.ts";
import { version } from "../version.ts";
import type { AppEnv } from "./context.ts";

export const healthRoutes = ({ model }: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", (c) =>
    c.json({ status: "ok", version, model: model.id, provider_mode: "embedded" }),
  );
