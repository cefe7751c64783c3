import { notFound } from "@advisor/agent/open-turn";
import * as Holding from "@advisor/domain/holding";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { portfolio } from "@advisor/domain/portfolio";
import { HouseholdId, Paging } from "@advisor/protocol/bodies";
import type { HouseholdDetail } from "@advisor/protocol/household";
import { householdSource } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { own } from "../authorize.ts";
import type { Checks } from "../household-checks.ts";
import type { Runtime } from "../runtime.ts";
import { parse } from "./body.ts";
import type { AppEnv } from "./context.ts";

const everything = { account: null, symbol: null, asset_class: null };

export function householdRoutes(runtime: Runtime, checked: Checks): Hono<AppEnv> {
  const { households, documents, notes, tasks, clock, market } = runtime;
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
    const snapshot = await households.snapshot(id.data);
    const household = own(c.get("advisor").id, snapshot?.household);
    if (snapshot === undefined) throw notFound();
    const today = clock.today();
    const [funds, papers, lines, open] = await Promise.all([
      market.funds.many(Holding.fundSymbols(snapshot.holdings)),
      documents.list(id.data),
      notes.list(id.data),
      tasks.list(id.data),
    ]);
    const detail: HouseholdDetail = {
      id: household.id,
      name: household.name,
      members: household.members,
      risk_tolerance: household.risk_tolerance,
      next_meeting: household.next_meeting,
      summary: household.summary,
      simulated: household.simulated,
      holdings: portfolio(snapshot, everything, today),
      ips: compareAll({ snapshot, today, funds }),
      prices_as_of: householdSource(snapshot).as_of,
      tasks: open,
      documents: papers.map(({ chunks: _, ...card }) => card),
      notes: lines,
    };
    return c.json(detail);
  });

  return routes;
}
