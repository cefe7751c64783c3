import { expect, test } from "vitest";
import { amongTold, rankedAmong, withoutAmong } from "./among-told.ts";
import type { Params, Remembered, RoutedPart } from "./routed.ts";

const after = (intent: Remembered["intent"], params: Params, ...names: string[]): Remembered => ({
  ...{ intent, params, confidence: 1, assumed: [], text: "" },
  symbols: { names, atOnce: false },
});
const gains = after("symbol_performance", { symbol: "PG" }, "AAPL", "KO", "JNJ", "PG");
const last = ["KO", "JNJ", "PG"];

test.each([
  ["which of the three did best?", "which of our holdings did best", last],
  [
    "and which of those 3 stocks has lost the most",
    "which of our holdings has lost the most",
    last,
  ],
  ["which one is worth the least?", "which of our holdings is worth the least", ["AAPL", ...last]],
  ["which of them did worst today", "which of our holdings did worst today", ["AAPL", ...last]],
  [
    "the best performer of the four?",
    "which of our holdings is the best performer",
    ["AAPL", ...last],
  ],
  ["rank the three by value", "rank our holdings by value", last],
])("%j is %j, of these", (said, plain, symbols) => {
  expect(amongTold(said, gains)).toEqual({ said: plain, symbols });
});

test("what was asked about before the last two at once is counted with them", () => {
  const spoken = { names: ["JNJ", "PG"], atOnce: true, earlier: ["AAPL", "KO"] };
  const two = { ...gains, symbols: spoken };
  expect(amongTold("which one of the three did best then", two)?.symbols).toEqual(last);
  expect(amongTold("which of them did best", two)).toBeUndefined();
});

test.each([
  "which of the two did best?",
  "which of them is in the Roth?",
  "which account did best?",
  "which one is the most expensive?",
  "which of the five did best?",
])("%j ranks nothing that was asked about", (said) => {
  expect(amongTold(said, gains)).toBeUndefined();
});

test("two are compared, and the rows of a list are ranked elsewhere", () => {
  expect(amongTold("which did best?", after("quotes", {}, "KO", "PG"))).toBeUndefined();
  expect(amongTold("which did best?", after("positions_list", {}, ...last))).toBeUndefined();
});

const ranked = (basis: Params["basis"], params: Params = {}): RoutedPart => ({
  intent: "portfolio_ranking",
  params: { direction: "best", ...(basis && { basis }), ...params },
  ...{ confidence: 1, assumed: [], text: "" },
});
const among = { said: "which of our holdings did best", symbols: last };

test("all of them are told, where the question before was, by what was asked of each", () => {
  const inRoth = after("symbol_performance", { account: "Roth" }, ...last);
  expect(rankedAmong(among, [ranked("unrealized_pl")], inRoth)?.params).toEqual({
    ...{ direction: "best", basis: "unrealized_pl", limit: 3, account: "Roth", among: last },
  });
  const today = after("symbol_performance", { timeframe: "1D" }, ...last);
  expect(rankedAmong(among, [ranked("unrealized_pl")], today)?.params.basis).toBe("day_change");
  const prices = after("quotes", {}, ...last);
  expect(rankedAmong(among, [ranked("unrealized_pl")], prices)?.params.basis).toBe(
    "day_change_pct",
  );
  expect(rankedAmong(among, [ranked("market_value")], prices)?.params.basis).toBe("market_value");
});

test("what is no ranking of holdings is none of these", () => {
  expect(rankedAmong(among, [{ ...ranked(undefined), intent: "quotes" }], gains)).toBeUndefined();
  expect(rankedAmong(among, [ranked("cost", { per: "account" })], gains)).toBeUndefined();
});

test("the dearest of prices is told beside the others", () => {
  expect(amongTold("which one is the most expensive?", after("quotes", {}, ...last))).toEqual({
    said: "what are the prices of KO, JNJ, PG",
    symbols: last,
  });
});

test("what is asked of all is no longer of those that were ranked", () => {
  const { params } = ranked("cost");
  const told = after("portfolio_ranking", { ...params, among: last }, ...last);
  expect(withoutAmong(told, "and our best holding overall?")?.params).toEqual(params);
  expect(withoutAmong(told, "and the worst?")?.params.among).toEqual(last);
});
