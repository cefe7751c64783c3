import { notFound } from "@advisor/agent/open/open-turn";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { HouseholdId } from "@advisor/protocol/bodies";
import { BriefQuery } from "@advisor/protocol/brief";
import { Hono } from "hono";
import { heldFunds } from "../../book/held-funds.ts";
import { ownRecords } from "../../book/own-records.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parse } from "../http/body.ts";

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** One page before a meeting, from the record alone, as JSON, Markdown or a Word document. */
export const briefRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/brief", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const query = parse(BriefQuery, c.req.query(), "invalid_request");
    const filed = await ownRecords(runtime, c.get("advisor").id, id.data, { papers: true });
    const { snapshot } = filed;
    const today = runtime.clock.today();
    // Loaded with the first brief: no other route waits for it.
    const { brief, lastMeeting } = await import("../../brief/build.ts");
    const since = query.since ?? lastMeeting(filed, today)?.date;
    const [{ funds, unknown }, before] = await Promise.all([
      heldFunds(runtime, snapshot.holdings),
      since === undefined ? undefined : runtime.history.before(id.data, since),
    ]);
    const checks = compareAll({ snapshot, today, funds });
    const made = brief({ filed, checks, today, since, before });
    const page = unknown === null ? made : { ...made, unknown: [...made.unknown, unknown] };
    if (query.format === "json") return c.json(page);
    const name = `brief-${id.data}-${today}.${query.format}`;
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
