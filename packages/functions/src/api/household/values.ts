import { notFound } from "@advisor/agent/open/open-turn";
import { portfolio } from "@advisor/domain/portfolio/portfolio";
import { compared } from "@advisor/domain/returns/value-compared";
import { valueHistory } from "@advisor/domain/returns/value-history";
import { HouseholdId } from "@advisor/protocol/bodies";
import type { HouseholdValues } from "@advisor/protocol/household-values";
import { householdSource } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { ownRecords } from "../../book/own-records.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";

const everything = { account: null, symbol: null, asset_class: null };

/** What a household was worth over time, with the money that came and went. */
export const valueRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/values", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const wanted = { papers: false, partly: true } as const;
    const { snapshot, statements } = await ownRecords(
      runtime,
      c.get("advisor").id,
      id.data,
      wanted,
    );
    const history = valueHistory(statements);
    const held = portfolio(snapshot, everything, runtime.clock.today());
    return c.json({
      household_id: id.data,
      simulated: snapshot.household.simulated,
      ...history,
      compared: compared(history, held, householdSource(snapshot).as_of),
    } satisfies HouseholdValues);
  });
