import { expect, test } from "vitest";
import type { Remembered } from "../routed.ts";
import { ofGroup, ofOtherSide, ofTwoRows } from "./of-group.ts";

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

const sep: Remembered = {
  ...base,
  intent: "positions_list",
  params: { account: "SEP" },
  named: ["VOO", "BND"],
};

test.each([
  ["which is the bigger one?", "more"],
  ["which of the two is larger?", "more"],
  ["and which one is the smallest", "less"],
])("%j after an account of two holdings is of the two", (said, end) => {
  expect(ofTwoRows(said, sep)).toBe(`which is worth ${end} in SEP: VOO or BND`);
  expect(ofTwoRows(said, { ...sep, named: ["VOO", "BND", "KO"] })).toBeUndefined();
  expect(ofTwoRows(said, cash)).toBeUndefined();
});

test("of several accounts that were listed, them may be any", () => {
  const listed = { ...sep, series: { places: [["IRA"], ["SEP"]] } };
  expect(ofTwoRows("which of them is the biggest?", listed)).toBeUndefined();
});

test("the other one is what was not told first", () => {
  const accounts = ["SEP"];
  const compared: Remembered = {
    ...base,
    intent: "portfolio_ranking",
    params: {
      comparison: {
        by: "value",
        end: "most",
        sides: [
          { symbol: "BND", accounts },
          { symbol: "VOO", accounts },
        ],
      },
    },
    named: ["VOO", "BND"],
  };
  expect(ofOtherSide("and the other one, how is it doing?", compared)).toBe(
    "how is BND doing in SEP",
  );
  expect(ofOtherSide("what about the other?", compared)).toBe("how is BND doing in SEP");
  expect(ofOtherSide("and the other account?", compared)).toBeUndefined();
  expect(ofOtherSide("and the other one?", sep)).toBeUndefined();
});
