import type * as Ips from "../../ips.ts";
import { findPolicyFaults, targetSum } from "../bands.ts";
import type { Facts } from "../facts.ts";
import { issuerCount, listedIssuers } from "./concentration.ts";

/** The assumptions behind the result, as sentences for display. */
export function assumptionsOf(facts: Facts, asked: Ips.Info | undefined): string[] {
  const { ips, seen } = facts;
  const count = issuerCount(facts.valuation);
  return [
    ...(ips ? ofPolicy(ips) : notYet(asked)),
    ...ofNeeds(facts),
    ...seen.funds.map(
      (fund) =>
        `Look-through of ${fund.symbol}: holdings of ${fund.as_of}, ${fund.coverage_pct.toFixed(2)}% disclosed.`,
    ),
    ...(count > listedIssuers
      ? [`The ${listedIssuers} largest of ${count} issuers are listed, and any over its limit.`]
      : []),
    "Prices are stale after two weekdays; exchange holidays are not known.",
  ];
}

function notYet(asked: Ips.Info | undefined): string[] {
  if (!asked) return [];
  return [
    `The policy "${asked.name}" takes effect on ${asked.effective} and counts as none until then.`,
  ];
}

function ofPolicy(ips: Ips.Info): string[] {
  const open = ips.targets.filter((target) => target.min === null || target.max === null);
  const { esg, max_annual_realized_gain: gainLimit } = ips.constraints;
  return [
    // Nothing is calculated from an invalid policy.
    ...(findPolicyFaults(ips).length > 0
      ? []
      : [
          `The policy rebalances to ${ips.rebalance.mode}.`,
          ...open.map((target) => `${target.class}: ${openEdges(target)} by the 5/25 rule.`),
          ...(targetSum(ips).eq(100)
            ? []
            : [`Targets add up to ${targetSum(ips).toFixed()}%; cash takes the rest.`]),
        ]),
    ...(esg.length > 0 ? [`ESG screens are not checked: ${esg.join(", ")}.`] : []),
    ...(gainLimit === null ? [] : ["Gains realized earlier this year are not known."]),
  ];
}

function openEdges(target: Ips.Target): string {
  if (target.max !== null) return "the lower edge is set";
  return target.min === null ? "both edges are set" : "the upper edge is set";
}

function ofNeeds({ snapshot, owed }: Facts): string[] {
  const shared = owed.some((one) => one.account_id === null);
  if (!shared || snapshot.household.ips.length < 2) return [];
  return ["Needs without an account are counted in every policy."];
}
