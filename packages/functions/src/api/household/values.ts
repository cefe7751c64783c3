import { notFound } from "@advisor/agent/open/open-turn";
import { buildPortfolio } from "@advisor/domain/portfolio/portfolio";
import { compareWithHoldings } from "@advisor/domain/returns/compare-with-holdings";
import { valueHistory } from "@advisor/domain/returns/value-history";
import { HouseholdId } from "@advisor/protocol/bodies";
import type { HouseholdValues } from "@advisor/protocol/household-values";
import { pricesAsOf } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { readOwnRecords } from "../../book/own-records.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";

const everything = { account: null, symbol: null, asset_class: null };

/** A household's value history with its deposits and withdrawals. */
export const valueRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/values", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const wanted = { papers: false, partly: true } as const;
    const { snapshot, statements } = await readOwnRecords(
      runtime,
      c.get("advisor").id,
      id.data,
      wanted,
    );
    const history = valueHistory(statements);
    const held = buildPortfolio(snapshot, everything, runtime.clock.today());
    return c.json({
      household_id: id.data,
      simulated: snapshot.household.simulated,
      ...history,
      compared: compareWithHoldings(history, held, pricesAsOf(snapshot)),
    } satisfies HouseholdValues);
  });
