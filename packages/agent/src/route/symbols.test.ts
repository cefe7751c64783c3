import { describe, expect, test } from "vitest";
import { asked } from "./route.fixture.ts";
import { isCollision, leansOnHeld, symbolSpans } from "./symbols.ts";
import { readable, shouted, words } from "./words.ts";

const held: ReadonlySet<string> = new Set(["NOW", "A"]);

function symbolsIn(message: string, own?: ReadonlySet<string>): string[][] {
  const text = readable(message);
  return symbolSpans(words(text), { held: own, shouted: shouted(text) }).map(({ mention }) => [
    ...(mention.symbols ?? []),
  ]);
}

describe("symbols", () => {
  test.each([
    ["price of AAPL", [["AAPL"]]],
    ["aapl and msft, voo", [["AAPL", "MSFT", "VOO"]]],
    ["$tsla", [["TSLA"]]],
    ["$now", [["NOW"]]],
    ["ford's price", [["F"]]],
    ["f price", [["F"]]],
    ["google", [["GOOGL"]]],
    ["the Vanguard S&P 500", [["VOO"]]],
    ["AAPL up, sell MSFT", [["AAPL"], ["MSFT"]]],
    ["brk-b", [["BRK.B"]]],
    ["QWER price", [["QWER"]]],
    ["AAPL PRICE", [["AAPL"]]],
    ["Target price", [["TGT"]]],
  ])("%s", (message, found) => {
    expect(symbolsIn(message)).toEqual(found);
  });

  test.each([
    "vanguard",
    "all my cash is low now",
    "IT IS LOW ON CASH",
    "what is my YTD ETF return",
    "I have a plan",
    "the cost of it",
    "group",
    "teach me",
    "my target allocation",
    "NOW IT",
  ])("none in %j", (message) => {
    expect(symbolsIn(message)).toEqual([]);
  });
});

test("a word that is a ticker too counts when it is held and in capitals", () => {
  expect(symbolsIn("what is NOW at", held)).toEqual([["NOW"]]);
  expect(symbolsIn("what is it now", held)).toEqual([]);
  expect(symbolsIn("what is NOW at")).toEqual([]);
  expect(symbolsIn("A list, please", held)).toEqual([]);
});

test("what has no ticker is named as it is on file", () => {
  const own = new Set(["private_harborview_iv", "MSFT"]);
  const named = [["private_harborview_iv"]];
  expect(symbolsIn("what's the price of private_harborview_iv", own)).toEqual(named);
  expect(symbolsIn("do we own Private Harborview IV", own)).toEqual(named);
  expect(symbolsIn("price of private_harborview_iv", held)).toEqual([]);
  expect(leansOnHeld("price of private_harborview_iv")).toBe(true);
});

test("capitals mean nothing where all is in capitals", () => {
  const [word] = words("NOW");
  expect(word !== undefined && isCollision(word, 0, true)).toBe(false);
  expect(word !== undefined && isCollision(word, 0, false)).toBe(true);
});

test("a small word that answers which symbol is meant is one", () => {
  const spans = (isAnswer: boolean) =>
    symbolSpans(words("hd"), { held: undefined, shouted: false, isAnswer });
  expect([spans(true).map(({ mention }) => mention.symbols), spans(false)]).toEqual([[["HD"]], []]);
});

test("symbols in two sentences are no list", () => {
  expect(asked("Do we hold Tapestry? and VOO's price?")).toEqual([
    { intent: "positions", params: { symbol: "TPR" } },
    { intent: "quotes", params: { symbol: "VOO" } },
  ]);
});

test("a plural in haste, an Indian share misspelt, and whose price it is", () => {
  const asks = (message: string) => asked(message, { held: new Set(["RELIANCE.NS"]) });
  expect(asks("JNJs day change")[0]?.params.symbol).toBe("JNJ");
  expect(asks("relaince.ns gain")[0]?.params.symbol).toBe("RELIANCE.NS");
  expect(asks("my average cost in Apple, and Tesla's price").map(({ intent }) => intent)).toEqual([
    "positions",
    "quotes",
  ]);
});

test("a private fund is known by its name without its kind", () => {
  const held = new Set(["private_harborview_iv"]);
  expect(asked("How many units of Harborview IV do we hold?", { held })).toEqual([
    { intent: "positions", params: { symbol: "private_harborview_iv" } },
  ]);
  expect(leansOnHeld("How many units of Harborview IV do we hold?")).toBe(true);
});
