import type * as Household from "@advisor/domain/household";
import {
  account,
  holding,
  household,
  plainCash,
  policy,
  price,
} from "@advisor/domain/ips-check/household.fixture";
import type { Ports } from "./ports.ts";

const today = "2026-11-20";
export const calendar: Ports["calendar"] = { today: () => today };
export const signal = new AbortController().signal;

const lot = { id: "lot_1", acquired: "2020-01-02", quantity: "100", source: "purchase" as const };

/** 100,000 dollars in two accounts: 60% VOO (above its band), 30% BND, 10% cash. */
export const smiths: Household.Snapshot = household({
  accounts: [
    account({ id: "acc_1", name: "Joint", cash: plainCash("10000"), as_of: "2026-11-19" }),
    account({ id: "acc_2", name: "Ann's Roth", type: "roth_ira" }),
  ],
  holdings: [
    holding("VOO", {
      account_id: "acc_1",
      asset_class: "us_equity",
      quantity: "100",
      price: price("600"),
      lots: [{ ...lot, cost_per_share: "400" }],
    }),
    holding("BND", {
      account_id: "acc_2",
      asset_class: "fixed_income",
      quantity: "400",
      price: price("75"),
    }),
  ],
  ips: [
    policy([
      ["us_equity", "50", "45", "55"],
      ["fixed_income", "40", "35", "45"],
      ["cash", "10", "5", "15"],
    ]),
  ],
});

export const householdOf = (snapshot: Household.Snapshot): Ports["household"] => ({
  snapshot: async () => snapshot,
});

/** A port method that the tool must not call. */
export const unexpected = async (): Promise<never> => {
  throw new Error("nobody asks for this here");
};

/** The values as JSON, one per line. */
export const lines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join("\n");
