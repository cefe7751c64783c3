import { expect, test } from "vitest";
import { account, checked, household, plainCash, policy, worth } from "../household.fixture.ts";

const ips = policy([
  ["us_equity", "80", "60", "100"],
  ["cash", "20", "0", "40"],
]);
const accounts = [
  account({ cash: plainCash("2000") }),
  account({ id: "acc_ira", name: "IRA", type: "traditional_ira", cash: plainCash("100") }),
];
const required = (amount: string, account_id: string | null) => ({
  ...{ id: "need_1", account_id, kind: "rmd" as const, amount },
  ...{ due: "2026-12-15", note: "Required distribution" },
});
const conflictsOf = (needs: ReturnType<typeof required>[], holdings = [shares]) =>
  checked(household({ accounts, holdings, needs }), ips).conflicts.filter(
    ({ code }) => code === "distribution_unfunded",
  );
const shares = worth("us_equity", "8000", { account_id: "acc_ira" });

test("a distribution above its account's cash is a conflict although the household's cash covers the floor", () => {
  expect(conflictsOf([required("500", "acc_ira")])).toEqual([
    {
      code: "distribution_unfunded",
      message:
        "IRA has $100 in cash for its required distribution of $500 due Dec 15, 2026; $400 must be raised in it.",
      account_id: "acc_ira",
      amount: 400,
    },
  ]);
});

test("a money market fund of the account pays it, too", () => {
  const fund = worth("cash", "400", { account_id: "acc_ira", kind: "money_market" });
  expect(conflictsOf([required("500", "acc_ira")], [shares, fund])).toEqual([]);
});

test("a distribution that names no account is not a conflict", () => {
  expect(conflictsOf([required("500", null)])).toEqual([]);
});
