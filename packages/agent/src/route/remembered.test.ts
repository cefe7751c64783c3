import { expect, test } from "vitest";
import { remembered, toRemember } from "./remembered.ts";
import type { RoutedPart } from "./routed.ts";

const part = (intent: RoutedPart["intent"], missing?: "intent" | "symbol"): RoutedPart => ({
  intent,
  params: {},
  confidence: 0.9,
  assumed: [],
  ...(missing === undefined ? {} : { missing }),
  text: intent,
});
test("the last part that was understood is kept, with the symbols that its answer named", () => {
  const both = [part("quotes"), part("activity")];
  expect(toRemember(both, [["AAPL"], ["MSFT"]], undefined)).toEqual({
    ...part("activity"),
    named: ["MSFT"],
  });
  const unclear = [part("quotes"), part("clarify", "intent")];
  expect(toRemember(unclear, [["AAPL"], []], undefined)).toEqual({
    ...part("quotes"),
    named: ["AAPL"],
  });
});

test("words that ask for nothing leave what was spoken of before, a question back does not", () => {
  const before = part("cash_balance");
  expect(toRemember([part("clarify", "intent")], [[]], before)).toEqual(before);
  expect(toRemember([part("clarify", "symbol")], [[]], before)).toEqual({
    ...part("clarify", "symbol"),
    named: [],
  });
});

test("what is no part is not remembered", () => {
  expect(remembered({ ...part("quotes"), named: ["AAPL"] })).toEqual({
    ...part("quotes"),
    named: ["AAPL"],
  });
  expect([remembered(undefined), remembered({ intent: "quotes" })]).toEqual([undefined, undefined]);
  expect(remembered({ ...part("quotes"), named: [1] })).toBeUndefined();
});
