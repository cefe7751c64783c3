import { expect, test } from "vitest";
import { asked, askedAfter } from "./route.fixture.ts";

const whitcomb = {
  accounts: ["Whitcomb Family Trust", "Helen's IRA", "Legacy Trust"],
  household: {
    id: "hh_d5",
    name: "Whitcomb trusts",
    members: ["George Whitcomb", "Helen Whitcomb"],
  },
};
const accounts = (message: string) => asked(message, whitcomb).map(({ params }) => params.account);

test("she is who was named before her", () => {
  expect(accounts("What is Helen's biggest holding, and how much cash does she have?")).toEqual([
    "Helen's IRA",
    "Helen's IRA",
  ]);
});

test("of two who are named, neither is taken", () => {
  const parts = asked(
    "What does George own, and what does Helen own? How much cash does she have?",
    whitcomb,
  );
  expect(parts.at(-1)).toEqual({ intent: "cash_balance", params: { cash: "both" } });
});

test("what stands before a comma is what is asked about", () => {
  expect(accounts("Helen's IRA, how many units of BND does she have?")).toEqual(["Helen's IRA"]);
});

test.each([
  ["and her trades?", { intent: "activity", params: { account: "Helen's IRA" } }],
  ["her best position?", { intent: "portfolio_ranking", params: { account: "Helen's IRA" } }],
  ["how much cash does she have?", { intent: "cash_balance", params: { account: "Helen's IRA" } }],
  ["any deposits by her?", { intent: "transfers", params: { account: "Helen's IRA" } }],
])("%s, after what Helen has, is Helen's", (second, part) => {
  expect(askedAfter("What does Helen own?", second, whitcomb)).toMatchObject([part]);
});

test("a name alone asks the same of somebody else", () => {
  const couple = {
    accounts: ["Joint brokerage", "Hector's IRA", "Rosa's IRA"],
    household: { id: "hh_d3", name: "Ramirez", members: ["Hector Ramirez", "Rosa Ramirez"] },
  };
  expect(askedAfter("How much cash does Hector have?", "and Rosa?", couple)).toEqual(
    asked("How much cash does Rosa have?", couple),
  );
});
