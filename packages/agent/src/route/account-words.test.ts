import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const foundation = { accounts: ["Endowment", "Operating reserve"] };
const spouses = {
  accounts: ["Joint brokerage", "Amara's Roth IRA", "Chidi's 401(k)"],
  household: { id: "hh_d2", name: "Okafor family", members: ["Chidi Okafor", "Amara Okafor"] },
};

test.each([
  ["settled cash in the endowmnt", { account: "Endowment", cash: "settled" }],
  ["Reserve's cash", { account: "Operating reserve", cash: "both" }],
  ["cash in the op reserve", { account: "Operating reserve", cash: "both" }],
])("%s: an account by a misspelt or a shorter name", (message, params) => {
  expect(asked(message, foundation)).toEqual([{ intent: "cash_balance", params }]);
});

test("what is the spouse's is the one account of the kind, and a taxable one is no retirement plan", () => {
  expect(asked("value of my wife's Roth", spouses)[0]?.params).toEqual({
    account: "Amara's Roth IRA",
  });
  expect(asked("value of the taxable account", spouses)[0]?.params).toEqual({
    account: "Joint brokerage",
  });
});

test("an account may be left out by a short word or after a list", () => {
  const kept = ["Joint brokerage", "Chidi's 401(k)"];
  expect(asked("total w/o Amara's Roth IRA", spouses)[0]?.params.without?.accounts).toEqual([
    "Amara's Roth IRA",
  ]);
  expect(asked("value of the joint brokerage and the 401(k)", spouses)).toEqual([
    {
      intent: "account_value",
      params: { without: { accounts: ["Amara's Roth IRA"], kept } },
    },
  ]);
});

test("a symbol of somebody is theirs first, and may be held elsewhere", () => {
  expect(asked("how many MSFT shares does Chidi own", spouses)[0]?.params).toMatchObject({
    symbol: "MSFT",
  });
  expect(asked("Amara's AAPL gain", spouses)).toEqual([
    {
      intent: "symbol_performance",
      params: { account: "Amara's Roth IRA", whose: true, symbol: "AAPL" },
    },
  ]);
});
