import { expect, test } from "vitest";
import { rankedAgain } from "./ranked-again.ts";
import { read } from "./read.ts";
import { toRemember } from "./remembered.ts";
import { demo as surroundings } from "./route.fixture.ts";
import { route } from "./route.ts";
import type { Remembered } from "./routed.ts";
import { clauses } from "./split.ts";

const told = (question: string, named: readonly string[]): Remembered | undefined =>
  toRemember(route(question, surroundings).parts, [named], undefined);

const again = (said: string, question: string, named: readonly string[]) => {
  const previous = told(question, named);
  const [clause] = clauses(read(said, { ...surroundings, previous }));
  return clause && previous && rankedAgain(clause, previous)?.params;
};

const worst = { direction: "worst", basis: "unrealized_pl" };
test.each([
  ["in percent?", { direction: "worst", basis: "unrealized_pl_pct" }],
  ["percentage-wise", { direction: "worst", basis: "unrealized_pl_pct" }],
  ["as a percentage?", { direction: "worst", basis: "unrealized_pl_pct" }],
  ["in % terms", { direction: "worst", basis: "unrealized_pl_pct" }],
  ["today?", { direction: "worst", basis: "day_change" }],
  ["by market value", { direction: "worst", basis: "market_value" }],
  ["and the next one?", { direction: "worst", basis: "unrealized_pl", nth: 2 }],
  ["who's third?", { direction: "worst", basis: "unrealized_pl", nth: 3 }],
  ["number four", { direction: "worst", basis: "unrealized_pl", nth: 4 }],
  ["and the secnd worst", { ...worst, nth: 2 }],
  ["same for all time", { ...worst, limit: 1 }],
  ["and among the ETFs?", { ...worst, asset_class: "etf", limit: 1 }],
  ["and the second worst stock", { ...worst, asset_class: "stocks", nth: 2 }],
  ["the other end?", { direction: "best", basis: "unrealized_pl" }],
  ["and the best by percent", { direction: "best", basis: "unrealized_pl_pct" }],
])("after the biggest loser %j changes nothing else", (said, params) => {
  expect(again(said, "Which holding is the biggest loser?", ["AAPL"])).toEqual(params);
});

test("all that were ranked are ranked again", () => {
  const rows = ["VOO", "AAPL", "MSFT"];
  expect(again("now by percent gain", "Rank the holdings by market value", rows)).toEqual({
    ...{ direction: "best", basis: "unrealized_pl_pct", limit: 100 },
  });
});

test("the best by a gain is not the largest", () => {
  const first = "What's our biggest holding by market value?";
  expect(again("And which one has the best percentage gain?", first, ["VOO"])).toEqual({
    ...{ direction: "best", basis: "unrealized_pl_pct" },
  });
});

test("what has moved the most is ranked by how far it moved in percent, too", () => {
  expect(again("in percent?", "Biggest mover today?", ["MSFT"])).toEqual({
    ...{ direction: "best", basis: "day_change_pct", either_way: true },
  });
});

test("after one of them was spoken of only another place goes on from the ranking", () => {
  const ranking = told("Which holding is the biggest loser?", ["AAPL"]);
  const [part] = route("how is AAPL doing?", { ...surroundings, previous: ranking }).parts;
  const previous = part && toRemember([part], [["AAPL"]], ranking);
  const asked = (said: string) =>
    route(said, { ...surroundings, previous }).parts.map(({ intent, params }) => [
      intent,
      params.nth,
    ]);
  expect(asked("and the next one?")).toEqual([["portfolio_ranking", 2]]);
  expect(asked("in percent?")).toEqual([["symbol_performance", undefined]]);
});

test.each([
  "what's it worth?",
  "show me the holdings",
  "show me the stocks",
  "top 3",
  "why?",
  "what is it in percent?",
])("%j asks something else", (said) => {
  expect(again(said, "Which holding is the biggest loser?", ["AAPL"])).toBeUndefined();
});
