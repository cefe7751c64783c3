import { expect, test } from "vitest";
import { sentence } from "./item.ts";
import { withoutNegated } from "./negation.ts";
import { asked } from "./route.fixture.ts";
import { words } from "./words.ts";

test.each([
  ["not the ETFs, only stocks", "only stocks"],
  ["don't show trades, show transfers", "show transfers"],
  ["I don't want performance but my cash", "i but my cash"],
  ["positions except options", "positions"],
  ["the total value, NOT an explanation of what a Roth is", "the total value"],
  ["Not the market value, please. How much cash", "please how much cash"],
  ["trades instead of transfers", "trades"],
  ["never show the cash", ""],
  ["cash, don't include unsettled", "cash settled"],
  ["cash not counting what's unsettled", "cash settled"],
  ["transfers besides the pending ones", "transfers completed ones"],
  ["all transfers bar the wires", "all transfers"],
  ["trades with the exception of the buys", "trades"],
  ["what has not settled", "what has not settled"],
  ["sales of it? I'm not asking about buys", "sales of it"],
  ["the cash, no price needed", "the cash"],
  ["no need for the history, only the cash", "only the cash"],
  ["not the best ones: which has lost most", "which has lost most"],
  ["not the gains", "not the gains"],
  ["why does it not add up", "why does it not add up"],
  ["which are not doing well", "which are not doing well"],
])("%j leaves %j", (text, left) => {
  expect(sentence(withoutNegated(words(text)))).toBe(left);
});

test.each([
  "Everything in there that is not a single stock, please",
  "which holdings are not single stocks",
  "what do we hold that isn't a single stock?",
  "list what's not a single stock",
  "everything but single stocks",
])("%s leaves out the stocks", (message) => {
  expect(asked(message)).toEqual([
    { intent: "positions_list", params: { without: { asset_classes: ["stocks"] } } },
  ]);
});

test("what can wait is left out", () => {
  expect(asked("list my holdings, the bonds can wait")).toEqual([
    { intent: "positions_list", params: { without: { asset_classes: ["bonds"] } } },
  ]);
});

test("neither this nor that leaves out both", () => {
  expect(asked("what holdings are neither ETFs nor funds")).toEqual([
    { intent: "positions_list", params: { without: { asset_classes: ["etf", "funds"] } } },
  ]);
});

test.each([
  "deposits this year, not counting anything still pending",
  "deposits this year, without anything still pending",
  "deposits this year, not including what's still pending",
])("%s are the completed ones", (message) => {
  const params = { from: "2026-01-01", to: "2026-01-15", type: "deposit", status: "completed" };
  expect(asked(message)).toEqual([{ intent: "transfers", params }]);
});

test("a sentence that says what is not meant asks nothing", () => {
  expect(asked("By what percentage is VOO up since we bought it? Not the move today.")).toEqual([
    { intent: "symbol_performance", params: { symbol: "VOO" } },
  ]);
});
