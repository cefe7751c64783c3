import { expect, it } from "vitest";
import type * as Holding from "../holding.ts";
import type * as Household from "../household.ts";
import { lotLines } from "./lot-lines.ts";

const holding = (lots: Holding.Info["lots"], account_id = "acc_1"): Holding.Info => ({
  account_id,
  security_id: "sec_1",
  symbol: "MSFT",
  name: "Microsoft",
  kind: "stock",
  issuer_id: "msft",
  sector: null,
  asset_class: "us_equity",
  asset_class_mix: null,
  quantity: "100",
  multiplier: "1",
  price: { amount: "456", currency: "USD", date: "2026-11-20", fx_rate: null, fx_date: null },
  lots,
});

const account = (id: string, type: "joint" | "roth_ira") => ({
  id,
  household_id: "hh_1",
  name: id,
  type,
  owner_ids: [],
  custodian: "C",
  managed: true,
  ips_group: null,
  cash: { total: "0", settled: "0" },
  pending: [],
  as_of: "2026-11-20",
});

const snapshot = (holdings: Holding.Info[]): Household.Snapshot => ({
  household: {
    id: "hh_1",
    advisor_id: "adv_1",
    name: "Okafor",
    members: [],
    risk_tolerance: "moderate",
    ips: [],
    needs: [],
    next_meeting: null,
    summary: { total_value: "0", out_of_band: null, as_of: "2026-11-20" },
    simulated: true,
  },
  accounts: [account("acc_1", "joint"), account("acc_2", "roth_ira")],
  holdings,
});

const lot = (acquired: string | null, cost_per_share: string | null) => ({
  id: "lot_1",
  acquired,
  quantity: "80",
  cost_per_share,
  source: "purchase" as const,
});

it("a lot held for less than a year states when it becomes long-term", () => {
  const [line] = lotLines(snapshot([holding([lot("2025-11-28", "398.15")])]), "2026-11-24");
  expect(line).toMatchObject({
    cost: 31_852,
    value: 36_480,
    gain: 4_628,
    term: "short",
    long_term_from: "2026-11-29",
  });
});

it("a tax-sheltered account has no term, and unknown figures are null", () => {
  const [line] = lotLines(snapshot([holding([lot(null, null)], "acc_2")]), "2026-11-24");
  expect(line).toMatchObject({ cost: null, gain: null, term: "no_tax", long_term_from: null });
});
