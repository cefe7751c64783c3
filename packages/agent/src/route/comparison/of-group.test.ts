import { expect, test } from "vitest";
import type { Remembered } from "../routed.ts";
import { ofGroup } from "./of-group.ts";

const base = { confidence: 1, assumed: [], text: "" };
const cash: Remembered = {
  ...base,
  intent: "cash_balance",
  params: { account: "Roth IRA" },
  accounts: { names: ["Joint", "Roth IRA"], atOnce: false },
};
const gain: Remembered = {
  ...base,
  intent: "symbol_performance",
  params: { symbol: "MSFT" },
  symbols: { names: ["AAPL", "MSFT"], atOnce: false },
};

test("the difference between the two is of what was asked of each", () => {
  expect(ofGroup("and the difference between the two?", cash)).toBe(
    "what is the difference in cash between Joint and Roth IRA",
  );
  expect(ofGroup("compare them in percent", gain)).toBe(
    "what is the difference in gain in percent between AAPL and MSFT",
  );
});

test("where one thing was spoken of, nothing is compared", () => {
  const alone: Remembered = { ...cash, accounts: { names: ["Roth IRA"], atOnce: false } };
  expect(ofGroup("the difference?", alone)).toBeUndefined();
  expect(ofGroup("compare the Roth with the joint", cash)).toBeUndefined();
});
