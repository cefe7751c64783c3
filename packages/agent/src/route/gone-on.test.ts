import { expect, test } from "vitest";
import { goneOn } from "./gone-on.ts";
import type { Params, Remembered } from "./routed.ts";

const accounts = ["Joint brokerage", "David's IRA", "Karen's IRA", "Karen's Roth"];
const after = (...places: string[][]): Remembered => ({
  intent: "cash_balance",
  params: { cash: "both", account: "Karen's Roth", whose: true },
  confidence: 0.9,
  assumed: [],
  text: "",
  series: { places },
});
const placed = (message: string, ...places: string[][]): Params | undefined =>
  goneOn(message, after(...places), accounts)?.params;

const david = ["Joint brokerage", "David's IRA"];
const karen = ["Joint brokerage", "Karen's IRA", "Karen's Roth"];

test.each([
  "both of them together?",
  "and combined?",
  "how much cash is that in total?",
  "David and Karen togehter?",
  "all of it",
  "all in all?",
  "so combined how much do they own?",
])("%j keeps the figure and takes each account once", (message) => {
  expect(placed(message, david, karen)).toEqual({ cash: "both" });
  expect(placed(message, ["David's IRA"], ["Karen's Roth"])).toEqual({
    cash: "both",
    without: {
      accounts: ["Joint brokerage", "Karen's IRA"],
      kept: ["David's IRA", "Karen's Roth"],
    },
  });
});

test("everything is in all accounts", () => {
  expect(placed("everything together?", ["David's IRA"], ["Karen's Roth"])).toEqual({
    cash: "both",
  });
});

test("of three that were told both are the last two, and all three are all", () => {
  const three = [["Joint brokerage"], ["David's IRA"], ["Karen's IRA"]];
  expect(placed("both together", ...three)?.without?.kept).toEqual(["David's IRA", "Karen's IRA"]);
  expect(placed("all three together", ...three)?.without?.accounts).toEqual(["Karen's Roth"]);
  expect(placed("all five together", ...three)).toBeUndefined();
});

test.each([
  "and the rest?",
  "how much do we have left elsewhere?",
  "how much is in the others?",
  "what about the other accounts",
  "everything else?",
  "the others",
])("%j is what is in the accounts that were not told", (message) => {
  expect(placed(message, ["David's IRA"], ["Karen's IRA", "Karen's Roth"])).toEqual({
    cash: "both",
    account: "Joint brokerage",
  });
  expect(placed(message, david, karen)).toBeUndefined();
});

test.each(["what is the total value?", "together with Emma", "total return", "list them all"])(
  "%j asks something else",
  (message) => {
    expect(placed(message, david, karen)).toBeUndefined();
  },
);

test("nothing goes on from one turn alone", () => {
  expect(placed("together?", david)).toBeUndefined();
  expect(goneOn("together?", undefined, accounts)).toBeUndefined();
});
