import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

const accounts = ["Joint", "Roth"];

test("the account that was named first is what all that follows is about", () => {
  expect(
    asked("Roth: what's in it, what's it worth, any cash?", { accounts }).map(
      ({ params }) => params.account,
    ),
  ).toEqual(["Roth", "Roth", "Roth"]);
});

test("a sum of all is not narrowed by what follows it", () => {
  const [sum] = asked("cash in total, and in the Roth", { accounts });
  expect(sum?.params).toEqual({ cash: "total" });
});

test("what a holding has gained is not of the account beside it", () => {
  const [gain] = asked("AAPL gain in dollars and cash in the Roth", { accounts });
  expect(gain).toEqual({ intent: "symbol_performance", params: { symbol: "AAPL" } });
});

test("all accounts together are nobody's, and what has its own days keeps to them", () => {
  const accounts = ["Joint brokerage", "Rosa's IRA"];
  const places = (message: string) =>
    asked(message, { accounts }).map(({ params }) => params.account);
  expect(places("Rosa's IRA balance, settled cash in all accounts together")).toEqual([
    "Rosa's IRA",
    undefined,
  ]);
  expect(places("Largest deposit this year, and settled cash in Rosa's IRA?")).toEqual([
    undefined,
    "Rosa's IRA",
  ]);
});

test("cash of that is in the account before, and not in the one after", () => {
  const [, cash] = asked(
    "what's the Roth worth, how much of that is cash, and any deposit to the Joint?",
    {
      accounts,
    },
  );
  expect(cash?.params.account).toBe("Roth");
});

test("in each of the two that were named is in both", () => {
  const three = ["Hector's IRA", "Rosa's IRA", "Joint"];
  const [, , cash] = asked(
    "Total of Hector's IRA and total of Rosa's IRA, and how much cash is in each of the two?",
    {
      accounts: three,
    },
  );
  expect(cash?.params.without).toEqual({
    accounts: ["Joint"],
    kept: ["Hector's IRA", "Rosa's IRA"],
  });
});

test("what asks again after two places keeps the symbol of the first", () => {
  const accounts = ["Joint brokerage", "Hector's IRA"];
  const message =
    "How many MSFT are in the joint, how many in Hector's IRA, and what is the AAPL count?";
  expect(asked(message, { accounts }).map(({ params }) => params.symbol)).toEqual([
    "MSFT",
    "MSFT",
    "AAPL",
  ]);
});

test("what is in our accounts is in all of them, and no question between two accounts ends at their 'and'", () => {
  const accounts = ["Joint brokerage", "Stock plan"];
  const [, moved] = asked("MSFT in the stock plan, and any deposits into our accounts?", {
    accounts,
  });
  expect(moved?.params.account).toBeUndefined();
  expect(asked("Cash between the two accounts and how much is VOO worth?")).toMatchObject([
    { intent: "cash_balance" },
    { intent: "symbol_performance" },
  ]);
});

test("an account that stands before a colon is what the return is of", () => {
  const accounts = ["Joint brokerage", "Stock plan"];
  expect(asked("Stock plan: ytd return", { accounts })).toEqual([
    { intent: "performance", params: { account: "Stock plan", timeframe: "YTD" } },
  ]);
});

test.each(["best by % and my worst one today", "top gainer by percent and biggest loser today"])(
  "the day of the second ranking is not of the first, which has a basis of its own: %s",
  (message) => {
    expect(asked(message).map(({ params }) => params.basis)).toEqual([
      "unrealized_pl_pct",
      "day_change",
    ]);
  },
);
