import { notFound } from "@advisor/agent/open/open-turn";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { lotLines } from "@advisor/domain/lots/lot-lines";
import { portfolio } from "@advisor/domain/portfolio/portfolio";
import { HouseholdId, Paging } from "@advisor/protocol/bodies";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { householdSource } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { heldFunds, saying } from "../../book/held-funds.ts";
import type { Checks } from "../../book/household-checks.ts";
import { activityOf, returnsOf } from "../../book/household-statements.ts";
import { ownRecords } from "../../book/own-records.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parse } from "../http/body.ts";

const everything = { account: null, symbol: null, asset_class: null };

export function householdRoutes(runtime: Runtime, checked: Checks): Hono<AppEnv> {
  const { households, clock } = runtime;
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const { cursor, limit } = parse(Paging, c.req.query(), "invalid_request");
    const advisorId = c.get("advisor").id;
    const page = await households.list(advisorId, { cursor, limit });
    const items = await checked(advisorId, page.items, clock.today());
    return c.json({
      ...page,
      items: items.map(({ card, check }) => ({ ...card, check: check?.found ?? null })),
    });
  });

  /** What the side panel shows of a household. */
  routes.get("/:id", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const wanted = { papers: true, partly: true } as const;
    const filed = await ownRecords(runtime, c.get("advisor").id, id.data, wanted);
    const { snapshot, statements } = filed;
    const { household } = snapshot;
    const today = clock.today();
    const { funds, unknown } = await heldFunds(runtime, snapshot.holdings);
    const detail: HouseholdDetail = {
      id: household.id,
      name: household.name,
      members: household.members,
      risk_tolerance: household.risk_tolerance,
      next_meeting: household.next_meeting,
      summary: household.summary,
      simulated: household.simulated,
      holdings: portfolio(snapshot, everything, today),
      ips: saying(compareAll({ snapshot, today, funds }), unknown),
      prices_as_of: householdSource(snapshot).as_of,
      tasks: [...filed.tasks],
      documents: filed.documents.map(({ chunks: _, ...card }) => card),
      notes: [...filed.notes],
      lots: lotLines(snapshot, today),
      activity: activityOf(statements),
      returns: returnsOf(statements),
      unread_statements: filed.unread ?? [],
    };
    return c.json(detail);
  });

  return routes;
}
