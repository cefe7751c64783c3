import { describe, expect, test } from "vitest";
import { asksAnotherHousehold } from "./household.ts";
import { asked } from "./route.fixture.ts";
import { words } from "./words.ts";

const smith = { id: "hh_d1", name: "Smith family", members: ["Karen Smith"] };
const asks = (text: string): boolean => asksAnotherHousehold(words(text), smith);

describe("another household is asked about", () => {
  test.each([
    "positions for the Johnson household",
    "the johnson family's cash",
    "SHOW THE JOHNSON HOUSEHOLD",
    "household Johnson",
    "client Okafor",
    "my other clients",
    "which of my clients are up",
    "which of the clients is up",
    "all the clients' balances",
    "another household",
    "the Johnsons",
    "switch to Johnson",
    "balance of hh_d2",
    "cash of D11",
    "hh_D2's trades",
    "the cash of household 5",
    "hh_01k9z3 positions",
    "compare hh_d1 with hh_d3",
    "Ramirez cash",
    "Whitcomb trust value",
    "how much cash does Okafor have",
    "how much cash has Okafor?",
    "cash of Okafor",
    "and Patel's positions?",
    "the Harbor Light Foundation",
  ])("%s", (text) => {
    expect(asks(text)).toBe(true);
  });
});

describe("no other household is asked about", () => {
  test.each([
    "How's performance this year?",
    "What's performance this year?",
    "Who's worth the most",
    "the Smith household",
    "the Smiths",
    "Smith family positions",
    "my household's net worth",
    "total household value",
    "Household Net Worth",
    "the whole family",
    "this client",
    "the ETFs",
    "Show The Trades",
    "1D return",
    "switch to percent",
    "balance of hh_d1",
    "D1's cash",
    "household D1",
    "client 1",
    "my top 3 positions",
    "Karen's cash",
    "how much does Karen have",
    "Apple positions",
    "is Tesla worth it",
    "Show Me My Quarterly Balances",
    "Spendable cash",
    "Best position of the portfolio",
    "List the clients' stocks",
    "hows the clients vanguard etf done",
    "Excess cash",
    "Historical performance",
    "Scheduled withdrawals",
    "Customer portfolio",
    "my Fidelity account value",
  ])("%s", (text) => {
    expect(asks(text)).toBe(false);
  });
});

test("a word that only grades, and an account's name in the plural, are no household", () => {
  const trusts = { ...smith, name: "Whitcomb trusts", members: ["George Whitcomb"] };
  expect(asksAnotherHousehold(words("Weakest position by dollars"), smith)).toBe(false);
  expect(
    asksAnotherHousehold(words("positions of the Childrens Trust"), trusts, ["Children's Trust"]),
  ).toBe(false);
  expect(asksAnotherHousehold(words("positions of the Johnsons"), trusts)).toBe(true);
});

test("an account's own short name is no household, and another's trust is", () => {
  const trusts = { id: "hh_d5", name: "Whitcomb trusts", members: ["Helen Whitcomb"] };
  const asked = (text: string) =>
    asksAnotherHousehold(words(text), trusts, ["Whitcomb Family Trust", "Legacy Trust"]);
  expect([asked("cash in the Family Trust"), asked("the Johnson Family Trust balance")]).toEqual([
    false,
    true,
  ]);
});

test("somebody's own clients are no household of ours", () => {
  const [only, ...more] = asked(
    "My hairdresser day-trades Tesla between clients. What's my AAPL gain?",
  );
  expect([only?.intent, more]).toEqual(["symbol_performance", []]);
});

test("a client who is of the household is this one, and the cash of all of it is no account's", () => {
  const household = { id: "d", name: "Brandt", members: ["Adam Brandt"] };
  const accounts = ["Endowment", "Reserve"];
  expect(asked("How many AAPL does my client Adam hold?", { household })[0]?.intent).toBe(
    "positions",
  );
  const [, cash] = asked("Endowment value, and total cash of the Brandts", { household, accounts });
  expect(cash?.params.account).toBeUndefined();
});

test.each(["which foundation holding is largest?", "Which family position lost most"])(
  "%s is of this one",
  (message) => {
    expect(asked(message)[0]?.scope).toBeUndefined();
  },
);

test.each([
  "show me another family's holdings",
  "which family's holdings are largest?",
  "every household's positions",
])("%s is of another one", (message) => {
  expect(asked(message)[0]?.scope).toBe("other_household");
});
