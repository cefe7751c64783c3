import { decimal } from "@advisor/domain/decimal";
import type { Comparison } from "@advisor/domain/ips-check/comparison";
import type { Dataset } from "../book/dataset.ts";
import { name, ownName } from "../book/dimensions.ts";
import type { Facts } from "../book/facts.ts";
import { count, statedMeasure, usd } from "../book/measures.ts";
import type { Figure, Reason, Row } from "../book/row.ts";
import { sources } from "../book/sources.ts";

export const statuses = ["ok", "no_ips", "ips_invalid", "not_computable"] as const;

/** Why a policy check has no figures. */
export const whyNoFigures = ({ status }: Pick<Comparison, "status">): Reason =>
  status === "ok" ? "does_not_apply" : status;

export const figureOrReason = (value: number | null, comparison: Comparison): Figure =>
  value === null ? whyNoFigures(comparison) : decimal(value);

/** Investment policies with their check results; one row `no_ips` if there is none. */
export const policies: Dataset = {
  noun: ["policy", "policies"],
  dimensions: {
    policy: ownName("policy"),
    status: name("status", statuses),
    text: name("faults"),
  },
  measures: {
    market_value: usd("value under the policy"),
    available_cash: usd("available cash"),
    cash_floor: usd("cash floor"),
    cash_shortfall: usd("cash shortfall"),
    min_trade: statedMeasure("smallest trade", "usd"),
    out_of_band: { label: "classes out of band", unit: "count", rule: { how: "sum" } },
    count,
  },
  columns: ["out_of_band", "available_cash", "cash_floor", "cash_shortfall"],
  title: ["policy", "status"],
  reads: ["funds"],
  rows: (facts) => facts.comparisons().map((one) => rowOf(one, facts)),
};

const defaultMinTrade = "100";

function rowOf(comparison: Comparison, facts: Facts): Row {
  const { cash, status, faults } = comparison;
  const ips = facts.snapshot.household.ips.find(({ id }) => id === comparison.ips_id);
  return {
    ...policyRow(comparison, "", facts),
    dimensions: {
      policy: comparison.ips_name,
      status,
      text: faults.length === 0 ? null : faults.map(faultText).join("; "),
    },
    figures: {
      market_value: comparison.total_value === null ? "no_price" : decimal(comparison.total_value),
      available_cash: decimal(cash.available),
      cash_floor: figureOrReason(cash.floor, comparison),
      cash_shortfall: figureOrReason(cash.shortfall, comparison),
      min_trade: ips
        ? decimal(ips.rebalance.min_trade ?? defaultMinTrade)
        : whyNoFigures(comparison),
      out_of_band: outOfBand(comparison),
    },
    omits: comparison.unvalued.map((one) => one.name),
  };
}

/** Classes outside their bands. */
export const outOfBand = (comparison: Comparison): Figure =>
  comparison.status === "ok"
    ? decimal(
        comparison.classes.filter(({ status }) => status === "above_max" || status === "below_min")
          .length,
      )
    : whyNoFigures(comparison);

/** Fields shared by all rows of a policy check, which is as old as the oldest account in it. */
export const policyRow = (
  { ips_id, as_of: checked, scope }: Comparison,
  part: string,
  { snapshot }: Facts,
): Pick<Row, "id" | "key" | "source" | "as_of" | "day"> => {
  const days = snapshot.accounts.flatMap(({ id, as_of }) =>
    scope.account_ids.includes(id) ? as_of : [],
  );
  const as_of = days.toSorted()[0] ?? checked;
  const id = `${ips_id ?? snapshot.household.id}${part}`;
  return { id, key: id, source: sources.policy, as_of, day: null };
};

const faultText = ({ code, class: of }: Comparison["faults"][number]): string =>
  of === null ? code.replaceAll("_", " ") : `${code.replaceAll("_", " ")} (${of})`;
