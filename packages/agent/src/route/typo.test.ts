import { describe, expect, test } from "vitest";
import { corrected, neighbours } from "./typo.ts";
import { keyWords, ordinaryWords } from "./vocabulary.ts";

describe("a misspelling", () => {
  test.each([
    ["perfomance", "performance"],
    ["preformance", "performance"],
    ["portfoilio", "portfolio"],
    ["dividens", "dividend"],
    ["withdrawl", "withdrawal"],
    ["depsoits", "deposits"],
    ["postions", "positions"],
    ["balence", "balance"],
    ["qoute", "quote"],
    ["microsft", "microsoft"],
    ["worht", "worth"],
    ["wroth", "worth"],
    ["wort", "worth"],
    ["worts", "worst"],
    ["vlaue", "value"],
  ])("%s is %s", (typed, meant) => {
    expect(corrected(typed)).toBe(meant);
  });
});

test.each([
  "hold",
  "sold",
  "north",
  "modern",
  "expected",
  "weight",
  "being",
  "crsh",
  "stocky2",
  "group",
])("%s stays as it is", (word) => {
  expect(corrected(word)).toBe(word);
});

test("no word of its own is corrected", () => {
  for (const word of [...keyWords, ...ordinaryWords]) expect(corrected(word)).toBe(word);
});

test("a word is compared with few others, however it is spelt", () => {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const spelt = [...keyWords].flatMap((key) => letters.map((letter) => `${letter}${key.slice(1)}`));
  expect(Math.max(...spelt.map((word) => neighbours(word).length))).toBeLessThan(20);
});

test("a word of its own is no company that is spelt almost so", () => {
  expect(["boring", "adventure", "marvel", "pathway"].map(corrected)).toEqual([
    "boring",
    "adventure",
    "marvel",
    "pathway",
  ]);
});
