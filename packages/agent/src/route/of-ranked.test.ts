import { expect, test } from "vitest";
import { ofRanked } from "./of-ranked.ts";
import { read } from "./read.ts";
import { asked } from "./route.fixture.ts";
import type { Params, Remembered } from "./routed.ts";
import { clauses } from "./split.ts";

const ranked = (params: Params, named: string[]): Remembered => ({
  intent: "portfolio_ranking",
  params: { direction: "best", basis: "unrealized_pl", ...params },
  confidence: 0.9,
  assumed: [],
  text: "",
  named,
});
const after = (message: string, previous: Remembered) => {
  const surroundings = {
    today: "2026-01-15",
    held: undefined,
    accounts: [],
    household: { id: "", name: "", members: [] },
  };
  const [clause] = clauses(read(message, surroundings));
  const found = clause && ofRanked(clause, previous);
  return found && [found.intent, found.params];
};

test.each([
  "and that in percent?",
  "how much is it up in percent?",
  "by what percent is it up?",
  "what's its gain?",
  "what percentage gain is that?",
])("after the best one was named, %s asks for its own gain", (message) => {
  expect(after(message, ranked({ account: "Roth" }, ["AAPL"]))).toEqual([
    "symbol_performance",
    { symbol: "AAPL", account: "Roth" },
  ]);
});

test("of several, of a size, and of another question it does not", () => {
  expect(after("and that in percent?", ranked({}, ["AAPL", "MSFT"]))).toBeUndefined();
  expect(after("in percent?", ranked({}, ["AAPL"]))).toBeUndefined();
  const largest = ranked({ basis: "market_value" }, ["AAPL"]);
  expect(after("what is that in percent?", largest)).toBeUndefined();
  expect(after("how much is it up?", largest)).toEqual(["symbol_performance", { symbol: "AAPL" }]);
});

test("what was ranked today is told of today", () => {
  expect(after("and that in dollars?", ranked({ basis: "day_change" }, ["AAPL"]))).toEqual([
    "symbol_performance",
    { symbol: "AAPL", timeframe: "1D" },
  ]);
});

test("in one message it waits for the name, where the ranking does not tell it", () => {
  const intents = (message: string) => asked(message).map(({ intent, params }) => [intent, params]);
  expect(intents("our best holding by dollars, and how much is it up in percent?")).toEqual([
    ["portfolio_ranking", { direction: "best", basis: "unrealized_pl" }],
    ["clarify", {}],
  ]);
  expect(intents("our best holding, and by how much is it up?")).toHaveLength(1);
  expect(intents("our best holding by dollars, and how much is it up?")).toHaveLength(1);
});
