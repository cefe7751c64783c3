import { sha256 } from "@advisor/adapters/sha256";
import { notFound } from "@advisor/agent/open/open-turn";
import { Fault } from "@advisor/domain/fault";
import * as Holding from "@advisor/domain/holding";
import type * as Household from "@advisor/domain/household";
import { compareAll } from "@advisor/domain/ips-check/compare";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import { type TradeList, tradeList } from "@advisor/domain/ips-check/trade-list";
import { proveTrades } from "@advisor/domain/ips-check/trade-proof";
import { withNormalizedSymbols } from "@advisor/domain/portfolio/symbol";
import { HouseholdId } from "@advisor/protocol/bodies";
import { type Proposal, ProposalQuery } from "@advisor/protocol/proposal";
import { pricesAsOf } from "@advisor/tools/household-source";
import { Hono } from "hono";
import { readOwnRecords } from "../../book/own-records.ts";
import { proposalCsv } from "../../book/proposal-csv.ts";
import type { Runtime } from "../../runtime.ts";
import type { AppEnv } from "../context.ts";
import { parseRequest } from "../http/body.ts";

/** Trades that would bring a household back to its policy, lot by lot. Nothing is executed. */
export const proposalRoutes = (runtime: Runtime): Hono<AppEnv> =>
  new Hono<AppEnv>().get("/:id/proposal", async (c) => {
    const id = HouseholdId.safeParse(c.req.param("id"));
    if (!id.success) throw notFound();
    const query = parseRequest(ProposalQuery, c.req.query(), "invalid_request");
    const wanted = { papers: false, partly: true } as const;
    const filed = await readOwnRecords(runtime, c.get("advisor").id, id.data, wanted);
    const { snapshot } = filed;
    const today = runtime.clock.today();
    const funds = await runtime.market.funds.many(Holding.fundSymbols(snapshot.holdings));
    const checks = compareAll({ snapshot, today, funds });
    const policy = checks.find(
      ({ ips_id, status }) => status === "ok" && (query.policy ?? ips_id) === ips_id,
    );
    const proposal = proposalOf(snapshot, checks, today, { ...query, policy: policy?.ips_id });
    if (query.format === "json") return c.json(proposal);
    const list = proposal.policies
      .find(({ ips_id }) => policy !== undefined && ips_id === policy.ips_id)
      ?.lists.find(({ mode }) => mode === query.mode);
    if (list === undefined) throw notFound();
    const name = `proposal-${id.data}-${query.mode}-${today}.csv`;
    c.header("content-type", "text/csv; charset=utf-8");
    c.header("content-disposition", `attachment; filename="${name}"`);
    return c.body(proposalCsv(proposal, list));
  });

interface ProposalOptions extends Pick<ProposalQuery, "mode" | "without" | "fingerprint"> {
  /** The policy whose lines are excluded; undefined when no policy has a proposal. */
  policy: string | null | undefined;
}

function proposalOf(
  snapshot: Household.Snapshot,
  checks: readonly Comparison[],
  today: string,
  wanted: ProposalOptions,
): Proposal {
  const { id, name, simulated } = snapshot.household;
  // The policy check groups share classes under one symbol, so look holdings up by that symbol.
  const held = withNormalizedSymbols(snapshot);
  return {
    household_id: id,
    household_name: name,
    as_of: today,
    prices_as_of: pricesAsOf(snapshot),
    simulated,
    policies: checks.map((check) => ({
      ips_id: check.ips_id,
      name: check.ips_name ?? "No policy in effect",
      status: check.status,
      total_value: check.total_value,
      assumptions: check.assumptions,
      lists:
        check.status === "ok"
          ? (["band", "target"] as const).map((mode) => {
              const whole = tradeList(check, mode, held);
              const fingerprint = sha256(JSON.stringify(whole)).slice(0, fingerprintLength);
              const chosen = check.ips_id === wanted.policy && mode === wanted.mode;
              const without = chosen ? leftOut(wanted, whole, fingerprint) : new Set<number>();
              const list = without.size === 0 ? whole : tradeList(check, mode, held, without);
              return { ...list, fingerprint, proof: proveTrades(list) };
            })
          : [],
    })),
  };
}

const fingerprintLength = 16;

/** The line numbers to exclude. Throws when the list changed since they were chosen. */
function leftOut(
  wanted: ProposalOptions,
  { sells, buys }: TradeList,
  fingerprint: string,
): Set<number> {
  if (wanted.without === undefined) return new Set();
  if (wanted.fingerprint !== fingerprint) {
    throw new Fault(
      "conflict",
      "proposal.changed",
      "The proposal has changed since these lines were chosen. Look at it again.",
    );
  }
  const chosen = new Set(wanted.without.split(",").map(Number));
  const known = new Set([...sells, ...buys].map(({ line }) => line));
  if ([...chosen].some((line) => !known.has(line)))
    throw new Fault("invalid", "proposal.lines", "The proposal has no such line.");
  return chosen;
}
