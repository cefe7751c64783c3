import { notFound } from "@advisor/agent/open-turn";
import * as Holding from "@advisor/domain/holding";
import { compareAll } from "@advisor/domain/ips-check/compare";
import { portfolio } from "@advisor/domain/portfolio";
import { HouseholdId, Paging } from "@advisor/protocol/bodies";
import { Hono } from "hono";
import { own } from "../authorize.ts";
import type { Runtime } from "../runtime.ts";
import { parse } from "./body.ts";
import type { AppEnv } from "./context.ts";

const everything = { account: null, symbol: null, asset_class: null };

export function householdRoutes({
  households,
  documents,
  notes,
  tasks,
  clock,
  market,
}: Runtime): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get("/", async (c) => {
    const { cursor, limit } = parse(Paging, c.req.query(), "invalid_request");
    return c.json(await households.list(c.get("advisor").id, { cursor, limit }));
  });

  /** What the side panel shows of a household. */
  routes.get("/:id", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const snapshot = await households.snapshot(id.data);
    const household = own(c.get("advisor").id, snapshot?.household);
    if (snapshot === undefined) throw notFound();
    const today = clock.today();
    const funds = await market.funds.many(Holding.fundSymbols(snapshot.holdings));
    const [papers, lines, open] = await Promise.all([
      documents.list(id.data),
      notes.list(id.data),
      tasks.list(id.data),
    ]);
    return c.json({
      id: household.id,
      name: household.name,
      members: household.members,
      risk_tolerance: household.risk_tolerance,
      next_meeting: household.next_meeting,
      summary: household.summary,
      simulated: household.simulated,
      holdings: portfolio(snapshot, everything, today),
      ips: compareAll({ snapshot, today, funds }),
      tasks: open,
      documents: papers.map(({ chunks: _, ...card }) => card),
      notes: lines,
    });
  });

  return routes;
}
