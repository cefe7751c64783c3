import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";

const gain = { intent: "symbol_performance", params: { symbol: "AAPL" } };

test.each([
  ["Morning Jenny, lovely weather here! How is my Apple doing?", [gain]],
  ["How is my Apple doing? My brother in law keeps asking me at dinner.", [gain]],
])("%s is one question", (message, parts) => {
  expect(asked(message)).toEqual(parts);
});

test.each([
  ["AAPL price, recent fills, show my deposits and account value", 4],
  ["Settled cash please, plus whatever transfer is still pending", 2],
  ["list my stocks and etfs", 2],
])("%s asks for %i things", (message, count) => {
  expect(asked(message)).toHaveLength(Math.min(3, count));
});

test("a question before a remark is kept, and so is the one after it", () => {
  expect(
    asked("How much cash do I have? My neighbour is a nosy fellow. And what is MSFT at?").map(
      ({ intent }) => intent,
    ),
  ).toEqual(["cash_balance", "quotes"]);
});

test("what each of two pieces names is not the other's", () => {
  const [, own] = asked("AAPL bought on January 7, and how many MSFT did we sell in December?");
  expect(own).toMatchObject({
    intent: "activity",
    params: { symbol: "MSFT", from: "2025-12-01", to: "2025-12-31" },
  });
});

test("a definition lends no account, and T+1 is no symbol", () => {
  expect(asked("the Roth IRA basics, today's price of MSFT and last week's deposits")[2]).toEqual({
    intent: "transfers",
    params: { from: "2026-01-05", to: "2026-01-11", type: "deposit" },
  });
  expect(asked("what does T+1 mean")[0]?.intent).toBe("facts");
});

test("today is of the price, and not of the trade before it", () => {
  expect(
    asked("When did I buy MSFT and at what price, and how is it moving today in percent?"),
  ).toMatchObject([
    { intent: "activity", params: { symbol: "MSFT" } },
    { intent: "quotes", params: { symbol: "MSFT" } },
  ]);
});

test("what is of everything is no account's", () => {
  const accounts = ["Joint brokerage", "Karen's Roth IRA"];
  const places = asked(
    "Total value of everything, value of the Roth, and the cash in the joint account",
    {
      accounts,
    },
  ).map(({ params }) => params.account);
  expect(places).toEqual([undefined, "Karen's Roth IRA", "Joint brokerage"]);
});
