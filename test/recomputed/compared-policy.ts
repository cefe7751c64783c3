import type { ClassRow, Comparison } from "@advisor/domain/ips-check/comparison";
import type { ClassLine } from "./class-line.ts";
import { today } from "./days.ts";
import { diceOf } from "./dice.ts";
import { type Ask, differs, percent } from "./differs.ts";
import type { FileHousehold, FilePolicy } from "./file.ts";
import { cents, type Fraction, hundred, larger, none, read, whole } from "./fraction.ts";
import { legFaults } from "./legs.ts";
import { type Checked, policyCheck } from "./policy-check.ts";

export async function policyFaults(file: FileHousehold, seed: number, ask: Ask): Promise<string[]> {
  const dice = diceOf(seed * 7 + 1);
  const deposit = dice.chance(30) ? dice.between(1, 60_000) : undefined;
  const { other_policies: others, ...first } = await ask<
    Comparison & { other_policies: Comparison[] }
  >("compare_to_ips", deposit === undefined ? {} : { deposit_usd: deposit });
  const inEffect = file.ips.filter(({ effective }) => effective <= today);
  if (inEffect.length === 0) return differs("status", first.status, "no_ips");
  const said = [first, ...others];
  return [
    ...differs(
      "policies",
      said.map(({ ips_id }) => ips_id),
      inEffect.map(({ id }) => id),
    ),
    ...inEffect.flatMap((policy, at) => {
      const own = said[at];
      const faults = own === undefined ? [] : checkFaults(file, policy, own, deposit);
      return faults.map((line) => `${policy.id}: ${line}`);
    }),
  ];
}

function checkFaults(
  file: FileHousehold,
  policy: FilePolicy,
  said: Comparison,
  deposit: number | undefined,
): string[] {
  const order = said.classes.map((row) => row.class);
  const right = policyCheck(file, policy, order, whole(deposit ?? 0));
  const unpriced = right.held.length > 0 && right.held.every(({ value }) => value === undefined);
  if (unpriced || !right.sum.above0()) return differs("status", said.status, "not_computable");
  const { sum } = right;
  return [
    ...differs("status", said.status, "ok"),
    ...differs("policy total", said.total_value, cents(sum)),
    ...right.lines.flatMap((line) => lineFaults(line, said, sum)),
    ...cashFaults(said, right),
    ...issuerFaults(said, right, policy.constraints.max_single_issuer_pct),
    ...(["target", "band", "contribution"] as const).flatMap((mode) => {
      const rows = said.suggestions.filter((one) => one.mode === mode);
      const trades = [...right.trades[mode]].map(([name, amount]) => [name, cents(amount)]);
      return differs(
        `${mode} trades`,
        rows.map((one) => [one.class, one.trade_usd]),
        trades,
      );
    }),
    ...legFaults(file, said, right),
  ];
}

function lineFaults(line: ClassLine, { classes }: Comparison, sum: Fraction): string[] {
  const { name, value, target, min, max } = line;
  const row = classes.find((one) => one.class === name);
  const off = value.times(hundred).minus(target.times(sum));
  return [
    ...differs(`${name} value`, row?.value, cents(value)),
    ...differs(`${name} weight`, row?.weight_pct, percent(value, sum)),
    ...differs(`${name} edges`, [row?.min_pct, row?.max_pct], [edge(min), edge(max)]),
    ...differs(`${name} drift`, row?.drift_pp, off.over(sum).toNumber() + 0),
    ...differs(`${name} drift in dollars`, row?.drift_usd, cents(off.over(hundred))),
    ...differs(`${name} status`, row?.status, statusOf(line, sum)),
  ];
}

const edge = (percent: Fraction | undefined): number | null => percent?.toNumber() ?? null;

function statusOf({ value, min, max }: ClassLine, sum: Fraction): ClassRow["status"] {
  if (min === undefined || max === undefined) return "unclassified";
  const share = value.times(hundred);
  if (share.isOver(max.times(sum))) return "above_max";
  return share.isUnder(min.times(sum)) ? "below_min" : "in_band";
}

function cashFaults({ cash }: Comparison, right: Checked): string[] {
  const { available, floor, unsettled } = right;
  const shortfall = floor.isOver(available) ? floor.minus(available) : none;
  const gap = shortfall.isUnder(unsettled) ? shortfall : unsettled;
  return [
    ...differs("cash available", cash.available, cents(available)),
    ...differs("cash in all", cash.total, cents(right.cash)),
    ...differs("floor", cash.floor, cents(floor)),
    ...differs("shortfall", cash.shortfall, cents(shortfall)),
    ...differs("settlement gap", cash.settlement_gap?.amount ?? 0, gap.above0() ? cents(gap) : 0),
  ];
}

function issuerFaults(
  said: Comparison,
  { held, sum }: Checked,
  limit: string | undefined,
): string[] {
  const groups = new Map<string, Fraction>();
  for (const { security, value } of held) {
    if (security.group === undefined || value === undefined) continue;
    groups.set(security.group, (groups.get(security.group) ?? none).plus(value));
  }
  const right = [...groups.values()].map((value) => [
    ...[cents(value), percent(value, sum)],
    ...againstLimit(value, sum, limit),
  ]);
  const rows = said.concentration.map((one) => [
    ...[one.value, one.direct_pct, one.breach],
    ...[one.excess_if_reinvested_usd, one.excess_if_withdrawn_usd],
  ]);
  const sorted = (all: unknown[][]) => all.map((one) => JSON.stringify(one)).toSorted();
  return differs("issuers", sorted(rows), sorted(right));
}

/** Whether it is a breach, and what to sell when the proceeds stay and when they leave. */
function againstLimit(value: Fraction, sum: Fraction, limit: string | undefined) {
  if (limit === undefined) return [false, null, null];
  const most = read(limit).over(hundred);
  const excess = larger(value.minus(sum.times(most)), none);
  const leaving = excess.over(whole(1).minus(most));
  return [excess.above0(), cents(excess), leaving.isOver(value) ? null : cents(leaving)];
}
