import { expect, test } from "vitest";
import { account, checked, household, plainCash, policy, worth } from "../household.fixture.ts";
import { exact, legs } from "./sales.fixture.ts";

const taxable = account({ id: "acc_tax", name: "Taxable", cash: plainCash("300") });
const ira = account({
  ...{ id: "acc_ira", name: "IRA", type: "traditional_ira" as const, cash: plainCash("300") },
});

const planned = (accounts: (typeof taxable)[]) => {
  const comparison = checked(
    household({
      accounts,
      holdings: [
        worth("us_equity", "300", { account_id: "acc_tax" }),
        worth("fixed_income", "100", { account_id: "acc_ira" }),
      ],
    }),
    policy(
      [
        ["us_equity", "40"],
        ["fixed_income", "30"],
        ["cash", "30"],
      ],
      exact,
    ),
  );
  return Object.fromEntries(
    ["us_equity", "fixed_income", "cash"].map((name) => [
      name,
      legs(comparison, name).map((leg) => [leg.account, leg.side, leg.proceeds]),
    ]),
  );
};

test("cash is drawn where what it buys fits best, whatever the order of the accounts", () => {
  const expected = {
    us_equity: [["Taxable", "buy", 75]],
    fixed_income: [["IRA", "buy", 175]],
    cash: [
      ["Taxable", "sell", 75],
      ["IRA", "sell", 175],
    ],
  };
  expect(planned([taxable, ira])).toEqual(expected);
  expect(planned([ira, taxable])).toEqual(expected);
});
