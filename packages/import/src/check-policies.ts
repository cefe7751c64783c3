import { type Decimal, decimal, sum } from "@advisor/domain/decimal";
import { findPolicyFaults, targetSum } from "@advisor/domain/ips-check/bands";
import type { FileFault, Path } from "./fault.ts";
import { hasId, independentFaults, type ParsedHousehold } from "./view.ts";

type Row = ParsedHousehold["policies"]["fit"][number];

/** Policy faults that the schema cannot detect: sums, the order of bands, missing accounts. */
export const policyRowFaults = (view: ParsedHousehold): FileFault[] =>
  view.policies.fit.flatMap((row) =>
    independentFaults(row, [
      ...targetFaults(row),
      ...scopeFaults(row, view),
      ...limitFaults(row),
      ...reserveFaults(row),
      ...benchmarkFaults(row),
    ]),
  );

function targetFaults({ value: policy, path }: Row): FileFault[] {
  const list = [...path, "targets"];
  const place = (name: string | null) => {
    const index = policy.targets.findLastIndex((target) => target.class === name);
    return index < 0 ? list : [...list, index];
  };
  return findPolicyFaults(policy).map((fault) => {
    const at = place(fault.class);
    if (fault.code === "targets_sum")
      return {
        path: at,
        problem: `the targets add up to ${targetSum(policy).toFixed()}`,
        remedy: "make them add up to 100",
      };
    if (fault.code === "band_order")
      return {
        path: at,
        problem: `${fault.class} has its target outside min and max`,
        remedy: "make min <= target <= max",
      };
    return {
      path: at,
      problem: `the class "${fault.class}" appears twice`,
      remedy: "keep one of them",
    };
  });
}

function scopeFaults({ value: policy, path }: Row, { accounts }: ParsedHousehold): FileFault[] {
  const place = [...path, "scope"];
  const unknown = (policy.scope ?? []).filter((id) => !hasId(accounts, id));
  const groups = new Set(accounts.fit.map(({ value }) => value.ips_group));
  const group = policy.ips_group;
  return [
    ...unknown.map((id) => ({
      path: place,
      problem: `"${id}" is not an account of this household`,
      remedy: "correct it, or add the account",
    })),
    ...(policy.scope === null && group !== null && !groups.has(group)
      ? [
          {
            path: [...path, "ips_group"],
            problem: `no account is in the group "${group}"`,
            remedy: "correct it, or give it to an account",
          },
        ]
      : []),
  ];
}

function limitFaults({ value: { constraints, rebalance }, path }: Row): FileFault[] {
  const at = (field: string) => [...path, "constraints", field];
  const { max_single_issuer_pct: issuer, max_sector_pct: sector } = constraints;
  return [
    ...percentFaults(issuer, at("max_single_issuer_pct")),
    ...percentFaults(sector, at("max_sector_pct")),
    ...notNegative(constraints.max_annual_realized_gain, at("max_annual_realized_gain")),
    ...notNegative(rebalance.min_trade, [...path, "rebalance", "min_trade"]),
  ];
}

function reserveFaults({ value, path }: Row): FileFault[] {
  const reserve = value.constraints.liquidity_reserve;
  const at = [...path, "constraints", "liquidity_reserve"];
  return Object.entries(reserve ?? {}).flatMap(([field, text]) =>
    notNegative(text, [...at, field]),
  );
}

function benchmarkFaults({ value: { benchmark }, path }: Row): FileFault[] {
  const total: Decimal = sum(benchmark.map(({ weight }) => decimal(weight)));
  if (benchmark.length === 0 || total.minus(1).abs().lte("0.0001")) return [];
  return [
    {
      path: [...path, "benchmark"],
      problem: `the weights add up to ${total.toFixed()}`,
      remedy: "make them add up to 1",
    },
  ];
}

function percentFaults(text: string | null, path: Path): FileFault[] {
  if (text === null || (decimal(text).gt(0) && decimal(text).lte(100))) return [];
  return [{ path, problem: `${text} is not a percentage`, remedy: "write 10 for 10%" }];
}

const notNegative = (text: string | null, path: Path): FileFault[] =>
  text === null || decimal(text).gte(0)
    ? []
    : [{ path, problem: `${text} is negative`, remedy: "write it without a sign" }];
