import { daysBetween } from "@advisor/domain/day";
import { type Decimal, decimal, sum, zero } from "@advisor/domain/decimal";
import { worthOf } from "@advisor/domain/position";
import type { Dataset } from "../book/dataset.ts";
import { dayOf, name } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure, usd } from "../book/measures.ts";
import type { Figure, Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";
import { outOfBand, statuses } from "./policies.ts";

export const households: Dataset = {
  noun: ["household", "households"],
  date: "next_meeting",
  dimensions: {
    status: name("policy status", [...statuses.slice(1), "in_band", "out_of_band"]),
    next_meeting: dayOf("next meeting"),
    risk_tolerance: name("risk tolerance"),
  },
  measures: {
    account_value: usd("total value"),
    cash: usd("cash"),
    out_of_band: {
      label: "classes out of band",
      unit: "count",
      rule: { how: "sum" },
      source: sources.policy,
    },
    days: statedMeasure("days until the next meeting", "days"),
    count,
  },
  columns: ["account_value", "cash", "out_of_band"],
  title: ["status", "next_meeting"],
  reads: ["funds"],
  rows: (facts) => [rowOf(facts)],
};

function rowOf(facts: Facts): Row {
  const { snapshot, as_of, held } = facts;
  const { household } = snapshot;
  const meeting = household.next_meeting?.slice(0, 10) ?? null;
  const breaches = breachesOf(facts);
  return {
    id: household.id,
    key: household.id,
    source: sources.household,
    as_of,
    day: meeting,
    dimensions: {
      name: household.name,
      status: statusOf(facts, breaches),
      next_meeting: meeting,
      risk_tolerance: household.risk_tolerance,
    },
    figures: {
      account_value: isUnpriced(facts) ? "no_price" : totalValue(facts),
      cash: cashOf(facts),
      out_of_band: breaches,
      days: meeting === null ? "not_on_file" : decimal(daysBetween(as_of, meeting)),
    },
    omits: held
      .filter(({ position }) => position.market_value === null)
      .map(({ holding }) => holding.name),
  };
}

const cashOf = ({ snapshot }: Facts): Decimal =>
  sum(snapshot.accounts.map((account) => decimal(account.cash.total)));

/** True without cash where nothing that is held has a price. */
const isUnpriced = (facts: Facts): boolean =>
  worthOf(
    facts.held.map(({ position }) => position),
    cashOf(facts),
  ) === null;

/** All priced holdings plus cash. */
export const totalValue = (facts: Facts): Decimal =>
  sum(facts.held.map(({ position }) => position.market_value ?? zero)).plus(cashOf(facts));

/** The sum over all policies that can be checked; unknown if none can. */
function breachesOf(facts: Facts): Figure {
  const all = facts.comparisons().map(outOfBand);
  const known = all.filter((one) => typeof one !== "string");
  return known.length > 0 ? sum(known) : (all[0] ?? "no_ips");
}

/**
 * The status of the first policy that cannot be checked, otherwise whether any class is out of its
 * band.
 */
function statusOf(facts: Facts, breaches: Figure): string {
  const fault = facts.comparisons().find(({ status }) => status !== "ok");
  if (fault !== undefined) return fault.status;
  return typeof breaches !== "string" && breaches.gt(0) ? "out_of_band" : "in_band";
}
