import {
  account,
  holding,
  household,
  policy,
  price,
} from "@advisor/domain/ips-check/household.fixture";
import { expect, test } from "vitest";
import { calendar, householdOf, signal } from "../../household.fixture.ts";
import { runTool } from "../../run-tool.ts";
import { simulateSale } from "./simulate-sale.ts";

test("an account is found by its whole name or its id, also where those are a part of another's name", async () => {
  const two = household({
    accounts: [
      account({ id: "Acc_1", name: "Savings" }),
      account({ id: "acc_2", name: "Savings (acc_2), once acc_1", managed: false }),
    ],
    holdings: ["Acc_1", "acc_2"].map((account_id) =>
      holding("ACME", {
        ...{ account_id, quantity: "10", price: price("80") },
        lots: [
          {
            ...{ id: "a", acquired: "2021-03-01", quantity: "10", cost_per_share: "40" },
            source: "purchase",
          },
        ],
      }),
    ),
    ips: [policy([["us_equity", "100"]], { limits: { max_annual_realized_gain: "5000" } })],
  });
  const sold = async (named: string) => {
    const ports = { household: householdOf(two), calendar };
    const { result } = await runTool(
      simulateSale,
      { symbol: "ACME", account: named },
      ports,
      signal,
    );
    const { account_id, gain_limit, notes } = result.data as Record<string, unknown>;
    return { account_id, gain_limit, notes };
  };
  const first = {
    account_id: "Acc_1",
    gain_limit: { policy: "Test policy", limit: 5000, this_sale: 400, left: 4600 },
    notes: ["Gains realized earlier this year are not on file and not counted against the limit."],
  };
  expect(await sold("savings")).toEqual(first);
  expect(await sold("Acc_1")).toEqual(first);
  // Held away, where the policy's limit does not apply.
  expect(await sold("acc_2")).toEqual({ account_id: "acc_2", gain_limit: null, notes: [] });
  await expect(sold("joint")).rejects.toMatchObject({ code: "account_required" });
});
