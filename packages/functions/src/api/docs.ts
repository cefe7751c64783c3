import { loadTools, type Tool } from "@advisor/tools/tool";
import { Hono } from "hono";
import type { AppEnv } from "./context.ts";
import { datasets } from "./household/brokerage.ts";

/** The OpenAPI description and a page to browse it, loaded on first use. */
export function docsRoutes(runtime: { catalog: readonly Tool[] }): Hono<AppEnv> {
  const docs = () => import("../openapi/serve.ts");
  return new Hono<AppEnv>()
    .get("/openapi.json", async () => {
      const catalog = await loadTools(runtime.catalog);
      return (await docs()).openApiResponse({ catalog, datasets });
    })
    .get("/llms.txt", async () => (await docs()).llmsText())
    .get("/docs", async () => (await docs()).docsPage())
    .get("/docs/:file", async (c) => (await docs()).swaggerAsset(c.req.param("file")));
}
