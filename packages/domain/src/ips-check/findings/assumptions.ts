import type * as Ips from "../../ips.ts";
import { findPolicyFaults, targetSum } from "../bands.ts";
import { cashNeedsBy } from "../cash.ts";
import type { Facts } from "../facts.ts";
import { issuerCount, listedIssuers } from "./concentration.ts";

/** The assumptions behind the result, as sentences for display. */
export function assumptionsOf(facts: Facts, asked: Ips.Info | undefined): string[] {
  const { ips, seen } = facts;
  const count = issuerCount(facts.valuation);
  return [
    ...(ips ? ofPolicy(ips) : notYet(asked)),
    ...ofNeeds(facts),
    ...ofDeposit(facts),
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

function ofNeeds({ ips, snapshot, today }: Facts): string[] {
  const { ips: policies, needs } = snapshot.household;
  const shared = cashNeedsBy([], needs, today);
  if (!ips || shared.length === 0 || policies.length < 2) return [];
  return [
    "Needs without an account are counted once in the household: where there is room above the cash floor, and what no policy has room for by total value.",
  ];
}

/** Each policy shows where a deposit into its own accounts would go; it arrives only once. */
const ofDeposit = ({ deposit, snapshot }: Facts): string[] =>
  deposit?.gt(0) && snapshot.household.ips.length > 1
    ? ["The whole deposit is placed in each policy, as if it arrived in its accounts."]
    : [];
