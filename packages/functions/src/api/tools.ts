import { describeTool, Format, toolProperties } from "@advisor/tools/formats";
import { loadTools } from "@advisor/tools/tool";
import { Hono } from "hono";
import * as z from "zod";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { parseRequest } from "./http/body.ts";

export const ToolQuery = z.object({
  format: Format.default("openai"),
  /**
   * Returns schemas for strict function calling: every argument is required, optional ones are
   * nullable.
   */
  strict: z.enum(["true", "false"]).default("false"),
});

/** The tool catalog for programs with their own model, in the format of that model's API. */
export const toolRoutes = (runtime: Pick<Runtime, "catalog">): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", async (c) => {
    const { format, strict } = parseRequest(ToolQuery, c.req.query(), "invalid_request");
    const catalog = await loadTools(runtime.catalog);
    return c.json({
      tools: catalog.map((tool) => describeTool(tool, format, strict === "true")),
      about: Object.fromEntries(catalog.map((tool) => [tool.name, toolProperties(tool)])),
    });
  });
