import { expect, test } from "vitest";
import { nameAt } from "./names.ts";
import { read } from "./read.ts";
import { demo } from "./route.fixture.ts";
import { words } from "./words.ts";

test.each([
  ["bank of america", 0, { symbol: "BAC", end: 3 }],
  ["jp morgan chase", 0, { symbol: "JPM", end: 3 }],
  ["price of target", 2, { symbol: "TGT", end: 3 }],
  ["at Target today", 1, { symbol: "TGT", end: 2 }],
  ["how much coke do we own", 2, { symbol: "KO", end: 3 }],
  ["total bond position", 0, { symbol: "BND", end: 2 }],
  ["how many apples i got", 2, { symbol: "AAPL", end: 3 }],
  ["got any bitcoin", 2, { symbol: "BTC", end: 3 }],
  ["is there crypto in it", 2, { symbol: "CRYPTO", end: 3 }],
  ["target", 0, { symbol: "TGT", end: 1 }],
])("%s", (text, at, found) => {
  expect(nameAt(words(text), at)).toEqual(found);
});

test.each([
  ["my target allocation", 1],
  ["zoom in on it", 0],
  ["an apple and two apples", 4],
  ["bank of england", 0],
  ["vanguard", 0],
  ["bitcoin price", 0],
  ["explain crypto", 1],
])("%j names no company", (text, at) => {
  expect(nameAt(words(text), at)).toBeUndefined();
});

test("a name of two words may have a letter wrong in one of them", () => {
  const symbols = (message: string) =>
    read(message, demo).items.flatMap((item) => item.symbols ?? []);
  expect(
    ["hom depot price", "home depo price", "exon price", "home deposits"].map(symbols),
  ).toEqual([["HD"], ["HD"], ["XOM"], []]);
});
