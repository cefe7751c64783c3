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
const spoken = (...names: string[]) => ({ symbols: { names, atOnce: false } });

test("the last part that was understood is kept, with the symbols that its answer named", () => {
  const both = [part("quotes"), part("activity")];
  expect(toRemember(both, [["AAPL"], ["MSFT"]], undefined)).toEqual({
    ...part("activity"),
    named: ["MSFT"],
    ...spoken("MSFT"),
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

test("what points at the holding that was told is refused, and leaves it", () => {
  const before = { ...part("portfolio_ranking"), named: ["AAPL"] };
  const refused = (text: string): RoutedPart => ({ ...part("out_of_scope"), text });
  expect(toRemember([refused("sell half of it")], [[]], before)?.named).toEqual(["AAPL"]);
  expect(toRemember([refused("buy 10")], [[]], before)?.named).toEqual([]);
  const two = { ...before, named: ["AAPL", "VOO"] };
  expect(toRemember([refused("sell it")], [[]], two)?.named).toEqual([]);
});

test("symbols and accounts that were asked about are kept in their order, at once or one after the other", () => {
  const of = (params: RoutedPart["params"]): RoutedPart => ({ ...part("positions"), params });
  const two = toRemember([of({ symbol: "KO" }), of({ symbol: "PG" })], [["KO"], ["PG"]], undefined);
  expect(two?.symbols).toEqual({ names: ["KO", "PG"], atOnce: true });
  const after = toRemember([of({ symbol: "AAPL" }), of({ symbol: "PG" })], [[], []], two);
  expect(after?.symbols).toEqual({ names: ["AAPL", "PG"], atOnce: true, earlier: ["KO"] });
  const third = toRemember([of({ symbol: "JNJ", account: "Roth" })], [["JNJ"]], two);
  expect(third).toMatchObject({
    ...spoken("KO", "PG", "JNJ"),
    accounts: { names: ["Roth"], atOnce: false },
  });
  expect(toRemember([of({ symbol: "PG" })], [["PG"]], third)).toMatchObject(
    spoken("KO", "PG", "JNJ"),
  );
  const cash = {
    ...part("cash_balance"),
    params: { without: { accounts: ["529"], kept: ["Roth", "IRA"] } },
  };
  expect(toRemember([cash], [[]], third)).toMatchObject({
    ...spoken("KO", "PG", "JNJ"),
    accounts: { names: ["Roth", "IRA"], atOnce: true },
  });
});

test("the few rows of a list are spoken of, and many are not", () => {
  const list = part("positions_list");
  expect(toRemember([list], [["KO", "PG"]], undefined)).toMatchObject(spoken("KO", "PG"));
  const many = ["A", "B", "C", "D", "E", "F"];
  expect(toRemember([list], [many], undefined)?.symbols).toBeUndefined();
});

test("what is no part is not remembered", () => {
  expect(remembered({ ...part("quotes"), named: ["AAPL"] })).toEqual({
    ...part("quotes"),
    named: ["AAPL"],
  });
  expect([remembered(undefined), remembered({ intent: "quotes" })]).toEqual([undefined, undefined]);
  expect(remembered({ ...part("quotes"), named: [1] })).toBeUndefined();
  expect(remembered({ ...part("quotes"), symbols: ["AAPL"] })).toBeUndefined();
});
