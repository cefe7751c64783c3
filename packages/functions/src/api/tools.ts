import { describeTool, Format } from "@advisor/tools/formats";
import { Hono } from "hono";
import * as z from "zod";
import type { Runtime } from "../runtime.ts";
import type { AppEnv } from "./context.ts";
import { parse } from "./http/body.ts";

const Asked = z.object({ format: Format.default("openai") });

/** The catalogue, for programs that bring a model of their own. */
export const toolRoutes = ({ catalog }: Pick<Runtime, "catalog">): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/", (c) => {
    const { format } = parse(Asked, c.req.query(), "invalid_request");
    return c.json({ tools: catalog.map((tool) => describeTool(tool, format)) });
  });
