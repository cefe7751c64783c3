import { withNormalizedSymbols } from "../portfolio/symbol.ts";
import { findPolicyFaults } from "./bands.ts";
import type { Comparison } from "./comparison.ts";
import { type CheckInput, deriveFacts } from "./facts.ts";
import { assumptionsOf } from "./findings/assumptions.ts";
import { proposalOf } from "./proposal.ts";
import { cashWithoutWeights, reportOf } from "./report.ts";
import { measuredTotal } from "./value.ts";

/**
 * Compares one household with one policy. A policy that is not in effect yet counts as no policy.
 */
export function compare(input: CheckInput): Comparison {
  const ips = input.ips && input.ips.effective <= input.today ? input.ips : undefined;
  const facts = deriveFacts({ ...input, ips });
  const report = { ...reportOf(facts), assumptions: assumptionsOf(facts, input.ips) };
  if (!ips) return { ...report, status: "no_ips", offers: [agreeOnPolicy] };
  const faults = findPolicyFaults(ips);
  if (faults.length > 0) return { ...report, status: "ips_invalid", faults };
  if (measuredTotal(facts.valuation) === undefined)
    return { ...report, status: "not_computable", cash: cashWithoutWeights(facts, ips) };
  const { notes, ...proposal } = proposalOf(facts, ips);
  return {
    ...report,
    ...proposal,
    status: "ok",
    assumptions: [...report.assumptions, ...notes],
  };
}

type CompareInput = Omit<CheckInput, "ips">;

/**
 * Caches the last results per snapshot: the context and the tools of one turn ask for the same
 * ones.
 */
const made = new WeakMap<
  CompareInput["snapshot"],
  { asked: CompareInput; comparisons: Comparison[] }
>();

/**
 * One result per policy in effect, in the order of the policies; a single `no_ips` result when
 * there is none.
 */
export function compareAll(asked: CompareInput): Comparison[] {
  const before = made.get(asked.snapshot);
  if (before !== undefined && same(before.asked, asked)) return before.comparisons;
  const comparisons = all(asked);
  made.set(asked.snapshot, { asked, comparisons });
  return comparisons;
}

const same = (a: CompareInput, b: CompareInput): boolean =>
  a.today === b.today && a.funds === b.funds && a.deposit === b.deposit;

function all(asked: CompareInput): Comparison[] {
  const input = { ...asked, snapshot: withNormalizedSymbols(asked.snapshot) };
  const policies = input.snapshot.household.ips.filter((ips) => ips.effective <= input.today);
  if (policies.length === 0) return [compare({ ...input, ips: input.snapshot.household.ips[0] })];
  return policies.map((ips) => compare({ ...input, ips }));
}

const agreeOnPolicy = {
  kind: "task",
  title: "Agree on an investment policy with the household",
} as const;
