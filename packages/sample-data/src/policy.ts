import { decimal } from "@advisor/domain/decimal";
import type * as Ips from "@advisor/domain/ips";

type Constraints = Ips.Info["constraints"];

/** Percent. Without limits, the policy's default band applies. */
export const target = (
  name: string,
  percent: string,
  min: string | null = null,
  max: string | null = null,
): Ips.Target => ({ class: name, target: percent, min, max });

/**
 * A policy over all managed accounts in band mode with the default minimum trade; override with
 * `rest`.
 */
export const policy = (
  start: Pick<Ips.Info, "id" | "name" | "effective" | "targets" | "risk_tolerance">,
  constraints: Partial<Constraints>,
  rest: Partial<Ips.Info> = {},
): Ips.Info => ({
  scope: null,
  ips_group: null,
  constraints: { ...unconstrained, ...constraints },
  benchmark: start.targets.map(benchmark),
  rebalance: { mode: "band", min_trade: null },
  ...start,
  ...rest,
});

const unconstrained: Constraints = {
  max_single_issuer_pct: null,
  max_sector_pct: null,
  prohibited: [],
  restricted: [],
  liquidity_reserve: null,
  max_annual_realized_gain: null,
  esg: [],
};

const indices: Readonly<Record<string, string>> = {
  us_equity: "CRSP US Total Market Index",
  intl_equity: "FTSE Global All Cap ex US Index",
  fixed_income: "Bloomberg US Aggregate Bond Index",
  alternatives: "FTSE Nareit All Equity REITs Index",
  cash: "ICE BofA 3-Month US Treasury Bill Index",
};

/** Each class's benchmark is its index, weighted at the target as a fraction of 1. */
const benchmark = (row: Ips.Target): Ips.Info["benchmark"][number] => ({
  name: indices[row.class] ?? row.class,
  weight: decimal(row.target).div(100).toFixed(),
});
