import { notFound } from "@advisor/agent/open/open-turn";
import * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { tradeList } from "@advisor/domain/ips-check/trade-list";
import { identified } from "@advisor/domain/portfolio/symbol";
import { HouseholdId } from "@advisor/protocol/bodies";
import { type Proposal, ProposalQuery } from "@advisor/protocol/proposal";
import { householdSource } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { ownRecords } from "../../book/own-records.ts";
import { proposalCsv } from "../../book/proposal-csv.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parse } from "../http/body.ts";

/** Trades that would bring a household back to its policy, lot by lot. Nothing is executed. */
export const proposalRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/proposal", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const query = parse(ProposalQuery, c.req.query(), "invalid_request");
    const wanted = { papers: false, partly: true } as const;
    const filed = await ownRecords(runtime, c.get("advisor").id, id.data, wanted);
    const { snapshot } = filed;
    const today = runtime.clock.today();
    const funds = await runtime.market.funds.many(Holding.fundSymbols(snapshot.holdings));
    const proposal = proposalOf(snapshot, compareAll({ snapshot, today, funds }), today);
    if (query.format === "json") return c.json(proposal);
    const policy = proposal.policies.find(
      ({ ips_id, lists }) => lists.length > 0 && (query.policy ?? ips_id) === ips_id,
    );
    const list = policy?.lists.find(({ mode }) => mode === query.mode);
    if (list === undefined) throw notFound();
    const name = `proposal-${id.data}-${query.mode}-${today}.csv`;
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${name}"`);
    return c.body(proposalCsv(proposal, list));
  });

function proposalOf(
  snapshot: Household.Snapshot,
  checks: readonly Comparison[],
  today: string,
): Proposal {
  const { id, name, simulated } = snapshot.household;
  // The policy check groups share classes under one symbol, so look holdings up by that symbol.
  const held = identified(snapshot);
  return {
    household_id: id,
    household_name: name,
    as_of: today,
    prices_as_of: householdSource(snapshot).as_of,
    simulated,
    policies: checks.map((check) => ({
      ips_id: check.ips_id,
      name: check.ips_name ?? "No policy on file",
      status: check.status,
      total_value: check.total_value,
      assumptions: check.assumptions,
      lists:
        check.status === "ok"
          ? (["band", "target"] as const).map((mode) => tradeList(check, mode, held))
          : [],
    })),
  };
}
