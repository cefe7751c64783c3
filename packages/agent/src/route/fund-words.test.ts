import { expect, test } from "vitest";
import { fundAt } from "./fund-words.ts";
import { words } from "./words.ts";

const held = new Set(["SPY", "BND", "VEA", "VXUS"]);

test.each([
  ["s&p fund", { symbols: ["SPY"], end: 2 }],
  ["vanguard total bond market fund", { symbols: ["BND"], end: 5 }],
  ["international etf", { symbols: ["VXUS", "VEA"], end: 2 }],
])("%s is what is held of it", (text, found) => {
  expect(fundAt(words(text), 0, held)).toEqual(found);
});

test.each(["s&p 500", "gold etf", "bond funds"])("%j names no fund that is held", (text) => {
  expect(fundAt(words(text), 0, held)).toBeUndefined();
});

test("any such fund is none in particular", () => {
  expect(fundAt(words("what is an s&p fund"), 3, held)).toBeUndefined();
});

test("a house's fund is the only one of the house that is held", () => {
  expect([
    fundAt(words("vanguard etf"), 0, new Set(["VOO", "AAPL"])),
    fundAt(words("vanguard etf"), 0, new Set(["VOO", "VTI"])),
    fundAt(words("muni fund"), 0, new Set(["MUB", "BND"])),
  ]).toEqual([{ symbols: ["VOO"], end: 2 }, undefined, { symbols: ["MUB"], end: 2 }]);
});
