import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";

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
