import type * as Account from "../account.ts";
import { decimal } from "../decimal.ts";
import type * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import type * as Ips from "../ips.ts";
import type * as Need from "../need.ts";
import { compare } from "./compare.ts";
import type { Comparison, Mode } from "./comparison.ts";

export const today = "2026-11-20";

export const account = (over: Partial<Account.Info> & { cash?: Account.Info["cash"] }) => ({
  id: "acc_joint",
  household_id: "hh_test",
  name: "Joint",
  type: "joint" as const,
  owner_ids: [],
  custodian: "Custodian",
  managed: true,
  ips_group: null,
  pending: [],
  as_of: today,
  cash: plainCash("0"),
  ...over,
});

export const need = (amount: string, over: Partial<Need.Info> = {}): Need.Info => ({
  id: `need_${amount}`,
  account_id: null,
  kind: "tuition",
  amount,
  due: today,
  note: "",
  ...over,
});

export const plainCash = (amount: string): Account.Info["cash"] => ({
  total: amount,
  settled: amount,
});

export const price = (amount: string, over: Partial<Holding.Price> = {}): Holding.Price => ({
  amount,
  currency: "USD",
  date: today,
  fx_rate: null,
  fx_date: null,
  ...over,
});

/** A fund of one class with one old lot bought at its price. */
export function holding(symbol: string, over: Partial<Holding.Info> = {}): Holding.Info {
  const base: Holding.Info = {
    account_id: "acc_joint",
    security_id: `sec_${symbol}`,
    symbol,
    name: symbol,
    kind: "etf",
    issuer_id: null,
    sector: null,
    asset_class: null,
    asset_class_mix: null,
    quantity: "1",
    multiplier: "1",
    price: price("1"),
    lots: [],
    ...over,
  };
  if (over.lots || base.price === null) return base;
  const lot = { id: `lot_${symbol}`, acquired: "2020-01-02", source: "purchase" as const };
  return {
    ...base,
    lots: [{ ...lot, quantity: base.quantity, cost_per_share: base.price.amount }],
  };
}

/** A holding worth `dollars` in a class, at a price of 1. */
export const worth = (name: string, dollars: string, over: Partial<Holding.Info> = {}) =>
  holding(name.toUpperCase(), { asset_class: name, quantity: dollars, ...over });

/** `[class, target, min, max]`, edges optional. */
export function policy(
  targets: [string, string, string?, string?][],
  over: Partial<Ips.Info> & { limits?: Partial<Ips.Info["constraints"]> } = {},
): Ips.Info {
  const { limits, ...rest } = over;
  return {
    id: "ips_test",
    name: "Test policy",
    effective: "2026-01-01",
    scope: null,
    ips_group: null,
    targets: targets.map(([name, target, min, max]) => ({
      class: name,
      target,
      min: min ?? null,
      max: max ?? null,
    })),
    constraints: {
      max_single_issuer_pct: null,
      max_sector_pct: null,
      prohibited: [],
      restricted: [],
      liquidity_reserve: null,
      max_annual_realized_gain: null,
      esg: [],
      ...limits,
    },
    benchmark: [],
    risk_tolerance: "moderate",
    rebalance: { mode: "band", min_trade: null },
    ...rest,
  };
}

export function household(given: {
  accounts?: Account.Info[];
  holdings?: Holding.Info[];
  ips?: Ips.Info[];
  needs?: Household.Info["needs"];
}): Household.Snapshot {
  return {
    accounts: given.accounts ?? [account({})],
    holdings: given.holdings ?? [],
    household: {
      id: "hh_test",
      advisor_id: "adv_test",
      name: "Test",
      members: [],
      risk_tolerance: "moderate",
      ips: given.ips ?? [],
      needs: given.needs ?? [],
      next_meeting: null,
      summary: { total_value: "0", out_of_band: null, as_of: today },
      simulated: true,
    },
  };
}

export const checked = (
  snapshot: Household.Snapshot,
  ips: Ips.Info | undefined,
  deposit?: string,
): Comparison =>
  compare({
    snapshot,
    ips,
    today,
    funds: new Map(),
    ...(deposit === undefined ? {} : { deposit: decimal(deposit) }),
  });

/** The trades of one mode, by class. */
export const trades = (comparison: Comparison, mode: Mode): Record<string, number> =>
  Object.fromEntries(
    comparison.suggestions
      .filter((suggestion) => suggestion.mode === mode)
      .map((suggestion) => [suggestion.class, suggestion.trade_usd]),
  );

/** Example A: 1,000,000 over five classes, out of band both ways. */
export const exampleA = {
  snapshot: household({
    accounts: [account({ cash: plainCash("50000") })],
    holdings: [
      worth("us_equity", "532000"),
      worth("intl_equity", "120000"),
      worth("fixed_income", "238000"),
      worth("alternatives", "60000"),
    ],
  }),
  ips: policy([
    ["us_equity", "45", "40", "50"],
    ["intl_equity", "15", "12", "18"],
    ["fixed_income", "30", "25", "35"],
    ["alternatives", "5", "0", "8"],
    ["cash", "5", "3", "10"],
  ]),
};
