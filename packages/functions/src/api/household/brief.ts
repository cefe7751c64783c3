import { notFound } from "@advisor/agent/open/open-turn";
import { HouseholdId } from "@advisor/protocol/bodies";
import { BriefQuery } from "@advisor/protocol/brief";
import { Hono } from "hono";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** A one-page meeting brief, built from stored records, as JSON, Markdown or a Word document. */
export const briefRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/brief", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const query = parseRequest(BriefQuery, c.req.query(), "invalid_request");
    // Loaded with the first brief; no other route needs it.
    const { readHouseholdBrief } = await import("../../brief/household-brief.ts");
    const page = await readHouseholdBrief(runtime, c.get("advisor").id, id.data, query.since);
    if (query.format === "json") return c.json(page);
    const name = `brief-${id.data}-${page.as_of}.${query.format}`;
    c.header("content-disposition", `attachment; filename="${name}"`);
    if (query.format === "md") {
      c.header("content-type", "text/markdown; charset=utf-8");
      const { briefMarkdown } = await import("../../brief/markdown.ts");
      return c.body(briefMarkdown(page, query.for));
    }
    c.header("content-type", docx);
    const { briefDocx } = await import("../../brief/docx.ts");
    return c.body(briefDocx(page, query.for));
  });
