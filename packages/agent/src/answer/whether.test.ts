import { expect, test } from "vitest";
import { against, asksState, boundIn, ifAny, isPolar, ofSign, ofState } from "./whether.ts";

test.each([
  ["did any sells happen", "Yes. ", "No. "],
  ["have we bought anything since New Year?", "Yes. ", "No. "],
  ["any wires in or out?", "Yes. ", "No. "],
  ["were there any trades on the 7th", "Yes. ", "No. "],
  ["did the sale go through", "Yes. ", "No. "],
  ["did we sell any tech stocks", "", "No. "],
  ["any other trades this year?", "", ""],
  ["did we sell all of the MSFT", "", ""],
  ["did we buy 50 AAPL", "", ""],
  ["did we buy or sell", "", ""],
  ["is there a discrepancy between the deposits", "", ""],
  ["when did we sell anything", "", ""],
  ["show the trades", "", ""],
])("%s: whether there is any", (text, found, none) => {
  expect([ifAny({ text }, true), ifAny({ text }, false)]).toEqual([found, none]);
});

test.each([
  ["did my last deposit go through?", ["Yes. ", "No. ", "No. "]],
  ["is the withdrawal still pending", ["No. ", "Yes. ", "No. "]],
  ["has any deposit failed", ["No. ", "No. ", "Yes. "]],
  ["has it not cleared", ["", "", ""]],
  ["my last deposit", ["", "", ""]],
])("%s: what the state of one answers", (text, said) => {
  expect(["completed", "pending", "failed"].map((status) => ofState({ text }, status))).toEqual(
    said,
  );
});

test("a state that is asked for is no filter", () => {
  expect(asksState({ text: "last deposit, how much and did it go thru" })).toBe(true);
  expect(asksState({ text: "my last completed deposit" })).toBe(false);
});

test.each([
  ["is VOO under water", "No. ", "Yes. "],
  ["are we losing money on msft?", "No. ", "Yes. "],
  ["is AAPL in the green", "Yes. ", "No. "],
  ["is AAPL up or down", "", ""],
  ["is AAPL up 20 %", "", ""],
  ["how far is AAPL down", "", ""],
])("%s: what the sign of a figure answers", (text, gain, loss) => {
  const of = (figure: number) => ofSign({ text, params: {} }, figure);
  expect([of(1), of(-1), of(0)]).toEqual([gain, loss, ""]);
});

test("a bound, and a figure against it", () => {
  expect(boundIn("is the account over 130k?")).toEqual({ kind: "above", size: 130_000 });
  expect(boundIn("between 10k and 20k")).toBeUndefined();
  expect(boundIn("is there a 401k")).toBeUndefined();
  expect(against({ kind: "above", size: 12_000 }, 11_990.1)).toEqual({
    holds: false,
    apart: "$9.90 less than $12,000.00",
    figures: [12_000, 9.9],
  });
  expect(against({ kind: "at_least", size: 5 }, 5)).toEqual({
    holds: true,
    apart: "exactly $5.00",
    figures: [5, 0],
  });
});

test("what yes or no answers", () => {
  expect(isPolar({ text: "and is that so?" })).toBe(true);
  expect(isPolar({ text: "is it AAPL or MSFT" })).toBe(false);
});

test("the last one that completed is chosen by its state, and not asked about", () => {
  expect(asksState({ text: "what was the last one that completed?" })).toBe(false);
});
