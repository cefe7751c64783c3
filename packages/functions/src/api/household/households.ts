import { notFound } from "@advisor/agent/open/open-turn";
import { HouseholdId, Paging } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import type { HouseholdChecks } from "../../book/household-checks.ts";
import { readHouseholdDetail } from "../../book/household-detail.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";

export function householdRoutes(runtime: Runtime, checked: HouseholdChecks): Hono<AppEnv> {
  const { households, clock } = runtime;
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const { cursor, limit } = parseRequest(Paging, c.req.query(), "invalid_request");
    const advisorId = c.get("advisor").id;
    const page = await households.list(advisorId, { cursor, limit });
    const items = await checked(advisorId, page.items, clock.today());
    return c.json({
      ...page,
      items: items.map(({ card, check }) => ({ ...card, check: check?.found ?? null })),
    });
  });

  /** The summary in the side panel. */
  routes.get("/:id", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    return c.json(await readHouseholdDetail(runtime, c.get("advisor").id, id.data));
  });

  return routes;
}
