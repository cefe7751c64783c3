import { expect, test } from "vitest";
import { asked } from "./route.fixture.ts";
import type { Surroundings } from "./routed.ts";

const bennett: Partial<Surroundings> = {
  accounts: ["401(k) at her employer", "Roth IRA", "Theo's 529 plan"],
  household: { id: "hh_d10", name: "Bennett", members: ["Laura Bennett", "Theo Bennett"] },
};
const smith: Partial<Surroundings> = {
  accounts: ["Joint brokerage", "David's rollover IRA", "Karen's Roth IRA"],
  household: { id: "hh_d1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
};

test.each([
  "Laura's total across everything",
  "what is Laura's total, all told",
  "Laura's net worth altogether",
  "total for Laura across the board",
  "Laura's total across all accounts",
  "Laura Bennett's total, everything included",
  "the total across Laura's accounts",
  "Laura's total account value",
])("%s is the household's", (message) => {
  expect(asked(message, bennett)).toEqual([{ intent: "account_value", params: {} }]);
});

test("without such a word, and of anybody else, a name narrows", () => {
  const theos = { accounts: ["Theo's 529 plan"], kept: ["401(k) at her employer", "Roth IRA"] };
  const parts = ["Laura's total", "Theo's total across everything"].map(
    (message) => asked(message, bennett)[0]?.params,
  );
  expect(parts).toEqual([{ without: theos }, { account: "Theo's 529 plan" }]);
});

test("where an account bears the name, only everything is more than it", () => {
  const parts = ["David's total across everything", "David's total altogether"].map(
    (message) => asked(message, smith)[0]?.params,
  );
  expect(parts).toEqual([{}, { account: "David's rollover IRA" }]);
});

test("what another sentence says of a person's accounts narrows no further, and widens nothing", () => {
  const trusts: Partial<Surroundings> = {
    accounts: ["Family Trust", "Children's Trust", "Helen's IRA"],
    household: { id: "hh_d5", name: "Whitcomb", members: ["Helen Whitcomb"] },
  };
  const [held] = asked("How much VTI do the trusts hold? What is in the Children's Trust?", trusts);
  expect(held?.params.without?.accounts).toEqual(["Helen's IRA"]);
  const [first] = asked("Laura's VOO cost? What is the total value of the HSA?", bennett);
  expect(first?.params.without?.accounts).toEqual(["Theo's 529 plan"]);
});
